"""Reading the box when all is at rest: exact places, the faces up, and the film."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.rng import Generator
from quarterdeck.games.rattle_battle.drop.fall import Fall, pack, rounded
from quarterdeck.games.rattle_battle.drop.orientation import (
    ROTATIONS,
    UPRIGHT,
    Floats,
    angles_of,
    faces_up,
    lying,
    times,
)
from quarterdeck.games.rattle_battle.drop.parting import parted
from quarterdeck.games.rattle_battle.drop.simulation import SeaBox
from quarterdeck.games.rattle_battle.geometry import HALF, Pose, way
from quarterdeck.games.rattle_battle.geometry_moves import free_spot_near

Lying: TypeAlias = Sequence[tuple[Pose, int]]
"""Dice that lie in the box, each with the face it shows."""

STIRRED = 0.1, 0.01
"""A lying die that the simulation moved and turned less, in mm and radians, was not moved."""


def read(box: SeaBox, lay: Lying, rng: Generator) -> Fall | None:
    """What the box shows now, the dice that lay there before first; None if they lie too close.

    A die that lay there and was knocked out is put back, its face kept (RB 4.3f).
    """
    labels = _labels(len(lay), len(box.places) - len(lay), rng)
    turns = times(box.turns, labels)
    shown, outside = faces_up(turns), box.outside()
    angles = angles_of(turns, shown).tolist()
    poses = [
        Pose(x, y, angle) for (x, y, _), angle in zip(box.places.tolist(), angles, strict=True)
    ]
    faces, still = shown.tolist(), [False] * len(poses)
    for i, (pose, face) in enumerate(lay):
        if outside[i]:
            others = [other for k, other in enumerate(poses) if k < i or not outside[k]]
            near = Pose(poses[i].x, poses[i].y, pose.angle)
            poses[i], faces[i] = free_spot_near(near, others), face
        elif face == faces[i] and _is_still(pose, poses[i]):
            poses[i], still[i] = pose, True
    out = [i for i in range(len(lay), len(poses)) if outside[i]]
    inside = [i for i in range(len(poses)) if i not in out]
    apart = parted([poses[i] for i in inside], [still[i] for i in inside])
    if apart is None:
        return None
    for i, pose in zip(inside, apart, strict=True):
        poses[i] = pose
    poses = [pose if still[i] else rounded(*pose) for i, pose in enumerate(poses)]
    frames = pack(_film(box, labels, poses, faces, out))
    return Fall(tuple(poses), tuple(faces), frames, tuple(box.touched), tuple(out))


def _labels(lay: int, fresh: int, rng: Generator) -> Floats:
    """How the faces of each die are labelled: one of the 24 ways, at random for those let go.

    That makes them fair whatever hand and simulation do. Dice that lay there keep theirs.
    """
    kept = np.tile(UPRIGHT[0], (lay, 1))
    chosen = ROTATIONS[[rng.below(len(ROTATIONS)) for _ in range(fresh)]]
    return np.concatenate([kept, chosen])


def _is_still(before: Pose, after: Pose) -> bool:
    """Whether a die only trembled."""
    far, turned = STIRRED
    return way(before, after) < far and abs(np.sin((after.angle - before.angle) / 2)) < turned / 2


def _film(
    box: SeaBox, labels: Floats, poses: Sequence[Pose], faces: Sequence[int], out: Sequence[int]
) -> NDArray[np.float64]:
    """The film with labelled dice; its last frame shows them exactly where they lie."""
    film = box.film()
    film[..., 3:] = times(film[..., 3:], np.broadcast_to(labels, film[..., 3:].shape))
    rows = np.array(poses).reshape(len(poses), 3)
    rest = np.column_stack(
        [rows[:, :2], np.full(len(poses), HALF), lying(rows[:, 2], np.array(faces, dtype=np.intp))]
    )
    rest[list(out)] = film[-1, list(out)]
    return np.concatenate([film, rest[None]])
