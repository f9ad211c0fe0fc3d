"""The Sea Box in cells: to scale, readable where dice lie close, and clickable."""

from __future__ import annotations

import pytest

from quarterdeck.games.rattle_battle.cards import ADVENTURES
from quarterdeck.games.rattle_battle.dice import ALL_DICE, faces, owner
from quarterdeck.games.rattle_battle.geometry import BOX, WALL, Pose
from quarterdeck.games.rattle_battle.observation import ShipSeen
from quarterdeck.games.rattle_battle.rules.sea import tiles
from quarterdeck.games.rattle_battle.terminal.box import (
    GRID_INK,
    REACH,
    SAND,
    WATER,
    Chart,
    paint_box,
)
from quarterdeck.games.rattle_battle.terminal.marks import face_mark, ship_colours, ship_mark
from quarterdeck.games.rattle_battle.tiles_geometry import Circle
from quarterdeck.terminal.palette import INK, LIT, contrast


def ship(die: str, x: float, y: float, face: str = "3", angle: float = 0.0) -> ShipSeen:
    return ShipSeen(die, owner(die), "", Pose(x, y, angle), face, 0, 3, False, (), ())


def grounds(chart: Chart, rows: int) -> list[list[str]]:
    """The colour of the upper half of every cell."""
    canvas = paint_box(chart, rows)
    found = []
    for y in range(rows):
        row: list[str] = []
        for segment in canvas.strip(y):
            look = segment.style
            assert look is not None
            assert look.color is not None
            assert look.bgcolor is not None
            for char in segment.text:
                colour = look.color if char == "▀" else look.bgcolor
                row.append(colour.name)
        found.append(row)
    return found


@pytest.mark.parametrize("rows", [8, 16, 30, 53])
def test_a_ship_is_drawn_where_it_lies(rows: int) -> None:
    for x, y in ((0, 0), (-136, 136), (136, -136), (50, 100)):
        canvas = paint_box(Chart([ship("y3", x, y)]), rows)
        (zone,) = canvas.zones
        middle = (zone.x + zone.width / 2, zone.y + 0.5)
        expected = ((x + WALL) / BOX * 2 * rows, (WALL - y) / BOX * rows)
        assert middle == pytest.approx(expected, abs=1.6)
        assert canvas.cut == []


def test_a_label_says_whose_ship_it_is_and_what_it_shows() -> None:
    for rows in (16, 40):
        box = str(paint_box(Chart([ship("y3", 0, 0, "grapeshot"), ship("1.c", 90, 0)]), rows))
        assert "y3∴" in box
        assert "▲c❸" in box


def test_no_label_can_be_taken_for_the_name_of_another_ship() -> None:
    names = {ship_mark(die) for die in ALL_DICE}
    assert len(names) == len(ALL_DICE)
    for die in ALL_DICE:
        for face in faces(die):
            label = ship_mark(die) + face_mark(face)
            parts = {label[i:j] for i in range(len(label)) for j in range(i + 1, len(label) + 1)}
            assert parts & names == {ship_mark(die)}
            assert not face_mark(face).isdecimal()


def test_labels_of_ships_that_touch_do_not_cover_each_other() -> None:
    heap = [
        ship(die, 13 * (n % 5) - 26, 13 * (n // 5) - 26, "5") for n, die in enumerate(ALL_DICE[:20])
    ]
    canvas = paint_box(Chart(heap), 16)
    cells = [(z.x + n, z.y) for z in canvas.zones for n in range(z.width)]
    assert len(set(cells)) == len(cells) == 3 * len(heap)


def test_tiles_and_the_reach_of_a_selected_ship_are_drawn_to_scale() -> None:
    rows = 50
    chart = Chart([ship("0.1", 0, 0)], [Circle(90, 90, 30)], "0.1", 88.0)
    dots = grounds(chart, rows)
    cell = BOX / rows / 2 * BOX / rows  # the area of a cell; an upper half stands for all of it
    sand = sum(row.count(SAND) for row in dots) * cell
    reach = sum(row.count(REACH) for row in dots) * cell
    assert sand == pytest.approx(3.1416 * 30**2, rel=0.05)
    assert reach == pytest.approx(3.1416 * 88**2 - 12**2, rel=0.08)
    without = grounds(Chart(chart.ships, chart.tiles, "0.1", 0.0), rows)
    assert not any(REACH in row for row in without)


def test_every_tile_of_every_adventure_can_be_drawn() -> None:
    laid = [card for card in ADVENTURES.values() if card.tiles]
    assert len(laid) > 5
    for card in laid:
        found = tuple(tile for _, tile in tiles(card))
        assert any(SAND in row for row in grounds(Chart([], found), 12)), card.id


def test_no_two_ships_look_alike() -> None:
    marks = [ship_mark(die) for die in ALL_DICE]
    assert len(set(marks)) == len(marks)
    faces = [face_mark(face) for face in ("1", "6", "cannon", "sail", "grapeshot", "skull")]
    assert len(set(faces)) == len(faces)


@pytest.mark.parametrize("die", ALL_DICE)
def test_what_stands_on_a_ship_can_be_read(die: str) -> None:
    assert contrast(*ship_colours(die)) >= 4.5  # in both directions: faces are turned about


def test_what_stands_on_the_water_can_be_read() -> None:
    assert contrast(INK, LIT) >= 4.5
    assert contrast(GRID_INK, WATER) >= 3  # numbers and points to estimate by
