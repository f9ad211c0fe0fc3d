/** Where the middle of a die may not be: outlines around dice, and the shadows of tiles that stop a move. */
import type { Point, Pose } from '../wire';
import { DIE, HALF, ROUNDING, corners } from './geometry';
import { span, tileGap, type Tile } from './tiles';

export type Edge = readonly [start: Point, end: Point];

const QUARTER = Math.PI / 2;
/** Edges closer in angle than this end closer to each other than floating point is forgiven. */
const PARALLEL = ROUNDING / (2 * DIE);

/**
 * Where the middle of a die turned by this angle is when it just touches an obstacle: an octagon whose edges are those
 * of the one square and of the other in turn, counter-clockwise, or a square if they are parallel.
 */
export function ring(angle: number, obstacle: Pose): Point[] {
  const turn = (((angle - obstacle.angle) % QUARTER) + QUARTER) % QUARTER; // the obstacle's edges lie at 0, 90 ...
  const parallel = Math.min(turn, QUARTER - turn) < PARALLEL;
  const [turns, edge] = parallel ? [[0], 2 * DIE] : [[0, turn], DIE];
  // Each square begins at the corner before its first edge.
  let [x, y] = [0, 0];
  for (const t of [0, turns.at(-1)!]) {
    x -= HALF * (Math.cos(t) - Math.sin(t));
    y -= HALF * (Math.cos(t) + Math.sin(t));
  }
  const [c, s] = [Math.cos(obstacle.angle), Math.sin(obstacle.angle)];
  const points: Point[] = [];
  for (let quarter = 0; quarter < 4; quarter++) {
    for (const t of turns) {
      points.push({ x: obstacle.x + c * x - s * y, y: obstacle.y + s * x + c * y });
      x += edge * Math.cos(quarter * QUARTER + t);
      y += edge * Math.sin(quarter * QUARTER + t);
    }
  }
  return points;
}

/** How many pieces the side of a shadow that faces the die has. */
const PIECES = 32;
/** What keeps a spot beside a shadow out of it, in radians: nothing that anybody sees. */
const BESIDE = 1e-7;

/**
 * Where a die cannot go because a tile stops it: the line along the tile's near side, and from its ends on straight
 * away from the die. Null for a tile that does not stop it, since it lies on it already or too far away.
 */
export function shadow(start: Pose, tile: Tile, limit: number): Point[] | null {
  if (tileGap(start, tile) > limit) return null;
  const shape = corners(start);
  const ahead = Math.atan2(tile.y - start.y, tile.x - start.x);
  const until = (angle: number): number | null => {
    const over = span(shape, Math.cos(angle), Math.sin(angle), tile);
    return over && over[0] >= -ROUNDING ? over[0] : null;
  };
  if (until(ahead) === null) return null;
  const at = (angle: number, far: number): Point => ({
    x: start.x + far * Math.cos(angle),
    y: start.y + far * Math.sin(angle),
  });
  const right = ahead - widest((turn) => until(ahead - turn) !== null);
  const left = ahead + widest((turn) => until(ahead + turn) !== null);
  // The near side bends away from the die at its ends: there the directions are closer together.
  const near = Array.from({ length: PIECES - 1 }, (_, i) => {
    const angle = (right + left) / 2 - ((left - right) / 2) * Math.cos((Math.PI * (i + 1)) / PIECES);
    return at(angle, Math.max((until(angle) ?? limit) - ROUNDING, 0));
  });
  const [first, last] = [near[0]!, near.at(-1)!];
  const along = ({ x, y }: Point): number => Math.hypot(x - start.x, y - start.y);
  return [
    at(right - BESIDE, limit),
    at(right - BESIDE, along(first)),
    ...near,
    at(left + BESIDE, along(last)),
    at(left + BESIDE, limit),
  ];
}

/** The widest turn, of those from 0 to 180 degrees, up to which something is so. */
function widest(so: (turn: number) => boolean): number {
  let [low, high] = [0, Math.PI];
  while (high - low > BESIDE / 10) {
    const between = (low + high) / 2;
    if (so(between)) low = between;
    else high = between;
  }
  return high;
}

/** Where two edges cross. */
export function meeting([p, q]: Edge, [r, s]: Edge): Point | null {
  const [first, second] = [turn(r, s, p), turn(r, s, q)];
  if (first * second > 0 || turn(p, q, r) * turn(p, q, s) > 0 || first === second) return null;
  const along = first / (first - second);
  return { x: p.x + along * (q.x - p.x), y: p.y + along * (q.y - p.y) };
}

/** Twice the area of a triangle: positive for a turn to the left. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Where an edge crosses a circle around a point. */
export function crossings([start, end]: Edge, middle: Point, radius: number): Point[] {
  const [ux, uy] = [end.x - start.x, end.y - start.y];
  const [x, y] = [start.x - middle.x, start.y - middle.y];
  const squared = ux * ux + uy * uy;
  const half = (x * ux + y * uy) / squared;
  const root = half * half - (x * x + y * y - radius * radius) / squared;
  if (root < 0) return [];
  return [-half - Math.sqrt(root), -half + Math.sqrt(root)]
    .filter((t) => t >= 0 && t <= 1)
    .map((t) => ({ x: start.x + t * ux, y: start.y + t * uy }));
}
