/** What was done at each place in this visit, as the events tell it. */
import type { GameEvent, PlayerSeen } from '../wire';
import { isPlace, type Place } from './places';

/** Something got: a token, a part, a card; or coins, points or cards of revenge, so many. */
export interface Got {
  kind: 'loot' | 'part' | 'sailor' | 'upgrade' | 'coins' | 'points' | 'revenge';
  name: string;
  n: number;
}

export interface Deed {
  seat: number;
  /** Tokens given. */
  gave: string[];
  /** Coins paid. */
  paid: number;
  got: Got[];
}

export type Deeds = Readonly<Partial<Record<Place, readonly Deed[]>>>;

interface Part {
  place: Place;
  seat: number;
  gave?: string;
  paid?: number;
  got?: Got;
}

/** Where an event of the port belongs, and what it adds. */
function partOf(event: GameEvent): Part | null {
  const got = (place: Place, seat: number, kind: Got['kind'], name = '', n = 1): Part => ({
    place,
    seat,
    got: { kind, name, n },
  });
  switch (event.kind) {
    case 'loot-given':
      return isPlace(event.reason) ? { place: event.reason, seat: event.seat, gave: event.loot } : null;
    case 'loot-gained':
      return got(event.reason === 'market' ? 'market' : 'pit', event.seat, 'loot', event.loot);
    case 'joker-made':
      return got('market', event.seat, 'loot', `joker-${event.loot}`);
    case 'sailor-gained':
      return got('tavern', event.seat, 'sailor', event.card);
    case 'part-gained':
      return got('shipyard', event.seat, 'part', event.part);
    case 'upgrade-gained':
      return got('workshop', event.seat, 'upgrade', event.card);
    case 'revenge-gained':
      return got('pit', event.seat, 'revenge', '', event.n);
    case 'points-bought':
      return got('guild', event.seat, 'points', '', event.points);
    case 'coins-gained':
      return event.coins < 0
        ? { place: 'guild', seat: event.seat, paid: -event.coins }
        : got('pit', event.seat, 'coins', '', event.coins);
    default:
      return null;
  }
}

/** Coins are paid after the card was taken, and a deal may bring several things; all else begins with a gift. */
function continues(last: Deed | undefined, { seat, gave, got }: Part): boolean {
  if (!last || last.seat !== seat) return false;
  if (gave !== undefined) return last.got.length === 0;
  return got?.kind !== 'points';
}

/** The deeds after an event of the port. */
export function told(deeds: Deeds, event: GameEvent): Deeds {
  const part = partOf(event);
  if (!part) return deeds;
  const before = deeds[part.place] ?? [];
  const last = before.at(-1);
  const same = last && continues(last, part);
  const deed: Deed = same ? last : { seat: part.seat, gave: [], paid: 0, got: [] };
  const grown: Deed = {
    seat: deed.seat,
    gave: part.gave === undefined ? deed.gave : [...deed.gave, part.gave],
    paid: deed.paid + (part.paid ?? 0),
    got: part.got ? [...deed.got, part.got] : deed.got,
  };
  return { ...deeds, [part.place]: [...(same ? before.slice(0, -1) : before), grown] };
}

/** Everything that a visit can change. */
const holdings = (player: PlayerSeen): string => {
  const { coins, loot, sails, cannons, holds, hamsters, upgrades, sailors, cards, revenge } = player;
  return JSON.stringify([coins, loot.toSorted(), sails, cannons, holds, hamsters, upgrades, sailors, cards, revenge]);
};

/** Deeds without those of players who do not have what they should have: something was taken back. */
export function standing(deeds: Deeds, shown: readonly PlayerSeen[], true_: readonly PlayerSeen[]): Deeds {
  const undone = new Set(
    true_.filter((player, seat) => shown[seat] && holdings(player) !== holdings(shown[seat])).map(({ seat }) => seat),
  );
  if (undone.size === 0) return deeds;
  const kept = Object.entries(deeds).map(([place, all]) => [place, all.filter(({ seat }) => !undone.has(seat))]);
  return Object.fromEntries(kept) as Deeds;
}
