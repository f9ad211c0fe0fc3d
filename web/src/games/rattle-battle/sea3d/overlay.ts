/** What is drawn around dice, as strokes and labels: pure geometry, places in millimetres. */
import { corners, way as apart } from '../ruler/geometry';
import type { Point } from '../wire';
import type { Arrow, DieShown, Overlay, Shot } from './types';

const GOLD = '#ffe29a';
const CORAL = '#ff6a4c';
const NOW = '#ffd36a';
const LATER = '#f4ead5';
const TIE = '#ff7d63';
const SHADE = '#08161f';

/** Ships whose middles are closer have no room for an arrow between them. */
const CLOSE = 19;

/** A straight stroke. On the water its lengths are millimetres, over the dice they are pixels. */
export interface Stroke {
  readonly a: Point;
  readonly b: Point;
  /** What is left free at both ends. */
  readonly cut?: readonly [number, number];
  /** If only the last part is drawn, its length. */
  readonly last?: number;
  /** Its width at the beginning and at the end. */
  readonly width: readonly [number, number];
  /** The length of a dash and of a gap. */
  readonly dash?: readonly [number, number];
  readonly colour: string;
  readonly opacity?: number;
}

/** A number in a chip at a place. It is set off by pixels: right and down, away from another place, and aside of that. */
export interface Label {
  readonly form: 'enemy' | 'player' | 'now' | 'later';
  readonly number: number;
  readonly at: Point;
  /** How high over the water, in millimetres. */
  readonly height: number;
  readonly from: Point;
  readonly right: number;
  readonly down: number;
  readonly away: number;
  readonly aside: number;
}

export interface Drawn {
  readonly onWater: readonly Stroke[];
  readonly overDice: readonly Stroke[];
  readonly labels: readonly Label[];
}

const line = (a: Point, b: Point, width: number, colour: string): Stroke => ({ a, b, width: [width, width], colour });

const part = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

const edges = (outline: readonly Point[]): [Point, Point][] =>
  outline.map((corner, n) => [corner, outline[(n + 1) % outline.length]!]);

const footprint = (die: DieShown): Stroke[] =>
  edges(corners(die)).map(([a, b]) => ({ ...line(a, b, 0.9, GOLD), dash: [2.4, 1.6] }));

const bracket = (die: DieShown): Stroke[] =>
  edges(corners(die).map((corner) => part(die, corner, 1.55))).flatMap(([a, b]) => [
    line(a, part(a, b, 0.28), 1.3, CORAL),
    line(b, part(b, a, 0.28), 1.3, CORAL),
  ]);

/** A dimension line with ticks at its ends; out of range it is thin and dotted. */
function shot({ from, to, ok }: Shot): Stroke[] {
  if (!ok) return [{ ...line(from, to, 0.8, CORAL), dash: [1.2, 1.6], opacity: 0.85 }];
  const length = apart(from, to) || 1;
  const [x, y] = [(-(to.y - from.y) / length) * 5, ((to.x - from.x) / length) * 5];
  const tick = (at: Point): Stroke => line({ x: at.x + x, y: at.y + y }, { x: at.x - x, y: at.y - y }, 1.3, CORAL);
  return [line(from, to, 1.7, CORAL), tick(from), tick(to)];
}

const HEAD = { now: [19, 19], later: [13, 13], tie: [13, 13] } as const;
/** From the middle of a ship to where its arrow begins, in pixels. */
const BESIDE = 21;

function arrow(from: Point, to: Point, state: Arrow['state']): Stroke[] {
  const now = state === 'now';
  const colour = now ? NOW : state === 'tie' ? TIE : LATER;
  const [wide, long] = HEAD[state];
  const both = state === 'tie';
  const cut = [both ? BESIDE + long * 0.8 : BESIDE, BESIDE + long * 0.8] as const;
  const shaft = now ? 4.5 : 2.6;
  const head = (a: Point, b: Point): Stroke => ({ a, b, cut: [0, BESIDE], last: long, width: [wide, 0], colour });
  return [
    { ...line(from, to, shaft * 2 + 0.6, SHADE), cut, opacity: 0.7 },
    { ...line(from, to, shaft, colour), cut, ...(now ? {} : { dash: [7, 5] as const }) },
    head(from, to),
    ...(both ? [head(to, from)] : []),
  ];
}

/** Where the number of a fight stands: beside its arrow where there is more room, or under a pair that touches. */
function stepLabel({ state, step }: Arrow, a: DieShown, b: DieShown, dice: readonly DieShown[]): Label {
  const middle = part(a, b, 0.5);
  const base = { form: state === 'now' ? 'now' : 'later', number: step, at: middle, height: 7, from: a } as const;
  if (apart(a, b) < CLOSE) return { ...base, right: 2, down: 34, away: 0, aside: 0 };
  const length = apart(a, b);
  const room = (side: number): number => {
    const at = { x: middle.x - (side * (b.y - a.y) * 9) / length, y: middle.y + (side * (b.x - a.x) * 9) / length };
    return Math.min(...dice.filter((die) => die !== a && die !== b).map((die) => apart(at, die)));
  };
  return { ...base, right: 0, down: 0, away: 0, aside: room(1) >= room(-1) ? 22 : -22 };
}

/** The strength of a ship: at its upper right, or away from those it fights. */
function strengthLabel(die: DieShown, others: readonly DieShown[]): Label {
  const form = die.kind === 'player' || die.kind === 'captain' ? 'player' : 'enemy';
  const base = { form, number: die.strength ?? 0, at: die } as const;
  if (!others.length) return { ...base, height: 11, from: die, right: 17, down: -15, away: 0, aside: 0 };
  // The sum of the ways to all of them, each of the same length.
  const from = others.reduce<Point>(
    ({ x, y }, other) => {
      const far = apart(die, other) || 1;
      return { x: x + (other.x - die.x) / far, y: y + (other.y - die.y) / far };
    },
    { x: die.x, y: die.y },
  );
  const balanced = apart(from, die) < 0.3;
  return balanced
    ? { ...base, height: 7, from: die, right: 24, down: 12, away: 0, aside: 0 }
    : { ...base, height: 7, from, right: 0, down: 0, away: 27, aside: 0 };
}

export function drawn(dice: readonly DieShown[], overlay: Overlay): Drawn {
  const named = new Map(dice.map((die) => [die.id, die]));
  const { ghost, way, shots = [], brackets = [], arrows = [] } = overlay;
  const held = ghost && named.get(ghost.die);
  const seen = dice.map((die) => (ghost && die.id === ghost.die ? { ...die, x: ghost.x, y: ghost.y } : die));
  const targets = new Set([...brackets, ...dice.filter(({ state }) => state === 'target').map(({ id }) => id)]);
  const fights = arrows.flatMap((fight) => {
    const [a, b] = [named.get(fight.from), named.get(fight.to)];
    return a && b ? [{ fight, a, b }] : [];
  });
  const free = way && apart(way.from, way.to) > 2 * 9.5 ? ([9.5, 10] as const) : ([0, 0] as const);
  return {
    onWater: [
      ...(held ? footprint(held) : []),
      ...(way ? [{ ...line(way.from, way.to, 1.2, GOLD), cut: free, dash: [3.6, 2.4] as const }] : []),
      ...shots.flatMap(shot),
      ...seen.filter(({ id }) => targets.has(id)).flatMap(bracket),
    ],
    overDice: fights.filter(({ a, b }) => apart(a, b) >= CLOSE).flatMap(({ fight, a, b }) => arrow(a, b, fight.state)),
    labels: [
      ...fights.map(({ fight, a, b }) => stepLabel(fight, a, b, dice)),
      ...seen
        .filter(({ strength }) => strength !== undefined)
        .map((die) =>
          strengthLabel(
            die,
            fights.flatMap(({ a, b }) => (a.id === die.id ? [b] : b.id === die.id ? [a] : [])),
          ),
        ),
    ],
  };
}
