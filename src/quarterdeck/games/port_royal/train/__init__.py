"""How the value nets of the bots are made: self-play on the compiled rules."""
