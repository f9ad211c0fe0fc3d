"""Shares and means with intervals that know which games belong together.

The games of one deal share their cards, so they are not independent. Deals are: all intervals here
take a deal as one observation (a cluster), and see how much deals differ.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

import msgspec

Cluster = tuple[float, int]
"""Of one deal: a sum, and of how many numbers."""


class Interval(msgspec.Struct, frozen=True):
    """An estimate and the range in which the truth is likely to lie."""

    low: float
    estimate: float
    high: float

    def __contains__(self, value: float) -> bool:
        return self.low <= value <= self.high

    def minus(self, value: float) -> Interval:
        """The interval of the difference from a fixed number."""
        return Interval(self.low - value, self.estimate - value, self.high - value)

    def from_share(self) -> Interval:
        """The interval of a difference, from -1 to 1, that was measured as a share."""
        return Interval(2 * self.low - 1, 2 * self.estimate - 1, 2 * self.high - 1)

    def turned(self) -> Interval:
        """The interval of what is left of a whole."""
        return Interval(1 - self.high, 1 - self.estimate, 1 - self.low)


def student(confidence: float, freedom: float) -> float:
    """The two-sided quantile of Student's t, by the expansion of Cornish and Fisher."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def ratio(clusters: Sequence[Cluster]) -> tuple[float, float]:
    """The mean over all clusters, and the variance of that mean."""
    total = sum(size for _, size in clusters)
    mean = sum(value for value, _ in clusters) / total
    squares = sum((value - mean * size) ** 2 for value, size in clusters)
    n = len(clusters)
    return mean, squares / total**2 * n / (n - 1) if n > 1 else math.inf


def mean_interval(clusters: Sequence[Cluster], confidence: float = 0.95) -> Interval:
    """A mean of numbers of any size."""
    mean, variance = ratio(clusters)
    if len(clusters) < 2:
        return Interval(-math.inf, mean, math.inf)
    half = student(confidence, len(clusters) - 1) * math.sqrt(variance)
    return Interval(mean - half, mean, mean + half)


def share_interval(clusters: Sequence[Cluster], confidence: float = 0.95) -> Interval:
    """A share between 0 and 1, as Agresti and Coull would do it for deals.

    Two imaginary deals are counted in, one all won and one all lost. Without them a bot that won
    all of ten deals would seem certain to win always.
    """
    share, _ = ratio(clusters)
    size = round(sum(size for _, size in clusters) / len(clusters))
    padded = mean_interval([*clusters, (size, size), (0.0, size)], confidence)
    return Interval(min(max(0.0, padded.low), share), share, max(min(1.0, padded.high), share))
