import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { told, type Deeds } from '../../src/games/rattle-battle/port/deeds';
import { PLACES, openPlaces, placeOf, type Place } from '../../src/games/rattle-battle/port/places';
import {
  costs,
  guildCard,
  marketRate,
  payable,
  pays,
  saleOf,
  sorted,
  without,
} from '../../src/games/rattle-battle/port/prices';
import { apply, fromObservation } from '../../src/games/rattle-battle/view';
import { ADVENTURES } from '../../src/games/rattle-battle/cards';
import type { GameEvent, Observation, PlayerSeen } from '../../src/games/rattle-battle/wire';
import { PROJECT } from './resources';

/** What the rules say of the port, asked of them: the page must say the same. */
interface Asked {
  visits: {
    player: PlayerSeen;
    sold: number;
    price: number;
    best: number;
    tokens: string[];
    sale: number | null;
    legal: Record<Place, string[]>;
  }[];
  steps: { before: Observation; events: GameEvent[]; after: Observation }[];
}

const python = resolve(PROJECT, process.env['VENV'] ?? '.venv', 'bin/python');
const { visits, steps } = JSON.parse(
  execFileSync(python, ['-m', 'tests.rattle_battle.shopping'], {
    cwd: PROJECT,
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  }),
) as Asked;

describe('the page knows the prices of the rules', () => {
  it('has many shoppers', () => expect(visits).toHaveLength(2000));

  it.each(PLACES)('what is done at the %s is offered there', (place) => {
    const actions = visits.flatMap(({ legal }) => legal[place]);
    expect(actions.length).toBeGreaterThan(0);
    expect(new Set(actions.map(placeOf))).toEqual(new Set([place]));
  });

  it.each(['tavern', 'shipyard', 'workshop'] as const)('who can pay at the %s', (place) => {
    for (const { player, legal } of visits) {
      const ways = costs(player, place).filter((cost) => pays(player.loot, cost) !== null);
      expect(ways.length > 0, JSON.stringify([player, legal[place]])).toBe(legal[place].length > 0);
    }
  });

  it('every way to pay at the Workshop', () => {
    for (const { player, legal } of visits) {
      const ways = costs(player, 'workshop')
        .filter((cost) => pays(player.loot, cost) !== null)
        .map((cost) => (cost.length === 1 ? `build ${cost[0]}` : 'build'));
      expect(ways.toSorted()).toEqual(legal.workshop.toSorted());
    }
  });

  it('who can trade in the Market', () => {
    for (const { player, legal } of visits) {
      expect(payable(player.loot).length >= marketRate(player)).toBe(legal.market.length > 0);
    }
  });

  it('what the Pit pays, at most and for tokens', () => {
    for (const { player, best, tokens, sale } of visits) {
      expect(saleOf(player, player.loot)).toBe(best);
      if (sale !== null) expect(saleOf(player, tokens)).toBe(sale);
    }
  });

  it('what the top card of the Guild costs', () => {
    for (const { player, sold, price, legal } of visits) {
      expect(guildCard(player, sold)?.price).toBe(price);
      expect(price <= player.coins).toBe(legal.guild.includes('buy'));
    }
  });

  it('has no card when all are sold', () => expect(guildCard(visits[0]!.player, 99)).toBeNull());
});

it('a joker pays only where the kind is missing', () => {
  expect(pays(['rum', 'joker-spices'], ['rum', 'rum'])).toEqual(['rum', 'joker-spices']);
  expect(pays(['rum', 'rum', 'joker-spices'], ['rum', 'rum'])).toEqual(['rum', 'rum']);
  expect(pays(['rum'], ['rum', 'rum'])).toBeNull();
});

it('tokens are named in the order of the rules, and each is taken once', () => {
  expect(sorted(['joker-rum', 'valuables', 'rum', 'spices'])).toEqual(['rum', 'spices', 'valuables', 'joker-rum']);
  expect(without(['rum', 'rum', 'spices'], ['rum', 'map'])).toEqual(['rum', 'spices']);
});

it('an adventure may open only some places', () => {
  expect(openPlaces(ADVENTURES.get('wind-in-the-sails')!)).toEqual(['market', 'shipyard']);
  expect(openPlaces(null)).toEqual(PLACES);
});

describe('what was done in port', () => {
  it('is told as who gave what for what', () => {
    const events: GameEvent[] = [
      { kind: 'loot-given', seat: 1, loot: 'rum', reason: 'market', back: false },
      { kind: 'loot-given', seat: 1, loot: 'rum', reason: 'market', back: false },
      { kind: 'loot-gained', seat: 1, loot: 'spices', reason: 'market', chosen: true },
      { kind: 'loot-given', seat: 1, loot: 'spices', reason: 'market', back: false },
      { kind: 'loot-given', seat: 1, loot: 'materials', reason: 'market', back: false },
      { kind: 'joker-made', seat: 1, loot: 'materials' },
      { kind: 'loot-given', seat: 0, loot: 'map', reason: 'discard', back: false },
      { kind: 'points-bought', seat: 0, points: 5, price: 3 },
      { kind: 'coins-gained', seat: 0, coins: -3, reason: 'guild', ship: '' },
    ];
    const deeds = events.reduce<Deeds>(told, {});
    expect(deeds.market).toEqual([
      { seat: 1, gave: ['rum', 'rum'], paid: 0, got: [{ kind: 'loot', name: 'spices', n: 1 }] },
      { seat: 1, gave: ['spices', 'materials'], paid: 0, got: [{ kind: 'loot', name: 'joker-materials', n: 1 }] },
    ]);
    expect(deeds.guild).toEqual([{ seat: 0, gave: [], paid: 3, got: [{ kind: 'points', name: '', n: 5 }] }]);
    expect(Object.keys(deeds)).toEqual(['market', 'guild']);
  });

  it('stands as long as everybody has what the events say', () => {
    expect(steps.length).toBeGreaterThan(100);
    let deeds = 0;
    for (const { before, events, after } of steps) {
      const shown = events.reduce(apply, fromObservation(before, null));
      expect(fromObservation(after, shown).deeds).toEqual(shown.deeds);
      deeds += Object.values(shown.deeds).flat().length;
    }
    expect(deeds).toBeGreaterThan(30);
  });

  it('is forgotten for whom it was taken back', () => {
    const bought = steps.find(({ events }) => events.some(({ kind }) => kind === 'part-gained'))!;
    const shown = bought.events.reduce(apply, fromObservation(bought.before, null));
    expect(shown.deeds.shipyard).toHaveLength(1);
    expect(fromObservation(bought.before, shown).deeds.shipyard).toEqual([]);
  });
});
