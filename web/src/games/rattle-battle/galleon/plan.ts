/** Where everything is on the drawing of a galleon: seen from the side, stern left, bow right, cut open. */
import { SAILORS, UPGRADES, type Upgrade } from '../cards';
import type { PlayerSeen } from '../wire';

/** The line of the deck, of the water, and the lowest one. */
export const DECK = 404;
export const WATER = 612;
export const KEEL = 630;
/** Where the stern ends and the hull begins. */
export const STERN = 258;
/** How long the bow is. */
const BOW = 205;
export const ROOM = { width: 118, height: 84, gap: 5 };
/** How far what is spent at the bow is drawn in. */
export const DRAWN_IN = 46;
const HAMSTER_CARRIES = 3;
const FEWEST_COLUMNS = 2;

interface Spot {
  x: number;
  y: number;
}

export interface Sail extends Spot {
  /** Its number from the first one on: what is readied goes one after the other. */
  order: number;
  width: number;
  row: number;
  ready: boolean;
}

export interface Cannon extends Spot {
  order: number;
  ready: boolean;
  /** It points astern. */
  aft: boolean;
  /** A card lends it for this adventure. */
  lent: boolean;
}

export interface Room extends Spot {
  /** hamster, hold, the card of an upgrade, or empty. */
  name: string;
  order: number;
  ready: boolean;
  /** What lies in it; null for a free place. */
  loot: (string | null)[];
}

/** An upgrade outside the hull. */
export interface Gadget {
  card: string;
  ready: boolean;
}

export interface Hand extends Spot {
  card: string;
  loot: string[];
}

/** One of the player's dice: at home it carries one token, at sea none. */
export interface Ship extends Spot {
  captain: boolean;
  where: 'home' | 'sea' | 'sunk';
  loot: string | null;
}

type Place = Upgrade['place'];

export interface Plan {
  /** The end of the hull, and of the bow. */
  waist: number;
  bow: number;
  left: number;
  top: number;
  width: number;
  height: number;
  masts: number[];
  sails: Sail[];
  cannons: Cannon[];
  rooms: Room[];
  gadgets: Record<Exclude<Place, 'hull'>, Gadget[]>;
  crew: Hand[];
  ships: Ship[];
  /** Loot for which there is no room. */
  adrift: (Spot & { kind: string })[];
}

/** Whether an upgrade can still do something in this quest, or this adventure. */
export const isReady = (player: PlayerSeen, card: string, ready: boolean): boolean =>
  ready && !(UPGRADES.get(card)?.used === 'adventure' && player.used.includes(card));

export const placeOf = (card: string): Place | undefined => UPGRADES.get(card)?.place;
/** How many tokens an upgrade carries. */
const roomIn = (card: string): number => UPGRADES.get(card)?.effects.find((effect) => effect.do === 'capacity')?.n ?? 0;

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

/** So many spots between two ends, as far apart as there is room for. */
function spread(n: number, from: number, to: number, most: number): number[] {
  const step = Math.min(most, (to - from) / Math.max(1, n - 1));
  const first = (from + to - step * (n - 1)) / 2;
  return times(n, (i) => first + i * step);
}

/** Three sails to a mast; each row of yards is wider than the one above. */
const SAILS_TO_A_MAST = 3;
const YARDS = [176, 216, 248];
export const yardAt = (row: number): number => 108 + row * 92;

function rig(player: PlayerSeen, waist: number): Pick<Plan, 'masts' | 'sails'> {
  const count = Math.max(1, Math.ceil(player.sails / SAILS_TO_A_MAST));
  const apart = Math.min(300, (waist - STERN + 150) / count);
  const masts = times(count, (i) => (STERN + waist) / 2 + (i - (count - 1) / 2) * apart);
  const narrow = count === 1 ? 1 : Math.min(1, apart / 290);
  const sails = times(player.sails, (i) => {
    const row = Math.floor(i / count);
    const x = masts[i % count]!;
    return { x, y: yardAt(row), order: i, row, width: YARDS[row]! * narrow, ready: i < player.ready_sails };
  });
  return { masts, sails };
}

/** Bow, stern, bow, stern; all others on the deck between them. */
const ON_BOW_AND_STERN = 4;

function arm(player: PlayerSeen, waist: number): Cannon[] {
  const count = Math.max(player.cannons, player.ready_cannons);
  const between = spread(Math.max(0, count - ON_BOW_AND_STERN), STERN + 46, waist - 46, 78);
  return times(count, (order) => {
    const state = { order, ready: order < player.ready_cannons, lent: order >= player.cannons };
    const pair = Math.floor(order / 2);
    if (order >= ON_BOW_AND_STERN) {
      return { ...state, x: between[order - ON_BOW_AND_STERN]!, y: DECK - 30, aft: false };
    }
    return order % 2 === 0
      ? { ...state, x: waist + 62 + pair * 74, y: DECK - 62 - pair * 6, aft: false }
      : { ...state, x: 212 - pair * 62, y: 290 - pair * 8, aft: true };
  });
}

interface Carrier {
  name: string;
  ready: boolean;
  places: number;
}

/** What is in the hull: hamsters, holds, upgrades, in the order of the list. */
function inside(player: PlayerSeen): Carrier[] {
  const upgrades = player.upgrades.filter(({ card }) => placeOf(card) === 'hull');
  return [
    ...times(player.hamsters, () => ({ name: 'hamster', ready: true, places: HAMSTER_CARRIES })),
    ...times(player.holds, () => ({ name: 'hold', ready: true, places: 1 })),
    ...upgrades.map(({ card, ready }) => ({
      name: card,
      ready: isReady(player, card, ready),
      places: roomIn(card),
    })),
  ];
}

/** Loot is one pool, told with what is worth least first: what is worth most goes where it is safest. */
const SAFEST = 'secret-hold';

function stow(player: PlayerSeen, carriers: readonly Carrier[]): { stowed: (string | null)[][]; left: string[] } {
  const left = [...player.loot];
  const stowed = carriers.map((): (string | null)[] => []);
  const order = carriers.map((_, i) => i);
  order.sort((a, b) => Number(carriers[b]!.name === SAFEST) - Number(carriers[a]!.name === SAFEST) || a - b);
  for (const i of order) stowed[i] = times(carriers[i]!.places, () => left.pop() ?? null);
  return { stowed, left };
}

function fleet(player: PlayerSeen, left: string[], from: number, to: number): Pick<Plan, 'ships' | 'adrift'> {
  const dice = times(player.ships, (i) => `${player.seat}.${i + 1}`);
  if (player.captain) dice.push(`${player.seat}.c`);
  const home = (die: string): boolean => !player.sent.includes(die) && !player.lost.includes(die);
  const cargo = new Map(dice.filter(home).map((die) => [die, left.pop() ?? null]));
  const spots = spread(dice.length + left.length, from, to, 92);
  const y = WATER + 38;
  return {
    ships: dice.map((die, i) => ({
      x: spots[i]!,
      y,
      captain: die.endsWith('c'),
      where: home(die) ? 'home' : player.lost.includes(die) ? 'sunk' : 'sea',
      loot: cargo.get(die) ?? null,
    })),
    adrift: left.map((kind, i) => ({ x: spots[dice.length + i]!, y, kind })),
  };
}

export function planOf(player: PlayerSeen): Plan {
  const carriers = inside(player);
  // One room is always free, so that one sees where the next goes.
  const columns = Math.max(FEWEST_COLUMNS, Math.ceil((carriers.length + 1) / 2));
  const waist = STERN + columns * ROOM.width + 12;
  const bow = waist + BOW;
  const { stowed, left } = stow(player, carriers);
  const rooms = times(columns * 2, (order) => ({
    name: 'empty',
    ready: true,
    ...carriers[order],
    order,
    x: STERN + 6 + Math.floor(order / 2) * ROOM.width,
    y: DECK + 8 + (order % 2) * (ROOM.height + ROOM.gap),
    loot: stowed[order] ?? [],
  }));
  const outside = (place: Place): Gadget[] =>
    player.upgrades
      .filter(({ card }) => placeOf(card) === place)
      .map(({ card, ready }) => ({ card, ready: isReady(player, card, ready) }));
  const rigging = rig(player, waist);
  const mast = outside('mast');
  // Above the pennant, where both share a mast.
  const top = rigging.masts.length === 1 && mast.some(({ card }) => card === 'black-flag') ? -44 : -14;
  const hands = spread(player.sailors.length, STERN + 30, waist - 30, 46);
  return {
    waist,
    bow,
    left: 30,
    top,
    width: bow + 160,
    height: KEEL + 62 - top,
    ...rigging,
    cannons: arm(player, waist),
    rooms,
    gadgets: { mast, bow: outside('bow'), stern: outside('stern') },
    crew: player.sailors.map(({ card, loot }, i) => ({
      card,
      x: hands[i]!,
      y: DECK,
      loot: times(loot, () => SAILORS.get(card)?.stores ?? 'any'),
    })),
    ...fleet(player, left, 120, bow - 20),
  };
}
