"""Speed, always as a ratio against a yardstick that runs in turn with what is measured."""
