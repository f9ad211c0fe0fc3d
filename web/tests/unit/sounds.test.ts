import { beforeEach, expect, it, vi } from 'vitest';
import type { Board } from '../../src/games/port-royal/board.svelte';
import { perform } from '../../src/games/port-royal/performer';
import type { GameEvent } from '../../src/games/port-royal/wire';

/** The first tones of the coin in one's own purse, and in somebody else's. */
const COIN = 2350;
const FAR = 1700;

let tones: number[];
const sounds = { noise: () => undefined, tone: ({ from }: { from: number }) => tones.push(from) };
vi.stubGlobal('document', { querySelectorAll: () => [] });

beforeEach(() => {
  tones = [];
});

const board = { host: { you: [0], settings: { still: true }, sounds }, lastRisk: null } as unknown as Board;
const show = (event: GameEvent): Promise<void> =>
  perform(board, event, { change: () => undefined, hurried: () => false, tell: () => undefined });

it.each<[string, GameEvent, number]>([
  ['one’s own trade', { kind: 'gained', seat: 0, coins: 3, reason: 'trade', card: 'y1-1' }, COIN],
  ['somebody else’s trade', { kind: 'gained', seat: 1, coins: 3, reason: 'trade', card: 'y1-1' }, FAR],
  ['a fee', { kind: 'fee-paid', seat: 0, to: 1 }, FAR],
])('without motion coins are heard all the same: %s', async (_, event, tone) => {
  await show(event);
  expect(tones[0]).toBe(tone);
});

it('the coins that one begins with are not heard', async () => {
  await show({ kind: 'gained', seat: 0, coins: 3, reason: 'start', card: null });
  expect(tones).toEqual([]);
});
