/**
 * Dice that slide: straight ways, and where they end (RB 4.3c, 4.4). A die slides over others and pushes nothing, but
 * may not end on one. Tiles stop it where the adventure says so; a tile on which it already lies does not.
 */
import type { Point, Pose } from '../wire';
import { DIE, ROUNDING, WALL, clamp, corners, direction, moved, reach, sides, touching, way } from './geometry';
import { mayEnd } from './reach';
import { ring } from './rings';
import { span, type Span, type Tile } from './tiles';

export { Reach, isFree, mayEnd, type Obstacle, type Snapped } from './reach';

/** More than the middles of two dice that touch can be apart. */
export const WIDEST = DIE * 1.5;

/** Towards a die until touching it; to the last free spot if that is occupied (RB 4.3c). */
export function slide(
  pose: Pose,
  target: Pose,
  limit: number,
  obstacles: readonly Pose[] = [],
  tiles: readonly Tile[] = [],
): Pose {
  if (touching(pose, target)) return pose;
  const { ux, uy, distance } = direction(pose, target);
  const contact = span(corners(pose), ux, uy, target)?.[0] ?? distance;
  return straight(pose, ux, uy, Math.min(limit, contact), obstacles, tiles);
}

/** Towards a point until the middle lies there, or as far as the way is free to end. */
export function slideTo(
  pose: Pose,
  x: number,
  y: number,
  limit = Infinity,
  obstacles: readonly Pose[] = [],
  tiles: readonly Tile[] = [],
): Pose {
  const { ux, uy, distance } = direction(pose, { x, y });
  return straight(pose, ux, uy, Math.min(limit, distance), obstacles, tiles);
}

/** Straight away from a die; touching the wall ends it early (RB 4.3). */
export function slideAway(
  pose: Pose,
  from: Pose,
  limit: number,
  obstacles: readonly Pose[] = [],
  tiles: readonly Tile[] = [],
): Pose {
  const { ux, uy } = direction(from, pose);
  return straight(pose, ux, uy, limit, obstacles, tiles);
}

/** As far along a direction as walls and tiles let it, then back to where nothing lies. */
function straight(
  pose: Pose,
  ux: number,
  uy: number,
  length: number,
  obstacles: readonly Pose[],
  tiles: readonly Tile[],
): Pose {
  if (ux === 0 && uy === 0) return pose;
  const shape = corners(pose);
  let free = Math.min(length, toWall(pose, ux, uy));
  for (const tile of tiles) {
    const over = span(shape, ux, uy, tile);
    if (over && over[0] >= -ROUNDING) free = Math.min(free, over[0]);
  }
  const spans = obstacles.map((obstacle) => span(shape, ux, uy, obstacle)).filter((over) => over !== null);
  free = Math.max(backToFree(free, spans), 0);
  return moved(pose, pose.x + free * ux, pose.y + free * uy);
}

/** How far it is to the first wall. */
function toWall(pose: Pose, ux: number, uy: number): number {
  const bound = WALL - reach(pose.angle);
  const along = (at: number, u: number): number => (u === 0 ? Infinity : (Math.sign(u) * bound - at) / u);
  return Math.max(Math.min(along(pose.x, ux), along(pose.y, uy)), 0);
}

/** The farthest way up to this length that ends in none of the spans. */
function backToFree(length: number, spans: readonly Span[]): number {
  const last = [...spans].sort((a, b) => b[0] - a[0] || b[1] - a[1]);
  return last.reduce((free, [begin, end]) => (begin < free && free < end ? begin : free), length);
}

/** Where a ship goes to touch another: straight there, or to the nearest spot around it. */
export function touchSpot(
  pose: Pose,
  target: Pose,
  limit: number,
  obstacles: readonly Pose[] = [],
  tiles: readonly Tile[] = [],
): Pose | null {
  if (way(pose, target) > limit + WIDEST) return null;
  // Only what lies around the target can be in the way of ending there.
  const near = obstacles.filter((other) => way(other, target) < 2 * WIDEST);
  const direct = slide(pose, target, limit, near, tiles);
  if (touching(direct, target)) return direct;
  return touchSpots(pose, target, limit, near, tiles)[0] ?? null;
}

/**
 * Where a ship can go in one move so that it touches a target, the shortest way first: the free stretches of the
 * outline around the target, each by the point nearest to the ship, its ends and its middle. Between them nothing
 * changes. The target may be among the obstacles.
 */
export function touchSpots(
  pose: Pose,
  target: Pose,
  limit: number,
  obstacles: readonly Pose[] = [],
  tiles: readonly Tile[] = [],
): Pose[] {
  const same = ({ x, y, angle }: Pose): boolean => x === target.x && y === target.y && angle === target.angle;
  const others = obstacles.filter((obstacle) => !same(obstacle));
  const spots = sides(ring(pose.angle, target)).flatMap(([start, end]) => {
    const { ux, uy, distance } = direction(start, end);
    const at = (along: number): Pose => moved(pose, start.x + along * ux, start.y + along * uy);
    const beside = (pose.x - start.x) * ux + (pose.y - start.y) * uy;
    return freeStretches(pose, limit, start, { x: ux, y: uy }, distance, others).flatMap(([first, last]) =>
      [first, (first + last) / 2, last, clamp(beside, first, last)].map(at),
    );
  });
  return spots
    .filter((spot) => mayEnd(pose, spot, limit, [...others, target], tiles))
    .sort((a, b) => way(pose, a) - way(pose, b));
}

/** Which stretches of an edge are in reach, in the box and on nobody. */
function freeStretches(
  pose: Pose,
  limit: number,
  start: Point,
  u: Point,
  length: number,
  others: readonly Pose[],
): Span[] {
  let [begin, end] = [0, length];
  const keep = (first: number, last: number): void => {
    begin = Math.max(begin, Math.min(first, last));
    end = Math.min(end, Math.max(first, last));
  };
  // Along an edge that hardly leaves the wall, the last bit of rounding is many millimetres.
  const bound = WALL - reach(pose.angle) + ROUNDING;
  if (u.x !== 0) keep((-bound - start.x) / u.x, (bound - start.x) / u.x);
  if (u.y !== 0) keep((-bound - start.y) / u.y, (bound - start.y) / u.y);
  const [x, y] = [start.x - pose.x, start.y - pose.y];
  const middle = -(x * u.x + y * u.y);
  // Half of what is forgiven: an edge exactly at the limit is reached, whatever the last bit says.
  const chord = middle * middle - (x * x + y * y) + (limit + ROUNDING / 2) ** 2;
  if (chord < 0) return [];
  keep(middle - Math.sqrt(chord), middle + Math.sqrt(chord));
  const shape = corners(moved(pose, start.x, start.y));
  const spans = others.map((other) => span(shape, u.x, u.y, other)).filter((over) => over !== null);
  const found: Span[] = [];
  for (const [first, last] of spans.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    if (begin <= Math.min(first, end)) found.push([begin, Math.min(first, end)]);
    begin = Math.max(begin, last);
  }
  if (begin <= end) found.push([begin, end]);
  return found;
}
