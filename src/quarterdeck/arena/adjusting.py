"""Results less luck: regression on what has expectation zero, in the manner of AIVAT.

Luck is measured in many ways (see :data:`quarterdeck.bots.fast.Luck`), and each of them is zero in
expectation whatever the bots are. How much of each is taken off a deal's result is what explains
the results of *other* deals best. So the mean stays what it was, and most of its noise goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from threadpoolctl import threadpool_limits

from quarterdeck.arena.statistics import Cluster, Interval, mean_interval

Array = np.ndarray[Any, np.dtype[np.float64]]

FOLDS: Final = 10
FEWEST: Final = 20
"""Deals from which factors can be told."""
TRIALS: Final = 2
"""Folds on which it is tried how far factors may be trusted."""
STIFFNESS: Final = (0.1, 0.3, 1.0, 3.0, 1e6)
"""How strongly all factors but the first are held near zero; the last leaves only the first."""


@dataclass(frozen=True)
class _Sums:
    """What least squares need to know of some deals."""

    squares: Array
    """Of luck, by measure and measure."""
    with_values: Array
    with_sizes: Array
    value: float
    size: float

    @classmethod
    def of(cls, values: Array, sizes: Array, luck: Array) -> _Sums:
        return cls(luck.T @ luck, luck.T @ values, luck.T @ sizes, values.sum(), sizes.sum())

    def __sub__(self, other: _Sums) -> _Sums:
        return _Sums(
            self.squares - other.squares,
            self.with_values - other.with_values,
            self.with_sizes - other.with_sizes,
            self.value - other.value,
            self.size - other.size,
        )

    def factors(self, stiffness: float) -> Array:
        """By ridge regression of results, less their mean, on luck."""
        scale = self.squares.diagonal().copy()
        scale[scale == 0] = 1  # a measure that never said anything
        penalty = stiffness * scale
        penalty[0] = 1e-9 * scale[0]
        mean = self.value / self.size
        together = self.with_values - mean * self.with_sizes
        return np.linalg.solve(self.squares + np.diag(penalty), together).astype(np.float64)

    def left(self, factors: Array, mean: float) -> float:
        """What these factors leave of the squares of results, up to what none of them changes."""
        together = self.with_values - mean * self.with_sizes
        return float(factors @ self.squares @ factors - 2 * factors @ together)


def luck_adjusted(values: Sequence[Cluster], luck: Array, confidence: float = 0.95) -> Interval:
    """The mean of values by deal less the luck in them: a row for each deal, a column by measure.

    Factors are found for each fold from the deals of all others: one that a deal had no part in
    leaves its expectation as it is. So the mean stays unbiased, whatever the luck is worth, and
    with enough deals its interval is not wider than without.
    """
    results = np.array([value for value, _ in values])
    sizes = np.array([float(size) for _, size in values])
    deals = np.arange(len(values))
    left = results - luck[:, 0]
    if len(values) >= FEWEST:
        folds = [deals % FOLDS == fold for fold in range(FOLDS)]
        sums = [_Sums.of(results[held], sizes[held], luck[held]) for held in folds]
        total = _Sums.of(results, sizes, luck)
        # Threads would do more waiting than work: on a busy machine 34 s instead of 1.
        with threadpool_limits(1):
            for fold, held in enumerate(folds):
                left[held] = results[held] - luck[held] @ _factors(total, sums, fold)
    adjusted = [(float(value), size) for value, (_, size) in zip(left, values, strict=True)]
    return mean_interval(adjusted, confidence)


def _factors(total: _Sums, sums: Sequence[_Sums], fold: int) -> Array:
    """The factors for one fold, and how stiff they are, from all others."""
    others = total - sums[fold]
    trials = [(fold + step) % FOLDS for step in range(1, TRIALS + 1)]

    def left(stiffness: float) -> float:
        """What is left of folds that these factors had no part in."""
        return sum(
            sums[trial].left(rest.factors(stiffness), rest.value / rest.size)
            for trial in trials
            for rest in [others - sums[trial]]
        )

    return others.factors(min(STIFFNESS, key=left))
