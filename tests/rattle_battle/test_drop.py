"""RB 4.2, 4.3f and 5b: dice dropped, dropped again and thrown."""

from __future__ import annotations

import math

import numpy as np
import pytest

from quarterdeck.core.rng import FastSeed, Generator
from quarterdeck.games.rattle_battle.drop import Aim, DropError, Fall, dropping, reading
from quarterdeck.games.rattle_battle.drop.dropping import BANGS, drop, redrop, throw
from quarterdeck.games.rattle_battle.drop.hand import Motion, handful, normals
from quarterdeck.games.rattle_battle.drop.orientation import flatness, lying
from quarterdeck.games.rattle_battle.drop.simulation import SeaBox
from quarterdeck.games.rattle_battle.geometry import (
    HALF,
    WALL,
    Pose,
    inside,
    overlap,
    touching,
    way,
)
from tests.rattle_battle.drop_statistics import unfair

PLACED = [(Pose(-57.0, 96.9, 0.3), 1), (Pose(0.0, 85.5, 1.0), 2), (Pose(57.0, 96.9, 2.0), 3)]


def rng(number: int) -> Generator:
    return FastSeed(2024).generator(number)


def assert_sound(fall: Fall) -> None:
    """None cocked, stacked, overlapping or outside; the dice came to rest before they were read."""
    assert all(map(inside, fall.poses))
    assert not any(overlap(a, b) for i, a in enumerate(fall.poses) for b in fall.poses[:i])
    rest, shown = fall.film()[-2:]
    assert np.abs(rest[:, 2] - HALF).max() < 0.7
    assert flatness(rest[:, 3:]).min() > math.cos(math.radians(2.5))
    assert np.abs(rest[:, :2] - shown[:, :2]).max() < 0.7
    ends = np.abs(np.sum(shown[:, 3:] * turned(fall), axis=1))
    assert ends.min() > 0.9999, "the film ends with the faces and angles of the fall"


def turned(fall: Fall) -> np.ndarray:
    return lying(np.array([pose.angle for pose in fall.poses]), np.array(fall.faces))


@pytest.mark.parametrize(
    "drops", [25, pytest.param(2000, marks=pytest.mark.soak)], ids=["some", "2000"]
)
def test_rb_4_2_of_30_dice_none_is_cocked_stacked_overlapping_or_outside(drops: int) -> None:
    for number in range(drops):
        assert_sound(drop(30, rng(number)))


@pytest.mark.parametrize(
    ("drops", "dice"),
    [(100, 6), pytest.param(3000, 20, marks=pytest.mark.soak)],
    ids=["some", "60000"],
)
def test_faces_are_fair_overall_and_for_each_place_in_the_hand(drops: int, dice: int) -> None:
    faces = np.array([drop(dice, rng(number)).faces for number in range(drops)])
    assert unfair(faces) == {}


def test_faces_are_fair_by_construction_even_if_the_hand_turns_all_dice_alike() -> None:
    box, still = SeaBox(6), np.zeros((6, 3))
    places = np.array([[20.0 * i, 0, HALF] for i in range(6)])
    box.put(Motion(places, np.tile([1.0, 0, 0, 0], (6, 1)), still, still))
    falls = [reading.read(box, [], rng(number)) for number in range(300)]
    assert unfair(np.array([fall.faces for fall in falls if fall is not None])) == {}


def test_the_same_generator_is_the_same_fall() -> None:
    assert drop(6, rng(1)) == drop(6, rng(1))
    assert drop(6, rng(1)) != drop(6, rng(2))


def test_a_fall_is_lively_and_small() -> None:
    falls = [drop(20, rng(number)) for number in range(6)]
    seconds = np.median([len(fall.film()) / 30 for fall in falls])
    assert 0.7 < seconds < 1.6
    assert np.median([len(fall.text()) for fall in falls]) < 5.5 * 1024
    spread = np.std([pose[:2] for fall in falls for pose in fall.poses])
    assert 55 < spread < 90, "all over the box: evenly strewn would be 79"


@pytest.mark.parametrize("dice", [0, 1, 2, 38])
def test_any_number_of_dice_can_be_dropped(dice: int) -> None:
    fall = drop(dice, rng(3))
    assert len(fall.poses) == len(fall.faces) == dice


def test_rb_4_2_placed_dice_lie_there_when_the_others_fall() -> None:
    falls = [drop(7, rng(number), PLACED) for number in range(6)]
    hit = 0
    for fall in falls:
        assert len(fall.poses) == 10
        assert_sound(fall)
        assert np.abs(fall.film()[0, :3, :2] - [pose[:2] for pose, _ in PLACED]).max() < 0.11
        moved = [i for i in range(3) if fall.poses[i] != PLACED[i][0]]
        assert all(fall.faces[i] == PLACED[i][1] for i in range(3) if i not in moved)
        hit += len(moved)
    assert 0 < hit < 15, "some are hit, and what is not hit stays exactly where it was"


def test_rb_4_2c_a_die_outside_starts_the_phase_again_placed_dice_included(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settled, seen = dropping._settled, list[int]()
    started: list[Motion] = []
    monkeypatch.setattr(SeaBox, "put", _spied(SeaBox.put, started))

    def once_outside(box: SeaBox, *rest: Generator, **how: bool) -> bool:
        seen.append(len(box.places))
        return len(seen) > 1 and settled(box, *rest, **how)

    monkeypatch.setattr(dropping, "_settled", once_outside)
    drop(4, rng(5), PLACED)
    assert seen == [7, 3, 7], "all, then the placed ones alone, then all again"
    np.testing.assert_allclose(started[2].places[:3, :2], [pose[:2] for pose, _ in PLACED])
    assert not np.allclose(started[2].turns[:3], started[0].turns[:3]), "they were dropped anew"


def _spied(put, started):  # type: ignore[no-untyped-def]
    def spied(box: SeaBox, motion: Motion) -> None:
        started.append(motion)
        put(box, motion)

    return spied


def stacked() -> SeaBox:
    """Two dice at rest, one on the other."""
    box, still = SeaBox(2), np.zeros((2, 3))
    places = np.array([[0, 0, HALF], [1.0, 1.0, 3 * HALF]])
    box.put(Motion(places, np.tile([1.0, 0, 0, 0], (2, 1)), still, still))
    return box


def test_rb_4_2_a_die_on_another_is_not_flat_and_the_table_is_banged_until_it_is() -> None:
    assert not stacked().run(until_outside=True)
    box = stacked()
    assert dropping._settled(box, rng(6), until_outside=True)
    assert box.flat().all()


def test_rb_4_2b_after_five_bangs_all_are_dropped_again(monkeypatch: pytest.MonkeyPatch) -> None:
    bangs, started, bang = list[int](), list[Motion](), SeaBox.bang

    def banged(box: SeaBox, kicks: np.ndarray, spins: np.ndarray) -> None:
        bangs.append(len(started))
        bang(box, kicks, spins)

    def flat(box: SeaBox) -> np.ndarray:
        return np.full(len(box.places), len(started) > 1)

    monkeypatch.setattr(SeaBox, "put", _spied(SeaBox.put, started))
    monkeypatch.setattr(SeaBox, "bang", banged)
    monkeypatch.setattr(SeaBox, "flat", flat)
    drop(2, rng(7))
    assert bangs == [1] * BANGS
    assert len(started) == 2


def test_a_bang_leaves_flat_dice_in_the_box_and_most_faces_as_they_are() -> None:
    kept = 0
    for number in range(20):
        box, still = SeaBox(3), np.zeros((3, 3))
        places = np.array([[-50.0, 0, HALF], [0, 0, HALF], [50.0, 0, HALF]])
        box.put(Motion(places, np.tile([1.0, 0, 0, 0], (3, 1)), still, still))
        kicks = normals(rng(number), 9).reshape(3, 3) * dropping.JITTER
        kicks[:, 2] += dropping.KICK
        box.bang(kicks, still)
        box.run(until_outside=True)
        assert not box.outside().any()
        kept += int((np.abs(box.turns[:, 0] ** 2 + box.turns[:, 3] ** 2) > 0.99).sum())
    assert kept > 30


def test_rb_4_3f_a_redrop_moves_only_what_it_meets() -> None:
    falls = [redrop(rng(number), PLACED) for number in range(12)]
    stayed = [fall.poses[:3] == tuple(pose for pose, _ in PLACED) for fall in falls]
    assert sum(stayed) > 6
    for fall in falls:
        assert_sound(fall)
        assert not fall.out


def test_rb_4_3f_a_redropped_die_that_hits_others_pushes_them() -> None:
    crowd = [(Pose(x, y, 0.2), 4) for x in range(-60, 61, 20) for y in (-20.0, 0.0, 20.0)]
    fall = redrop(rng(8), crowd)
    assert_sound(fall)
    moved = [way(before, after) for (before, _), after in zip(crowd, fall.poses, strict=False)]
    assert max(moved) > 1
    assert min(moved) == 0, "one die does not move a whole fleet"


def test_rb_4_3f_a_die_knocked_out_is_put_back_at_the_nearest_free_place_with_its_face() -> None:
    box, still = SeaBox(3), np.zeros((3, 3))
    places = np.array([[WALL + 30, 10, HALF], [WALL - HALF, 12, HALF], [0, 0, HALF]])
    box.put(Motion(places, np.tile([1.0, 0, 0, 0], (3, 1)), still, still))
    lay = [(Pose(100.0, 10.0, 0.0), 5), (Pose(WALL - HALF, 12.0, 0.0), 0)]
    fall = reading.read(box, lay, rng(9))
    assert fall is not None
    assert fall.out == ()
    assert fall.faces[:2] == (5, 0)
    assert fall.poses[1] == lay[1][0]
    assert inside(fall.poses[0])
    assert touching(fall.poses[0], fall.poses[1]), "the place it left by is taken, so beside it"


def test_rb_4_3f_a_redropped_die_that_leaves_the_box_is_dropped_again_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read, falls = reading.read, list[Fall]()

    def outside_at_first(box: SeaBox, lay: reading.Lying, luck: Generator) -> Fall | None:
        fall = read(box, lay, luck)
        assert fall is not None
        falls.append(fall)
        poses = (Pose(-20.0, -20.0, 1.5), *fall.poses[1:])
        return Fall(poses, fall.faces, out=(3,)) if len(falls) == 1 else fall

    monkeypatch.setattr(dropping, "read", outside_at_first)
    fall = redrop(rng(10), PLACED)
    assert len(falls) == 2
    assert way(fall.poses[0], Pose(-20.0, -20.0)) < 30, "what the first try moved stands"


ROW = [(Pose(0.0, 0.0, 0.1), 0), (Pose(16.0, 0.0, 0.0), 1), (Pose(0.0, 90.0, 0.0), 2)]


def test_rb_5b_a_throw_tells_which_dice_the_thrown_die_itself_touched_in_order() -> None:
    throws = [throw(Aim(-100, 0, 0, 0.4), rng(number), ROW) for number in range(20)]
    assert any(fall.touched[:2] == (0, 1) for fall in throws)
    assert sum(2 in fall.touched for fall in throws) < 4, "it lies off the way"
    for fall in throws:
        pushed = [i for i in range(3) if fall.poses[i] != ROW[i][0]]
        assert not pushed or fall.touched, "nothing moves unless the thrown die begins it"


def test_rb_5b_a_thrown_die_that_leaves_the_box_is_out() -> None:
    fall = throw(Aim(WALL - 10, 0, 0, 1), rng(11), ROW)
    assert fall.out == (3,)
    assert [fall.poses[i] for i in range(3)] == [pose for pose, _ in ROW]
    assert Fall.parse(fall.text()) == fall


def test_a_harder_throw_goes_farther() -> None:
    def far(force: float) -> float:
        falls = [throw(Aim(-130, 0, 0, force), rng(number)) for number in range(8)]
        return float(np.median([fall.poses[0].x for fall in falls]))

    assert far(0.0) < far(0.2) < far(0.5)


@pytest.mark.parametrize(
    ("aim", "fault"),
    [
        ((WALL + 1, 0, 0, 0.5), "from above the box"),
        ((math.nan, 0, 0, 0.5), "from above the box"),
        ((0, 0, 0, 1.1), "from 0 to 1"),
        ((0, 0, math.inf, 0.5), "towards inf"),
    ],
)
def test_an_impossible_throw_is_refused(aim: tuple[float, float, float, float], fault: str) -> None:
    with pytest.raises(DropError, match=fault):
        Aim(*aim)


def test_a_table_at_fault_is_an_error_and_not_a_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dropping, "_settled", lambda *_, **__: False)
    for attempt in (lambda: drop(2, rng(1)), lambda: redrop(rng(1), PLACED)):
        with pytest.raises(DropError, match="would not lie flat"):
            attempt()


def test_dice_leave_the_hand_apart_from_each_other() -> None:
    for dice in (2, 8, 30):
        places = handful(dice, rng(dice)).places
        apart = np.linalg.norm(places[:, None] - places[None], axis=-1)
        assert apart[~np.eye(dice, dtype=bool)].min() > 2 * HALF * math.sqrt(3)
        assert np.abs(places[:, :2].mean(axis=0)).max() < 25, "over the middle"
