"""Numbers of a tournament as a reader of some language expects them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarterdeck.arena.standings import Standing, Standings
    from quarterdeck.arena.statistics import Interval
    from quarterdeck.i18n import Words


def about(table: Standings, words: Words) -> str:
    """What was played, in a line."""
    plan = table.plan
    games, deals = words("arena-games", games=table.games), words("arena-deals", deals=plan.deals)
    return words("arena-about", games=games, deals=deals, seats=plan.seats, seed=str(plan.seed))


class Numbers:
    """Says shares, points and times."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def percent(self, share: float) -> str:
        """A share: 24.6 %."""
        return self._words("arena-percent", amount=share)

    def amount(self, number: float) -> str:
        """A number with one decimal."""
        return self._words("arena-amount", amount=number) if math.isfinite(number) else "–"

    def count(self, number: int) -> str:
        """A whole number."""
        return self._words("arena-count", amount=number)

    def confidence(self, share: float) -> str:
        """How sure an interval is: 95 %."""
        return self._words("arena-whole-percent", amount=share)

    def range(self, interval: Interval, say: Callable[[float], str]) -> str:
        """From where to where."""
        if not (math.isfinite(interval.low) and math.isfinite(interval.high)):
            return "–"
        return self._words("arena-range", low=say(interval.low), high=say(interval.high))

    def adjusted(self, row: Standing) -> list[str]:
        """The share without luck and its interval; nothing if luck was not measured."""
        if row.adjusted is None:
            return []
        return [self.percent(row.adjusted.estimate), self.range(row.adjusted, self.percent)]

    def duration(self, seconds: float) -> str:
        """A short time, in the unit that suits it."""
        if not math.isfinite(seconds):
            return "–"
        units = (("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6))
        unit, size = next((u for u in units if seconds >= u[1]), units[-1])
        number = self._words("arena-short", amount=seconds / size)
        return self._words(f"arena-{unit}", number=number)
