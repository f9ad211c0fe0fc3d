import { describe, expect, it, vi } from 'vitest';
import { SAILORS, UPGRADES } from '../../src/games/rattle-battle/cards';
import { pictureOf } from '../../src/games/rattle-battle/galleon/icons';
import { cannonStrength, listOf, tagsOf } from '../../src/games/rattle-battle/galleon/list';
import { placeOf, planOf, type Plan } from '../../src/games/rattle-battle/galleon/plan';
import type { PlayerSeen } from '../../src/games/rattle-battle/wire';
import { LANGUAGES } from '../../src/shell/words/languages';
import { wordsOf } from './resources';

// The sheet of drawings needs a page.
vi.mock('../../src/games/rattle-battle/drawing', () => ({ drawing: String, icon: String }));

const CARDS = [...UPGRADES.keys()];

function player(change: Partial<PlayerSeen> = {}): PlayerSeen {
  return {
    seat: 1,
    ships: 3,
    captain: false,
    coins: 0,
    points: 0,
    victory_points: 0,
    loot: [],
    capacity: 3,
    sails: 1,
    ready_sails: 1,
    cannons: 0,
    ready_cannons: 0,
    holds: 0,
    hamsters: 0,
    upgrades: [],
    sailors: [],
    cards: [],
    revenge: 0,
    sent: [],
    lost: [],
    trophies: [],
    passed: false,
    used: [],
    ...change,
  };
}
const all = CARDS.map((card) => ({ card, ready: true }));
const inRooms = (plan: Plan): string[] => plan.rooms.flatMap(({ loot }) => loot.filter((kind) => kind !== null));

describe('a galleon', () => {
  it('has a picture of every upgrade, and a number for each in the list and on the drawing', () => {
    for (const card of CARDS) expect(pictureOf(card)).toMatch(/\w/);
    const full = player({ upgrades: all, sails: 4, cannons: 5, ready_cannons: 5, holds: 2, hamsters: 2 });
    const plan = planOf(full);
    const list = listOf(full, plan);
    expect(list.map(({ name }) => name).sort()).toEqual(['sail', 'cannon', 'hold', 'hamster', ...CARDS].sort());
    expect(new Set(tagsOf(plan, list).map(({ number }) => number)).size).toBe(list.length);
  });

  it('carries all loot: in its rooms, on the ships at home, and the rest is adrift', () => {
    const loot = ['rum', 'rum', 'spices', 'materials', 'valuables', 'map', 'joker-rum'];
    const some = player({ loot, hamsters: 1, holds: 1, captain: true, sent: ['1.1', '1.2'], lost: ['1.2'] });
    const plan = planOf(some);
    expect(plan.ships.map(({ where }) => where)).toEqual(['sea', 'sunk', 'home', 'home']);
    expect(inRooms(plan)).toHaveLength(4);
    expect(plan.ships.filter(({ loot }) => loot !== null).map(({ where }) => where)).toEqual(['home', 'home']);
    expect(plan.adrift).toHaveLength(1);
    const drawn = [
      ...inRooms(plan),
      ...plan.ships.flatMap(({ loot }) => loot ?? []),
      ...plan.adrift.map((a) => a.kind),
    ];
    expect(drawn.sort()).toEqual(loot.sort());
  });

  it('keeps what is worth most in the secret hold', () => {
    const loot = ['rum', 'rum', 'materials', 'valuables'];
    const plan = planOf(player({ loot, hamsters: 1, upgrades: [{ card: 'secret-hold', ready: true }] }));
    expect(plan.rooms.find(({ name }) => name === 'secret-hold')?.loot).toEqual(['valuables', 'materials']);
  });

  it('grows by a column when the hull is full, so that one room is always free', () => {
    const rooms = (n: number): string[] =>
      planOf(player({ upgrades: all.filter(({ card }) => placeOf(card) === 'hull').slice(0, n) })).rooms.map(
        ({ name }) => name,
      );
    expect([0, 3, 4, 5, 12].map((n) => rooms(n).length)).toEqual([4, 4, 6, 6, 14]);
    for (const n of [0, 3, 4, 12]) expect(rooms(n)).toContain('empty');
  });

  it('furls the last sails, and runs in the last cannons; those lent by a card are there too', () => {
    const plan = planOf(player({ sails: 5, ready_sails: 3, cannons: 1, ready_cannons: 2 }));
    expect(plan.sails.map(({ ready }) => ready)).toEqual([true, true, true, false, false]);
    expect(plan.masts).toHaveLength(2);
    expect(plan.cannons.map(({ ready, lent }) => [ready, lent])).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('shows an upgrade as spent when it is turned over, or was used in this adventure', () => {
    const upgrades = [
      { card: 'ram', ready: true },
      { card: 'rudder', ready: false },
      { card: 'crows-nest', ready: true },
    ];
    const some = player({ upgrades, used: ['ram'] });
    const ready = new Map(listOf(some, planOf(some)).map((entry) => [entry.name, entry.ready > 0]));
    expect([ready.get('ram'), ready.get('rudder'), ready.get('crows-nest')]).toEqual([false, false, true]);
  });

  it('knows what a cannon face is worth', () => {
    expect([0, 1, 4, 7].map((cannons) => cannonStrength(player({ cannons })))).toEqual([2, 3, 6, 6]);
    expect(cannonStrength(player({ upgrades: [{ card: 'bombs', ready: true }] }))).toBe(6);
  });

  it('stays on its drawing, with whatever crew and cannons', () => {
    const crew = [...SAILORS.keys()].map((card) => ({ card, loot: 0 }));
    const { crew: hands, cannons, waist, left, width } = planOf(player({ sailors: crew, cannons: 15 }));
    for (const { x } of hands) expect(x).toBeLessThan(waist);
    for (const { x } of cannons) expect(x > left && x < left + width).toBe(true);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('every card of the list has a name and a text', () => {
    const words = wordsOf(language);
    const cards = [...CARDS.map((id) => `upgrade-${id}`), ...Array.from(SAILORS.keys(), (id) => `sailor-${id}`)];
    for (const card of cards) {
      const { card: name, 'card-text': text } = words.forms(`rattle-battle-${card}`, 'card');
      expect(`${name} ${text}`).toMatch(/\S+ \S+/);
      expect(text).toBeTruthy();
    }
  });
});
