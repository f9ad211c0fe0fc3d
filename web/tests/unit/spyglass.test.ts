import { describe, expect, it } from 'vitest';
import type { Board } from '../../src/games/rattle-battle/board.svelte';
import { corner, limitOf, lookedAt, shown } from '../../src/games/rattle-battle/sea/closely';
import { View } from '../../src/games/rattle-battle/sea3d/camera';
import { gapMeasure } from '../../src/games/rattle-battle/ruler/geometry';
import type { Pose } from '../../src/games/rattle-battle/wire';

const at = (x: number, y = 0): Pose => ({ x, y, angle: 0 });
/** A die is 12 mm wide, so that two are this far apart from middle to middle if their walls are so far apart. */
const apart = (gap: number): number => gap + 12;

interface Scene {
  /** Where one's own ship is held. */
  ghost?: Pose;
  /** The enemy that is looked at, and where it lies. */
  target?: Pose;
  hover?: string;
  reach?: number;
}

function board({ ghost, target, hover, reach = 88 }: Scene): Board {
  const sea = [
    { ship: '0.1', pose: at(0) },
    { ship: 'y1', pose: target ?? at(0, 120) },
  ];
  return {
    sight: null,
    fall: null,
    view: { sea },
    ship: (id: string) => sea.find(({ ship }) => ship === id),
    course: {
      ghost: ghost ? { ship: '0.1', pose: ghost, way: Math.hypot(ghost.x, ghost.y), limit: reach } : null,
      slides: { start: at(0), limit: reach },
      aim: target ? { target: sea[1], measure: gapMeasure(ghost ?? at(0), target, 63) } : null,
      hover: hover ?? null,
    },
  } as unknown as Board;
}

describe('the spyglass', () => {
  it('is not there while nothing is held, aimed at or pointed to', () => {
    expect(lookedAt(board({}))).toBeNull();
  });

  it.each([
    ['a ship that is held', { ghost: at(30) }, at(30)],
    ['a ship that is aimed at', { target: at(apart(40)) }, at(apart(40))],
    ['a ship that is pointed to', { hover: 'y1' }, at(0, 120)],
  ])('shows %s, with nothing measured', (_, scene, { x, y }) => {
    expect(lookedAt(board(scene))).toMatchObject({ x, y, measure: null });
  });

  it.each([
    ['a shot just in range', { target: at(apart(62.4)) }, 62.4, 63],
    ['a shot just out of range', { target: at(apart(64.4)) }, 64.4, 63],
    ['a way to the rim', { ghost: at(87) }, 87, 88],
    ['a gap that barely does not touch', { ghost: at(30), target: at(30 + apart(0.9)) }, 0.9, 0.5],
  ])('has dividers on %s', (_, scene, length, limit) => {
    const { measure } = lookedAt(board(scene))!;
    expect(measure).toMatchObject({ limit });
    expect(measure!.length).toBeCloseTo(length);
  });

  it.each([
    ['a shot well in range', { target: at(apart(61.4)) }],
    ['a shot far out of range', { target: at(apart(64.6)) }],
    ['a way that ends before the rim', { ghost: at(86.4) }],
    ['a ship that touches', { ghost: at(30), target: at(30 + apart(0)) }],
  ])('has none on %s', (_, scene) => {
    expect(lookedAt(board(scene))?.measure).toBeNull();
  });

  it('has what decides in its middle: the wall of the ship that is held, or of the target', () => {
    const target = at(apart(62.4));
    expect(lookedAt(board({ target }))).toMatchObject({ x: target.x - 6, y: 0 });
    expect(lookedAt(board({ ghost: at(5), target: at(5 + apart(62.4)) }))).toMatchObject({ x: 11, y: 0 });
  });

  it('marks where the limit would be', () => {
    const { measure } = lookedAt(board({ target: at(apart(62.4)) }))!;
    expect(limitOf(measure!)).toEqual({ x: 6 + 63, y: 0 });
  });

  it('is never held over what is looked at', () => {
    const desk = { width: 700, height: 500, size: 158, phone: false };
    expect(corner({ left: 350, top: 250 }, desk)).toBe('right');
    expect(corner({ left: 650, top: 80 }, desk)).toBe('right');
    expect(corner({ left: 650, top: 450 }, desk)).toBe('left');
    const phone = { width: 374, height: 420, size: 112, phone: true };
    expect(corner({ left: 100, top: 40 }, phone)).toBe('right');
    expect(corner({ left: 300, top: 40 }, phone)).toBe('left');
  });
});

describe('a length in words', () => {
  it.each([
    [40.6, 63, 41],
    [62.44, 63, 62.4],
    [62.98, 63, 62.9],
    [63, 63, 63],
    [63.0000001, 63, 63],
    [63.02, 63, 63.1],
    [70.2, 63, 70],
    [87.9999999, 88, 88],
  ])('%f of %f is never on the other side of its limit: %f', (length, limit, words) => {
    expect(shown({ length, limit })).toBe(words);
  });
});

it('in three dimensions the same is seen, as large as it was asked for', () => {
  const view = new View();
  view.fit(760, 530);
  const glimpse = { x: 40, y: -30, across: 26 };
  const middle = view.throughGlass(glimpse, 40, -30);
  expect(middle.x).toBeCloseTo(0.5);
  const right = view.throughGlass(glimpse, 40 + 13, -30);
  expect(right.x).toBeCloseTo(1, 1);
  expect(right.y).toBeCloseTo(middle.y, 1);
});
