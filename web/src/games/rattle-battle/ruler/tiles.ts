/**
 * Ocean tiles: flat outlines on the floor of the box, and what dice do with them (RB 4.2b, 4.4).
 *
 * Everything here is convex, and everything exact. A square or a line that moves straight overlaps a tile during one
 * span of its way, so `span` answers both "does the path cross" and "how far until it touches". An ellipse is a circle
 * seen in a stretched frame; a frame changes neither straight ways nor how far along them something happens.
 */
import type { Point, Pose } from '../wire';
import { ROUNDING, TOUCH, clamp, corners, sides, way, within } from './geometry';

/** A rock or a whirlpool. */
export interface Circle extends Point {
  shape: 'circle';
  r: number;
}
/** A reef. */
export interface Ellipse extends Point {
  shape: 'ellipse';
  rx: number;
  ry: number;
  angle: number;
}
/** A wreck or the port. */
export interface Rectangle extends Point {
  shape: 'rectangle';
  w: number;
  h: number;
  angle: number;
}
export type Tile = Circle | Ellipse | Rectangle;

/** A convex outline, counter-clockwise; a line has two points, a point one. */
export type Outline = readonly Point[];
/** From where to where on a straight way. */
export type Span = readonly [begin: number, end: number];

/** How deep a span lets outlines meet: less than an overlap, more than floating point errs. */
const TOLERANCE = ROUNDING / 2;
/** What moves less does not move. */
const STILL = 1e-9;
const ORIGIN: Point = { x: 0, y: 0 };

/** The corners of a rectangle. */
export function outline({ x, y, w, h, angle }: Rectangle): Point[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const halves = [
    [w / 2, h / 2],
    [-w / 2, h / 2],
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
  ] as const;
  return halves.map(([u, v]) => ({ x: x + c * u - s * v, y: y + s * u + c * v }));
}

/** The shortest distance of a die to a tile; 0 if it lies on it. */
export function tileGap(pose: Pose, tile: Tile): number {
  const shape = corners(pose);
  switch (tile.shape) {
    case 'rectangle':
      return polygonGap(shape, outline(tile));
    case 'circle':
      return Math.max(pointGap(tile, shape) - tile.r, 0);
    case 'ellipse':
      return ellipseGap(shape, tile);
  }
}

/** Whether a die is on a tile: touching is enough (RB 4.4). */
export const on = (pose: Pose, tile: Tile): boolean => within(tileGap(pose, tile), TOUCH);

/** Whether a die that slides from one place to another comes over a tile or another die. */
export const pathCrosses = (start: Pose, end: Point, obstacle: Pose | Tile): boolean =>
  crosses(corners(start), start, end, obstacle);

/** Whether a die that slides comes onto a tile; one that lies on it already only leaves it. */
export function enters(start: Pose, end: Point, tile: Tile): boolean {
  const over = span(corners(start), end.x - start.x, end.y - start.y, tile);
  return over !== null && over[0] * way(start, end) >= -ROUNDING && over[0] < 1;
}

/** Whether the line of fire from middle to middle runs over a tile (RB 4.4d). */
export const fireCrosses = (start: Point, end: Point, tile: Tile): boolean => crosses([start], start, end, tile);

function crosses(shape: Outline, start: Point, end: Point, obstacle: Pose | Tile): boolean {
  const over = span(shape, end.x - start.x, end.y - start.y, obstacle);
  return over !== null && over[0] < 1 && over[1] > 0;
}

/**
 * When a shape lies over an obstacle if it has moved by (x t, y t) at the time t, or null. Times may be negative, or
 * infinite for a shape that does not move.
 */
export function span(shape: Outline, x: number, y: number, obstacle: Pose | Tile): Span | null {
  const [dx, dy] = Math.hypot(x, y) < STILL ? [0, 0] : [x, y];
  if (!('shape' in obstacle)) return polygonSpan(shape, dx, dy, corners(obstacle));
  if (obstacle.shape === 'rectangle') return polygonSpan(shape, dx, dy, outline(obstacle));
  const frame = new Frame(obstacle, TOLERANCE);
  const turned = frame.turn(dx, dy);
  return discSpan(frame.see(shape), turned.x, turned.y);
}

/** When two outlines overlap along every normal of an edge: the separating axes, in motion. */
function polygonSpan(shape: Outline, x: number, y: number, polygon: Outline): Span | null {
  let [begin, end] = [-Infinity, Infinity];
  for (const normal of [...normals(polygon), ...normals(shape)]) {
    const [ourLow, ourHigh] = shadow(shape, normal);
    const [low, high] = shadow(polygon, normal);
    const enter = low + TOLERANCE - ourHigh;
    const leave = high - TOLERANCE - ourLow;
    const speed = normal.x * x + normal.y * y;
    if (speed === 0) {
      if (enter < 0 && leave > 0) continue;
      return null;
    }
    begin = Math.max(begin, Math.min(enter / speed, leave / speed));
    end = Math.min(end, Math.max(enter / speed, leave / speed));
    if (begin >= end) return null;
  }
  return [begin, end];
}

/** From where to where an outline lies along an axis. */
function shadow(shape: Outline, axis: Point): Span {
  let [low, high] = [Infinity, -Infinity];
  for (const { x, y } of shape) {
    const at = axis.x * x + axis.y * y;
    low = Math.min(low, at);
    high = Math.max(high, at);
  }
  return [low, high];
}

/**
 * When a shape overlaps the unit disc: one of its corners, edges or its inside does. The parts leave out their borders
 * by the tolerance. A shape that moves bridges that; for one that does not, the gap says it.
 */
function discSpan(shape: Outline, x: number, y: number): Span | null {
  if (x === 0 && y === 0) return pointGap(ORIGIN, shape) < 1 ? [-Infinity, Infinity] : null;
  const spans = shape.map((corner) => cornerSpan(corner, x, y));
  if (shape.length > 2) spans.push(polygonSpan([ORIGIN], -x, -y, shape));
  const outward = normals(shape);
  for (const [i, [p, q]] of edges(shape).entries()) {
    const n = outward[i]!;
    const strip = [p, { x: p.x + n.x, y: p.y + n.y }, { x: q.x + n.x, y: q.y + n.y }, q];
    spans.push(polygonSpan([ORIGIN], -x, -y, strip));
  }
  const found = spans.filter((over) => over !== null);
  if (found.length === 0) return null;
  return [Math.min(...found.map(([begin]) => begin)), Math.max(...found.map(([, end]) => end))];
}

/** When a point that moves is in the unit disc. */
function cornerSpan(corner: Point, x: number, y: number): Span | null {
  const squared = x * x + y * y;
  const along = corner.x * x + corner.y * y;
  const outside = corner.x * corner.x + corner.y * corner.y - 1;
  const root = along * along - squared * outside;
  if (root <= 0) return null;
  return [(-along - Math.sqrt(root)) / squared, (-along + Math.sqrt(root)) / squared];
}

/** The shortest distance of two convex outlines. */
function polygonGap(a: Outline, b: Outline): number {
  if (polygonSpan(a, 0, 0, b) !== null) return 0;
  return Math.min(...a.map((point) => pointGap(point, b)), ...b.map((point) => pointGap(point, a)));
}

/** The distance of a point to a convex shape; 0 inside. */
function pointGap({ x, y }: Point, shape: Outline): number {
  const [only] = shape;
  if (only && shape.length === 1) return Math.hypot(only.x - x, only.y - y);
  let least = Infinity;
  let inner = true;
  for (const [p, q] of edges(shape)) {
    const [ex, ey] = [q.x - p.x, q.y - p.y];
    inner &&= ex * (y - p.y) - ey * (x - p.x) > 0;
    const along = clamp(((x - p.x) * ex + (y - p.y) * ey) / (ex * ex + ey * ey), 0, 1);
    least = Math.min(least, Math.hypot(p.x + along * ex - x, p.y + along * ey - y));
  }
  return inner ? 0 : least;
}

/** The shortest distance: from a corner, or from an edge to the point that faces it. */
function ellipseGap(shape: Outline, tile: Ellipse): number {
  const { rx, ry } = tile;
  const seen = new Frame(tile).see(shape);
  if (pointGap(ORIGIN, seen) <= 1) return 0;
  const points = seen.map(({ x, y }) => ({ x: x * rx, y: y * ry }));
  let least = Math.min(...points.map(({ x, y }) => pointEllipseGap(x, y, rx, ry)));
  const outward = normals(points);
  for (const [i, [p, q]] of edges(points).entries()) {
    const n = outward[i]!;
    const far = Math.hypot(rx * n.x, ry * n.y);
    const distance = -(p.x * n.x + p.y * n.y) - far;
    if (distance <= 0) continue; // the edge does not face the tile
    const [ex, ey] = [q.x - p.x, q.y - p.y];
    const along = ((-rx * rx * n.x) / far - p.x) * ex + ((-ry * ry * n.y) / far - p.y) * ey;
    if (along > 0 && along < ex * ex + ey * ey) least = Math.min(least, distance);
  }
  return least;
}

/**
 * The distance of a point outside to an ellipse around the origin. The nearest point is
 * (rx² x / (t + rx²), ry² y / (t + ry²)) for the t that puts it on the ellipse. What is to become 0 there falls and
 * curves one way, so Newton's steps from t = 0 never overshoot.
 */
function pointEllipseGap(x: number, y: number, rx: number, ry: number): number {
  let t = 0;
  for (let i = 0; i < 100; i++) {
    const [across, along] = [t + rx * rx, t + ry * ry];
    const [u, v] = [(rx * x) / across, (ry * y) / along];
    const step = (u * u + v * v - 1) / (2 * ((u * u) / across + (v * v) / along));
    t += step;
    if (step <= 1e-12 * t) break;
  }
  return Math.hypot((x * t) / (t + rx * rx), (y * t) / (t + ry * ry));
}

/** The edges of an outline; a line has two, there and back, a point none. */
const edges = (shape: Outline): [Point, Point][] => (shape.length > 1 ? sides(shape) : []);

/** The outward normals of the edges. */
const normals = (shape: Outline): Point[] =>
  edges(shape).map(([p, q]) => {
    const length = way(p, q);
    return { x: (q.y - p.y) / length, y: (p.x - q.x) / length };
  });

/** The plane as seen where an ellipse, or one a little smaller, is the unit disc. */
class Frame {
  readonly #x: number;
  readonly #y: number;
  readonly #c: number;
  readonly #s: number;
  readonly #rx: number;
  readonly #ry: number;

  constructor(tile: Circle | Ellipse, shrunk = 0) {
    const { rx, ry, angle } = tile.shape === 'circle' ? { rx: tile.r, ry: tile.r, angle: 0 } : tile;
    [this.#x, this.#y] = [tile.x, tile.y];
    [this.#c, this.#s] = [Math.cos(angle), Math.sin(angle)];
    [this.#rx, this.#ry] = [rx - shrunk, ry - shrunk];
  }

  /** A direction as seen there. */
  turn(x: number, y: number): Point {
    return { x: (this.#c * x + this.#s * y) / this.#rx, y: (this.#c * y - this.#s * x) / this.#ry };
  }

  /** Points as seen there. */
  see(shape: Outline): Point[] {
    return shape.map(({ x, y }) => this.turn(x - this.#x, y - this.#y));
  }
}
