"""A picture of a course: strength over games, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quarterdeck.arena.drawing import Axes, Mark, lines, standalone
from quarterdeck.games.port_royal.train.course import Look


def plot(title: str, courses: Mapping[str, Sequence[Look]]) -> str:
    """One line for each course, with 95 % intervals."""
    series = {name: [_mark(look) for look in looks] for name, looks in courses.items() if looks}
    return standalone(lines(series, Axes(title, "thousand games", "share of wins, %")))


def _mark(look: Look) -> Mark:
    low, high = look.share - look.margin, look.share + look.margin
    return Mark(look.games / 1000, 100 * low, 100 * look.share, 100 * high)
