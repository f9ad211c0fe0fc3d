/** The end of a game: what is counted, in which order, and what decided it. */
import { expect, it, vi } from 'vitest';
import { closestOf, haulOf, leadOf, lossOf, momentsOf } from '../../src/games/rattle-battle/finale/moments';
import { countedIn, orderOf, sumOf } from '../../src/games/rattle-battle/finale/sources';
import { recapOf } from '../../src/games/rattle-battle/recap';
import type { GameEvent, Parts } from '../../src/games/rattle-battle/wire';
import type { Step } from '../../src/shell/link/protocol';

// Words need a browser, which says what language it has.
vi.mock('../../src/shell/words/words.svelte', () => ({}));

const step = (...events: object[]): Step<Parts> => ({ events: events as GameEvent[] }) as unknown as Step<Parts>;
const counted = (seat: number, cards: number, coins: number, sailors: number, others: number) =>
  ({ kind: 'points-counted', seat, cards, coins, sailors, others }) as const;
const coins = (seat: number, n: number): object => ({ kind: 'coins-gained', seat, coins: n, reason: 'sunk', ship: '' });
const loot = (seat: number): object => ({ kind: 'loot-gained', seat, loot: 'rum', reason: 'card', chosen: false });
const bought = (seat: number, points: number): object => ({ kind: 'points-bought', seat, points, price: 3 });
const sunk = (ship: string): object => ({ kind: 'sunk', ship, reason: 'battle' });
const drawn = (card: string): object => ({ kind: 'adventure-drawn', quest: 1, adventure: 1, card });
const ended = (card: string): object => ({ kind: 'adventure-ended', card });
const shot = (seat: number, length: number, limit: number): object => ({
  kind: 'shot',
  seat,
  target: 'r1',
  measure: { length, limit },
});

it('points add up source by source, and places change on the way', () => {
  const told = countedIn([step(), step(counted(1, 2, 9, 0, 0), counted(0, 6, 1, 3, 1), { kind: 'game-ended' })]);
  expect(told.map(({ seat }) => seat)).toEqual([0, 1]);
  expect([0, 1, 2, 3, 4].map((sources) => sumOf(told[0]!, sources))).toEqual([0, 6, 7, 10, 11]);
  expect([0, 1, 2, 3].map((sources) => orderOf(told, sources, [1])[0])).toEqual([0, 0, 1, 1]);
  // Equal at the end: whoever won by the rules is first.
  expect(orderOf(told, 4, [1])).toEqual([1, 0]);
  expect(orderOf(told, 4, [0])).toEqual([0, 1]);
});

it('the lead that was never lost again, where a coin for a card is paid', () => {
  const steps = [
    step(),
    step(coins(0, 5), coins(1, 3)), // 5 to 3
    step(coins(1, 2)), // equal: the lead is lost
    step(bought(0, 4), coins(0, -3)), // 6 to 5
    step(coins(1, -1)),
  ];
  expect(leadOf(steps, 0, 2)).toEqual({ kind: 'lead', step: 3, event: 1, seat: 0, points: 6, second: 5 });
  // Sailors made him win: cards and coins had nothing to do with it.
  expect(leadOf(steps, 1, 2)).toBeNull();
});

it('the shot with the least to spare, not the longest', () => {
  const steps = [step(shot(0, 70, 88)), step(shot(1, 61, 63), { kind: 'shot', seat: 0, measure: null })];
  expect(closestOf(steps)).toMatchObject({ step: 1, event: 0, seat: 1, gap: 61, limit: 63 });
  expect(closestOf([step()])).toBeNull();
});

const ADVENTURES = [
  step(drawn('volley')),
  step(sunk('0.1'), sunk('y1'), sunk('1.1'), sunk('1.c'), coins(0, 1), ended('volley')),
  step(coins(0, 9)), // in port
  step(drawn('whirlpool'), sunk('0.1'), loot(1), coins(1, 2), loot(1), ended('whirlpool')),
];

it('the most ships somebody lost in one adventure; a single one is no story', () => {
  expect(lossOf(ADVENTURES)).toEqual({ kind: 'loss', step: 1, event: 2, seat: 1, card: 'volley', ships: 2 });
  expect(lossOf(ADVENTURES.slice(2))).toBeNull();
});

it('the most somebody brought home from an adventure, whatever he sold in port', () => {
  expect(haulOf(ADVENTURES)).toEqual({
    kind: 'haul',
    step: 3,
    event: 2,
    seat: 1,
    card: 'whirlpool',
    coins: 2,
    loot: 2,
  });
});

it('at most three moments are told, in the order in which they came', () => {
  const steps = [...ADVENTURES, step(shot(1, 60, 63)), step(coins(1, 20))];
  expect(momentsOf(steps, [1], 2).map(({ kind }) => kind)).toEqual(['loss', 'shot', 'lead']);
  expect(momentsOf(steps, [0, 1], 2).map(({ kind }) => kind)).toEqual(['loss', 'haul', 'shot']);
});

it('whoever comes back hears of the last adventure in which something happened, not of the port', () => {
  const port = step({ ...coins(0, 9), reason: 'sold' }, drawn('convoy'));
  expect(recapOf([...ADVENTURES.slice(0, 2), port])).toEqual({ card: 'volley', sunk: 4, seat: 0, coins: 1 });
  expect(recapOf(ADVENTURES)).toEqual({ card: 'whirlpool', sunk: 1, seat: 1, coins: 2 });
  expect(recapOf([step(sunk('y1'))])).toEqual({ card: '', sunk: 1, seat: null, coins: 0 });
  expect(recapOf([step(drawn('convoy'))])).toBeNull();
});
