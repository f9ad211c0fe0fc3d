"""An answer as a picture: lines with bands where x is a number, points with whiskers else."""

from __future__ import annotations

from quarterdeck.arena.drawing import (
    Axes,
    Mark,
    Picture,
    Row,
    colour,
    intervals,
    lines,
    standalone,
)
from quarterdeck.studies.answers import Answer, Point


def draw(answer: Answer) -> str:
    """The picture as an SVG file."""
    numbers = all(isinstance(point.x, int | float) for point in answer.points)
    return standalone(_lines(answer) if numbers else _rows(answer))


def _say(value: float) -> str:
    return f"{value:+.1f}" if value else "0"


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
    asked = answer.question
    axes = Axes(asked.title, asked.across, asked.up)
    return intervals(rows, _say, asked.title, asked.base, axes)


def _label(point: Point) -> str:
    return f"{point.x}, {point.series}" if point.series else str(point.x)


def _lines(answer: Answer) -> Picture:
    """For numbers: a line for each series."""
    asked = answer.question
    series = {
        name: [Mark(float(p.x), p.y.low, p.y.estimate, p.y.high) for p in points]
        for name, points in answer.series().items()
    }
    whole = any(isinstance(point.x, int) for point in answer.points)
    return lines(series, Axes(asked.title, asked.across, asked.up, asked.base, whole))
