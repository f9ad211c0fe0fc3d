"""Drops from the pool are like fresh ones, and need no physics."""

from __future__ import annotations

import lzma
import math
import subprocess
import sys

import numpy as np
import pytest

from quarterdeck.core.rng import FastSeed, Generator
from quarterdeck.games.rattle_battle.drop import Fall, Pool, PoolError, drop, pool, pooled_drop
from quarterdeck.games.rattle_battle.drop.pool import FILE, GRID, QUARTER, TURNS, pack_pool
from quarterdeck.games.rattle_battle.drop.pooling import LARGEST, on_grid, plan
from quarterdeck.games.rattle_battle.geometry import DIE, Pose, gap, inside, overlap, touching, way
from tests.rattle_battle.drop_statistics import differences, unfair


def rng(number: int) -> Generator:
    return FastSeed(11).generator(number)


def assert_apart(poses: tuple[Pose, ...]) -> None:
    assert all(map(inside, poses))
    assert not any(overlap(a, b) for i, a in enumerate(poses) for b in poses[:i])


def test_the_pool_holds_what_was_planned_in_at_most_three_megabytes() -> None:
    assert pool().counts == plan()
    assert FILE.stat().st_size <= LARGEST == 3_000_000


@pytest.mark.parametrize("dice", sorted(plan()))
def test_dice_of_pooled_drops_lie_apart_and_in_the_box(dice: int) -> None:
    for number in range(12):
        fall = pooled_drop(dice, rng(number))
        assert len(fall.poses) == len(fall.faces) == dice
        assert_apart(fall.poses)


@pytest.mark.parametrize(
    "drops", [120, pytest.param(5000, marks=pytest.mark.soak)], ids=["some", "5000"]
)
def test_pooled_drops_cannot_be_told_from_fresh_ones(drops: int) -> None:
    """As many dice as tables drop, 4 to 18; other seeds than those the pool was made from."""
    dice = [4 + number % 15 for number in range(drops)]
    fresh = [drop(n, FastSeed(77).generator(i)) for i, n in enumerate(dice)]
    drawn = [pooled_drop(n, rng(i)) for i, n in enumerate(dice)]
    assert differences(fresh, drawn) == {}


def test_what_compares_drops_can_tell_them_apart() -> None:
    """The statistics see dice that are strewn evenly, loaded or drawn together."""
    dice = [4 + number % 15 for number in range(600)]
    drawn = [pooled_drop(n, rng(i)) for i, n in enumerate(dice)]
    others = [pooled_drop(n, rng(1000 + i)) for i, n in enumerate(dice)]
    assert differences(drawn, others) == {}
    nearer = [
        Fall(tuple(p.moved(0.93 * p.x, 0.93 * p.y) for p in f.poses), f.faces) for f in others
    ]
    assert "mean gap" in differences(drawn, nearer)
    loaded = [Fall(f.poses, tuple(max(face, 1) for face in f.faces)) for f in others]
    assert "face of a die" in differences(drawn, loaded)


def test_faces_of_pooled_dice_are_fair() -> None:
    falls = [pooled_drop(6, rng(number)) for number in range(2000)]
    assert unfair(np.array([fall.faces for fall in falls])) == {}


def test_a_draw_is_a_real_drop_turned_and_mirrored() -> None:
    steps = pool().places(5)
    known = {frozenset(_distances(s[:, :2] / GRID)) for s in steps}
    views = set()
    for number in range(200):
        fall = pool().draw(5, rng(number))
        assert frozenset(_distances(np.array(fall.poses)[:, :2])) in known
        views.add(fall.poses)
    assert len(views) > 190


def _distances(points: np.ndarray) -> list[float]:
    return [round(math.dist(a, b), 4) for i, a in enumerate(points) for b in points[:i]]


def test_all_eight_views_of_a_drop_are_drawn_alike() -> None:
    one = Pool(pack_pool({2: [np.array([[1000, 200, 10], [-500, 300, 20]], dtype=np.int16)]}))
    seen: dict[tuple[float, float], int] = {}
    for number in range(1600):
        far = max(one.draw(2, rng(number)).poses, key=lambda pose: way(pose, Pose(0, 0)))
        seen[far.x, far.y] = seen.get((far.x, far.y), 0) + 1
    assert len(seen) == 8
    assert min(seen.values()) > 140


def test_more_dice_than_the_pool_has_are_really_dropped() -> None:
    fall = pooled_drop(26, rng(1))
    assert fall.frames
    assert_apart(fall.poses)


def test_pooled_dice_lie_beside_what_lies_there() -> None:
    lying = [(Pose(x, y, 0.4), 3) for x in range(-80, 81, 40) for y in range(-80, 81, 40)]
    for number in range(10):
        fall = pooled_drop(6, rng(number), lying)
        assert fall.poses[:25] == tuple(pose for pose, _ in lying)
        assert fall.faces[:25] == (3,) * 25
        assert_apart(fall.poses)


def test_the_grid_keeps_touching_dice_touching_and_apart() -> None:
    for step in range(40):
        a, angle = Pose(10 + step / 77, 20 - step / 91, step / 13), step / 13
        near = Pose(
            a.x + (DIE + 0.01) * math.cos(angle), a.y + (DIE + 0.01) * math.sin(angle), angle
        )
        steps = on_grid([a, near])
        assert steps is not None
        first, second = (
            Pose(x / GRID, y / GRID, t / TURNS * QUARTER) for x, y, t in steps.tolist()
        )
        assert not overlap(first, second)
        assert touching(first, second)
        assert gap(first, second) < 0.3
        assert way(near, second) < 0.25


HEAD = b"quarterdeck drops 1\n"


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", "no pool"),
        (b"quarterdeck drops 2\n[]\n", "no pool"),
        (HEAD + b"[[2,1,9]]\nxy", "damaged"),
        (HEAD + b"[[2,1\n", "damaged"),
        (HEAD + b"[2]\n", "damaged"),
    ],
)
def test_a_file_that_is_no_pool_is_refused(data: bytes, fault: str) -> None:
    with pytest.raises(PoolError, match=fault):
        Pool(data)


@pytest.mark.parametrize("section", [b"xy", lzma.compress(b"too short")])
def test_drops_that_cannot_be_unpacked_are_refused(section: bytes) -> None:
    damaged = Pool(HEAD + f"[[2,1,{len(section)}]]\n".encode() + section)
    with pytest.raises(PoolError, match="damaged"):
        damaged.draw(2, rng(1))


WITHOUT = """
import sys
sys.modules["mujoco"] = None
from quarterdeck.core.rng import FastSeed
from quarterdeck.games.rattle_battle.drop import Fall, PhysicsMissing, drop, pooled_drop
fall = Fall.parse(sys.stdin.read())
print(fall.text())
print(len(fall.film()))
print(len(pooled_drop(9, FastSeed(1).generator(0)).poses))
try:
    drop(2, FastSeed(1).generator(0))
except PhysicsMissing as error:
    print(error)
"""


def test_falls_replay_and_pooled_drops_fall_where_there_is_no_mujoco() -> None:
    fall = drop(5, rng(2))
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT],
        input=fall.text(),
        capture_output=True,
        text=True,
        check=True,
    )
    text, frames, pooled, refusal = ran.stdout.splitlines()
    assert Fall.parse(text) == fall
    assert int(frames) == len(fall.film())
    assert pooled == "9"
    assert refusal.startswith("dropping dice needs MuJoCo")


def test_mujoco_is_not_loaded_before_a_die_falls() -> None:
    code = "import sys, quarterdeck.games.rattle_battle.drop; print('mujoco' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"
