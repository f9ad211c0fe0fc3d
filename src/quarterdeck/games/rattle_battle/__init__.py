"""Rattle, Battle, Grab the Loot: the rules, the dice and the Sea Box."""

from typing import TYPE_CHECKING

from quarterdeck.core.later import from_later

if TYPE_CHECKING:
    from quarterdeck.games.rattle_battle.actions import Command, Slide, Throw
    from quarterdeck.games.rattle_battle.game import (
        RATTLE_BATTLE,
        RattleBattle,
        RattleBattlePosition,
    )
    from quarterdeck.games.rattle_battle.observation import Observation
else:
    __getattr__ = from_later(
        __name__,
        actions=("Command", "Slide", "Throw"),
        game=("RATTLE_BATTLE", "RattleBattle", "RattleBattlePosition"),
        observation=("Observation",),
    )

__all__ = [
    "RATTLE_BATTLE",
    "Command",
    "Observation",
    "RattleBattle",
    "RattleBattlePosition",
    "Slide",
    "Throw",
]
