"""Quarterdeck: two pirate games from the table, for people and for programs."""

__version__ = "0.1.0"
