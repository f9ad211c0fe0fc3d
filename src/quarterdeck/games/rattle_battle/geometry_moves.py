"""Dice that slide: straight ways, where they end, and where a ship could go (RB 4.3c, 4.4).

A die slides over others and pushes nothing, but may not end on one. Tiles stop it where the
adventure says so; a tile on which it already lies does not.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.rng import Generator
from quarterdeck.games.rattle_battle.geometry import (
    BOX,
    DIE,
    HALF,
    ROUNDING,
    WALL,
    Pose,
    corners,
    inside,
    overlap,
    reach,
    touching,
    way,
    within,
)
from quarterdeck.games.rattle_battle.tiles_geometry import Point, Span, Tile, enters, span

QUARTER = math.pi / 2
PARALLEL = ROUNDING / (2 * DIE)
"""Edges closer in angle than this end closer to each other than floating point is forgiven."""
NEIGHBOURHOOD = 50.0
"""How far a search for a free place looks at first; nearly always that is enough."""


def slide(
    pose: Pose,
    target: Pose,
    limit: float,
    obstacles: Sequence[Pose] = (),
    tiles: Sequence[Tile] = (),
) -> Pose:
    """Towards a die until touching it; to the last free spot if that is occupied (RB 4.3c).

    The target may be among the obstacles.
    """
    if touching(pose, target):
        return pose
    ux, uy, distance = _direction(pose.x, pose.y, target.x, target.y)
    met = span(corners(pose), ux, uy, target)
    contact = met[0] if met is not None else distance
    return _straight(pose, ux, uy, min(limit, contact), obstacles, tiles)


def slide_to(
    pose: Pose,
    x: float,
    y: float,
    limit: float = math.inf,
    obstacles: Sequence[Pose] = (),
    tiles: Sequence[Tile] = (),
) -> Pose:
    """Towards a point until the middle lies there, or as far as the way is free to end."""
    ux, uy, distance = _direction(pose.x, pose.y, x, y)
    return _straight(pose, ux, uy, min(limit, distance), obstacles, tiles)


def slide_away(
    pose: Pose,
    away_from: Pose,
    limit: float,
    obstacles: Sequence[Pose] = (),
    tiles: Sequence[Tile] = (),
) -> Pose:
    """Straight away from a die; touching the wall ends it early (RB 4.3)."""
    ux, uy, _ = _direction(away_from.x, away_from.y, pose.x, pose.y)
    return _straight(pose, ux, uy, limit, obstacles, tiles)


def _direction(x: float, y: float, to_x: float, to_y: float) -> tuple[float, float, float]:
    """The unit vector from one point to another, and the distance; nowhere if they are one."""
    distance = math.hypot(to_x - x, to_y - y)
    if distance == 0:
        return 0.0, 0.0, 0.0
    return (to_x - x) / distance, (to_y - y) / distance, distance


def _straight(
    pose: Pose,
    ux: float,
    uy: float,
    length: float,
    obstacles: Sequence[Pose],
    tiles: Sequence[Tile],
) -> Pose:
    """As far along a direction as walls and tiles let it, then back to where nothing lies."""
    if ux == uy == 0:
        return pose
    shape = corners(pose)
    length = min(length, _to_wall(pose, ux, uy))
    for tile in tiles:
        over = span(shape, ux, uy, tile)
        if over is not None and over[0] >= -ROUNDING:
            length = min(length, over[0])
    spans = [over for obstacle in obstacles if (over := span(shape, ux, uy, obstacle))]
    length = max(_back_to_free(length, spans), 0.0)
    return pose.moved(pose.x + length * ux, pose.y + length * uy)


def _to_wall(pose: Pose, ux: float, uy: float) -> float:
    """How far it is to the first wall."""
    bound = WALL - reach(pose.angle)
    ways = [(math.copysign(bound, u) - at) / u for at, u in ((pose.x, ux), (pose.y, uy)) if u != 0]
    return max(min(ways), 0.0)


def _back_to_free(length: float, spans: Sequence[Span]) -> float:
    """The farthest way up to this length that ends in none of the spans."""
    for begin, end in sorted(spans, reverse=True):
        if begin < length < end:
            length = begin
    return length


def is_free(pose: Pose, obstacles: Iterable[Pose]) -> bool:
    """Whether a die can lie there: in the box and on nobody else."""
    return inside(pose) and not any(overlap(pose, other) for other in obstacles)


def free_spot_near(pose: Pose, obstacles: Sequence[Pose]) -> Pose:
    """The nearest place where the die, not turned, can lie (RB 4.3f)."""
    near = [obstacle for obstacle in obstacles if way(pose, obstacle) < NEIGHBOURHOOD]
    spot = _nearest_corner(pose, near, obstacles)
    # What lies farther off can only matter if the search went far, too.
    if spot is None or way(pose, spot) > NEIGHBOURHOOD - DIE * math.sqrt(2):
        spot = _nearest_corner(pose, obstacles, obstacles)
    if spot is None:
        raise QuarterdeckError(f"no place in the box is free among {len(obstacles)} dice")
    return spot


def _nearest_corner(pose: Pose, near: Sequence[Pose], obstacles: Sequence[Pose]) -> Pose | None:
    """The nearest free spot that these dice leave.

    It is the spot itself, or on the outline around an obstacle, or where two outlines or an
    outline and the wall meet.
    """
    bound = WALL - reach(pose.angle)
    rings = [_ring(pose.angle, obstacle) for obstacle in near]
    square = [(bound, bound), (-bound, bound), (-bound, -bound), (bound, -bound)]
    edges = [edge for ring in (*rings, square) for edge in _sides(ring)]
    candidates = [(_clamp(pose.x, bound), _clamp(pose.y, bound))]
    candidates += [_foot(pose, start, end) for start, end in edges]
    candidates += [
        meeting
        for i, edge in enumerate(edges)
        for other in edges[:i]
        if (meeting := _meeting(edge, other)) is not None
    ]
    candidates.sort(key=lambda point: math.hypot(point[0] - pose.x, point[1] - pose.y))
    spots = (pose.moved(x, y) for x, y in candidates)
    return next((spot for spot in spots if is_free(spot, obstacles)), None)


def _clamp(value: float, bound: float) -> float:
    return min(max(value, -bound), bound)


def _ring(angle: float, obstacle: Pose) -> list[Point]:
    """Where the middle of a die turned by this angle is when it just touches an obstacle.

    The sum of two squares: an octagon whose edges are those of the one and of the other in turn,
    counter-clockwise, or a square if they are parallel. A general hull of all sums of corners is
    of no use here: corners of squares that are nearly parallel nearly coincide.
    """
    turn = (angle - obstacle.angle) % QUARTER  # the obstacle's edges lie at 0, 90, 180, 270 degrees
    parallel = min(turn, QUARTER - turn) < PARALLEL
    turns, edge = ([0.0], 2 * DIE) if parallel else ([0.0, turn], DIE)
    # Each square begins at the corner before its first edge.
    x, y = (
        sum(-HALF * (math.cos(t) + sign * math.sin(t)) for t in (0.0, turns[-1]))
        for sign in (-1, 1)
    )
    c, s = math.cos(obstacle.angle), math.sin(obstacle.angle)
    ring = []
    for direction in (quarter * QUARTER + t for quarter in range(4) for t in turns):
        ring.append((obstacle.x + c * x - s * y, obstacle.y + s * x + c * y))
        x, y = x + edge * math.cos(direction), y + edge * math.sin(direction)
    return ring


def _turn(a: Point, b: Point, c: Point) -> float:
    """Twice the area of a triangle: positive for a turn to the left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _sides(ring: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    return zip(ring, (*ring[1:], ring[0]), strict=True)


def _foot(pose: Pose, start: Point, end: Point) -> Point:
    """The point of a segment that is nearest to a middle."""
    ux, uy, length = _direction(*start, *end)
    along = min(max((pose.x - start[0]) * ux + (pose.y - start[1]) * uy, 0.0), length)
    return start[0] + along * ux, start[1] + along * uy


def _meeting(a: tuple[Point, Point], b: tuple[Point, Point]) -> Point | None:
    """Where two segments cross."""
    (p, q), (r, s) = a, b
    first, second = _turn(r, s, p), _turn(r, s, q)
    if first * second > 0 or _turn(p, q, r) * _turn(p, q, s) > 0 or first == second:
        return None
    along = first / (first - second)
    return p[0] + along * (q[0] - p[0]), p[1] + along * (q[1] - p[1])


def touch_spots(
    pose: Pose,
    target: Pose,
    limit: float,
    obstacles: Sequence[Pose] = (),
    tiles: Sequence[Tile] = (),
) -> list[Pose]:
    """Where a ship can go in one move so that it touches a target, the shortest way first.

    The free stretches of the outline around the target, each by the point nearest to the ship,
    its ends and its middle: between them nothing changes. The target may be among the obstacles.
    """
    others = [obstacle for obstacle in obstacles if obstacle != target]
    spots = {
        pose.moved(start[0] + along * ux, start[1] + along * uy)
        for start, end in _sides(_ring(pose.angle, target))
        for ux, uy, length in (_direction(*start, *end),)
        for stretch in _free_stretches(pose, limit, start, (ux, uy), length, others)
        for along in _along(pose, start, (ux, uy), stretch)
    }
    where = Reach(pose, limit, (*others, target), tuple(tiles))
    return sorted((spot for spot in spots if spot in where), key=lambda spot: way(pose, spot))


def _free_stretches(
    pose: Pose, limit: float, start: Point, u: Point, length: float, others: Sequence[Pose]
) -> Iterator[Span]:
    """Which stretches of an edge are in reach, in the box and on nobody."""
    begin, end = 0.0, length
    # Along an edge that hardly leaves the wall, the last bit of rounding is many millimetres.
    bound = WALL - reach(pose.angle) + ROUNDING
    for at, speed in zip(start, u, strict=True):
        if speed != 0:
            first, last = sorted(((-bound - at) / speed, (bound - at) / speed))
            begin, end = max(begin, first), min(end, last)
    x, y = start[0] - pose.x, start[1] - pose.y
    middle = -(x * u[0] + y * u[1])
    # Half of what is forgiven: an edge exactly at the limit is reached, whatever the last bit says.
    chord = middle * middle - (x * x + y * y) + (limit + ROUNDING / 2) ** 2
    if chord < 0:
        return
    begin, end = max(begin, middle - math.sqrt(chord)), min(end, middle + math.sqrt(chord))
    shape = corners(pose.moved(*start))
    spans = (span(shape, *u, other) for other in others)
    for first, last in sorted(over for over in spans if over is not None):
        if begin <= min(first, end):
            yield begin, min(first, end)
        begin = max(begin, last)
    if begin <= end:
        yield begin, end


def _along(pose: Pose, start: Point, u: Point, stretch: Span) -> set[float]:
    """The points of a stretch worth naming."""
    begin, end = stretch
    foot = (pose.x - start[0]) * u[0] + (pose.y - start[1]) * u[1]
    return {begin, (begin + end) / 2, end, min(max(foot, begin), end)}


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a die may go in one move: a disc in the box without the places that are taken."""

    pose: Pose
    limit: float
    obstacles: tuple[Pose, ...] = ()
    tiles: tuple[Tile, ...] = ()
    """Those that stop a move."""

    def __contains__(self, spot: Pose) -> bool:
        return (
            within(way(self.pose, spot), self.limit)
            and is_free(spot, self.obstacles)
            and not any(enters(self.pose, spot, tile) for tile in self.tiles)
        )

    @property
    def holes(self) -> list[list[Point]]:
        """The outlines inside which the middle may not end, to be drawn."""
        return [_ring(self.pose.angle, obstacle) for obstacle in self.obstacles]

    def sample(self, rng: Generator) -> Pose:
        """A spot at random; where the die lies if hardly any is free."""
        for _ in range(200):
            angle, radius = math.tau * rng.random(), min(self.limit, BOX) * math.sqrt(rng.random())
            x, y = radius * math.cos(angle), radius * math.sin(angle)
            spot = self.pose.moved(self.pose.x + x, self.pose.y + y)
            if spot in self:
                return spot
        return self.pose
