/**
 * Dice seen from above, as the rules measure them (RB 4.4): turned squares in the Sea Box, and how far apart they lie.
 *
 * Lengths are millimetres. The middle of the box is the origin, x runs right, y runs up, angles run counter-clockwise.
 * Two squares are compared through the sum of their outlines: an octagon around the one, outside which the middle of
 * the other must stay. Its distance from that middle is the gap.
 */
import type { Point, Pose, Segment } from '../wire';

/** The inner side of the Sea Box. */
export const BOX = 285;
/** The edge of a die. */
export const DIE = 12;
/** The two ranges: the edges of a card. */
export const SHORT = 63;
export const LONG = 88;
/** Dice this close touch (RB 4.4d). */
export const TOUCH = 0.5;
/** Gaps that exceed the smallest by no more are equal to it (RB 4.4d). */
export const TIE = 0.5;
/** What is forgiven to floating point: a die slid to a limit is within it. */
export const ROUNDING = 1e-6;

export const HALF = DIE / 2;
export const WALL = BOX / 2;

/** The same die slid to another place, not turned. */
export const moved = (pose: Pose, x: number, y: number): Pose => ({ x, y, angle: pose.angle });

/** The point a card names by fractions of the box, from its upper left corner. */
export const place = (x: number, y: number): Point => ({ x: (x - 0.5) * BOX, y: (0.5 - y) * BOX });

/** How far apart two middles are: the length of a straight slide. */
export const way = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Whether a distance is in range; exactly at the limit it is (RB 4.4). */
export const within = (distance: number, limit: number): boolean => distance <= limit + ROUNDING;

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The four corners, counter-clockwise. */
export function corners({ x, y, angle }: Pose): Point[] {
  const c = HALF * Math.cos(angle);
  const s = HALF * Math.sin(angle);
  return [
    { x: x + c - s, y: y + s + c },
    { x: x - c - s, y: y - s + c },
    { x: x - c + s, y: y - s - c },
    { x: x + c + s, y: y + s - c },
  ];
}

/** How far a die turned by this angle extends from its middle along the walls. */
export const reach = (angle: number): number => HALF * (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)));

/** Whether the whole die lies in the box. */
export const inside = (pose: Pose): boolean =>
  Math.max(Math.abs(pose.x), Math.abs(pose.y)) <= WALL - reach(pose.angle) + ROUNDING;

/** How far the squares would have to part to lie apart; not above 0 if they do. */
export function depth(a: Pose, b: Pose): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  let far = 0;
  for (const angle of [a.angle, b.angle]) {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    far = Math.max(far, Math.abs(c * x + s * y), Math.abs(c * y - s * x));
  }
  return HALF + reach(b.angle - a.angle) - far;
}

/** Whether one lies on ground of the other; squares that only touch do not. */
export const overlap = (a: Pose, b: Pose): boolean => depth(a, b) > ROUNDING;

/** The shortest distance wall to wall; 0 if the squares overlap. */
export function gap(a: Pose, b: Pose): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [ca, sa] = [Math.cos(a.angle), Math.sin(a.angle)];
  // The middle of b as a sees it, mirrored into the quarter where both numbers are positive.
  const [ux, uy] = [ca * dx + sa * dy, ca * dy - sa * dx];
  const [cb, sb] = [Math.cos(b.angle - a.angle), Math.sin(b.angle - a.angle)];
  const mirrored = cb * sb * ux * uy < 0; // then b turned by 90 degrees has the angle between 0 and 90
  const [c, s] = mirrored ? [Math.abs(sb), Math.abs(cb)] : [Math.abs(cb), Math.abs(sb)];
  const [x, y] = [Math.abs(ux) - HALF, Math.abs(uy) - HALF];
  // A corner of b faces the right wall of a, or the upper one.
  if (y <= HALF * (s - c)) return Math.max(x - HALF * (c + s), 0);
  if (x <= HALF * (c - s)) return Math.max(y - HALF * (c + s), 0);
  // The upper right corner of a, as b sees it, faces b.
  return Math.hypot(Math.max(c * x + s * y - HALF, 0), Math.max(Math.abs(c * y - s * x) - HALF, 0));
}

/** Whether the dice touch: no more than half a millimetre apart (RB 4.4d). */
export const touching = (a: Pose, b: Pose): boolean => within(gap(a, b), TOUCH);

/** Where two dice are closest, a point of the wall of each; of facing walls the middles. */
export function nearestPoints(a: Pose, b: Pose): [Point, Point] {
  const [ours, theirs] = [corners(a), corners(b)];
  const pairs = [
    ...ours.map((corner): [Point, Point] => [corner, nearest(corner, theirs)]),
    ...theirs.map((corner): [Point, Point] => [nearest(corner, ours), corner]),
  ];
  const least = Math.min(...pairs.map(([start, end]) => way(start, end)));
  const equal = pairs.filter(([start, end]) => within(way(start, end), least));
  return [middle(equal.map(([start]) => start)), middle(equal.map(([, end]) => end))];
}

function middle(points: readonly Point[]): Point {
  const sum = (of: (point: Point) => number): number => points.reduce((total, point) => total + of(point), 0);
  return { x: sum(({ x }) => x) / points.length, y: sum(({ y }) => y) / points.length };
}

/** The point of a square's outline that is nearest to another point. */
function nearest(point: Point, outline: readonly Point[]): Point {
  const feet = sides(outline).map(([start, end]) => foot(point, start, end));
  return feet.reduce((best, other) => (way(point, other) < way(point, best) ? other : best));
}

/** The sides of an outline, each from its start to its end. */
export const sides = (outline: readonly Point[]): [Point, Point][] =>
  outline.map((start, i) => [start, outline[(i + 1) % outline.length]!]);

/** The point of a segment that is nearest to another point. */
export function foot(point: Point, start: Point, end: Point): Point {
  const { ux, uy, distance } = direction(start, end);
  const along = clamp((point.x - start.x) * ux + (point.y - start.y) * uy, 0, distance);
  return { x: start.x + along * ux, y: start.y + along * uy };
}

/** The unit vector from one point to another, and the distance; nowhere if they are one. */
export function direction(from: Point, to: Point): { ux: number; uy: number; distance: number } {
  const distance = way(from, to);
  if (distance === 0) return { ux: 0, uy: 0, distance };
  return { ux: (to.x - from.x) / distance, uy: (to.y - from.y) / distance, distance };
}

/** A gap, to be drawn from wall to wall. */
export function gapMeasure(a: Pose, b: Pose, limit: number): Segment {
  const [start, end] = nearestPoints(a, b);
  return { start, end, length: gap(a, b), limit };
}

/** A straight slide, to be drawn from middle to middle. */
export const wayMeasure = (a: Point, b: Point, limit: number): Segment => ({
  start: { x: a.x, y: a.y },
  end: { x: b.x, y: b.y },
  length: way(a, b),
  limit,
});
