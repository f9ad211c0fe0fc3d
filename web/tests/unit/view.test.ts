import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apply, fromObservation, type View } from '../../src/games/port-royal/view';
import type { GameEvent, Observation } from '../../src/games/port-royal/wire';
import { opening } from './opening';

interface Shown {
  round: number;
  last_round: boolean;
  active: number;
  acting: number;
  phase: string;
  takes: number;
  pending: string | null;
  harbour: string[];
  expeditions: string[];
  displays: string[][];
  points: number[];
  swords: number[];
  pile: number;
  coins: number[];
  discard: string[];
}
interface Played {
  seats: number;
  start: number;
  steps: { events: GameEvent[]; after: Shown | null }[];
}

const games = JSON.parse(readFileSync(new URL('./games.json', import.meta.url), 'utf8')) as Played[];

const codes = (slots: readonly { code: string }[]): string[] => slots.map(({ code }) => code);

function shown(view: View): Shown {
  return {
    round: view.round,
    last_round: view.lastRound,
    active: view.active,
    acting: view.acting,
    phase: view.phase,
    takes: view.takes,
    pending: view.incoming?.code ?? null,
    harbour: codes(view.harbour),
    expeditions: codes(view.expeditions),
    displays: view.displays.map((display) => codes(display).sort()),
    points: view.points,
    swords: view.swords,
    pile: view.pile,
    coins: view.coins,
    discard: view.discard.toSorted(),
  };
}

describe('the view follows the events as the rules do', () => {
  it.each(games.map((game) => [game.seats, game] as const))('with %i players', (_, game) => {
    let view = opening(game.seats, game.start);
    for (const { events, after } of game.steps) {
      for (const event of events) view = apply(view, event);
      if (!after) continue;
      const over = view.phase === 'over';
      const displays = after.displays.map((display) => display.toSorted());
      const expected = { ...after, displays, discard: after.discard.toSorted() };
      // When all is over nobody acts: what was going on does not matter any more.
      const rest = over ? { acting: after.acting, takes: after.takes } : {};
      expect({ ...shown(view), ...rest }).toEqual(expected);
    }
  });
});

const observation = {
  players: 2,
  start: 0,
  round: 1,
  last_round: false,
  active: 0,
  acting: 0,
  phase: 'discover',
  takes: 0,
  pending: null,
  harbour: ['y1-1', 'b1-1'],
  expeditions: [],
  displays: [[], []],
  points: [0, 0],
  swords: [0, 0],
  coins: [[], []],
  pile: 9,
  discard: [],
  options: { end: 'points', jester_on_bust: 'everyone' },
  ended: '',
  drawn: 2,
  drew: true,
  idle: 0,
  shuffles: 1,
} satisfies Observation;

it('cards that stay keep their ids, so that they do not jump', () => {
  const before = fromObservation(observation, null);
  const after = fromObservation({ ...observation, harbour: ['b1-1', 'y1-1'] }, before);
  expect(after.harbour.map(({ id }) => id).sort()).toEqual(before.harbour.map(({ id }) => id).sort());
});

it('a card that was taken back from the discard pile uncovers the one beneath', () => {
  const lying = ['g1-2', 'b1-1'];
  const before = fromObservation({ ...observation, discard: lying }, null);
  const laid = ['y1-1', 'b1-1', 'tax-max'].map((card) => ({ kind: 'discarded' as const, card }));
  const view = laid.reduce<View>(apply, before);
  expect(view.discard).toEqual([...lying, 'y1-1', 'b1-1', 'tax-max']);
  const after = fromObservation({ ...observation, discard: ['b1-1', 'b1-1', 'g1-2', 'y1-1'] }, view);
  expect(after.discard).toEqual([...lying, 'y1-1', 'b1-1']);
  const shuffled = apply(view, { kind: 'shuffled', cards: 5 });
  expect(shuffled.discard).toEqual([]);
  const again = fromObservation({ ...observation, discard: view.discard.toSorted() }, shuffled);
  expect(again.discard).toEqual(view.discard);
});
