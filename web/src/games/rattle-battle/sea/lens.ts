import { BOX, clamp } from '../ruler/geometry';

/** How millimetres of the sea lie on the screen; both views have one, so that labels and pointers need not know which. */
export interface Lens {
  /** Where a spot is on the screen, from the upper left corner of the view. */
  project(x: number, y: number): { left: number; top: number };
  /** The spot on the water under a point of the view. */
  unproject(left: number, top: number): { x: number; y: number };
}

/** What the top view shows of the frame around the box, in millimetres. */
export const MARGIN = 10;

/** What the top view shows: a square around a middle, in millimetres. */
export interface Frame {
  x: number;
  y: number;
  side: number;
}

/** The whole box with its rim. */
export const WHOLE: Frame = { x: 0, y: 0, side: BOX + 2 * MARGIN };
/** So much a phone shows around a ship that acts: its reach and a bit. */
const NEAR = 204;

/** A part of the box around a place, without what lies behind the rim. */
export function nearTo({ x, y }: { x: number; y: number }): Frame {
  const most = (WHOLE.side - NEAR) / 2;
  return { x: clamp(x, -most, most), y: clamp(y, -most, most), side: NEAR };
}

/** The lens of the top view: its square as large as there is room for, in the middle. */
export function flatLens(width: number, height: number, frame: Frame): Lens {
  const scale = Math.min(width, height) / frame.side;
  return {
    project: (x, y) => ({ left: width / 2 + (x - frame.x) * scale, top: height / 2 - (y - frame.y) * scale }),
    unproject: (left, top) => ({ x: frame.x + (left - width / 2) / scale, y: frame.y + (height / 2 - top) / scale }),
  };
}
