"""Dice that came to rest, laid exactly flat: none in another, none in a wall.

Simulated contacts give way by some hundredths of a millimetre. Real dice do not.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from quarterdeck.games.rattle_battle.geometry import WALL, Pose, depth, pair_gaps, reach

SPARE = 0.02
"""What is left between dice that had to be parted, so that rounding brings none together."""
ROUNDS = 200


def parted(poses: Sequence[Pose], fixed: Sequence[bool]) -> list[Pose] | None:
    """The dice moved apart as little as needed; None if there is no room.

    Fixed dice stay where they are.
    """
    poses = list(poses)
    for _ in range(ROUNDS):
        poses = [
            pose if still else _off_the_wall(pose) for pose, still in zip(poses, fixed, strict=True)
        ]
        close = np.argwhere(np.triu(pair_gaps(poses) < SPARE / 2, 1))
        pairs = [(i, j) for i, j in close.tolist() if not (fixed[i] and fixed[j])]
        if not pairs:
            return poses
        for i, j in pairs:
            push = depth(poses[i], poses[j]) + SPARE
            x, y = _apart(poses[i], poses[j])
            # Both give way, unless one may not.
            share = 0.5 if fixed[i] == fixed[j] else float(fixed[i])
            poses[i] = poses[i].moved(
                poses[i].x - (1 - share) * push * x, poses[i].y - (1 - share) * push * y
            )
            poses[j] = poses[j].moved(poses[j].x + share * push * x, poses[j].y + share * push * y)
    return None


def _off_the_wall(pose: Pose) -> Pose:
    bound = WALL - reach(pose.angle) - SPARE
    return pose.moved(min(max(pose.x, -bound), bound), min(max(pose.y, -bound), bound))


def _apart(a: Pose, b: Pose) -> tuple[float, float]:
    """The direction in which b has to go the least way to leave a."""
    x, y = b.x - a.x, b.y - a.y
    axes = [
        (math.cos(angle + k), math.sin(angle + k))
        for angle in (a.angle, b.angle)
        for k in (0.0, math.pi / 2)
    ]
    ux, uy = max(axes, key=lambda axis: abs(axis[0] * x + axis[1] * y))
    return (ux, uy) if ux * x + uy * y > 0 else (-ux, -uy)
