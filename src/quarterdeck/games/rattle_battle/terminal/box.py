"""The Sea Box from above, to scale: water, tiles, dice as they lie, and what they show.

A cell is two dots, one above the other, so that dots are about square. A die is drawn where and
how it lies; the cells over its middle tell whose it is and what it shows. Where dice lie so close
that their cells would cover each other, a label moves to the nearest free cells.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

from quarterdeck.games.rattle_battle.geometry import BOX, HALF, LONG, WALL, Pose
from quarterdeck.games.rattle_battle.observation import ShipSeen
from quarterdeck.games.rattle_battle.terminal.marks import face_mark, ship_colours, ship_mark
from quarterdeck.games.rattle_battle.tiles_geometry import Tile, outline_gap
from quarterdeck.terminal.canvas import Canvas
from quarterdeck.terminal.palette import CORAL, CREAM, INK, LIT, SEA, SEA_DEEP, blend, style

Cell: TypeAlias = tuple[int, int]

WATER: Final = SEA_DEEP
REACH: Final = blend(SEA_DEEP, "#5fb0b6", 0.35)
"""Water that a selected ship could sail to."""
SAND: Final = "#a98d5a"
GRID: Final = 50.0
"""Points on the water every so many millimetres from the middle, to estimate by."""
GRID_INK: Final = blend(SEA, "#fff8e6", 0.45)
AROUND: Final = sorted(
    ((dx, dy) for dx in range(-4, 5) for dy in range(-2, 3)),
    key=lambda step: (math.hypot(step[0], 2 * step[1]), step),
)
"""Where a label may go that finds its cells taken, the nearest first."""


@dataclass(frozen=True, slots=True)
class Chart:
    """What is to be drawn."""

    ships: Sequence[ShipSeen]
    tiles: Sequence[Tile] = ()
    selected: str = ""
    """The ship that is selected."""
    reach: float = LONG
    """How far it could sail; 0: nothing to show."""
    involved: frozenset[str] = frozenset()
    """The ships that what is shown is about."""
    sinking: frozenset[str] = frozenset()
    """Those of them that sink."""

    def colours(self, ship: str) -> tuple[str, str]:
        """Of what is written on a ship, and of the ground."""
        if ship in self.sinking:
            return CREAM, CORAL
        lit = ship == self.selected or ship in self.involved
        return (INK, LIT) if lit else ship_colours(ship)


def paint_box(chart: Chart, rows: int) -> Canvas:
    """The box in so many rows, twice as many columns."""
    columns = 2 * rows
    canvas = Canvas(columns, rows, style(GRID_INK, WATER))
    if rows < 1:
        return canvas
    dots = _dots(chart, columns)
    for y in range(rows):
        for x in range(columns):
            upper, lower = dots[2 * y][x], dots[2 * y + 1][x]
            char = " " if upper == lower else "▀"
            canvas.fill(x, y, 1, 1, style(upper, lower), char)
    _grid(canvas, dots)
    _numbers(canvas, _labels(canvas, chart))
    return canvas


def _dots(chart: Chart, columns: int) -> list[list[str]]:
    """The colour of each dot: a die over a tile over water."""
    size = BOX / columns
    rows = [list(row) for row in _sea(tuple(chart.tiles), columns)]
    start = next((ship.pose for ship in chart.ships if ship.ship == chart.selected), None)
    if start is not None and chart.reach:
        for row, column in _all_dots(columns):
            x, y = _middle(row, column, size)
            near = math.hypot(x - start.x, y - start.y) <= chart.reach
            if near and rows[row][column] == WATER:
                rows[row][column] = REACH
    for ship in chart.ships:
        ground = ship_colours(ship.ship)[1]
        for row, column in _under(ship.pose, size, columns):
            rows[row][column] = ground
    return rows


@lru_cache(maxsize=32)  # tiles lie still for a whole adventure
def _sea(tiles: tuple[Tile, ...], columns: int) -> tuple[tuple[str, ...], ...]:
    """Water and tiles."""
    size = BOX / columns
    return tuple(
        tuple(
            SAND
            if any(outline_gap([_middle(row, column, size)], tile) == 0 for tile in tiles)
            else WATER
            for column in range(columns)
        )
        for row in range(columns)
    )


def _all_dots(columns: int) -> Iterator[tuple[int, int]]:
    return product(range(columns), range(columns))


def _middle(row: int, column: int, size: float) -> tuple[float, float]:
    """The point under the middle of a dot."""
    return -WALL + (column + 0.5) * size, WALL - (row + 0.5) * size


def _under(pose: Pose, size: float, columns: int) -> Iterator[tuple[int, int]]:
    """The dots whose middles a die covers."""
    around = HALF * math.sqrt(2)
    c, s = math.cos(pose.angle), math.sin(pose.angle)
    first_row = max(int((WALL - pose.y - around) / size), 0)
    last_row = min(int((WALL - pose.y + around) / size), columns - 1)
    first = max(int((pose.x + WALL - around) / size), 0)
    last = min(int((pose.x + WALL + around) / size), columns - 1)
    for row in range(first_row, last_row + 1):
        for column in range(first, last + 1):
            x, y = _middle(row, column, size)
            x, y = x - pose.x, y - pose.y
            if max(abs(c * x + s * y), abs(c * y - s * x)) <= HALF:
                yield row, column


def _grid(canvas: Canvas, dots: Sequence[Sequence[str]]) -> None:
    """Points every 50 mm."""
    for step_x, step_y in product(range(-2, 3), repeat=2):
        x, y = _column(step_x * GRID, canvas.width), _row(step_y * GRID, canvas.height)
        if dots[2 * y][x] == dots[2 * y + 1][x] and dots[2 * y][x] in (WATER, REACH):
            mark = "+" if step_x == step_y == 0 else "·"
            canvas.fill(x, y, 1, 1, style(GRID_INK, dots[2 * y][x]), mark)


def _numbers(canvas: Canvas, taken: set[Cell]) -> None:
    """The numbers that are typed, along two sides, where no ship is in the way."""
    for step in (-2, 0, 2):
        number = f"{step * GRID:.0f}"
        x = min(_column(step * GRID, canvas.width), canvas.width - len(number))
        for at in ((x, 0), (0, _row(step * GRID, canvas.height))):
            if not _cells(*at, number) & taken:
                canvas.text(*at, number, style(GRID_INK, WATER))


def _column(x: float, columns: int) -> int:
    return min(max(int((x + WALL) / BOX * columns), 0), columns - 1)


def _row(y: float, rows: int) -> int:
    return min(max(int((WALL - y) / BOX * rows), 0), rows - 1)


def _cells(x: int, y: int, text: str) -> set[Cell]:
    """The cells that a text takes."""
    return {(x + n, y) for n in range(len(text))}


def _labels(canvas: Canvas, chart: Chart) -> set[Cell]:
    """Whose ship, and what it shows; the cells this takes."""
    taken: set[Cell] = set()
    first = {chart.selected, *chart.involved}
    for ship in sorted(chart.ships, key=lambda ship: ship.ship not in first):
        mark, face = ship_mark(ship.ship), face_mark(ship.face)
        text = mark + face
        middle = _column(ship.pose.x, canvas.width) - (len(text) - 1) // 2
        row = _row(ship.pose.y, canvas.height)
        for dx, dy in AROUND:
            x = min(max(middle + dx, 0), max(canvas.width - len(text), 0))
            y = min(max(row + dy, 0), canvas.height - 1)
            if not _cells(x, y, text) & taken:
                break
        taken |= _cells(x, y, text)
        ink, ground = chart.colours(ship.ship)
        # The face in the colours the other way round: whose and what cannot be taken for one word.
        end = canvas.text(x, y, mark, style(ink, ground, bold=True))
        canvas.text(end, y, face, style(ground, ink, bold=True))
        canvas.zone(x, y, len(text), 1, f"ship:{ship.ship}")
    return taken
