"""Rattle, Battle, Grab the Loot: the rules, the dice and the Sea Box."""

from quarterdeck.games.rattle_battle.actions import Command, Slide, Throw
from quarterdeck.games.rattle_battle.game import RATTLE_BATTLE, RattleBattle, RattleBattlePosition
from quarterdeck.games.rattle_battle.observation import Observation

__all__ = [
    "RATTLE_BATTLE",
    "Command",
    "Observation",
    "RattleBattle",
    "RattleBattlePosition",
    "Slide",
    "Throw",
]
