"""How fast dice fall and are measured, in time of one core.

``python -m benchmarks.dice`` prints the figures.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import numpy as np

from benchmarks.speed import REPEATS, Figure
from quarterdeck.core.rng import FastSeed
from quarterdeck.games.rattle_battle.drop import drop, pooled_drop
from quarterdeck.games.rattle_battle.geometry import pair_gaps

DROPS = 101
PAIRS = 1_000


def time_to_rest(dice: int = 20) -> Figure:
    """A drop from the hand to the recorded fall, bangs and further tries included."""
    seed = FastSeed(1)
    drop(dice, seed.generator(DROPS))  # MuJoCo is loaded and the box built once in a process
    times = [_process_time(lambda i=i: drop(dice, seed.generator(i))) for i in range(DROPS)]
    median = 1e3 * float(np.median(times))
    worst = 1e3 * float(np.percentile(times, 95))
    text = f"{median:.0f} ms (95 % within {worst:.0f} ms)"
    return Figure(f"{dice} dice dropped, median time to rest", text, median)


def pair_distances(dice: int = 30) -> Figure:
    """The gaps of all pairs."""
    poses = drop(dice, FastSeed(1).generator(0)).poses
    best = min(
        _process_time(lambda: [pair_gaps(poses) for _ in range(PAIRS)]) for _ in range(REPEATS)
    )
    micros = 1e6 * best / PAIRS
    return Figure(f"all pair distances of {dice} dice", f"{micros:.0f} µs", micros)


def pooled(dice: int = 12) -> Figure:
    """A drop from the pool."""
    rng = FastSeed(1).generator(0)
    pooled_drop(dice, rng)
    best = min(
        _process_time(lambda: [pooled_drop(dice, rng) for _ in range(PAIRS)])
        for _ in range(REPEATS)
    )
    micros = 1e6 * best / PAIRS
    return Figure(f"{dice} dice from the pool", f"{micros:.0f} µs", micros)


def _process_time(work: Callable[[], object]) -> float:
    begin = time.process_time()
    work()
    return time.process_time() - begin


def all_figures() -> Iterator[Figure]:
    yield time_to_rest()
    yield pair_distances()
    yield pooled()


if __name__ == "__main__":
    for figure in all_figures():
        print(f"{figure.name}: {figure.text}")
