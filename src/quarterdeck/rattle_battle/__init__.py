"""Rattle, Battle, Grab the Loot: the rules, the dice and the Sea Box."""
