"""Making a pool of drops: simulate each, then put it on the grid of the pool."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeAlias

import numpy as np

from quarterdeck.core.rng import FastSeed
from quarterdeck.games.rattle_battle.drop.dropping import drop
from quarterdeck.games.rattle_battle.drop.pool import GRID, QUARTER, TURNS, Places, PoolError
from quarterdeck.games.rattle_battle.geometry import Pose
from quarterdeck.games.rattle_battle.geometry_moves import is_free

Plan: TypeAlias = Mapping[int, int]
"""How many drops of each number of dice."""

LARGEST = 3_000_000
"""The largest file, in bytes, that may go into the package."""
BATCH = 20
"""Drops made in one go by one process."""
AROUND = [(dx, dy) for dx in range(-5, 6) for dy in range(-5, 6)]
"""How far, in steps of the grid, a die may be moved by it: less than a fifth of a millimetre."""
ATTEMPTS = 50
"""Drops in a row that may not fit the grid."""
SEEDS = 1_000_000
"""No number of dice gets more drops than this: each drop has a generator of its own."""


def plan(scale: float = 1.0) -> Plan:
    """Most for what a table drops most: 4 to 18 dice; 1 and 3 are dropped to be placed."""
    counts = {dice: 1000 if 4 <= dice <= 18 else 500 for dice in range(1, 25)}
    return {dice: max(round(count * scale), 1) for dice, count in counts.items()}


def make(wanted: Plan, seed: int, jobs: int) -> Iterator[tuple[int, Places]]:
    """The drops of a plan as they are made, each with its number of dice."""
    batches = [
        (seed, dice, first, min(first + BATCH, count))
        for dice, count in wanted.items()
        for first in range(0, count, BATCH)
    ]
    if jobs == 1:
        yield from itertools.chain.from_iterable(map(_batch, batches))
        return
    with ProcessPoolExecutor(jobs) as workers:
        yield from itertools.chain.from_iterable(workers.map(_batch, batches))


def _batch(job: tuple[int, int, int, int]) -> list[tuple[int, Places]]:
    seed, dice, first, end = job
    return [(dice, one_drop(dice, seed, number)) for number in range(first, end)]


def one_drop(dice: int, seed: int, number: int) -> Places:
    """The drop of this number, on the grid of the pool."""
    rng = FastSeed(seed).generator(dice * SEEDS + number)
    for _ in range(ATTEMPTS):
        steps = on_grid(drop(dice, rng).poses)
        if steps is not None:
            return steps
    raise PoolError(f"drops of {dice} dice do not fit the grid of a pool")


def on_grid(poses: Sequence[Pose]) -> Places | None:
    """Poses as whole steps, each die at the nearest point of the grid where it lies on no other.

    Dice that touch would often overlap after plain rounding, and a pool without them would not
    be like real drops.
    """
    rows: list[tuple[int, int, int]] = []
    put: list[Pose] = []
    for x, y, angle in poses:
        turn = round(angle / QUARTER * TURNS) % TURNS
        near = sorted(
            ((round(x * GRID) + dx, round(y * GRID) + dy) for dx, dy in AROUND),
            key=lambda point: math.hypot(point[0] - x * GRID, point[1] - y * GRID),
        )
        spots = (Pose(px / GRID, py / GRID, turn / TURNS * QUARTER) for px, py in near)
        spot = next((spot for spot in spots if is_free(spot, put)), None)
        if spot is None:
            return None
        put.append(spot)
        rows.append((round(spot.x * GRID), round(spot.y * GRID), turn))
    return np.array(rows, dtype=np.int16)
