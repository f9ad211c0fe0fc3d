"""Dice, paths and lines of fire against ocean tiles, held against shapely."""

from __future__ import annotations

import math

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from shapely import LineString, MultiPoint, Polygon, affinity, geometry

from quarterdeck.games.rattle_battle.geometry import HALF, TOUCH, Pose, corners
from quarterdeck.games.rattle_battle.tiles_geometry import (
    Circle,
    Ellipse,
    Rectangle,
    Tile,
    enters,
    fire_crosses,
    on,
    path_crosses,
    tile_gap,
)

FINE = 0.002
"""What shapely's circles, polygons of many corners, are off by."""

ROCK, REEF, WRECK = Circle(0, 0, 20), Ellipse(0, 0, 28, 16), Rectangle(0, 0, 50, 20)

lengths = st.one_of(st.floats(-60, 60), st.sampled_from([k * 3.0 for k in range(-12, 13)]))
angles = st.one_of(st.floats(-4, 4), st.sampled_from([k * math.pi / 12 for k in range(-12, 13)]))
sizes = st.floats(3, 45)
poses = st.builds(Pose, lengths, lengths, angles)
tiles = st.one_of(
    st.builds(Circle, lengths, lengths, sizes),
    st.builds(Ellipse, lengths, lengths, sizes, sizes, angles),
    st.builds(Rectangle, lengths, lengths, sizes, sizes, angles),
)


def outline(tile: Tile) -> Polygon:
    """The tile as shapely draws it."""
    match tile:
        case Rectangle():
            return Polygon(tile.outline)
        case Circle():
            return geometry.Point(tile.x, tile.y).buffer(tile.r, quad_segs=200)
        case Ellipse():
            disc = geometry.Point(0, 0).buffer(1, quad_segs=200)
            turned = affinity.rotate(
                affinity.scale(disc, tile.rx, tile.ry), tile.angle, use_radians=True
            )
            return affinity.translate(turned, tile.x, tile.y)


@given(poses, tiles)
@example(Pose(0, 40, 0.3), REEF)
@example(Pose(50, 0, math.pi / 4), WRECK)
def test_gap_to_a_tile_is_the_distance_of_the_outlines(pose: Pose, tile: Tile) -> None:
    expected = Polygon(corners(pose)).distance(outline(tile))
    assert tile_gap(pose, tile) == pytest.approx(expected, abs=FINE)


@given(poses, poses, tiles)
@example(Pose(6, 0), Pose(6, 0), Circle(0, 0, 3))
def test_a_path_crosses_what_the_swept_square_overlaps(start: Pose, end: Pose, tile: Tile) -> None:
    end = start.moved(end.x, end.y)
    swept = MultiPoint(corners(start) + corners(end)).convex_hull
    assume(tile_gap_is_clear(swept, tile))
    assert path_crosses(start, end, tile) == swept.intersects(outline(tile))


@given(poses, poses, tiles)
@example(Pose(32, 0), Pose(32, 1e-160), Circle(0, 0, 44))
def test_a_line_of_fire_runs_from_middle_to_middle(start: Pose, end: Pose, tile: Tile) -> None:
    line = LineString([(start.x, start.y), (end.x, end.y)])
    assume(tile_gap_is_clear(line, tile))
    assert fire_crosses(start, end, tile) == line.intersects(outline(tile))


def tile_gap_is_clear(shape: Polygon | LineString, tile: Tile) -> bool:
    """Not so near to touching that shapely's coarse circles decide."""
    drawn = outline(tile)
    return shape.distance(drawn.buffer(FINE)) > 0 or shape.distance(drawn.buffer(-FINE)) == 0


@pytest.mark.parametrize("tile", [ROCK, REEF, WRECK])
def test_rb_4_4_a_ship_that_touches_a_tile_is_on_it(tile: Tile) -> None:
    edge = {ROCK: 20.0, REEF: 28.0, WRECK: 25.0}[tile] + HALF
    assert on(Pose(0, 0), tile)
    assert on(Pose(edge + TOUCH, 0), tile)
    assert not on(Pose(edge + TOUCH + 0.001, 0), tile)


@pytest.mark.parametrize("tile", [ROCK, REEF, WRECK])
def test_a_die_beside_a_tile_may_leave_or_pass_but_not_enter(tile: Tile) -> None:
    top = {ROCK: 20.0, REEF: 16.0, WRECK: 10.0}[tile] + HALF
    beside = Pose(0, top)
    assert enters(beside, Pose(0, top - 1), tile)
    assert not enters(beside, Pose(0, top + 50), tile)
    assert not enters(beside, Pose(50, top), tile)
    assert not enters(Pose(0, 0), Pose(0, 60), tile), "it lay on the tile and only leaves it"
    assert path_crosses(Pose(0, 0), Pose(0, 60), tile)
