import { Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { FACES } from '../../src/games/rattle-battle/cards';
import { Film, NORMALS, filmPose, restingTurn } from '../../src/games/rattle-battle/film';
import { blurred, cellOf } from '../../src/games/rattle-battle/sea3d/atlas';
import { DROP, HOME, View, around, between, limited, orbited } from '../../src/games/rattle-battle/sea3d/camera';
import { posed } from '../../src/games/rattle-battle/sea3d/dice';
import { dieGeometry } from '../../src/games/rattle-battle/sea3d/die-geometry';
import { Fall } from '../../src/games/rattle-battle/sea3d/fall';
import { drawn } from '../../src/games/rattle-battle/sea3d/overlay';
import { Pace } from '../../src/games/rattle-battle/sea3d/pace';
import { pick } from '../../src/games/rattle-battle/sea3d/pick';
import { Splashes } from '../../src/games/rattle-battle/sea3d/splash';
import { Streaks } from '../../src/games/rattle-battle/sea3d/streaks';
import { SIDES, heading, placeInScene, turnInScene } from '../../src/games/rattle-battle/sea3d/turn';
import type { DieShown } from '../../src/games/rattle-battle/sea3d/types';

const MARGINS = { top: 46, right: 264, bottom: 72, left: 256 };

const view = (width = 1280, height = 720, margins = MARGINS): View => {
  const made = new View();
  made.fit(width, height, margins);
  return made;
};

const die = (id: string, x: number, y: number, more: Partial<DieShown> = {}): DieShown => ({
  id,
  kind: 'player',
  colour: '#2b62bd',
  x,
  y,
  angle: 0,
  side: 0,
  face: '1',
  state: 'idle',
  ...more,
});

const lying = (side: number, angle: number): Quaternion => turnInScene(restingTurn(side, angle), new Quaternion());
const ANGLES = [0, 0.7, 2.5, 4, 6];

describe('a die in the scene', () => {
  it.each([0, 1, 2, 3, 4, 5])('lies with side %i up as the rules say', (side) => {
    for (const angle of ANGLES) {
      const heights = SIDES.map(({ normal }) => normal.clone().applyQuaternion(lying(side, angle)).y);
      expect(heights.indexOf(Math.max(...heights))).toBe(side);
      expect(heights[side]).toBeCloseTo(1);
    }
  });

  it.each([0, 1, 2, 3, 4, 5])('shows what side %i has upright, turned by its angle', (side) => {
    for (const angle of ANGLES) {
      const right = SIDES[side]!.right.clone().applyQuaternion(lying(side, angle));
      expect(right.x).toBeCloseTo(Math.cos(angle));
      expect(-right.z).toBeCloseTo(Math.sin(angle)); // counter-clockwise from above
    }
  });

  it('is engraved to be read from outside', () => {
    for (const { right, up, normal } of SIDES) expect(right.clone().cross(up).distanceTo(normal)).toBeCloseTo(0);
  });

  it('has its sides where the film has them', () => {
    SIDES.forEach(({ normal }, side) => {
      const [x, y, z] = NORMALS[side]!;
      expect(normal.distanceTo(placeInScene(x, y, z, new Vector3()).multiplyScalar(10))).toBeCloseTo(0);
    });
  });

  it('has an outline that is turned by its angle', () => {
    for (const angle of ANGLES)
      for (let side = 0; side < 6; side++)
        expect(Math.sin(4 * (heading(lying(side, angle)) - angle)) ** 2).toBeCloseTo(0); // up to quarters of a turn
  });

  it('is a closed cube of 12 mm with rounded edges', () => {
    const geometry = dieGeometry();
    geometry.computeBoundingBox();
    expect(geometry.boundingBox!.max.toArray()).toEqual([0.6, 0.6, 0.6].map((n) => expect.closeTo(n)));
    const [at, side] = [geometry.getAttribute('position'), geometry.getAttribute('side')];
    for (const n of geometry.getIndex()!.array)
      expect(new Vector3().fromBufferAttribute(at, n).dot(SIDES[side.getX(n)]!.normal)).toBeGreaterThan(0.5);
  });

  it('has a picture for every face there is', () => {
    const cells = new Set([...FACES.values()].flat().map(cellOf));
    expect(cells).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
    expect(cellOf('parrot')).toBe(10);
  });
});

describe('a fall', () => {
  /** Two dice: one falls from 120 mm for a third of a second and slides, one lies in the box all the time. */
  const frames = Array.from({ length: 31 }, (_, n) => {
    const z = Math.max(6, 120 - 1.14 * n * n);
    const turn = restingTurn(3, n < 10 ? n / 5 : 2);
    const still = restingTurn(1, 0.5);
    const numbers = ({ w, x, y, z: last }: typeof turn): number[] => [w, x, y, last];
    return [n, -2 * n, z, ...numbers(turn), 80, 80, 6, ...numbers(still)];
  });
  const film = new Film(new Float32Array(frames.flat()), 2);

  it('has dice exactly where the film has them, and they come to rest', () => {
    const dice = [posed(), posed()];
    const fall = new Fall(film, dice);
    const [splashes, streaks] = [new Splashes(), new Streaks(9)];
    expect(dice.map(({ rest }) => rest)).toEqual([0, 1]);
    const first: number[] = [];
    for (let n = 0; n <= 60; n++) {
      const seconds = n / 60;
      if (fall.at(seconds, n, splashes, streaks)) first.push(seconds);
      const told = film.pose(0, seconds, filmPose());
      expect(dice[0]!.place.distanceTo(placeInScene(told.x, told.y, told.z, new Vector3()))).toBeCloseTo(0);
      expect(Math.abs(dice[0]!.turn.dot(turnInScene(told.turn, new Quaternion())))).toBeCloseTo(1);
    }
    expect(first).toHaveLength(1);
    expect(first[0]).toBeCloseTo(0.33, 1);
    expect(splashes.tick(60)).toBe(true);
    expect(dice[0]!.rest).toBeLessThan(0.5); // it slides until the end
    expect(dice[1]!.rest).toBeGreaterThan(0.9);
  });

  it('is told in three stills', () => {
    const [air, landing, end] = new Fall(film, [posed()]).stills();
    expect(film.pose(0, air!, filmPose()).z).toBeGreaterThan(50);
    expect(landing).toBeCloseTo(0.33, 1);
    expect(end).toBe(film.seconds);
  });
});

describe('the camera', () => {
  it('puts the box where the pictures have it', () => {
    const { distance } = view();
    expect(distance).toBeGreaterThan(113);
    expect(distance).toBeLessThan(119);
  });

  it.each([
    ['desktop', 1280, 720, MARGINS],
    ['wide', 2560, 1080, MARGINS],
    ['phone', 390, 374, { top: 0, right: 0, bottom: 0, left: 0 }],
  ] as const)('shows the whole box between what lies over it: %s', (_, width, height, margins) => {
    const seen = view(width, height, margins);
    for (const x of [-158, 158])
      for (const y of [-158, 158]) {
        const at = seen.project(x, y, 22);
        expect(at.x).toBeGreaterThanOrEqual(margins.left - 1);
        expect(at.x).toBeLessThanOrEqual(width - margins.right + 1);
        expect(at.y).toBeGreaterThanOrEqual(margins.top - 1);
        expect(at.y).toBeLessThanOrEqual(height - margins.bottom + 1);
      }
  });

  it.each([
    ['home', HOME],
    ['drop', DROP],
    ['close', { ...HOME, zoom: 3, yaw: 30, pitch: 45, x: 4, z: -5 }],
  ])('finds the place under a pixel: %s', (_, look) => {
    const seen = view();
    seen.set(look);
    for (const [x, y] of [
      [0, 0],
      [140, -140],
      [-61.5, 33.25],
    ] as const) {
      const { x: px, y: py } = seen.project(x, y);
      expect(seen.unproject(px, py)).toEqual({ x: expect.closeTo(x, 4), y: expect.closeTo(y, 4) });
    }
  });

  it('has right on the right and far up', () => {
    const seen = view();
    const middle = seen.project(0, 0);
    expect(seen.project(50, 0).x).toBeGreaterThan(middle.x);
    expect(seen.project(0, 50).y).toBeLessThan(middle.y);
    expect(seen.project(0, 0, 50).y).toBeLessThan(middle.y);
  });

  it('knows how large dice look', () => {
    const seen = view();
    const wide = seen.project(6, 0).x - seen.project(-6, 0).x;
    expect(seen.dieSize).toBeCloseTo(wide, 0);
    seen.set({ ...HOME, zoom: 2 });
    expect(seen.dieSize).toBeCloseTo(2 * wide, 0);
  });

  it('comes closer about what is pointed at', () => {
    const seen = view();
    const [px, py] = [560, 300];
    const before = seen.unproject(px, py);
    seen.set(seen.closer(2, px, py));
    expect(seen.look.zoom).toBe(2);
    const after = seen.unproject(px, py);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(0.5);
  });

  it('never looks past the walls, nor from below', () => {
    const far = limited({ ...HOME, zoom: 50, x: 99, z: -99, yaw: 300, pitch: 1 });
    expect(Math.abs(far.x)).toBeLessThan(14.25);
    expect(Math.abs(far.z)).toBeLessThan(14.25);
    expect(far.pitch).toBeGreaterThan(30);
    expect(limited({ ...HOME, zoom: 0.1 })).toEqual(HOME);
    expect(orbited(HOME, -9999, 9999).pitch).toBeLessThan(90);
  });

  it('shows all dice it is to look at', () => {
    const seen = view();
    const places = [
      { x: -100, y: 90 },
      { x: -60, y: 120 },
    ];
    seen.set(around(places));
    expect(seen.look.zoom).toBeGreaterThan(1.5);
    for (const { x, y } of places) {
      const at = seen.project(x, y);
      expect(at.x > 256 && at.x < 1016 && at.y > 46 && at.y < 648).toBe(true);
    }
    expect(around([])).toEqual(HOME);
  });

  it('goes from one look to another', () => {
    expect(between(DROP, HOME, 0)).toEqual(DROP);
    expect(between(DROP, HOME, 1).pitch).toBe(58);
  });
});

describe('a pixel means a die', () => {
  const seen = view();
  const put = (x: number, y: number, z = 6, angle = 0.6): { place: Vector3; turn: Quaternion } => ({
    place: placeInScene(x, y, z, new Vector3()),
    turn: lying(2, angle),
  });
  const dice = new Map([
    ['near', put(0, -20)],
    ['far', put(0, 20)],
    ['above', put(0, 20, 30)],
    ['turned', put(80, -60, 6, Math.PI / 4)],
    ['beside', put(95.5, -60, 6, 0)],
  ]);
  const at = (x: number, y: number, z: number): string | null => {
    const { x: px, y: py } = seen.project(x, y, z);
    return pick(seen, dice, px, py);
  };

  it('that is under it', () => expect(at(0, -20, 6)).toBe('near'));
  it('that is in front of another', () => expect(at(0, 20, 30)).toBe('above'));
  it('that reaches under it with a corner', () => expect(at(88, -60, 12)).toBe('turned'));
  it('that a finger would cover', () => expect(at(9, -20, 0)).toBe('near'));
  it('or none', () => expect(at(90, 90, 0)).toBeNull());
});

describe('what is drawn around dice', () => {
  const dice = [die('a', 0, 0), die('b', 40, 0, { kind: 'yellow' }), die('c', 50, 4), die('d', 20, 20)];

  it('a held ship leaves its footprint and shows its way', () => {
    const { onWater } = drawn(dice, {
      ghost: { die: 'a', x: 0, y: 60 },
      way: { from: { x: 0, y: 0 }, to: { x: 0, y: 60 } },
    });
    expect(onWater).toHaveLength(5);
    for (const { a, dash } of onWater.slice(0, 4)) {
      expect([Math.abs(a.x), Math.abs(a.y)]).toEqual([expect.closeTo(6), expect.closeTo(6)]);
      expect(dash).toBeDefined();
    }
    expect(onWater[4]).toMatchObject({ b: { x: 0, y: 60 }, cut: [9.5, 10] });
  });

  it('a shot has ticks across its ends, one out of range none', () => {
    const [from, to] = [
      { x: 6, y: 0 },
      { x: 34, y: 0 },
    ];
    const [measure, tick] = drawn(dice, { shots: [{ from, to, ok: true }] }).onWater;
    expect(measure).toMatchObject({ a: from, b: to });
    expect(tick!.a.x).toBeCloseTo(6);
    expect(Math.abs(tick!.a.y - tick!.b.y)).toBeCloseTo(10);
    expect(drawn(dice, { shots: [{ from, to, ok: false }] }).onWater).toEqual([
      expect.objectContaining({ dash: [1.2, 1.6] }),
    ]);
  });

  it('targets stand in brackets, each once', () => {
    const aimed = dice.map((one) => (one.id === 'b' ? { ...one, state: 'target' as const } : one));
    const { onWater } = drawn(aimed, { brackets: ['b'] });
    expect(onWater).toHaveLength(8);
    for (const { a } of onWater) expect(Math.abs(a.x - 40)).toBeCloseTo(9.3);
  });

  it('arrows go from winner to loser; of a tie they have two heads', () => {
    const heads = (state: 'now' | 'tie'): string[] =>
      drawn(dice, { arrows: [{ from: 'a', to: 'b', state, step: 1 }] })
        .overDice.filter(({ last }) => last !== undefined)
        .map(({ b }) => (b.x === 40 ? 'b' : 'a'));
    expect(heads('now')).toEqual(['b']);
    expect(heads('tie')).toEqual(['b', 'a']);
  });

  it('a pair that touches has its number below and no arrow', () => {
    const { overDice, labels } = drawn(dice, { arrows: [{ from: 'b', to: 'c', state: 'later', step: 3 }] });
    expect(overDice).toEqual([]);
    expect(labels).toEqual([expect.objectContaining({ number: 3, form: 'later', down: 34 })]);
  });

  it('the number of a fight stands where there is more room', () => {
    const { labels } = drawn(dice, { arrows: [{ from: 'a', to: 'b', state: 'now', step: 2 }] });
    const above = drawn([dice[0]!, dice[1]!, die('d', 20, -20)], {
      arrows: [{ from: 'a', to: 'b', state: 'now', step: 2 }],
    });
    expect(Math.sign(labels[0]!.aside)).toBe(-Math.sign(above.labels[0]!.aside));
  });

  it('strengths are told by the form of their chip, and stand away from who is fought', () => {
    const strong = dice.map((one) => ({ ...one, strength: 4 }));
    const { labels } = drawn(strong.slice(0, 2), { arrows: [{ from: 'a', to: 'b', state: 'now', step: 1 }] });
    expect(labels.map(({ form }) => form)).toEqual(['now', 'player', 'enemy']);
    expect(labels[1]!.from.x).toBeGreaterThan(labels[1]!.at.x);
    expect(labels[1]!.away).toBeGreaterThan(0);
    expect(drawn(dice, {}).labels).toEqual([]);
  });
});

it('a blur spreads a point evenly and keeps its sum', () => {
  const point = new Float32Array(31 * 31);
  point[15 * 31 + 15] = 1000;
  const soft = blurred(point, 31, 2);
  expect(soft.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1000, 0);
  expect(soft[15 * 31 + 12]).toBeCloseTo(soft[12 * 31 + 15]!);
  expect(soft[15 * 31 + 12]).toBeCloseTo(soft[15 * 31 + 18]!);
  expect(soft[15 * 31 + 15]).toBeGreaterThan(soft[15 * 31 + 17]!);
});

describe('where drawing is slow', () => {
  it('what moves has fewer pixels, what rests has all', () => {
    const pace = new Pace();
    const parts = [0, 100, 200, 300, 400, 500].map((now) => pace.sharpness(true, now));
    expect(parts[0]).toBe(1);
    expect(parts.at(-1)).toBeLessThan(0.8);
    expect(pace.sharpness(false, 600)).toBe(1);
  });
  it('one late frame changes nothing', () => {
    const pace = new Pace();
    expect([0, 16, 200, 216, 232].map((now) => pace.sharpness(true, now))).toEqual([1, 1, 1, 1, 1]);
  });
});
