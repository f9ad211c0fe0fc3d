/** What is looked at through the spyglass, and distances so near their limit that brass dividers come out. */
import type { Board } from '../board.svelte';
import { direction, gapMeasure, ROUNDING, TOUCH, wayMeasure, within } from '../ruler/geometry';
import type { Glimpse } from '../sea3d';
import type { Point, Segment } from '../wire';

/** Within so many millimetres of a limit the dividers come out. */
const CLOSE = 1.5;
/** So many millimetres of the sea the spyglass shows, and where every tenth counts. */
const ACROSS = { usual: 48, close: 26 };

/** A place in the spyglass; what is measured there ends in its middle. */
export interface Closely extends Glimpse {
  readonly measure: Segment | null;
}

type Measured = Pick<Segment, 'length' | 'limit'>;

export const isClose = ({ length, limit }: Measured): boolean => Math.abs(length - limit) <= CLOSE;

/** A length to a whole millimetre; near its limit to a tenth, and never so rounded that it comes to the other side. */
export function shown(measured: Measured): number {
  const { length, limit } = measured;
  if (!isClose(measured)) return Math.round(length);
  if (within(length, limit)) return Math.min(limit, Math.floor(length * 10 + 10 * ROUNDING) / 10);
  return Math.ceil(length * 10) / 10;
}

/** Where a measured distance would be at its limit, from its start. */
export function limitOf({ start, end, limit }: Segment): Point {
  const { ux, uy } = direction(start, end);
  return { x: start.x + ux * limit, y: start.y + uy * limit };
}

const turned = ({ start, end, ...rest }: Segment): Segment => ({ ...rest, start: end, end: start });

/** All that is being measured, each towards what one holds or aims at. */
function measures({ course, view }: Board): Segment[] {
  const { ghost, slides, aim } = course;
  const shot = aim ? [ghost ? turned(aim.measure) : aim.measure] : [];
  if (!ghost || !slides) return shot;
  // A ship that touches exactly needs no measuring: the magnet has put it there.
  const touch = view.sea
    .filter(({ ship }) => ship !== ghost.ship)
    .map(({ pose }) => turned(gapMeasure(ghost.pose, pose, TOUCH)))
    .filter(({ length }) => length > ROUNDING);
  return [wayMeasure(slides.start, ghost.pose, ghost.limit), ...shot, ...touch];
}

/** The distance nearest to its limit, if it is close. */
function closest(all: readonly Segment[]): Segment | null {
  const off = ({ length, limit }: Segment): number => Math.abs(length - limit);
  return all.filter(isClose).toSorted((a, b) => off(a) - off(b))[0] ?? null;
}

/** What is dragged, aimed at or pointed to; null if nothing is, and while something else is being shown. */
export function lookedAt(board: Board): Closely | null {
  const { course, sight, fall } = board;
  if (sight || fall) return null;
  const measure = closest(measures(board));
  if (measure) return { x: measure.end.x, y: measure.end.y, across: ACROSS.close, measure };
  const hovered = course.hover === null ? undefined : board.ship(course.hover)?.pose;
  const place = course.ghost?.pose ?? course.aim?.target.pose ?? hovered;
  return place ? { x: place.x, y: place.y, across: ACROSS.usual, measure: null } : null;
}

/** The view and the spyglass in it, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly phone: boolean;
}

/**
 * Where the spyglass is held: at the lower right, or at the left of what lies there; on a phone, whose lower half is the
 * thumb's, in the upper corner on the other side.
 */
export function corner(at: { left: number; top: number }, { width, height, size, phone }: Room): 'left' | 'right' {
  const right = phone ? at.left > width / 2 : at.left > width - 1.4 * size && at.top > height - 1.4 * size;
  return right ? 'left' : 'right';
}
