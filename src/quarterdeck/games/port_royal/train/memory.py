"""What is remembered of a game until the net has learned from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from quarterdeck.games.port_royal.bots.features import INPUTS
from quarterdeck.games.port_royal.state import MAX_PLAYERS

LONGEST: Final = 1500
"""Decisions of a game that are remembered; the rest of a longer one teaches nothing."""

DECISION: Final = np.dtype(
    [
        ("slots", "i2", INPUTS + 1),
        ("values", "f4", INPUTS + 1),
        ("seen", "i2"),
        ("active", "i1"),
        ("strayed", "i1"),
        ("target", "f4", MAX_PLAYERS),
    ]
)


@dataclass
class Decision:
    """A record of :data:`DECISION`: what is remembered of one, as compiled functions see it."""

    slots: list[int]
    values: list[float]
    """What the net saw after it, or before the card it drew."""
    seen: int
    """How many numbers that were."""
    active: int
    strayed: int
    """Whether it was made at random."""
    target: list[float]
    """By seat, the chances after the best action; then what they should have been."""


# Which of the nets that are handed over is which.
LEARNER: Final = 0
GRADIENT: Final = 1
MEAN: Final = 2
SQUARE: Final = 3
OPPONENT: Final = 4
