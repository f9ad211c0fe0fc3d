import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Game } from '../../src/shell/table/game';
import type { State, Table } from '../../src/shell/link/protocol';
import { Play, type Player } from '../../src/shell/table/play.svelte';
import { throttled } from '../../src/shell/table/throttled';

// Words need a browser, which says what language it has.
vi.mock('../../src/shell/words/words.svelte', () => ({ say: (key: string) => key }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the first is passed on at once, and of those that follow the newest', () => {
  const passed: number[] = [];
  const pass = throttled((n: number) => passed.push(n), 80);
  for (let n = 0; n < 100; n++) {
    pass(n);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1000);
  expect(passed.slice(0, 3)).toEqual([0, 7, 15]);
  expect(passed.at(-1)).toBe(99);
  expect(passed.length).toBeLessThanOrEqual(14);
  pass(100);
  expect(passed.at(-1)).toBe(100);
});

const game = { view: () => null, apply: (view: unknown) => view } as unknown as Game;
const table = { seats: [{ name: 'Anna' }, { name: 'Beth' }] } as Table;

it('a gesture is of the seat that decides here, or of one’s own; who watches or replays makes none', async () => {
  const gesture = vi.fn<Player['gesture']>();
  const play = new Play(game, table, { gesture } as unknown as Player);
  play.gesture('bang');
  expect(gesture).not.toHaveBeenCalled();
  play.you = [0, 1];
  play.gesture('bang');
  expect(gesture).toHaveBeenLastCalledWith('bang', 0);
  await play.take({ type: 'state', number: 1, to_act: [1], legal: {}, result: null } as unknown as State, false);
  play.gesture('drag 1.1 0 0 88');
  play.you = [0]; // what waits is still of the seat that made it
  vi.advanceTimersByTime(100);
  expect(gesture).toHaveBeenLastCalledWith('drag 1.1 0 0 88', 1);
  const replay = new Play(game, table, null);
  replay.you = [0];
  expect(() => replay.gesture('bang')).not.toThrow();
});
