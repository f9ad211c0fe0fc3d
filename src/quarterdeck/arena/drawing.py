"""Plots as SVG, drawn by hand: a few shapes, in the colours of the table, nothing to load."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import pairwise
from math import inf
from typing import Final

COLOURS: Final = ("#1f6f78", "#b83a27", "#5b4a86", "#855709", "#2d7a4d", "#3d5566")
"""One for each entrant, told apart by lightness, too; each has 4.5 to 1 against the paper."""
WIDTH: Final = 720
LEFT: Final = 150
RIGHT: Final = 24
TOP: Final = 10
BOTTOM: Final = 34
NAMED: Final = 22
"""Below that, for the name of an axis."""
TALL: Final = 380
"""A picture of lines."""
HEAD: Final = 30
"""Above a picture that is a file of its own, for its title."""
LETTER: Final = 7.2
"""How wide a letter is, about: names get as much room as they need."""
WIDEST: Final = 300
"""And no more than this: a longer name shows its end."""
NAMES: Final = 150
"""Room on its right, for the names of lines."""
STYLE: Final = """<style>
svg { background: #fbf3df; font: 14px 'Alegreya Sans', 'Segoe UI', sans-serif; }
text { fill: #5e4d3a; text-anchor: middle; }
.name { fill: #2b2118; text-anchor: end; } .end { fill: #2b2118; text-anchor: start; }
.value { fill: #2b2118; font-weight: 600; }
.title { fill: #2b2118; font-weight: 600; font-size: 17px; text-anchor: start; }
.hair { stroke: #dccba0; } .mark { stroke: #5e4d3a; stroke-dasharray: 5 5; }
.whisker { stroke-width: 4; stroke-linecap: round; stroke-opacity: 0.55; }
.course { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
</style>"""
"""For pictures that are files of their own; a report has the same in its style sheet."""

Say = Callable[[float], str]


def colour(number: int) -> str:
    """The colour of an entrant."""
    return COLOURS[number % len(COLOURS)]


@dataclass(frozen=True)
class Scale:
    """From values to places on the picture."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        """Where a value stands."""
        span = (self.high - self.low) or 1.0
        return self.start + (value - self.low) / span * (self.end - self.start)

    def ticks(self, about: int = 5) -> list[float]:
        """Round numbers between the ends."""
        span = (self.high - self.low) or 1.0
        steps = [m * 10.0**e for e in range(-4, 7) for m in (1, 2, 5)]
        step = next(s for s in steps if span / s <= about)
        first = -(-self.low // step)
        count = int((self.high - first * step) / step + 1e-9) + 1
        return [round((first + i) * step, 10) for i in range(count)]


@dataclass
class Picture:
    """Shapes that become one SVG."""

    height: float
    label: str
    """What it shows, for those who cannot see it."""
    shapes: list[str] = field(default_factory=list)

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str, paint: str = "") -> None:
        """A line of a kind that the style sheet knows."""
        stroke = f' stroke="{paint}"' if paint else ""
        ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        self.shapes.append(f'<line class="{kind}" {ends}{stroke}/>')

    def dot(self, x: float, y: float, paint: str) -> None:
        """A point."""
        self.shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{paint}"/>')

    def path(self, points: Sequence[tuple[float, float]], paint: str) -> None:
        """A line through points."""
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.shapes.append(f'<polyline class="course" points="{drawn}" stroke="{paint}"/>')

    def bar(self, x: float, y: float, width: float, height: float, paint: str) -> None:
        """A filled bar."""
        place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        self.shapes.append(f'<rect {place} fill="{paint}"/>')

    def text(self, x: float, y: float, text: str, kind: str = "") -> None:
        """Words at a place."""
        self.shapes.append(f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>')

    def __str__(self) -> str:
        box = f"0 0 {WIDTH} {self.height:.0f}"
        head = f'<svg viewBox="{box}" role="img" aria-label="{escape(self.label)}">'
        return "\n".join([head, *self.shapes, "</svg>"])


def standalone(picture: Picture) -> str:
    """The picture as a file of its own, with its title above it."""
    box = f'viewBox="0 {-HEAD} {WIDTH} {picture.height + HEAD:.0f}"'
    label = escape(picture.label)
    space = 'xmlns="http://www.w3.org/2000/svg"'
    return "\n".join(
        [
            f'<svg {space} width="{WIDTH}" {box} role="img" aria-label="{label}">',
            STYLE,
            f'<text class="title" x="12" y="-8">{label}</text>',
            *picture.shapes,
            "</svg>\n",
        ]
    )


def margin(names: Iterable[str]) -> float:
    """The room that the longest of these names needs beside a picture."""
    return min(WIDEST, max(LEFT, 24 + LETTER * max(map(len, names), default=0)))


def fitting(name: str, room: float) -> str:
    """A name, or its end if it is too long for its room."""
    most = int((room - 24) / LETTER)
    return name if len(name) <= most else f"…{name[1 - most :]}"


@dataclass(frozen=True)
class Row:
    """A line of a plot of intervals."""

    label: str
    low: float
    middle: float
    high: float
    paint: str


def intervals(
    rows: Sequence[Row], say: Say, label: str, mark: float | None = None, axes: Axes | None = None
) -> Picture:
    """A point and a whisker for each row; ``mark`` is a dashed line across all."""
    foot = BOTTOM + (NAMED if axes else 0)
    height = TOP + 40 * len(rows) + foot
    picture = Picture(height, label)
    left = margin(row.label for row in rows)
    values = [v for row in rows for v in (row.low, row.high)] + ([mark] if mark is not None else [])
    room = 0.06 * ((max(values) - min(values)) or 1.0)
    across = Scale(min(values) - room, max(values) + room, left, WIDTH - RIGHT)
    axis(picture, across, say, height - foot)
    if axes:
        picture.text((left + WIDTH - RIGHT) / 2, height - 8, axes.y, "tick")
        picture.text(left - 14, height - foot + 20, axes.x, "name")
    if mark is not None:
        picture.line(across(mark), TOP, across(mark), height - foot, "mark")
    for number, row in enumerate(rows):
        y = TOP + 40 * number + 22
        picture.text(left - 14, y + 5, fitting(row.label, left), "name")
        picture.line(across(row.low), y, across(row.high), y, "whisker", row.paint)
        picture.dot(across(row.middle), y, row.paint)
        picture.text(across(row.middle), y - 11, say(row.middle), "value")
    return picture


def axis(picture: Picture, across: Scale, say: Say, bottom: float) -> None:
    """Numbers below, and hair lines up from them."""
    for tick in across.ticks(6):
        picture.line(across(tick), TOP, across(tick), bottom, "hair")
        picture.text(across(tick), bottom + 20, say(tick), "tick")


def histograms(rows: Sequence[tuple[str, dict[int, float], str]], say: Say, label: str) -> Picture:
    """A row of bars for each entrant: how often each number came."""
    height = TOP + 74 * len(rows) + BOTTOM
    picture = Picture(height, label)
    numbers = [n for _, counts, _ in rows for n in counts]
    left = margin(name for name, _, _ in rows)
    across = Scale(min(numbers) - 0.5, max(numbers) + 0.5, left, WIDTH - RIGHT)
    most = max(share for _, counts, _ in rows for share in counts.values())
    axis(picture, across, say, height - BOTTOM)
    width = across(1) - across(0)
    for number, (name, counts, paint) in enumerate(rows):
        floor = TOP + 74 * (number + 1)
        picture.text(left - 14, floor - 24, fitting(name, left), "name")
        picture.line(left, floor, WIDTH - RIGHT, floor, "hair")
        for value, share in sorted(counts.items()):
            tall = 62 * share / most
            picture.bar(across(value - 0.5) + 1, floor - tall, max(1, width - 2), tall, paint)
    return picture


def courses(
    lines: Sequence[tuple[str, Sequence[float], str]], say: Say, label: str, last: int
) -> Picture:
    """How numbers went, from the first to the last; names stand at their ends."""
    height = 300.0
    picture = Picture(height, label)
    values = [value for _, course, _ in lines for value in course]
    up = Scale(min(values), max(values), height - BOTTOM, TOP + 6)
    room = margin(name for name, _, _ in lines)
    across = Scale(1, last, 64, WIDTH - room)
    for tick in up.ticks(5):
        picture.line(64, up(tick), WIDTH - room, up(tick), "hair")
        picture.text(54, up(tick) + 5, say(tick), "name")
    for tick in across.ticks(5):
        if tick.is_integer():
            picture.text(across(tick), height - BOTTOM + 20, f"{tick:.0f}", "tick")
    ends = spread([up(course[-1]) for _, course, _ in lines], 18, height - 10)
    for (name, course, paint), end in zip(lines, ends, strict=True):
        steps = max(1, len(course) - 1)
        places = [1 + i * (last - 1) / steps for i in range(len(course))]
        picture.path([(across(x), up(y)) for x, y in zip(places, course, strict=True)], paint)
        picture.text(WIDTH - room + 10, end + 5, fitting(name, room), "end")
    return picture


def spread(places: Sequence[float], apart: float, lowest: float = inf) -> list[float]:
    """The same places, moved down where they would stand too close; up again from the lowest."""
    moved = list(places)
    order = sorted(range(len(places)), key=places.__getitem__)
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + apart)
    for number, place in enumerate(reversed(order)):
        moved[place] = min(moved[place], lowest - number * apart)
    return moved


@dataclass(frozen=True)
class Mark:
    """A point of a line, with its interval."""

    x: float
    low: float
    middle: float
    high: float


@dataclass(frozen=True)
class Axes:
    """What a picture of lines shows."""

    title: str
    x: str
    y: str
    base: float | None = None
    """A value of y that means nothing happened: drawn as a line."""
    whole: bool = False
    """Whether x is a whole number."""


def lines(series: Mapping[str, Sequence[Mark]], axes: Axes) -> Picture:
    """A line with whiskers for each series, its name at its end."""
    picture = Picture(TALL, axes.title)
    marks = [mark for each in series.values() for mark in each]
    names = max(NAMES, margin(series) + 20)
    left, right = LEFT - 80, WIDTH - (names if any(series) else RIGHT)
    ends = [value for mark in marks for value in (mark.low, mark.high)]
    ends += [axes.base] if axes.base is not None else []
    room = 0.05 * ((max(ends) - min(ends)) or 1.0)
    across = Scale(min(m.x for m in marks), max(m.x for m in marks), left, right)
    up = Scale(min(ends) - room, max(ends) + room, TALL - BOTTOM - 20, TOP + 24)
    for tick in up.ticks(6):
        picture.line(left, up(tick), right, up(tick), "hair")
        picture.text(left - 10, up(tick) + 5, f"{tick:g}", "name")
    for tick in across.ticks(8):
        if not axes.whole or tick.is_integer():
            picture.text(across(tick), TALL - BOTTOM, f"{tick:g}", "tick")
    picture.text((left + right) / 2, TALL - 10, axes.x, "tick")
    picture.text(12, TOP + 8, axes.y, "end")
    if axes.base is not None:
        picture.line(left, up(axes.base), right, up(axes.base), "mark")
    last = spread([up(each[-1].middle) for each in series.values()], 18, TALL - 10)
    for number, ((name, each), end) in enumerate(zip(series.items(), last, strict=True)):
        paint = colour(number)
        picture.path([(across(m.x), up(m.middle)) for m in each], paint)
        for mark in each:
            picture.line(
                across(mark.x), up(mark.low), across(mark.x), up(mark.high), "whisker", paint
            )
            picture.dot(across(mark.x), up(mark.middle), paint)
        if name:
            picture.dot(right + 18, end, paint)
            picture.text(right + 30, end + 5, fitting(name, names - 20), "end")
    return picture
