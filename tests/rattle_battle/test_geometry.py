"""RB 4.4: gaps of turned squares, held against shapely."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from shapely import Polygon, box

from quarterdeck.games.rattle_battle import geometry
from quarterdeck.games.rattle_battle.geometry import (
    BOX,
    DIE,
    TIE,
    TOUCH,
    Pose,
    closest,
    corners,
    depth,
    gap,
    gaps,
    inside,
    overlap,
    pair_gaps,
    place,
    touching,
)

QUARTER = math.pi / 2


def numbers(limit: float) -> st.SearchStrategy[float]:
    return st.floats(-limit, limit)


# Round angles and places too: there the three cases of the formula meet.
angles = st.one_of(numbers(7), st.sampled_from([k * math.pi / 12 for k in range(-24, 25)]))
lengths = st.one_of(numbers(30), st.sampled_from([k * DIE / 4 for k in range(-8, 9)]))
poses = st.builds(Pose, lengths, lengths, angles)


def square(pose: Pose) -> Polygon:
    return Polygon(corners(pose))


@given(poses, poses)
@example(Pose(0, 0, 0), Pose(13, 0, 0))
@example(Pose(0, 0, 0), Pose(3, 2, math.pi / 4))  # they cross, no corner in the other
def test_rb_4_4d_gap_is_the_distance_of_the_outlines(a: Pose, b: Pose) -> None:
    expected = square(a).distance(square(b))
    assert gap(a, b) == pytest.approx(expected, abs=1e-9)
    assert gap(b, a) == pytest.approx(expected, abs=1e-9)


@given(st.lists(poses, max_size=6), st.lists(poses, max_size=6))
def test_gaps_of_many_are_the_gaps_of_each_pair(some: list[Pose], others: list[Pose]) -> None:
    expected = [[gap(a, b) for b in others] for a in some]
    matrix = gaps(some, others)
    assert matrix.shape == (len(some), len(others))
    np.testing.assert_allclose(matrix, np.reshape(expected, matrix.shape), atol=1e-12)


@given(st.lists(poses, max_size=6))
def test_pair_gaps_are_symmetric_and_a_die_is_no_pair(dice: list[Pose]) -> None:
    expected = gaps(dice, dice)
    np.fill_diagonal(expected, np.inf)
    np.testing.assert_allclose(pair_gaps(dice), expected, atol=1e-12)


@given(poses, poses)
def test_overlap_is_common_ground(a: Pose, b: Pose) -> None:
    common = square(a).intersection(square(b)).area
    if common > 1e-4:
        assert overlap(a, b)
    if square(a).distance(square(b)) > 0:
        assert not overlap(a, b)


@given(poses, poses)
def test_depth_is_how_far_squares_have_to_part(a: Pose, b: Pose) -> None:
    if not overlap(a, b):
        return
    away = [(math.cos(t), math.sin(t)) for angle in (a.angle, b.angle) for t in quarters(angle)]
    parted = [b.moved(b.x + depth(a, b) * x, b.y + depth(a, b) * y) for x, y in away]
    assert any(not overlap(a, p) for p in parted)
    nearer = [b.moved(b.x + 0.99 * depth(a, b) * x, b.y + 0.99 * depth(a, b) * y) for x, y in away]
    assert all(overlap(a, p) for p in nearer if depth(a, b) > 0.001)


def quarters(angle: float) -> list[float]:
    return [angle + k * QUARTER for k in range(4)]


@given(st.builds(Pose, numbers(150), numbers(150), angles))
def test_inside_is_the_whole_die_in_the_box(pose: Pose) -> None:
    walls = box(-BOX / 2, -BOX / 2, BOX / 2, BOX / 2)
    assert inside(pose) == walls.buffer(1e-6, join_style="mitre").covers(square(pose))


def test_rb_4_4d_touching_is_half_a_millimetre_or_less() -> None:
    assert touching(Pose(0, 0), Pose(DIE + TOUCH, 0))
    assert not touching(Pose(0, 0), Pose(DIE + TOUCH + 0.001, 0))
    assert touching(Pose(0, 0), Pose(6, 6, 1))


def test_a_die_against_a_die_touches_and_does_not_overlap() -> None:
    assert not overlap(Pose(0, 0), Pose(DIE, 0))
    assert overlap(Pose(0, 0), Pose(DIE - 0.001, 0))


def test_rb_4_4d_pairs_are_equal_within_half_a_millimetre_of_the_smallest_and_do_not_chain() -> (
    None
):
    distances = np.array([[10.0, 10.5, 10.9], [np.inf, 10.5 + 1e-4, 30.0]])
    assert closest(distances) == [(0, 0), (0, 1)]
    assert TIE == 0.5


def test_no_pair_is_closest_where_there_is_none() -> None:
    assert closest(np.full((2, 2), np.inf)) == []
    assert closest(gaps([], [Pose(0, 0)])) == []


def test_cards_name_places_from_the_upper_left_corner() -> None:
    assert place(0, 0) == (-BOX / 2, BOX / 2)
    assert place(0.75, 0.5) == (BOX / 4, 0)


def test_a_way_is_measured_between_middles() -> None:
    assert geometry.way(Pose(0, 0, 1), Pose(3, 4, 2)) == 5
    assert geometry.within(geometry.SHORT, geometry.SHORT)
    assert not geometry.within(geometry.SHORT + 0.001, geometry.SHORT)
