"""Falls as records hold them: orientation, text and frames."""

from __future__ import annotations

import base64
import math
import zlib

import numpy as np
import pytest

from quarterdeck.core.errors import NotationError
from quarterdeck.games.rattle_battle.drop import Fall
from quarterdeck.games.rattle_battle.drop.fall import STEP, TURN_STEP, pack, rounded, unpack
from quarterdeck.games.rattle_battle.drop.orientation import (
    NORMALS,
    ROTATIONS,
    angles_of,
    faces_up,
    flatness,
    lying,
    times,
    upward,
)
from quarterdeck.games.rattle_battle.geometry import Pose

TURNED = np.linspace(0, math.tau, 50, endpoint=False)


@pytest.mark.parametrize("face", range(6))
def test_pose_and_face_say_how_a_die_that_lies_is_turned(face: int) -> None:
    faces = np.full(50, face)
    turns = lying(TURNED, faces)
    assert (faces_up(turns) == faces).all()
    np.testing.assert_allclose(flatness(turns), 1)
    np.testing.assert_allclose(np.cos(angles_of(turns, faces) - TURNED), 1)


def test_opposite_faces_add_up_to_five() -> None:
    np.testing.assert_array_equal(NORMALS, -NORMALS[::-1])


def test_the_24_ways_to_label_a_die_bring_each_face_up_four_times() -> None:
    ups = {tuple(np.rint(upward(turn)).tolist() + np.rint(4 * turn).tolist()) for turn in ROTATIONS}
    assert len(ups) == 24
    assert np.bincount(faces_up(ROTATIONS)).tolist() == [4] * 6
    together = times(ROTATIONS[:, None], ROTATIONS[None])
    alike = np.abs(together.reshape(-1, 4) @ ROTATIONS.T) > 0.999
    assert (alike.sum(axis=1) == 1).all(), "one after another they are one of them"


def film(frames: int, dice: int) -> np.ndarray:
    """Dice that fly and turn in no particular way."""
    random = np.random.default_rng(5)
    places = random.uniform(-140, 140, (frames, dice, 3))
    turns = random.normal(size=(frames, dice, 4))
    return np.concatenate([places, turns / np.linalg.norm(turns, axis=-1, keepdims=True)], axis=-1)


def test_frames_come_back_to_a_step() -> None:
    before = film(30, 7)
    after = unpack(pack(before), 7)
    assert np.abs(after[..., :3] - before[..., :3]).max() <= STEP / 2 + 1e-9
    cosines = np.abs(np.sum(after[..., 3:] * before[..., 3:], axis=-1))
    assert np.arccos(np.minimum(cosines, 1)).max() < 2 * TURN_STEP


def test_frames_are_packed_as_the_documentation_says() -> None:
    """A page decodes them by docs/dice.md alone; so does this."""
    frames, dice = 4, 3
    packed = pack(film(frames, dice))
    data = zlib.decompress(base64.b64decode(packed))
    whole = np.zeros((frames, dice, 7))
    for die in range(dice):
        for part in range(7):
            value = 0
            for frame in range(frames):
                at = (7 * die + part) * frames + frame
                change = data[at] + 256 * data[len(data) // 2 + at]
                value += change // 2 if change % 2 == 0 else -(change + 1) // 2
                whole[frame, die, part] = value
    whole[..., :3] *= 0.2
    whole[..., 3:] /= np.linalg.norm(whole[..., 3:], axis=-1, keepdims=True)
    np.testing.assert_allclose(whole, unpack(packed, dice))


FALL = Fall(
    (Pose(1.5, -20.0, 0.7854), Pose(100.0, 1 / 3, 2e-7), Pose(30.0, 40.0, 6.2831)),
    (3, 0, 5),
    pack(film(4, 3)),
    (1, 0),
    (2,),
)


@pytest.mark.parametrize("fall", [FALL, Fall((), ()), Fall(FALL.poses[:1], (2,))])
def test_a_fall_reads_back_as_itself(fall: Fall) -> None:
    assert Fall.parse(fall.text()) == fall
    assert "\n" not in fall.text()


def test_rounded_numbers_read_back_as_themselves() -> None:
    pose = rounded(-0.001, 12.3456, -0.1)
    assert pose == Pose(0.0, 12.35, 6.1832)
    assert str(pose.x) == "0.0"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("1,2,3", "no die"),
        ("1,2,3,6", "no die"),
        ("1,nan,3,1", "no die"),
        ("1,2,3,1 touched:1", "from 0 to 0"),
        ("1,2,3,1 touched:0,0", "each once"),
        ("1,2,3,1 touched:0 1,2,3,4", "no part"),
        ("1,2,3,1 lost:0", "no part"),
        ("1,2,3,1 out:0 out:0", "no part"),
        ("140,2,0.5,1", "outside"),
        ("1,2,3,1 2,3,0,2", "on each other"),
        (f"frames:{pack(film(3, 2))}", "fit 0 dice"),
        ("1,2,3,1 frames:!!", "unpacked"),
        ("1,2,3,1 frames:AAAA", "unpacked"),
        (f"1,2,3,1 frames:{base64.b64encode(zlib.compress(bytes(13))).decode()}", "fit 1 dice"),
        (f"1,2,3,1 frames:{base64.b64encode(zlib.compress(bytes(14))).decode()}", "no way"),
    ],
)
def test_what_is_no_fall_is_refused(text: str, fault: str) -> None:
    with pytest.raises(NotationError, match=fault):
        Fall.parse(text)


def test_frames_that_would_fill_the_memory_are_refused() -> None:
    bomb = base64.b64encode(zlib.compress(bytes(50_000_000), 9)).decode()
    with pytest.raises(NotationError, match="do not fit"):
        Fall.parse(f"1,2,3,1 frames:{bomb}")


def test_a_fall_nobody_watched_has_no_frames() -> None:
    assert Fall(FALL.poses, FALL.faces).film().shape == (0, 3, 7)
