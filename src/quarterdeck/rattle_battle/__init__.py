"""Rattle, Battle, Grab the Loot: the rules, the dice and the Sea Box."""

from quarterdeck.rattle_battle.actions import Command, Slide, Throw
from quarterdeck.rattle_battle.game import RATTLE_BATTLE, RattleBattle, RattleBattlePosition
from quarterdeck.rattle_battle.observation import Observation

__all__ = [
    "RATTLE_BATTLE",
    "Command",
    "Observation",
    "RattleBattle",
    "RattleBattlePosition",
    "Slide",
    "Throw",
]
