import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Board } from '../../src/games/rattle-battle/board.svelte';
import { Gestures, read, written } from '../../src/games/rattle-battle/gestures.svelte';
import { Leaning } from '../../src/games/rattle-battle/leaning.svelte';
import { Pace } from '../../src/games/rattle-battle/pace.svelte';
import type { Course } from '../../src/games/rattle-battle/sea/course.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As much of a board as clock and gestures ask for; Anna's seat is 0. */
function table(): { board: Board; said: string[]; noises: () => number } {
  const said: string[] = [];
  let noises = 0;
  const board = {
    host: {
      settled: false,
      replaying: false,
      settings: { ear: 'off' },
      gesture: (gesture: string) => said.push(gesture),
      sounds: { noise: () => (noises += 1) },
    },
    fall: null,
    again: { running: false },
    home: 0,
    acting: false,
    adventure: null,
    view: { phase: 'battle', players: [] },
    ship: (id: string) =>
      ({ '0.1': { pose: { x: 0, y: 0, angle: 0.3 } }, y2: { pose: { x: 40, y: 0, angle: 0 } } })[id],
    course: { ghost: null, aim: null, here: undefined },
  } as unknown as Board;
  Object.assign(board, { pace: new Pace(board), gestures: new Gestures(board) });
  return { board, said, noises: () => noises };
}

const patient = (): boolean => false;

/** How long something takes; not longer than a minute. */
async function timed(what: Promise<void>): Promise<number> {
  const begin = performance.now();
  let end = Infinity;
  void what.then(() => (end = performance.now()));
  await vi.advanceTimersByTimeAsync(60_000);
  return Math.round(end - begin);
}

it.each([
  ['slow', false, 1500],
  ['normal', false, 900],
  ['fast', false, 450],
  ['normal', true, 225],
] as const)('what takes 900 ms takes at pace %s, forward %s, %i ms', async (name, forward, ms) => {
  const { pace } = table().board;
  pace.name = name;
  pace.forward = forward;
  const took = await timed(pace.look(900, patient));
  expect(took).toBeGreaterThanOrEqual(ms);
  expect(took).toBeLessThan(ms + 45);
  expect(await timed(pace.look(900, () => true))).toBe(0);
});

it('a clock that is held stands until it is let go; a step goes on by one', async () => {
  const { board, said } = table();
  const { pace, gestures } = board;
  pace.hold();
  expect([pace.holder, gestures.own]).toEqual([0, 'hold']);
  expect(await timed(pace.look(900, patient))).toBe(Infinity);
  setTimeout(() => pace.step(), 5000);
  expect(await timed(pace.look(900, patient))).toBeLessThan(5045);
  expect(said).toEqual(['step']);
  setTimeout(() => pace.toggle(), 5000);
  expect(await timed(pace.look(900, patient))).toBeLessThan(5045);
  expect([pace.holder, gestures.own, said]).toEqual([null, '', ['step']]);
  pace.step(); // nobody holds it: it is held from then on
  expect(pace.holding).toBe(true);
  pace.rest();
  expect(await timed(pace.look(900, patient))).toBeLessThan(945);
});

it('anybody may hold the clock, and anybody else let it go for all', async () => {
  const { board, said } = table();
  const { pace, gestures } = board;
  const keepOn = setInterval(() => gestures.hear(2, 'hold'), 2000);
  gestures.hear(2, 'hold');
  gestures.happened(); // the battle goes on under it
  expect(pace.holder).toBe(2);
  expect(await timed(pace.look(900, patient))).toBe(Infinity);
  clearInterval(keepOn);
  pace.toggle();
  expect([pace.holder, said]).toEqual([null, ['go']]);
  pace.hold();
  gestures.hear(2, 'go'); // and he lets go of mine
  expect(pace.holder).toBeNull();
  gestures.hear(2, 'hold');
  expect(await timed(pace.look(900, patient))).toBeLessThan(4045); // who is gone holds nothing
});

it('only battles and what non-player ships do can be held', () => {
  const { board } = table();
  for (const [phase, running] of [
    ['np', true],
    ['actions', false],
    ['battle', true],
    ['loot', false],
  ] as const) {
    board.view = { ...board.view, phase };
    expect([phase, board.pace.running]).toEqual([phase, running]);
  }
  board.pace.hold();
  expect(board.pace.holder).toBeNull();
});

it('a course is told in a line, and read from it', () => {
  const ghost = { ship: '0.1', pose: { x: 12.46, y: -33.2, angle: 1 }, limit: 88 };
  const aim = { target: { ship: 'y2' } };
  const course = { ghost, aim, here: { ship: '0.1' } } as unknown as Course;
  expect(written(course)).toBe('drag 0.1 12.5 -33.2 88, aim 0.1 y2');
  expect(read(written(course))).toEqual({ ship: '0.1', spot: { x: 12.5, y: -33.2 }, reach: 88, target: 'y2' });
  expect(read('aim 0.1 y2')).toEqual({ ship: '0.1', spot: null, reach: 0, target: 'y2' });
  expect(written({ ghost: null, aim: null, here: undefined })).toBe('');
  for (const nonsense of ['', 'drag', 'drag 0.1 x y 8', 'aim', 'hold', 'drag 0.1 1 2 3 4']) {
    expect(read(nonsense)).toBeNull();
  }
  expect(read('drag 0.1 9999 0 88')?.spot).toBeNull();
});

it('the ships of others are seen as they are about to be, until it is done or not said any more', () => {
  const { gestures } = table().board;
  gestures.hear(1, 'drag 0.1 20 5 88, aim 0.1 y2');
  gestures.hear(2, 'drag 9.9 20 5 88'); // there is no such ship
  const [intent, ...more] = gestures.intents;
  expect(more).toEqual([]);
  expect(intent).toMatchObject({
    seat: 1,
    ship: '0.1',
    start: { x: 0, y: 0 },
    drag: { pose: { x: 20, y: 5, angle: 0.3 }, reach: 88 },
  });
  expect(intent?.shot?.length).toBeGreaterThan(5);
  vi.advanceTimersByTime(3000);
  gestures.hear(1, 'aim 0.1 y2');
  vi.advanceTimersByTime(3000);
  expect(gestures.intents).toMatchObject([{ drag: null }]);
  vi.advanceTimersByTime(1500);
  expect(gestures.intents).toEqual([]);
  gestures.hear(1, 'aim 0.1 y2');
  gestures.happened();
  expect(gestures.intents).toEqual([]);
});

it('what lasts is said again and again, what is over once', () => {
  const { board, said } = table();
  board.gestures.show('rattle');
  board.gestures.show('rattle');
  vi.advanceTimersByTime(4500);
  board.gestures.show('');
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(['rattle', 'rattle', 'rattle', '']);
});

it('everybody hears the cup while it is shaken', () => {
  const { board, noises } = table();
  board.gestures.hear(1, 'rattle');
  expect(noises()).toBeGreaterThan(0);
  vi.advanceTimersByTime(1000);
  const heard = noises();
  expect(heard).toBeGreaterThan(20);
  board.gestures.hear(1, '');
  vi.advanceTimersByTime(1000);
  expect(noises()).toBe(heard);
});

it('a film waits where a die leans, for a bang or a moment, and is heard part by part', () => {
  const parts: [number, number][] = [];
  const leaning = new Leaning(
    [
      { frame: 30, leaning: ['0.1'] },
      { frame: 60, leaning: ['y2'] },
    ],
    (from, to) => parts.push([from, to]),
  );
  expect(leaning.waits(0)).toBe(false);
  expect(parts).toEqual([]);
  expect([leaning.waits(0.5), leaning.now]).toEqual([false, null]);
  expect([leaning.waits(1.01), leaning.now?.leaning]).toEqual([true, ['0.1']]);
  vi.advanceTimersByTime(300);
  expect(leaning.waits(1.01)).toBe(true);
  leaning.bang();
  expect([leaning.waits(1.01), leaning.bangs, leaning.now]).toEqual([false, 1, null]);
  expect(leaning.waits(2.01)).toBe(true); // a bang is for one die
  vi.advanceTimersByTime(1000);
  expect([leaning.waits(2.01), leaning.bangs]).toEqual([false, 2]); // it goes on by itself
  expect(parts).toEqual([
    [0, 1],
    [1, 2],
    [2, Infinity],
  ]);
});

it('for those who play by ear a step of the battle waits until they go on', async () => {
  const { board } = table();
  const { pace } = board;
  Object.assign(board.host.settings, { ear: 'brief' });
  let seen = false;
  void pace.look(900, patient).then(() => (seen = true));
  await vi.advanceTimersByTimeAsync(30_000);
  expect([seen, pace.waiting]).toEqual([false, true]);
  pace.stepped();
  await vi.advanceTimersByTimeAsync(100);
  expect([seen, pace.waiting]).toEqual([true, false]);
  board.view.phase = 'np'; // only battles wait
  expect(await timed(pace.look(900, patient))).toBeLessThan(1000);
});
