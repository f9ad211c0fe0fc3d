"""Dice seen from above: turned squares in the Sea Box, and how far apart they lie (RB 4.4).

Lengths are millimetres. The middle of the box is the origin, x runs right, y runs up, angles run
counter-clockwise. Two squares are compared through the sum of their outlines: an octagon around
the one, outside which the middle of the other must stay. Its distance from that middle is the
gap, and since a square turned by 90 degrees is itself, three of its sides decide.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.game import Point, Segment

BOX = 285.0
"""The inner side of the Sea Box."""
DIE = 12.0
"""The edge of a die."""
SHORT, LONG = 63.0, 88.0
"""The two ranges: the edges of a card."""
TOUCH = 0.5
"""Dice this close touch (RB 4.4d)."""
TIE = 0.5
"""Gaps that exceed the smallest by no more are equal to it (RB 4.4d)."""
ROUNDING = 1e-6
"""What is forgiven to floating point: a die slid to a limit is within it."""

HALF = DIE / 2
WALL = BOX / 2


class Pose(NamedTuple):
    """Where a die lies and how it is turned."""

    x: float
    y: float
    angle: float = 0.0

    def moved(self, x: float, y: float) -> Pose:
        """The same die slid to another place, not turned."""
        return Pose(x, y, self.angle)


Poses: TypeAlias = Sequence[Pose] | NDArray[np.float64]
"""Many poses: a sequence of them, or their rows in one array."""


def place(x: float, y: float) -> tuple[float, float]:
    """The point a card names by fractions of the box, from its upper left corner."""
    return (x - 0.5) * BOX, (0.5 - y) * BOX


def way(a: Pose, b: Pose) -> float:
    """How far apart two middles are: the length of a straight slide."""
    return math.hypot(b.x - a.x, b.y - a.y)


def within(distance: float, limit: float) -> bool:
    """Whether a distance is in range; exactly at the limit it is (RB 4.4)."""
    return distance <= limit + ROUNDING


def corners(pose: Pose) -> list[tuple[float, float]]:
    """The four corners, counter-clockwise."""
    c, s = HALF * math.cos(pose.angle), HALF * math.sin(pose.angle)
    x, y = pose.x, pose.y
    return [
        (x + c - s, y + s + c),
        (x - c - s, y - s + c),
        (x - c + s, y - s - c),
        (x + c + s, y + s - c),
    ]


def reach(angle: float) -> float:
    """How far a die turned by this angle extends from its middle along the walls."""
    return HALF * (abs(math.cos(angle)) + abs(math.sin(angle)))


def inside(pose: Pose) -> bool:
    """Whether the whole die lies in the box."""
    return max(abs(pose.x), abs(pose.y)) <= WALL - reach(pose.angle) + ROUNDING


def depth(a: Pose, b: Pose) -> float:
    """How far the squares would have to part to lie apart; not above 0 if they do."""
    x, y = b.x - a.x, b.y - a.y
    side = HALF + reach(b.angle - a.angle)
    far = 0.0
    for angle in (a.angle, b.angle):
        c, s = math.cos(angle), math.sin(angle)
        far = max(far, abs(c * x + s * y), abs(c * y - s * x))
    return side - far


def overlap(a: Pose, b: Pose) -> bool:
    """Whether one lies on ground of the other; squares that only touch do not."""
    return depth(a, b) > ROUNDING


def gap(a: Pose, b: Pose) -> float:
    """The shortest distance wall to wall; 0 if the squares overlap."""
    x, y = b.x - a.x, b.y - a.y
    c, s = math.cos(a.angle), math.sin(a.angle)
    # The middle of b as a sees it, mirrored into the quarter where both numbers are positive.
    x, y = c * x + s * y, c * y - s * x
    c, s = math.cos(b.angle - a.angle), math.sin(b.angle - a.angle)
    mirrored = c * s * x * y < 0  # then b turned by 90 degrees has the angle between 0 and 90
    c, s = (abs(s), abs(c)) if mirrored else (abs(c), abs(s))
    x, y = abs(x) - HALF, abs(y) - HALF
    if y <= HALF * (s - c):  # a corner of b faces the right wall of a
        return max(x - HALF * (c + s), 0.0)
    if x <= HALF * (c - s):  # a corner of b faces the upper wall of a
        return max(y - HALF * (c + s), 0.0)
    # The upper right corner of a, as b sees it, faces b.
    return math.hypot(max(c * x + s * y - HALF, 0.0), max(abs(c * y - s * x) - HALF, 0.0))


def nearest_points(a: Pose, b: Pose) -> tuple[Point, Point]:
    """Where two dice are closest, a point of the wall of each; of facing walls the middles."""
    pairs = [
        *((corner, _nearest(corner, corners(b))) for corner in corners(a)),
        *((_nearest(corner, corners(a)), corner) for corner in corners(b)),
    ]
    least = min(math.dist(*pair) for pair in pairs)
    equal = [pair for pair in pairs if math.dist(*pair) <= least + ROUNDING]
    return _middle([start for start, _ in equal]), _middle([end for _, end in equal])


def _middle(points: list[tuple[float, float]]) -> Point:
    """The middle of some points."""
    return Point(sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def _nearest(point: tuple[float, float], outline: list[tuple[float, float]]) -> tuple[float, float]:
    """The point of an outline that is nearest to another point."""
    found = []
    for (x, y), (to_x, to_y) in zip(outline, (*outline[1:], outline[0]), strict=True):
        u, v = (to_x - x) / DIE, (to_y - y) / DIE
        along = min(max((point[0] - x) * u + (point[1] - y) * v, 0.0), DIE)
        found.append((x + along * u, y + along * v))
    return min(found, key=lambda other: math.dist(point, other))


def gap_measure(a: Pose, b: Pose, limit: float) -> Segment:
    """A gap, to be drawn from wall to wall."""
    return Segment(*nearest_points(a, b), gap(a, b), limit)


def way_measure(a: Pose, b: Pose, limit: float) -> Segment:
    """A straight slide, to be drawn from middle to middle."""
    return Segment(Point(a.x, a.y), Point(b.x, b.y), way(a, b), limit)


def touching(a: Pose, b: Pose) -> bool:
    """Whether the dice touch: no more than half a millimetre apart (RB 4.4d)."""
    return within(gap(a, b), TOUCH)


def table(poses: Poses) -> NDArray[np.float64]:
    """Poses as the rows of an array."""
    # A number at a time: numpy looks at every tuple twice if it is to find the shape itself.
    numbers = np.fromiter(chain.from_iterable(poses), np.float64, 3 * len(poses))
    return numbers.reshape(len(poses), 3)


def gaps(poses: Poses, others: Poses) -> NDArray[np.float64]:
    """The gap of each of the first (rows) to each of the others (columns)."""
    return _gaps(_columns(poses)[:, :, None], _columns(others)[:, None, :])


def pair_gaps(poses: Poses) -> NDArray[np.float64]:
    """The gaps among all of them: a symmetric matrix, infinite on its diagonal."""
    columns = _columns(poses)
    first, second = _pairs(len(poses))
    matrix = np.full((len(poses), len(poses)), np.inf)
    matrix[first, second] = matrix[second, first] = _gaps(
        columns.take(first, axis=1), columns.take(second, axis=1)
    )
    return matrix


@cache
def _pairs(n: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """The indices of all pairs of n."""
    return np.triu_indices(n, 1)


def _columns(poses: Poses) -> NDArray[np.float64]:
    """The x, the y, the cosines and the sines: each die's once, not once for each pair."""
    x, y, angle = table(poses).T
    return np.array((x, y, np.cos(angle), np.sin(angle)))


def _gaps(a: NDArray[np.float64], b: NDArray[np.float64]) -> NDArray[np.float64]:
    """:func:`gap` of many, its three cases worked out for all and the right one taken."""
    (ax, ay, ac, as_), (bx, by, bc, bs) = a, b
    x, y = bx - ax, by - ay
    x, y = ac * x + as_ * y, ac * y - as_ * x
    c, s = ac * bc + as_ * bs, ac * bs - as_ * bc
    mirrored = c * s * x * y < 0
    c, s, x, y = np.abs(c), np.abs(s), np.abs(x) - HALF, np.abs(y) - HALF
    c, s = np.where(mirrored, s, c), np.where(mirrored, c, s)
    wide, steep = HALF * (c + s), HALF * (c - s)
    u = np.maximum(c * x + s * y - HALF, 0.0)
    v = np.maximum(np.abs(c * y - s * x) - HALF, 0.0)
    facing = np.where(x <= steep, y - wide, np.sqrt(u * u + v * v))
    facing = np.where(y <= -steep, x - wide, facing)
    distances: NDArray[np.float64] = np.maximum(facing, 0.0)
    return distances


def closest(distances: NDArray[np.float64]) -> list[tuple[int, int]]:
    """The closest pairs of a matrix of gaps: rows and columns within the tie of the smallest.

    Ties do not chain (RB 4.4d). Infinite entries are no pairs.
    """
    if distances.size == 0 or not math.isfinite(smallest := float(distances.min())):
        return []
    rows, columns = np.nonzero(distances <= smallest + TIE + ROUNDING)
    return list(zip(rows.tolist(), columns.tolist(), strict=True))
