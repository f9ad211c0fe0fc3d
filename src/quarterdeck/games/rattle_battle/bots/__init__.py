"""Bots for Rattle, Battle, Grab the Loot: the Landlubber, the Gunner and the Quartermaster."""
