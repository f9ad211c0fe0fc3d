"""Ocean tiles: flat outlines on the floor of the box, and what dice do with them (RB 4.2b, 4.4).

Everything here is convex, and everything exact. A square or a line that moves straight overlaps
a tile during one span of its way, so :func:`span` answers both "does the path cross" and "how far
until it touches". An ellipse is a circle seen in a stretched frame; a frame changes neither
straight ways nor how far along them something happens.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from quarterdeck.games.rattle_battle.geometry import ROUNDING, TOUCH, Pose, corners, within

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = Sequence[Point]
"""A convex outline, counter-clockwise; a line has two points, a point one."""
Span: TypeAlias = tuple[float, float]
"""From where to where on a straight way."""

TOLERANCE = ROUNDING / 2
"""How deep a span lets outlines meet: less than an overlap, more than floating point errs."""
STILL = 1e-9
"""What moves less does not move."""


@dataclass(frozen=True, slots=True)
class Circle:
    """A rock or a whirlpool."""

    x: float
    y: float
    r: float


@dataclass(frozen=True, slots=True)
class Ellipse:
    """A reef."""

    x: float
    y: float
    rx: float
    ry: float
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A wreck or the port."""

    x: float
    y: float
    w: float
    h: float
    angle: float = 0.0

    @property
    def outline(self) -> list[Point]:
        """Its corners."""
        c, s = math.cos(self.angle), math.sin(self.angle)
        halves = [(self.w / 2, self.h / 2), (-self.w / 2, self.h / 2)]
        halves += [(-x, -y) for x, y in halves]
        return [(self.x + c * x - s * y, self.y + s * x + c * y) for x, y in halves]


Tile: TypeAlias = Circle | Ellipse | Rectangle


def tile_gap(pose: Pose, tile: Tile) -> float:
    """The shortest distance of a die to a tile; 0 if it lies on it."""
    return outline_gap(corners(pose), tile)


def on(pose: Pose, tile: Tile) -> bool:
    """Whether a die is on a tile: touching is enough (RB 4.4)."""
    return within(tile_gap(pose, tile), TOUCH)


def path_crosses(start: Pose, end: Pose, tile: Tile) -> bool:
    """Whether a die that slides from one place to another comes over a tile."""
    return _crosses(corners(start), start, end, tile)


def enters(start: Pose, end: Pose, tile: Tile) -> bool:
    """Whether a die that slides comes onto a tile; one that lies on it already only leaves it."""
    x, y = end.x - start.x, end.y - start.y
    over = span(corners(start), x, y, tile)
    return over is not None and over[0] * math.hypot(x, y) >= -ROUNDING and over[0] < 1


def fire_crosses(start: Pose, end: Pose, tile: Tile) -> bool:
    """Whether the line of fire from middle to middle runs over a tile (RB 4.4d)."""
    return _crosses([(start.x, start.y)], start, end, tile)


def _crosses(shape: Outline, start: Pose, end: Pose, tile: Tile) -> bool:
    """Whether a shape that moves straight comes over a tile."""
    over = span(shape, end.x - start.x, end.y - start.y, tile)
    return over is not None and over[0] < 1 and over[1] > 0


def span(shape: Outline, x: float, y: float, obstacle: Pose | Tile) -> Span | None:
    """When a shape lies over an obstacle if it has moved by (x t, y t) at the time t, or None.

    Times may be negative, or infinite for a shape that does not move.
    """
    if math.hypot(x, y) < STILL:
        x = y = 0.0
    match obstacle:
        case Pose():
            return _polygon_span(shape, x, y, corners(obstacle))
        case Rectangle():
            return _polygon_span(shape, x, y, obstacle.outline)
        case Circle() | Ellipse():
            frame = _Frame.of(obstacle, shrunk=TOLERANCE)
            return _disc_span(frame.see_all(shape), *frame.turn(x, y))


def _polygon_span(shape: Outline, x: float, y: float, polygon: Outline) -> Span | None:
    """When two outlines overlap along every normal of an edge: the separating axes, in motion."""
    begin, end = -math.inf, math.inf
    for nx, ny in (*_normals(polygon), *_normals(shape)):
        ours = [nx * px + ny * py for px, py in shape]
        theirs = [nx * px + ny * py for px, py in polygon]
        enter = min(theirs) + TOLERANCE - max(ours)
        leave = max(theirs) - TOLERANCE - min(ours)
        speed = nx * x + ny * y
        if speed == 0:
            if not enter < 0 < leave:
                return None
            continue
        first, last = sorted((enter / speed, leave / speed))
        begin, end = max(begin, first), min(end, last)
        if begin >= end:
            return None
    return begin, end


def _disc_span(shape: Outline, x: float, y: float) -> Span | None:
    """When a shape overlaps the unit disc: one of its corners, edges or its inside does.

    The parts leave out their borders by the tolerance. A shape that moves bridges that; for one
    that does not, the gap says it.
    """
    if x == y == 0:
        return (-math.inf, math.inf) if _point_gap((0.0, 0.0), shape) < 1 else None
    spans = [_corner_span(px, py, x, y) for px, py in shape]
    origin = [(0.0, 0.0)]
    if len(shape) > 2:
        spans.append(_polygon_span(origin, -x, -y, shape))
    for ((px, py), (qx, qy)), (nx, ny) in zip(_edges(shape), _normals(shape), strict=True):
        strip = [(px, py), (px + nx, py + ny), (qx + nx, qy + ny), (qx, qy)]
        spans.append(_polygon_span(origin, -x, -y, strip))
    found = [over for over in spans if over is not None]
    if not found:
        return None
    return min(begin for begin, _ in found), max(end for _, end in found)


def _corner_span(px: float, py: float, x: float, y: float) -> Span | None:
    """When a point that moves is in the unit disc."""
    squared, along, outside = x * x + y * y, px * x + py * y, px * px + py * py - 1
    root = along * along - squared * outside
    if root <= 0:
        return None
    return (-along - math.sqrt(root)) / squared, (-along + math.sqrt(root)) / squared


def outline_gap(shape: Outline, tile: Tile) -> float:
    """The shortest distance of a convex shape to a tile; 0 if they overlap."""
    match tile:
        case Rectangle():
            return _polygon_gap(shape, tile.outline)
        case Circle():
            return max(_point_gap((tile.x, tile.y), shape) - tile.r, 0.0)
        case Ellipse():
            return _ellipse_gap(shape, tile)


def _polygon_gap(a: Outline, b: Outline) -> float:
    """The shortest distance of two convex outlines."""
    if _polygon_span(a, 0.0, 0.0, b) is not None:
        return 0.0
    return min(*(_point_gap(p, b) for p in a), *(_point_gap(p, a) for p in b))


def _point_gap(point: Point, shape: Outline) -> float:
    """The distance of a point to a convex shape; 0 inside."""
    x, y = point
    if len(shape) == 1:
        return math.hypot(shape[0][0] - x, shape[0][1] - y)
    least, inner = math.inf, True
    for (px, py), (qx, qy) in _edges(shape):
        ex, ey = qx - px, qy - py
        inner = inner and ex * (y - py) - ey * (x - px) > 0
        along = ((x - px) * ex + (y - py) * ey) / (ex * ex + ey * ey)
        along = min(max(along, 0.0), 1.0)
        least = min(least, math.hypot(px + along * ex - x, py + along * ey - y))
    return 0.0 if inner else least


def _ellipse_gap(shape: Outline, tile: Ellipse) -> float:
    """The shortest distance: from a corner, or from an edge to the point that faces it."""
    frame = _Frame.of(tile)
    if _point_gap((0.0, 0.0), frame.see_all(shape)) <= 1:
        return 0.0
    points = [(x * tile.rx, y * tile.ry) for x, y in frame.see_all(shape)]
    least = min(_point_ellipse_gap(x, y, tile.rx, tile.ry) for x, y in points)
    for ((px, py), (qx, qy)), (nx, ny) in zip(_edges(points), _normals(points), strict=True):
        far = math.hypot(tile.rx * nx, tile.ry * ny)
        distance = -(px * nx + py * ny) - far
        if distance <= 0:
            continue  # the edge does not face the tile
        facing = (-(tile.rx**2) * nx / far, -(tile.ry**2) * ny / far)
        ex, ey = qx - px, qy - py
        along = (facing[0] - px) * ex + (facing[1] - py) * ey
        if 0 < along < ex * ex + ey * ey:
            least = min(least, distance)
    return least


def _point_ellipse_gap(x: float, y: float, rx: float, ry: float) -> float:
    """The distance of a point outside to an ellipse around the origin.

    The nearest point is (rx² x / (t + rx²), ry² y / (t + ry²)) for the t that puts it on the
    ellipse. What is to become 0 there falls and curves one way, so Newton's steps from t = 0
    never overshoot.
    """
    t = 0.0
    for _ in range(100):
        u, v = rx * x / (t + rx * rx), ry * y / (t + ry * ry)
        excess = u * u + v * v - 1
        step = excess / (2 * (u * u / (t + rx * rx) + v * v / (t + ry * ry)))
        t += step
        if step <= 1e-12 * t:
            break
    return math.hypot(x * t / (t + rx * rx), y * t / (t + ry * ry))


def _edges(shape: Outline) -> Iterator[tuple[Point, Point]]:
    """The edges of an outline; a line has two, there and back, a point none."""
    if len(shape) > 1:
        yield from zip(shape, (*shape[1:], shape[0]), strict=True)


def _normals(shape: Outline) -> Iterator[Point]:
    """The outward normals of the edges."""
    for (px, py), (qx, qy) in _edges(shape):
        length = math.hypot(qx - px, qy - py)
        yield (qy - py) / length, (px - qx) / length


@dataclass(frozen=True, slots=True)
class _Frame:
    """The plane as seen where an ellipse is the unit disc."""

    x: float
    y: float
    c: float
    s: float
    rx: float
    ry: float

    @classmethod
    def of(cls, tile: Circle | Ellipse, shrunk: float = 0.0) -> _Frame:
        """The frame of a tile, or of one a little smaller."""
        if isinstance(tile, Circle):
            return cls(tile.x, tile.y, 1.0, 0.0, tile.r - shrunk, tile.r - shrunk)
        c, s = math.cos(tile.angle), math.sin(tile.angle)
        return cls(tile.x, tile.y, c, s, tile.rx - shrunk, tile.ry - shrunk)

    def turn(self, x: float, y: float) -> Point:
        """A direction as seen there."""
        return (self.c * x + self.s * y) / self.rx, (self.c * y - self.s * x) / self.ry

    def see_all(self, shape: Outline) -> list[Point]:
        """Points as seen there."""
        return [self.turn(x - self.x, y - self.y) for x, y in shape]
