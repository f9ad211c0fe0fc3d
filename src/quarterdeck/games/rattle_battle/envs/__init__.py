"""Rattle, Battle, Grab the Loot for learning programs."""
