"""What all environments have in common, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray

from quarterdeck.core import QuarterdeckError, Result

Observed = dict[str, "NDArray[np.float32] | NDArray[np.int8]"]
"""What a seat is given: ``observation`` and ``action_mask``."""


def check_render_mode(mode: str | None, modes: Sequence[str]) -> None:
    """Refuse a mode there is not."""
    if mode is not None and mode not in modes:
        raise QuarterdeckError(f"no render mode '{mode}'; there are: {', '.join(modes)}")


def fresh_seed(holder: Any, seed: int | None) -> int:
    """The seed itself, or one from the holder's generator, as Gymnasium wants it."""
    if seed is not None or holder._np_random is None:
        holder._np_random, _ = seeding.np_random(seed)
    return int(holder._np_random.integers(1 << 63)) if seed is None else seed


def rewards_of(result: Result | None, seats: int) -> list[float]:
    """1 for the winner, -1 shared among the others; nothing while the game goes on."""
    if result is None:
        return [0.0] * seats
    return [(seats * result.share(seat) - 1) / (seats - 1) for seat in range(seats)]
