"""Port Royal analysed: simulations on the compiled rules, and reasons."""
