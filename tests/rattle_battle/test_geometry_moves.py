"""RB 4.3 and 4.4: slides, the places where they end, and where a ship could go."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.rng import FastSeed
from quarterdeck.games.rattle_battle import geometry_moves
from quarterdeck.games.rattle_battle.geometry import (
    DIE,
    HALF,
    LONG,
    ROUNDING,
    WALL,
    Pose,
    depth,
    gap,
    inside,
    overlap,
    reach,
    touching,
    way,
)
from quarterdeck.games.rattle_battle.geometry_moves import (
    Reach,
    free_spot_near,
    is_free,
    slide,
    slide_away,
    slide_to,
    touch_spots,
)
from quarterdeck.games.rattle_battle.tiles_geometry import Circle, Ellipse, on

places = st.integers(-10_000, 10_000).map(lambda place: place / 100)
# As records write them: places to 0.01 mm, angles to 0.0001.
angles = st.one_of(st.integers(-40_000, 40_000), st.sampled_from([3927 * k for k in range(8)])).map(
    lambda turn: turn / 10_000
)
poses = st.builds(Pose, places, places, angles)
crowds = st.lists(st.builds(Pose, st.floats(-40, 40), st.floats(-40, 40), angles), max_size=7)


def apart(crowd: list[Pose]) -> list[Pose]:
    """Those of a crowd that lie on none before them."""
    kept: list[Pose] = []
    for pose in crowd:
        if is_free(pose, kept):
            kept.append(pose)
    return kept


def test_rb_4_3_a_move_ends_when_it_touches_its_target() -> None:
    end = slide(Pose(0, 0), Pose(50, 0), LONG)
    assert end == pytest.approx(Pose(50 - DIE, 0))
    assert touching(end, Pose(50, 0))


def test_rb_4_3_a_move_is_no_longer_than_its_range() -> None:
    assert slide(Pose(-100, 0, 1), Pose(100, 0), LONG) == pytest.approx(Pose(-12, 0, 1))


def test_rb_4_3c_an_occupied_end_is_left_for_the_last_free_spot_before_it() -> None:
    target, other = Pose(60, 0), Pose(60 - DIE, 5)
    end = slide(Pose(0, 0), target, LONG, [target, other])
    assert end == pytest.approx(Pose(60 - 2 * DIE, 0))


def test_rb_4_3c_the_last_free_spot_may_lie_before_several_dice() -> None:
    others = [Pose(60, 0), Pose(48, 5), Pose(30, -5)]
    for obstacles in (others, others[::-1]):
        end = slide(Pose(0, 0), others[0], LONG, obstacles)
        assert end == pytest.approx(Pose(30 - DIE, 0))


def test_a_slide_passes_over_dice_that_lie_in_between() -> None:
    target = Pose(80, 0)
    assert slide(Pose(0, 0), target, LONG, [Pose(40, 0), target]).x == pytest.approx(80 - DIE)


def test_a_move_ends_at_a_tile_that_stops_it_and_may_leave_the_one_it_lies_on() -> None:
    rock = Circle(40, 0, 20)
    assert slide(Pose(0, 0), Pose(100, 0), LONG, tiles=[rock]).x == pytest.approx(40 - 20 - HALF)
    assert slide(Pose(40, 0), Pose(100, 0), LONG, tiles=[rock]).x == pytest.approx(100 - DIE)


def test_rb_4_3_moving_away_ends_at_the_wall() -> None:
    assert slide_away(Pose(100, 0), Pose(50, 0), LONG) == pytest.approx(Pose(WALL - HALF, 0))
    assert slide_away(Pose(0, 0), Pose(0, 50), LONG) == pytest.approx(Pose(0, -LONG))


def test_a_die_at_its_place_slides_nowhere() -> None:
    assert slide_to(Pose(3, 4, 1), 3, 4) == Pose(3, 4, 1)


@given(poses, poses, crowds)
def test_a_slide_is_straight_ends_free_and_never_past_its_target(
    pose: Pose, target: Pose, crowd: list[Pose]
) -> None:
    dice = apart([pose, target, *crowd])
    others = dice[1:]
    end = slide(pose, target, LONG, others)
    assert is_free(end, others)
    assert way(pose, end) <= LONG + ROUNDING
    assert way(pose, end) + way(end, target) == pytest.approx(way(pose, target))
    stopped_early = way(pose, end) < LONG - ROUNDING
    assert not stopped_early or touching(pose, target) or any(gap(end, o) < 1e-5 for o in others)


@given(poses, poses, crowds)
def test_a_slide_away_ends_at_the_limit_the_wall_or_a_die(
    pose: Pose, other: Pose, crowd: list[Pose]
) -> None:
    others = apart([pose, other, *crowd])[1:]
    end = slide_away(pose, other, LONG, others)
    assert is_free(end, others)
    if pose[:2] != other[:2]:
        at_wall = not inside(
            end._replace(x=end.x * 1.0001 + 1e-4 * math.copysign(1, end.x))
        ) or not (inside(end._replace(y=end.y * 1.0001 + 1e-4 * math.copysign(1, end.y))))
        at_die = any(gap(end, o) < 1e-5 for o in others)
        assert way(pose, end) == pytest.approx(LONG) or at_wall or at_die


@given(st.builds(Pose, st.floats(-160, 160), st.floats(-160, 160), angles), crowds)
def test_rb_4_3f_the_nearest_free_place(pose: Pose, crowd: list[Pose]) -> None:
    crowd = apart(crowd)
    spot = free_spot_near(pose, crowd)
    assert is_free(spot, crowd)
    assert spot.angle == pose.angle
    nearer = way(pose, spot) - 0.01
    around = [k * math.tau / 90 for k in range(90)]
    for radius in (nearer, nearer / 2):
        ring = [
            pose.moved(pose.x + radius * math.cos(t), pose.y + radius * math.sin(t)) for t in around
        ]
        assert radius <= 0 or not any(is_free(p, crowd) for p in ring)


def test_rb_4_3f_the_nearest_free_place_may_be_far_off() -> None:
    crowd = [Pose(x, y) for x in range(-45, 46, 15) for y in range(-45, 46, 15)]
    spot = free_spot_near(Pose(0, 0), crowd)
    assert is_free(spot, crowd)
    assert way(Pose(0, 0), spot) == pytest.approx(45 + DIE), "no gap in the crowd is wide enough"


def test_where_nothing_is_free_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(geometry_moves, "is_free", lambda *_: False)
    with pytest.raises(QuarterdeckError, match="no place in the box is free among 1 dice"):
        free_spot_near(Pose(0, 0), [Pose(5, 5)])


@given(poses, poses, crowds)
def test_touch_spots_touch_in_reach_and_free(pose: Pose, target: Pose, crowd: list[Pose]) -> None:
    others = apart([pose, target, *crowd])[1:]
    if overlap(pose, target):
        return
    spots = touch_spots(pose, target, LONG, others)
    assert spots == sorted(spots, key=lambda spot: way(pose, spot))
    for spot in spots:
        assert gap(spot, target) < 1e-5
        assert spot in Reach(pose, LONG, tuple(others))
    end = slide(pose, target, LONG, others)
    if gap(end, target) < 1e-7 and not touching(pose, target):
        assert spots
        assert way(pose, spots[0]) <= way(pose, end) + 1e-4


@pytest.mark.parametrize("turned", [1e-12, 1e-9, -1e-9, 1e-8, math.pi / 2 - 1e-9])
@pytest.mark.parametrize("angle", [0.0, math.pi / 2, 0.7])
def test_touch_spots_of_dice_that_are_nearly_parallel(angle: float, turned: float) -> None:
    free = WALL - reach(angle)
    crowd = [Pose(-30, 0, angle), Pose(40, 12.5, angle)]
    for target in (Pose(0, 0, angle), Pose(free, 10, angle), Pose(-free, -free, angle)):
        for start in (Pose(target.x * 0.7 + 20, target.y * 0.7 - 30, angle), Pose(50, -50, angle)):
            exact = touch_spots(start, target, LONG, crowd)
            nearly = touch_spots(start._replace(angle=angle + turned), target, LONG, crowd)
            assert bool(nearly) == bool(exact)
            if exact:
                shortest = [way(start, spots[0]) for spots in (exact, nearly)]
                assert shortest[1] == pytest.approx(shortest[0], abs=1e-5)


def test_an_outline_has_an_edge_for_each_edge_of_both_dice() -> None:
    for turned in (0.0, 1e-9, 1e-3, 0.4, math.pi / 2 - 1e-9):
        (ring,) = Reach(Pose(0, 50, turned), LONG, (Pose(3, 4),)).holes
        assert len(ring) == (4 if min(turned, math.pi / 2 - turned) < 1e-8 else 8)
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            middle = Pose((ax + bx) / 2, (ay + by) / 2, turned)
            assert abs(depth(middle, Pose(3, 4))) < 1e-6


def test_no_spot_touches_a_target_out_of_reach() -> None:
    assert touch_spots(Pose(-100, 0), Pose(100, 0), LONG) == []


@pytest.mark.parametrize("angle", [0.0, 0.4, 1.1])
def test_a_target_exactly_at_the_limit_can_be_touched(angle: float) -> None:
    for turn in range(360):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        die, target = Pose(60 * c, 60 * s, angle), Pose(0, 0, 0.4)
        assert touch_spots(die, target, gap(die, target))


def test_spots_that_touch_two_at_once_are_among_them() -> None:
    spots = touch_spots(Pose(0, 60), Pose(-9, 0), LONG, [Pose(9, 0)])
    assert any(touching(spot, Pose(9, 0)) for spot in spots)


def test_rb_4_4_reach_refuses_what_is_too_far_taken_outside_or_behind_a_tile() -> None:
    where = Reach(Pose(0, 0), LONG, (Pose(40, 0),), (Ellipse(0, 40, 28, 16),))
    assert Pose(0, -LONG) in where
    assert Pose(0, -LONG - 0.01) not in where
    assert Pose(40, 11.99) not in where
    assert Pose(40, 12) in where
    assert Pose(0, 80) not in where
    assert Pose(130, 60) not in Reach(Pose(130, 100), LONG, (Pose(130, 55),))
    assert Pose(WALL, 0) not in Reach(Pose(130, 0), LONG)


def test_sampled_spots_are_in_reach_and_all_over_it() -> None:
    where = Reach(Pose(100, 100, 0.4), LONG, (Pose(60, 60),), (Ellipse(90, 40, 28, 16),))
    rng = FastSeed(1).generator(0)
    spots = [where.sample(rng) for _ in range(300)]
    assert all(spot in where for spot in spots)
    assert min(spot.x for spot in spots) < 30
    assert max(way(where.pose, spot) for spot in spots) > LONG - 3
    assert any(spot.y < 60 for spot in spots)


def test_a_die_with_nowhere_to_go_stays() -> None:
    assert Reach(Pose(0, 0), 0.0).sample(FastSeed(1).generator(0)) == Pose(0, 0)


def test_holes_are_the_outlines_the_middle_must_stay_out_of() -> None:
    (hole,) = Reach(Pose(0, 50), LONG, (Pose(0, 0, math.pi / 4),)).holes
    assert len(hole) == 8
    assert all(gap(Pose(x, y), Pose(0, 0, math.pi / 4)) < 1e-9 for x, y in hole)


def test_a_tile_stops_the_way_to_a_touch_spot() -> None:
    rock = Circle(0, 0, 20)
    ship, target = Pose(-60, 0), Pose(20, 12)
    assert touch_spots(ship, target, LONG)
    spots = touch_spots(ship, target, LONG, tiles=[rock])
    assert all(spot in Reach(ship, LONG, (target,), (rock,)) for spot in spots)
    assert not any(on(spot, rock) and spot.y == 0 for spot in spots)
