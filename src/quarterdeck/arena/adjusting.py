"""Results less luck: regression on what has expectation zero, in the manner of AIVAT.

Luck is measured in several ways (see :data:`quarterdeck.bots.fast.Luck`), each of them zero in
expectation whatever the bots are. How much of each is taken off a deal's result is what explains
the results of *other* deals best. So the mean stays what it was, and most of its noise goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from operator import add
from typing import Any, Final

import numpy as np
from threadpoolctl import threadpool_limits

from quarterdeck.arena.statistics import Cluster, Interval, mean_interval

Array = np.ndarray[Any, np.dtype[np.float64]]

FOLDS: Final = 8
FEWEST: Final = 20
"""Deals from which factors can be told."""
STIFFNESS: Final = (0.03, 0.1, 0.3, 1.0, 1e6)
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

    def __add__(self, other: _Sums) -> _Sums:
        return self._combined(other, 1)

    def __sub__(self, other: _Sums) -> _Sums:
        return self._combined(other, -1)

    def _combined(self, other: _Sums, sign: int) -> _Sums:
        return _Sums(
            self.squares + sign * other.squares,
            self.with_values + sign * other.with_values,
            self.with_sizes + sign * other.with_sizes,
            self.value + sign * other.value,
            self.size + sign * other.size,
        )

    def factors(self, stiffness: float) -> Array:
        """By ridge regression of results, less their mean, on luck."""
        # One scale for all: a measure that only a few deals know of must not count as others do.
        scale = float(self.squares.diagonal().mean()) or 1.0
        penalty = np.full(len(self.squares), stiffness * scale)
        penalty[0] = 1e-9 * scale
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
        # Threads would do more waiting than work: on a busy machine 34 s instead of 1.
        with threadpool_limits(1):
            for held, factors in zip(folds, _factors(sums), strict=True):
                left[held] = results[held] - luck[held] @ factors
    adjusted = [(float(value), size) for value, (_, size) in zip(left, values, strict=True)]
    return mean_interval(adjusted, confidence)


def _factors(sums: Sequence[_Sums]) -> list[Array]:
    """The factors for each fold, and how stiff they are, from all others.

    Each stiffness is tried on every other fold, with factors that neither of the two had a part in.
    """
    total = reduce(add, sums)
    left = np.zeros((len(sums), len(STIFFNESS)))
    for one, other in combinations(range(len(sums)), 2):
        rest = total - sums[one] - sums[other]
        for n, stiffness in enumerate(STIFFNESS):
            factors = rest.factors(stiffness)
            left[one, n] += sums[other].left(factors, rest.value / rest.size)
            left[other, n] += sums[one].left(factors, rest.value / rest.size)
    best = left.argmin(axis=1)
    return [(total - each).factors(STIFFNESS[n]) for each, n in zip(sums, best, strict=True)]
