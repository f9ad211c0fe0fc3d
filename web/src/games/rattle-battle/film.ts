/**
 * A fall of dice as the server tells it, to be shown: where each die is and how it is turned at any moment, when it
 * knocks against something, and how a die lies that has come to rest. The sea is the plane of x and y, z is up.
 */
import { DIE, HALF, WALL } from './ruler/geometry';

export const FRAMES_PER_SECOND = 30;
/** Frames place dice to a fifth of a millimetre. */
const STEP = 0.2;
/** The middle (x, y, z) and the turn (w, x, y, z) of a die in a frame. */
const NUMBERS = 7;

/** How a die is turned in space: a unit quaternion. */
export interface Turn {
  w: number;
  x: number;
  y: number;
  z: number;
}

/** Where a die is in the air, by its middle, and how it is turned. */
export interface FilmPose {
  x: number;
  y: number;
  z: number;
  turn: Turn;
}

export const filmPose = (): FilmPose => ({ x: 0, y: 0, z: 0, turn: { w: 1, x: 0, y: 0, z: 0 } });

/** The frames of so many dice; none if the fall was not kept. */
export async function unpack(frames: string, dice: number): Promise<Film> {
  if (!frames) return new Film(new Float32Array(), dice);
  const bytes = Uint8Array.from(atob(frames), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const data = new Uint8Array(await new Response(stream).arrayBuffer());
  const columns = NUMBERS * dice;
  const count = data.length / (2 * columns);
  if (count === 0 || !Number.isInteger(count)) throw new Error(`the frames of a fall do not fit ${dice} dice`);
  const numbers = new Float32Array(count * columns);
  for (let column = 0; column < columns; column++) {
    const unit = column % NUMBERS < 3 ? STEP : 1;
    let whole = 0;
    for (let frame = 0; frame < count; frame++) {
      // A number is told by its change since the last frame, low and high bytes apart, the sign last.
      const at = column * count + frame;
      const zigzag = data[at]! | (data[columns * count + at]! << 8);
      whole = ((whole + ((zigzag >> 1) ^ -(zigzag & 1))) << 16) >> 16;
      numbers[frame * columns + column] = whole * unit;
    }
  }
  return new Film(numbers, dice);
}

export class Film {
  /** How many frames there are. */
  readonly frames: number;
  /** How long it runs. */
  readonly seconds: number;

  /** Frames by dice by seven numbers; turns need not have the length 1. */
  constructor(
    readonly numbers: Float32Array,
    readonly dice: number,
  ) {
    this.frames = dice ? numbers.length / (NUMBERS * dice) : 0;
    this.seconds = Math.max(this.frames - 1, 0) / FRAMES_PER_SECOND;
    for (let at = 3; at < numbers.length; at += NUMBERS) {
      const turn = numbers.subarray(at, at + 4);
      const length = Math.hypot(...turn);
      for (let i = 0; i < 4; i++) turn[i]! /= length;
    }
  }

  /** Writes where a die is so many seconds after the start; before it and after the end it does not move. */
  pose(die: number, seconds: number, out: FilmPose): FilmPose {
    const n = this.numbers;
    const last = Math.max(this.frames - 1, 0);
    const exact = Math.min(Math.max(seconds * FRAMES_PER_SECOND, 0), last);
    const frame = Math.floor(exact);
    const t = exact - frame;
    const a = (frame * this.dice + die) * NUMBERS;
    const b = (Math.min(frame + 1, last) * this.dice + die) * NUMBERS;
    out.x = n[a]! + t * (n[b]! - n[a]!);
    out.y = n[a + 1]! + t * (n[b + 1]! - n[a + 1]!);
    out.z = n[a + 2]! + t * (n[b + 2]! - n[a + 2]!);
    const dot = n[a + 3]! * n[b + 3]! + n[a + 4]! * n[b + 4]! + n[a + 5]! * n[b + 5]! + n[a + 6]! * n[b + 6]!;
    // The same turn has two quaternions; those nearer to each other are the shorter way.
    const angle = Math.acos(Math.min(Math.abs(dot), 1));
    const sine = Math.sin(angle);
    const from = sine < 1e-4 ? 1 - t : Math.sin((1 - t) * angle) / sine;
    const to = Math.sign(dot || 1) * (sine < 1e-4 ? t : Math.sin(t * angle) / sine);
    out.turn.w = from * n[a + 3]! + to * n[b + 3]!;
    out.turn.x = from * n[a + 4]! + to * n[b + 4]!;
    out.turn.y = from * n[a + 5]! + to * n[b + 5]!;
    out.turn.z = from * n[a + 6]! + to * n[b + 6]!;
    return out;
  }
}

/** A moment when a die hits something: the louder, the more its speed changes. */
export interface Knock {
  /** Seconds after the start. */
  at: number;
  die: number;
  against: 'floor' | 'wall' | 'die';
  /** How much the speed changes, in mm/s: 2000 for a die that falls into the box, 300 for a tumble. */
  strength: number;
  /** Where, across the box. */
  x: number;
}

/** How much a fall adds to the speed from frame to frame, in mm/s. */
const GRAVITY = 9810 / FRAMES_PER_SECOND;
/** Weaker knocks are not heard. */
const SOFT = 250;
/** What lies this near to a wall may have hit it: half the diagonal of a die and a bit. */
const AT_WALL = WALL - 0.9 * DIE;

/** When dice hit the floor, the walls and each other: the strongest of a film, in the order of time. */
export function knocks(film: Film, most = 40): Knock[] {
  const found: Knock[] = [];
  for (let die = 0; die < film.dice; die++) found.push(...knocksOf(film, die));
  found.sort((a, b) => b.strength - a.strength);
  const heard: Knock[] = [];
  for (const knock of found) {
    if (heard.length < most && !heard.some((other) => isOther(knock, other))) heard.push(knock);
  }
  return heard.sort((a, b) => a.at - b.at);
}

/** Whether two dice tell of the same knock: each of a pair that collides. */
const isOther = (a: Knock, b: Knock): boolean =>
  a.against === 'die' &&
  b.against === 'die' &&
  a.die !== b.die &&
  Math.abs(a.at - b.at) < 1 / FRAMES_PER_SECOND &&
  Math.abs(a.x - b.x) < 2 * DIE;

function knocksOf(film: Film, die: number): Knock[] {
  const found: Knock[] = [];
  const number = (frame: number, which: number): number => film.numbers[(frame * film.dice + die) * NUMBERS + which]!;
  const change = (frame: number, which: number): number =>
    (number(frame + 1, which) - 2 * number(frame, which) + number(frame - 1, which)) * FRAMES_PER_SECOND;
  const jolts = Array.from({ length: film.frames }, (_, frame) => {
    if (frame === 0 || frame === film.frames - 1) return 0;
    const [x, y, z] = [change(frame, 0), change(frame, 1), change(frame, 2)];
    // Neither rest nor free fall is a knock.
    return Math.min(Math.hypot(x, y, z), Math.hypot(x, y, z + GRAVITY));
  });
  for (let frame = 1; frame < film.frames - 1; frame++) {
    const [before, now, after] = [jolts[frame - 1]!, jolts[frame]!, jolts[frame + 1]!];
    if (now < SOFT || now < before || now <= after) continue;
    const [x, y] = [number(frame, 0), number(frame, 1)];
    const [dx, dy] = [change(frame, 0), change(frame, 1)];
    const back = (at: number, by: number): boolean => Math.abs(at) > AT_WALL && at * by < 0;
    const upward = change(frame, 2) + GRAVITY > Math.hypot(dx, dy);
    const wall = back(x, dx) || back(y, dy);
    found.push({
      // A knock between two frames shows in both.
      at: (frame + (after - before) / (before + now + after)) / FRAMES_PER_SECOND,
      die,
      against: upward ? 'floor' : wall ? 'wall' : 'die',
      strength: now,
      x,
    });
  }
  return found;
}

const R = Math.SQRT1_2;
/** The turn that brings each of the six sides to the top. Opposite sides add up to 5. */
const UPRIGHT: readonly Turn[] = [
  { w: 1, x: 0, y: 0, z: 0 },
  { w: R, x: 0, y: -R, z: 0 },
  { w: R, x: R, y: 0, z: 0 },
  { w: R, x: -R, y: 0, z: 0 },
  { w: R, x: 0, y: R, z: 0 },
  { w: 0, x: 1, y: 0, z: 0 },
];
/** Where each of the six sides of a die that is not turned looks. */
export const NORMALS: readonly (readonly [x: number, y: number, z: number])[] = [
  [0, 0, 1],
  [1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [-1, 0, 0],
  [0, 0, -1],
];
/** The height of the middle of a die that lies flat. */
export const RESTING_HEIGHT = HALF;

/** How a die is turned that lies flat with this side up, at the angle of its pose. */
export function restingTurn(side: number, angle: number): Turn {
  const up = UPRIGHT[side]!;
  const [c, s] = [Math.cos(angle / 2), Math.sin(angle / 2)];
  return { w: c * up.w - s * up.z, x: c * up.x - s * up.y, y: c * up.y + s * up.x, z: c * up.z + s * up.w };
}
