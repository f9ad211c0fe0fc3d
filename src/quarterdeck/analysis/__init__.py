"""What is right in a position: exact where that can be, else by many simulations."""
