/** The turning points of a game, found by plain arithmetic from what was told. */
import type { Step } from '../../../shell/link/protocol';
import type { Instant } from '../../../shell/table/board';
import { ownerOf } from '../dice';
import type { GameEvent, Parts } from '../wire';

/** The winner has more cards and coins than anybody else, and keeps it so. */
export interface Lead extends Instant {
  kind: 'lead';
  seat: number;
  points: number;
  second: number;
}
/** The shot that had the least to spare. */
export interface Closest extends Instant {
  kind: 'shot';
  seat: number;
  target: string;
  gap: number;
  limit: number;
}
/** The most ships that somebody lost in an adventure. */
export interface Loss extends Instant {
  kind: 'loss';
  seat: number;
  card: string;
  ships: number;
}
/** The most that somebody brought home from an adventure, a coin and a token counting the same. */
export interface Haul extends Instant {
  kind: 'haul';
  seat: number;
  card: string;
  coins: number;
  loot: number;
}
export type Moment = Lead | Closest | Loss | Haul;

type Steps = readonly Step<Parts>[];
/** One ship is soon lost. */
const FEWEST_LOST = 2;
/** So many are told. */
const MOST = 3;

function* eventsOf(steps: Steps): Generator<[GameEvent, Instant]> {
  for (const [step, { events }] of steps.entries()) {
    for (const [event, told] of events.entries()) yield [told, { step, event }];
  }
}

/** Cards and coins that an event brings its seat; null if it is about something else. */
function pointsIn(event: GameEvent): number | null {
  if (event.kind === 'coins-gained') return event.coins;
  return event.kind === 'points-bought' ? event.points : null;
}

export function leadOf(steps: Steps, winner: number, players: number): Lead | null {
  const points = Array<number>(players).fill(0);
  let lead: Lead | null = null;
  for (const [step, { events }] of steps.entries()) {
    let last = 0;
    events.forEach((told, event) => {
      const gained = pointsIn(told);
      if (gained === null || !('seat' in told)) return;
      points[told.seat]! += gained;
      last = event;
    });
    const second = Math.max(...points.filter((_, seat) => seat !== winner));
    if (points[winner]! <= second) lead = null;
    else lead ??= { kind: 'lead', step, event: last, seat: winner, points: points[winner]!, second };
  }
  return lead;
}

export function closestOf(steps: Steps): Closest | null {
  let found: Closest | null = null;
  for (const [told, at] of eventsOf(steps)) {
    if (told.kind !== 'shot' || !told.measure) continue;
    const { length: gap, limit } = told.measure;
    if (!found || limit - gap < found.limit - found.gap) {
      found = { ...at, kind: 'shot', seat: told.seat, target: told.target, gap, limit };
    }
  }
  return found;
}

/** What an adventure was for a player. */
interface Share {
  seat: number;
  card: string;
  coins: number;
  loot: number;
  ships: number;
  /** Where he first lost a ship, and where he first got something. */
  lost: Instant | null;
  got: Instant | null;
}

function sharesOf(steps: Steps): Share[] {
  const shares: Share[] = [];
  let [card, first] = ['', 0];
  const shareOf = (seat: number): Share => {
    const known = shares.slice(first).find((one) => one.seat === seat);
    const share = known ?? { seat, card, coins: 0, loot: 0, ships: 0, lost: null, got: null };
    if (!known) shares.push(share);
    return share;
  };
  for (const [told, at] of eventsOf(steps)) {
    if (told.kind === 'adventure-drawn') [card, first] = [told.card, shares.length];
    else if (told.kind === 'adventure-ended') card = '';
    else if (card === '') continue;
    else if (told.kind === 'sunk' && ownerOf(told.ship) >= 0) {
      const share = shareOf(ownerOf(told.ship));
      share.ships += 1;
      share.lost ??= at;
    } else if (told.kind === 'coins-gained' || told.kind === 'loot-gained') {
      const share = shareOf(told.seat);
      if (told.kind === 'coins-gained') share.coins += told.coins;
      else share.loot += 1;
      share.got ??= at;
    }
  }
  return shares;
}

/** The first of those that have the most. */
function most<T>(things: readonly T[], count: (thing: T) => number): T | undefined {
  return things.reduce<T | undefined>((best, one) => (best && count(best) >= count(one) ? best : one), undefined);
}

export function lossOf(steps: Steps): Loss | null {
  const share = most(sharesOf(steps), ({ ships }) => ships);
  if (!share?.lost || share.ships < FEWEST_LOST) return null;
  const { seat, card, ships, lost } = share;
  return { ...lost, kind: 'loss', seat, card, ships };
}

export function haulOf(steps: Steps): Haul | null {
  const share = most(sharesOf(steps), ({ coins, loot }) => coins + loot);
  if (!share?.got) return null;
  const { seat, card, coins, loot, got } = share;
  return { ...got, kind: 'haul', seat, card, coins, loot };
}

/** The moments that decided most, in the order in which they came. */
export function momentsOf(steps: Steps, winners: readonly number[], players: number): Moment[] {
  const [winner] = winners;
  const lead = winner !== undefined && winners.length === 1 ? leadOf(steps, winner, players) : null;
  return [lead, closestOf(steps), lossOf(steps), haulOf(steps)]
    .filter((moment) => moment !== null)
    .slice(0, MOST)
    .sort((a, b) => a.step - b.step || a.event - b.event);
}
