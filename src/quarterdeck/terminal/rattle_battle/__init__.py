"""The Sea Box, the galleons and the port of Rattle, Battle, Grab the Loot, in cells."""

from quarterdeck.terminal.rattle_battle.view import RattleBattleView

__all__ = ["RattleBattleView"]
