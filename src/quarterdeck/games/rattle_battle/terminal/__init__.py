"""The Sea Box, the galleons and the port of Rattle, Battle, Grab the Loot, in cells."""

from quarterdeck.games.rattle_battle.terminal.view import RattleBattleView

__all__ = ["RattleBattleView"]
