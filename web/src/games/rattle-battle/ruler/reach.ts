/** Where a die may go in one move: a disc in the box without the places that are taken. */
import type { Point, Pose } from '../wire';
import {
  ROUNDING,
  WALL,
  corners,
  direction,
  foot,
  inside,
  moved,
  overlap,
  reach,
  sides,
  touching,
  way,
  within,
} from './geometry';
import { crossings, meeting, ring, shadow, type Edge } from './rings';
import { enters, span, type Tile } from './tiles';

/** Whether a die can lie there: in the box and on nobody else. */
export const isFree = (pose: Pose, obstacles: readonly Pose[]): boolean =>
  inside(pose) && !obstacles.some((other) => overlap(pose, other));

/** Whether a die may go somewhere in one move. */
export const mayEnd = (
  pose: Pose,
  spot: Pose,
  limit: number,
  obstacles: readonly Pose[],
  tiles: readonly Tile[],
): boolean =>
  within(way(pose, spot), limit) && isFree(spot, obstacles) && !tiles.some((tile) => enters(pose, spot, tile));

/** A die that lies somewhere. */
export interface Obstacle {
  readonly ship: string;
  readonly pose: Pose;
}

/** A spot, and the ships that a die would touch there. */
export interface Snapped extends Point {
  touches: string[];
}

/** How far the straight lines of a shadow may be from a round tile, in mm. */
const FLAT = 1;

export class Reach {
  /** How far from the middle of the box the middle of the die may be, along each wall. */
  readonly bound: number;
  /** The outlines inside which the middle may not end, one around each obstacle. */
  readonly rings: readonly Point[][];
  readonly #poses: readonly Pose[];
  #found: { shadows: Point[][]; edges: Edge[]; corners: Point[] } | null = null;

  constructor(
    readonly start: Pose,
    readonly limit: number,
    readonly obstacles: readonly Obstacle[] = [],
    /** Those that stop a move. */
    readonly tiles: readonly Tile[] = [],
  ) {
    this.bound = WALL - reach(start.angle);
    this.#poses = obstacles.map(({ pose }) => pose);
    this.rings = this.#poses.map((pose) => ring(start.angle, pose));
  }

  /** Lines beyond which tiles let nothing pass: along the tile, and from its ends on away from the die. */
  get shadows(): readonly Point[][] {
    return this.#lines.shadows;
  }

  /** Whether the middle may end there. */
  has(x: number, y: number): boolean {
    return mayEnd(this.start, moved(this.start, x, y), this.limit, this.#poses, this.tiles);
  }

  /** The nearest spot where the middle may end. */
  nearest(x: number, y: number): Point {
    if (this.has(x, y)) return { x, y };
    const at = { x, y };
    const { edges, corners } = this.#lines;
    const feet = edges.map(([start, end]) => foot(at, start, end));
    return this.#closest(at, [this.#onRim(at), ...feet, ...corners]) ?? { x: this.start.x, y: this.start.y };
  }

  /** The ships that a die would touch there. */
  touched(x: number, y: number): string[] {
    const spot = moved(this.start, x, y);
    return this.obstacles.filter(({ pose }) => touching(spot, pose)).map(({ ship }) => ship);
  }

  /**
   * The nearest spot where the middle may end; if that is so close to ships that draw it, one where it touches as many
   * of them as possible.
   */
  magnet(x: number, y: number, near = 2, draws: (ship: string) => boolean = () => true): Snapped {
    const at = this.nearest(x, y);
    const close = (spot: Point): boolean => way(at, spot) <= near;
    const drawing = this.rings.filter((_, i) => draws(this.obstacles[i]!.ship));
    const feet = drawing.flatMap((outline) => sides(outline).map(([start, end]) => foot(at, start, end)));
    let best: Snapped & { drawn: number; far: number } = { ...at, touches: this.touched(at.x, at.y), drawn: 0, far: 0 };
    for (const spot of [...feet, ...this.#lines.corners]) {
      if (!close(spot) || !this.has(spot.x, spot.y)) continue;
      const touches = this.touched(spot.x, spot.y);
      const drawn = touches.filter(draws).length;
      const far = way(at, spot);
      if (drawn > best.drawn || (drawn === best.drawn && drawn > 0 && far < best.far)) {
        best = { ...spot, touches, drawn, far };
      }
    }
    return { x: best.x, y: best.y, touches: best.touches };
  }

  /** Where on the rim of the disc a point is nearest to. */
  #onRim(at: Point): Point {
    const { ux, uy } = direction(this.start, at);
    return { x: this.start.x + this.limit * ux, y: this.start.y + this.limit * uy };
  }

  /** The first of some spots, by their distance, where the middle may end. */
  #closest(at: Point, spots: readonly Point[]): Point | null {
    const sorted = spots.map((spot) => ({ spot, far: way(at, spot) })).sort((a, b) => a.far - b.far);
    for (const { spot } of sorted) {
      const free = this.#before(spot);
      if (this.has(free.x, free.y)) return free;
    }
    return null;
  }

  /** A spot that the straight lines of a shadow put a little into a round tile, just before that tile. */
  #before(spot: Point): Point {
    if (this.tiles.length === 0) return spot;
    const { ux, uy, distance } = direction(this.start, spot);
    const shape = corners(this.start);
    const begins = this.tiles.map((tile) => span(shape, ux, uy, tile)?.[0] ?? Infinity);
    const first = Math.min(...begins.filter((begin) => begin >= -ROUNDING)) - ROUNDING;
    if (first >= distance || first < distance - FLAT) return spot;
    return { x: this.start.x + first * ux, y: this.start.y + first * uy };
  }

  /** All lines that end the reach, and where they meet. They do not depend on where one points: found once. */
  get #lines(): { shadows: Point[][]; edges: Edge[]; corners: Point[] } {
    this.#found ??= this.#find();
    return this.#found;
  }

  #find(): { shadows: Point[][]; edges: Edge[]; corners: Point[] } {
    const { start, limit, bound } = this;
    const shadows = this.tiles.map((tile) => shadow(start, tile, limit)).filter((line) => line !== null);
    const walls = [
      { x: bound, y: bound },
      { x: -bound, y: bound },
      { x: -bound, y: -bound },
      { x: bound, y: -bound },
    ];
    const open = shadows.flatMap((line) => line.slice(1).map((end, i): Edge => [line[i]!, end]));
    const edges = [...this.rings, walls]
      .flatMap((outline): Edge[] => sides(outline))
      .concat(open)
      .filter(([from, to]) => within(way(start, foot(start, from, to)), limit));
    const meetings = edges.flatMap((edge, i) => [
      ...crossings(edge, start, limit),
      ...edges.slice(0, i).map((other) => meeting(edge, other)),
    ]);
    const corners = meetings
      .filter((spot) => spot !== null)
      .map((spot) => this.#before(spot))
      .filter(({ x, y }) => this.has(x, y));
    return { shadows, edges, corners };
  }
}
