/** RB 4.5, Battle: the order in which ships will fight if nobody moves any more, and who sinks. */
import type { Bout, Observation, ShipSeen } from '../wire';
import { ROUNDING, TIE, gap, touching } from './geometry';
import { strength } from './sea';

/** Two ships that fight, a non-player ship first if there is one. */
export interface Pair {
  enemy: ShipSeen;
  ship: ShipSeen;
  gap: number;
}

/** Pairs that are compared at once, and what comes of it. */
export interface Group {
  /** The smallest of their gaps; the others are equal to it (RB 4.4d). */
  gap: number;
  bouts: Bout[];
  /** Those that lose or tie. */
  sunk: string[];
}

/** Whether players' ships fight each other: an option of Pirate Wars (RB 4.5d). */
export const isFreeForAll = ({ options }: Observation): boolean =>
  options['scenario'] === 'pirate-wars' && options['free_for_all'] === 'on';

/** All pairs of ships that fight, the closest first, of equals those first in the box. */
export function hostilePairs(sea: readonly ShipSeen[], freeForAll = false): Pair[] {
  const pairs: Pair[] = [];
  for (const [i, first] of sea.entries()) {
    for (const second of sea.slice(i + 1)) {
      if (!fights(first, second, freeForAll)) continue;
      const [enemy, ship] = isHostile(second) ? [second, first] : [first, second];
      pairs.push({ enemy, ship, gap: gap(enemy.pose, ship.pose) });
    }
  }
  return pairs.sort((a, b) => a.gap - b.gap);
}

/** Whether a ship is a non-player one, and no ally. */
const isHostile = (ship: ShipSeen): boolean => ship.owner < 0 && !ship.ally;

/** Whether two ships are compared in a battle. */
export function fights(a: ShipSeen, b: ShipSeen, freeForAll: boolean): boolean {
  if (isHostile(a) !== isHostile(b)) return true;
  return freeForAll && a.owner >= 0 && b.owner >= 0 && a.owner !== b.owner;
}

/** The whole battle: the closest pairs, again and again, until one side is gone (RB 4.5a). */
export function order(sea: readonly ShipSeen[], freeForAll = false): Group[] {
  if (!sea.some(({ owner }) => owner >= 0)) return []; // RB 4.3a
  const groups: Group[] = [];
  let pairs = hostilePairs(sea, freeForAll);
  while (pairs[0]) {
    const limit = pairs[0].gap + TIE + ROUNDING; // ties do not chain (RB 4.4d)
    const group = compare(pairs.filter(({ gap }) => gap <= limit));
    groups.push(group);
    pairs = pairs.filter(({ enemy, ship }) => !group.sunk.includes(enemy.ship) && !group.sunk.includes(ship.ship));
  }
  return groups;
}

/** All pairs at once, each by itself; then all losers sink. */
function compare(pairs: readonly Pair[]): Group {
  const bouts = pairs.map(({ enemy, ship, gap }) => ({
    enemy: enemy.ship,
    ship: ship.ship,
    gap,
    enemy_strength: strength(enemy, ship.ship),
    strength: strength(ship, enemy.ship),
  }));
  const sunk = new Set<string>();
  for (const bout of bouts) {
    if (bout.enemy_strength <= bout.strength) sunk.add(bout.enemy);
    if (bout.strength <= bout.enemy_strength) sunk.add(bout.ship);
  }
  return { gap: bouts[0]!.gap, bouts, sunk: [...sunk] };
}

/** What a battle would come to for a player. */
export interface Prospect {
  /** The enemies that he would sink, and those of them that he would board. */
  sinks: string[];
  boards: string[];
  /** His own ships that would sink. */
  loses: string[];
}

/** RB 4.5b: whether a ship of the player touches an enemy that he sinks, whichever ship that is. */
export const isBoarded = (enemy: ShipSeen, afloat: readonly ShipSeen[], seat: number): boolean =>
  afloat.some(({ owner, pose }) => owner === seat && touching(pose, enemy.pose));

export function prospectOf(sea: readonly ShipSeen[], seat: number, freeForAll = false): Prospect {
  const prospect: Prospect = { sinks: [], boards: [], loses: [] };
  let afloat = sea;
  for (const { bouts, sunk } of order(sea, freeForAll)) {
    const own = new Set(afloat.filter(({ owner }) => owner === seat).map(({ ship }) => ship));
    const beaten = bouts.flatMap(({ enemy, ship, enemy_strength: theirs, strength }) => [
      ...(own.has(ship) && theirs <= strength ? [enemy] : []),
      ...(own.has(enemy) && strength <= theirs ? [ship] : []),
    ]);
    for (const enemy of afloat.filter(({ ship }) => beaten.includes(ship))) {
      prospect.sinks.push(enemy.ship);
      if (isBoarded(enemy, afloat, seat)) prospect.boards.push(enemy.ship);
    }
    prospect.loses.push(...sunk.filter((ship) => own.has(ship)));
    afloat = afloat.filter(({ ship }) => !sunk.includes(ship));
  }
  return prospect;
}
