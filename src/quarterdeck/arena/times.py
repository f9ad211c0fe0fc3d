"""How long decisions took, as counts in steps of two per cent: small, and easy to add up."""

from __future__ import annotations

import math
from typing import Final

import msgspec

STEP: Final = math.log(1.02)


class Times(msgspec.Struct):
    """Durations of many decisions."""

    count: int = 0
    total: int = 0
    """Nanoseconds."""
    steps: dict[int, int] = {}
    """How many lasted about 1.02 to the power of the key, in nanoseconds."""
    fallbacks: int = 0
    """How many were not what the bot is meant to play."""

    def add(self, nanoseconds: int, fallbacks: int = 0) -> None:
        """One more decision."""
        self.fallbacks += fallbacks
        step = round(math.log(max(nanoseconds, 1)) / STEP)
        self.count += 1
        self.total += nanoseconds
        self.steps[step] = self.steps.get(step, 0) + 1

    def merge(self, other: Times) -> None:
        """Those of another, too."""
        self.count += other.count
        self.fallbacks += other.fallbacks
        self.total += other.total
        for step, count in other.steps.items():
            self.steps[step] = self.steps.get(step, 0) + count

    @property
    def mean(self) -> float:
        """In seconds."""
        return self.total / self.count / 1e9 if self.count else math.nan

    def quantile(self, share: float) -> float:
        """The seconds that this share of decisions did not exceed, within one per cent."""
        left = share * self.count
        for step, count in sorted(self.steps.items()):
            left -= count
            if left <= 0:
                return math.exp(step * STEP) / 1e9
        return math.nan
