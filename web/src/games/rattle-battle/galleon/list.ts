/** What a galleon has, from stem to stern: the list beside its drawing, and the numbers that both share. */
import { CANNON_STRENGTH, UPGRADES } from '../cards';
import type { PlayerSeen } from '../wire';
import { DECK, DRAWN_IN, KEEL, placeOf, ROOM, yardAt, type Gadget, type Plan } from './plan';

export interface Entry {
  /** sail, cannon, hamster, hold, or the card of an upgrade. */
  name: string;
  /** How many there are, and how many of them are ready. */
  count: number;
  ready: number;
  /** It works by itself, and is never spent. */
  always: boolean;
  /** What it carries, and how much it could. */
  loot: string[];
  places: number;
}

export function listOf(player: PlayerSeen, plan: Plan): Entry[] {
  const parts = (name: string, count: number, ready: number): Entry[] =>
    count > 0 ? [{ name, count, ready, always: false, loot: [], places: 0 }] : [];
  const upgrade = ({ card, ready }: Gadget): Entry => ({
    ...stowed(card),
    ready: Number(ready),
    always: UPGRADES.get(card)?.used === 'always',
  });
  /** Rooms of one name are one entry. */
  const stowed = (name: string): Entry => {
    const rooms = plan.rooms.filter((room) => room.name === name);
    const places = rooms.flatMap(({ loot }) => loot);
    const count = Math.max(1, rooms.length);
    return {
      name,
      count,
      ready: count,
      always: true,
      loot: places.filter((kind) => kind !== null),
      places: places.length,
    };
  };
  const inHull = plan.rooms.filter(({ name }) => player.upgrades.some(({ card }) => card === name));
  return [
    ...parts('sail', player.sails, player.ready_sails),
    ...parts('cannon', player.cannons, player.ready_cannons),
    ...plan.gadgets.mast.map(upgrade),
    ...(player.hamsters > 0 ? [stowed('hamster')] : []),
    ...(player.holds > 0 ? [stowed('hold')] : []),
    ...inHull.map(({ name, ready }) => upgrade({ card: name, ready })),
    ...plan.gadgets.bow.map(upgrade),
    ...plan.gadgets.stern.map(upgrade),
  ];
}

export interface Tag {
  x: number;
  y: number;
  number: number;
  spent: boolean;
}

/** Where the numbers of upgrades outside the hull stand. */
const OUTSIDE: Readonly<Record<string, (plan: Plan) => { x: number; y: number }>> = {
  'crows-nest': ({ masts }) => ({ x: masts[0]! - 46, y: 88 }),
  parrot: ({ masts, sails }) => ({ x: masts[0]! - (sails[0]?.width ?? 176) / 2 - 44, y: yardAt(0) - 24 }),
  'super-sail': ({ masts, bow }) => ({ x: (masts.at(-1)! + bow) / 2 + 40, y: 236 }),
  'black-flag': ({ masts }) => ({ x: masts.at(-1)! + 112, y: masts.length > 1 ? 66 : -4 }),
  drill: ({ bow }) => ({ x: bow + 84, y: DECK + 62 }),
  ram: ({ bow }) => ({ x: bow + 50, y: KEEL - 92 }),
  'iron-teeth': () => ({ x: 54, y: DECK + 16 }),
  turbine: () => ({ x: 70, y: KEEL - 92 }),
};

export function tagsOf(plan: Plan, list: readonly Entry[]): Tag[] {
  const numbers = new Map(list.map(({ name }, i) => [name, i + 1]));
  const tag = (name: string, ready: boolean, x: number, y: number): Tag[] => {
    const number = numbers.get(name);
    return number === undefined ? [] : [{ x, y, number, spent: !ready }];
  };
  return [
    ...plan.sails.flatMap(({ x, y, width, ready }) => tag('sail', ready, x - width / 2 - 22, y + 16)),
    ...plan.cannons.flatMap(({ x, y, aft, ready }) => tag('cannon', ready, x + (aft ? 36 : -36), y - 26)),
    ...plan.rooms.flatMap(({ name, ready, x, y }) => tag(name, ready, x + 17, y + ROOM.height - 15)),
    ...Object.values(plan.gadgets)
      .flat()
      .flatMap(({ card, ready }) => {
        const { x, y } = OUTSIDE[card]!(plan);
        const drawnIn = !ready && placeOf(card) === 'bow' ? DRAWN_IN : 0;
        return tag(card, ready, x - drawnIn, y);
      }),
  ];
}

const WITH_BOMBS = UPGRADES.get('bombs')?.effects[0]?.n ?? 0;

/** The strength of a ship that shows the cannon: by the cannons owned, ready or not (RB 4.5). */
export function cannonStrength({ cannons, upgrades }: PlayerSeen): number {
  const bombs = upgrades.some(({ card, ready }) => card === 'bombs' && ready);
  return bombs ? WITH_BOMBS : CANNON_STRENGTH[Math.min(cannons, CANNON_STRENGTH.length - 1)]!;
}
