"""How much anybody may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 10_000


class Bucket:
    """Fills at a steady rate, holds so much; each request takes one."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: int) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = float(most), time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limiter:
    """A bucket for each of many; who has not been heard of longest is forgotten first."""

    def __init__(self, limit: tuple[float, int]) -> None:
        self._limit = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Whether this one may ask once more."""
        bucket = self._buckets.setdefault(who, Bucket(*self._limit))
        self._buckets.move_to_end(who)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()
