/** RB 6: what things cost in port, for a player with his crew and his loot. */
import { POINTS, SAILORS, SPECIALS, type Effect } from '../cards';
import type { PlayerSeen } from '../wire';
import type { Place } from './places';

const BASIC = ['rum', 'spices', 'materials', 'valuables'] as const;
const JOKER = 'joker-';
/** All that can pay, in the order in which actions name it; special loot never does (RB 10). */
export const PAYABLE: readonly string[] = [...BASIC, ...BASIC.map((kind) => JOKER + kind)];
const LETTER = 'letter';

/** Somebody in port, now or after something he thinks of. */
export type Shopper = Pick<PlayerSeen, 'loot' | 'coins' | 'sailors' | 'used'>;

export const isJoker = (kind: string): boolean => kind.startsWith(JOKER);
export const count = (loot: readonly string[], kind: string): number => loot.filter((one) => one === kind).length;
export const payable = (loot: readonly string[]): string[] => loot.filter((kind) => PAYABLE.includes(kind));
/** Tokens in the order of their kinds. */
export const sorted = (loot: readonly string[]): string[] =>
  loot.toSorted((a, b) => PAYABLE.indexOf(a) - PAYABLE.indexOf(b));

/** What is left of some things when others are gone. */
export function without(things: readonly string[], gone: readonly string[]): string[] {
  const left = [...things];
  for (const one of gone) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What a port sailor does at his place, if he has not helped in this visit; the first who has such terms. */
export function helper({ sailors, used }: Shopper, place: Place, term: keyof Effect): Effect | null {
  for (const { card } of sailors) {
    const sailor = SAILORS.get(card);
    const effect = sailor?.effects[0];
    if (sailor?.kind === 'port' && sailor.place === place && !used.includes(card) && effect?.[term]) return effect;
  }
  return null;
}

/** The tokens that pay a cost, jokers only where a kind is missing; null if they do not suffice. */
export function pays(loot: readonly string[], cost: readonly string[]): string[] | null {
  let left = [...loot];
  const given: string[] = [];
  for (const kind of cost) {
    const token = left.includes(kind) ? kind : left.find(isJoker);
    if (token === undefined) return null;
    given.push(token);
    left = without(left, [token]);
  }
  return given;
}

/** What a place asks in loot, each way to pay one list; none where it asks for none of certain kinds. */
export function costs(shopper: Shopper, place: Place): string[][] {
  switch (place) {
    case 'tavern':
      return [Array<string>(2 - (helper(shopper, place, 'less')?.less ?? 0)).fill('rum')];
    case 'shipyard':
      return [['materials']];
    case 'workshop': {
      const both = ['spices', 'materials'];
      return helper(shopper, place, 'either') ? [['materials'], ['spices'], both] : [both];
    }
    default:
      return [];
  }
}

/** How many tokens one exchange costs in the Market. */
export const marketRate = (shopper: Shopper): number => (helper(shopper, 'market', 'price') ? 1 : 2);

/** The top card of the Guild and its price, discounts taken off (RB 6c); null when all are sold. */
export function guildCard(shopper: Shopper, sold: number): { price: number; points: number } | null {
  const card = POINTS[sold];
  if (!card) return null;
  let price = card.cost - (helper(shopper, 'guild', 'less')?.less ?? 0);
  const { used } = shopper;
  if (used.includes('guild')) price += helper(shopper, 'guild', 'buys')?.more ?? 0;
  if (used.includes(LETTER) && !used.includes('letter-spent')) price -= SPECIALS.get(LETTER)?.effects[0]?.less ?? 0;
  return { price: Math.max(price, 0), points: card.points };
}

const isDear = (kind: string): boolean => kind === 'valuables' || isJoker(kind);

/** What the Pit pays for tokens: a coin for each valuables, one for two others, a single one only with a fence. */
export function saleOf(shopper: Shopper, tokens: readonly string[]): number {
  const goods = payable(tokens);
  const dear = goods.filter(isDear).length;
  const others = goods.length - dear;
  const more = dear > 0 ? (helper(shopper, 'pit', 'n')?.n ?? 1) - 1 : 0;
  const single = others % 2 > 0 && helper(shopper, 'pit', 'price') ? 1 : 0;
  return dear + more + Math.floor(others / 2) + single;
}
