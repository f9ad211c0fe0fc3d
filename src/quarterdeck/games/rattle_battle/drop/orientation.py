"""How a die is turned in space: faces, angles and unit quaternions (w, x, y, z).

A die has faces 0 to 5; opposite ones add up to 5. Which symbol a face carries is the card's
business. A die that lies flat is fully described by the face on top and its pose: its
quaternion is ``lying(angle, face)``, so a page can draw it without knowing how it fell.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

_R = np.sqrt(0.5)
NORMALS: Floats = np.array(
    [(0, 0, 1), (1, 0, 0), (0, 1, 0), (0, -1, 0), (-1, 0, 0), (0, 0, -1)], dtype=np.float64
)
"""Where each face of a die that is not turned looks."""
UPRIGHT: Floats = np.array(
    [(1, 0, 0, 0), (_R, 0, -_R, 0), (_R, _R, 0, 0), (_R, -_R, 0, 0), (_R, 0, _R, 0), (0, 1, 0, 0)]
)
"""The turn that brings each face to the top."""


def times(p: Floats, q: Floats) -> Floats:
    """One turn after another: q first, then p."""
    pw, px, py, pz = np.moveaxis(p, -1, 0)
    qw, qx, qy, qz = np.moveaxis(q, -1, 0)
    return np.stack(
        [
            pw * qw - px * qx - py * qy - pz * qz,
            pw * qx + px * qw + py * qz - pz * qy,
            pw * qy - px * qz + py * qw + pz * qx,
            pw * qz + px * qy - py * qx + pz * qw,
        ],
        axis=-1,
    )


def back(q: Floats) -> Floats:
    """The turn that undoes this one."""
    undone: Floats = q * np.array((1.0, -1.0, -1.0, -1.0))
    return undone


def yaw(angles: Floats) -> Floats:
    """Turns about the vertical."""
    zero = np.zeros_like(angles)
    return np.stack([np.cos(angles / 2), zero, zero, np.sin(angles / 2)], axis=-1)


def lying(angles: Floats, faces: NDArray[np.intp]) -> Floats:
    """Dice that lie flat with these faces up, turned by these angles."""
    return times(yaw(angles), UPRIGHT[faces])


def upward(q: Floats) -> Floats:
    """Where the vertical is, as each die sees it."""
    w, x, y, z = np.moveaxis(q, -1, 0)
    return np.stack([2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)], axis=-1)


def faces_up(q: Floats) -> NDArray[np.intp]:
    """The face that looks up most."""
    faces: NDArray[np.intp] = np.argmax(upward(q) @ NORMALS.T, axis=-1)
    return faces


def flatness(q: Floats) -> Floats:
    """The cosine of the tilt: 1 if a face looks straight up."""
    straight: Floats = np.abs(upward(q)).max(axis=-1)
    return straight


def angles_of(q: Floats, faces: NDArray[np.intp]) -> Floats:
    """The angles of dice that lie flat, from 0 up to a full turn."""
    turned = times(q, back(UPRIGHT[faces]))
    angles: Floats = np.mod(2 * np.arctan2(turned[..., 3], turned[..., 0]), 2 * np.pi)
    return angles


ROTATIONS: Floats = np.concatenate(
    [lying(np.full(6, k * np.pi / 2), np.arange(6)) for k in range(4)]
)
"""The 24 ways to put a cube into its own place."""
