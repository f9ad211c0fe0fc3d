"""What all environments have in common, whatever the game."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray

from quarterdeck.core import FastSeed, QuarterdeckError, Result

Observed = dict[str, "NDArray[np.float32] | NDArray[np.int8]"]
"""What a seat is given: ``observation`` and ``action_mask``."""


def check_render_mode(mode: str | None, modes: Sequence[str]) -> None:
    """Refuse a mode there is not."""
    if mode is not None and mode not in modes:
        raise QuarterdeckError(f"no render mode '{mode}'; there are: {', '.join(modes)}")


def whole(number: SupportsIndex | None, what: str) -> int:
    """A number of any integer type, numpy's too; refuses all others, even 1.0."""
    try:
        return operator.index(number)  # type: ignore[arg-type]  # what is none is refused here
    except TypeError:
        kind = getattr(number, "dtype", type(number).__name__)
        raise QuarterdeckError(f"{what} is a whole number, not {number!r} ({kind})") from None


def seed_number(seed: SupportsIndex) -> int:
    """The number of a seed; refuses what is none."""
    return FastSeed(whole(seed, "a seed")).number


def fresh_seed(holder: Any, seed: SupportsIndex | None) -> int:
    """The seed itself, or one from the holder's generator, as Gymnasium wants it."""
    number = None if seed is None else seed_number(seed)
    if number is not None or holder._np_random is None:
        holder._np_random, _ = seeding.np_random(number)
    return int(holder._np_random.integers(1 << 63)) if number is None else number


def rewards_of(result: Result | None, seats: int) -> list[float]:
    """1 for the winner, -1 shared among the others; nothing while the game goes on."""
    if result is None:
        return [0.0] * seats
    return [(seats * result.share(seat) - 1) / (seats - 1) for seat in range(seats)]
