"""Games by the thousand, written down for learning and for questions."""
