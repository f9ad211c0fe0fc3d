"""An answer as a picture: lines with bands where x is a number, points with whiskers else."""

from __future__ import annotations

from typing import Final

from quarterdeck.arena.drawing import (
    BOTTOM,
    LEFT,
    TOP,
    WIDTH,
    Picture,
    Row,
    Scale,
    colour,
    intervals,
    spread,
    standalone,
)
from quarterdeck.studies.answers import Answer, Point

HEIGHT: Final = 380.0
NAMES: Final = 150.0
"""Room on the right, for the names of lines."""


def draw(answer: Answer) -> str:
    """The picture as an SVG file."""
    numbers = all(isinstance(point.x, int | float) for point in answer.points)
    return standalone(_lines(answer) if numbers else _rows(answer))


def _say(value: float) -> str:
    return f"{value:+.1f}" if value else "0"


def _plain(value: float) -> str:
    return f"{value:g}"


def _rows(answer: Answer) -> Picture:
    """For words: the largest first, each series in its colour."""
    names = list(answer.series())
    size = {p.x: p.y.estimate for p in answer.points}
    order = sorted(answer.points, key=lambda p: (-size[p.x], str(p.x), names.index(p.series)))
    rows = [
        Row(_label(point), point.y.low, point.y.estimate, point.y.high, colour(at))
        for point in order
        for at in [names.index(point.series)]
    ]
    return intervals(rows, _say, answer.question.title, answer.question.base)


def _label(point: Point) -> str:
    return f"{point.x}, {point.series}" if point.series else str(point.x)


def _lines(answer: Answer) -> Picture:
    picture = Picture(HEIGHT, answer.question.title)
    lines = answer.series()
    base = answer.question.base
    right = WIDTH - (NAMES if any(lines) else 24)
    ends = [v for p in answer.points for v in (p.y.low, p.y.high)]
    ends += [base] if base is not None else []
    room = 0.05 * ((max(ends) - min(ends)) or 1.0)
    xs = [float(p.x) for p in answer.points]
    across = Scale(min(xs), max(xs), LEFT - 80, right)
    up = Scale(min(ends) - room, max(ends) + room, HEIGHT - BOTTOM - 20, TOP + 24)
    _axes(picture, answer, across, up, right)
    if base is not None:
        picture.line(LEFT - 80, up(base), right, up(base), "mark")
    last = spread([up(points[-1].y.estimate) for points in lines.values()], 18)
    for number, ((name, points), end) in enumerate(zip(lines.items(), last, strict=True)):
        paint = colour(number)
        picture.path([(across(float(p.x)), up(p.y.estimate)) for p in points], paint)
        for point in points:
            x = across(float(point.x))
            picture.line(x, up(point.y.low), x, up(point.y.high), "whisker", paint)
            picture.dot(x, up(point.y.estimate), paint)
        if name:
            picture.dot(right + 18, end, paint)
            picture.text(right + 30, end + 5, name, "end")
    return picture


def _axes(picture: Picture, answer: Answer, across: Scale, up: Scale, right: float) -> None:
    for tick in up.ticks(6):
        picture.line(LEFT - 80, up(tick), right, up(tick), "hair")
        picture.text(LEFT - 90, up(tick) + 5, _plain(tick), "name")
    for tick in across.ticks(8):
        if all(isinstance(p.x, float) for p in answer.points) or tick.is_integer():
            picture.text(across(tick), HEIGHT - BOTTOM, _plain(tick), "tick")
    picture.text((LEFT - 80 + right) / 2, HEIGHT - 10, answer.question.x, "tick")
    picture.text(12, TOP + 8, answer.question.y, "end")
