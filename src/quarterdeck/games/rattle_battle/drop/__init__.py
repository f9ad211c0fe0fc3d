"""Dice that really fall: drops, re-drops and throws, their record, and a pool of drops."""

from quarterdeck.games.rattle_battle.drop.dropping import drop, redrop, throw
from quarterdeck.games.rattle_battle.drop.fall import FRAMES_PER_SECOND, Fall
from quarterdeck.games.rattle_battle.drop.hand import Aim, DropError
from quarterdeck.games.rattle_battle.drop.pool import (
    Pool,
    PoolError,
    pool,
    pooled_drop,
    pooled_throw,
)
from quarterdeck.games.rattle_battle.drop.reading import Lying
from quarterdeck.games.rattle_battle.drop.simulation import PhysicsMissing, has_physics

__all__ = [
    "FRAMES_PER_SECOND",
    "Aim",
    "DropError",
    "Fall",
    "Lying",
    "PhysicsMissing",
    "Pool",
    "PoolError",
    "drop",
    "has_physics",
    "pool",
    "pooled_drop",
    "pooled_throw",
    "redrop",
    "throw",
]
