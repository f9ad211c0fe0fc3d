/** What is true of ships in the box: the tiles around them, whose enemies they are, how strong, how far they shoot. */
import { TILES, UPGRADES, type Adventure, type Laid } from '../cards';
import type { Observation, PlayerSeen, Pose, ShipSeen } from '../wire';
import { SHORT, gap, place, within } from './geometry';
import { fireCrosses, on, type Tile } from './tiles';

/** The tiles an adventure lays, in the order of its card. */
export const tilesOf = (card: Adventure): Tile[] => card.tiles.map(tile);

function tile({ tile: name, x, y, turn = 0 }: Laid): Tile {
  const shape = TILES[name];
  if (!shape) throw new Error(`there is no tile '${name}'`);
  const middle = place(x, y);
  if (shape.shape === 'circle') return { ...shape, ...middle };
  return { ...shape, ...middle, angle: (turn * Math.PI) / 180 };
}

/** Whether a die would be on a tile: touching is enough (RB 4.4). */
export const onTile = (card: Adventure, pose: Pose): boolean => tilesOf(card).some((tile) => on(pose, tile));

/** RB 4.4: non-player ships; in Pirate Wars other players' ships too. Never an ally. */
export const isEnemy = (seen: Observation, seat: number, ship: ShipSeen): boolean =>
  ship.owner < 0 ? !ship.ally : ship.owner !== seat && seen.options['scenario'] === 'pirate-wars';

/** RB 4.5c: the face, the table or Bombs, then bonuses, those against one ship too; never below 1. */
export function strength(ship: ShipSeen, against = ''): number {
  const given = (other: string): number =>
    ship.marks
      .filter((mark) => mark.word === 'strength' && mark.other === other)
      .reduce((sum, mark) => sum + mark.n, 0);
  const special = against ? given(against) : 0;
  if (special === 0) return ship.strength;
  // A player's ship that is weakened below 1 shows 1 all the same; only its number tells by how much.
  const number = ship.owner < 0 ? 0 : Number(ship.face);
  return Math.max((number ? number + given('') : ship.strength) + special, 1);
}

/** How the adventure changes how far a Shot reaches; without a card's help, the short range. */
const baseReach = (card: Adventure): number =>
  card.effects.find((effect) => effect.do === 'shot' && effect.reach)?.reach ?? SHORT;

/** How far a player's Shot reaches; fog beats the Super Cannon (RB 4.4f). */
export function shotReach(card: Adventure, player: PlayerSeen): number {
  const base = baseReach(card);
  const ready = player.upgrades.some(({ card, ready }) => card === 'super-cannon' && ready);
  if (!ready || player.used.includes('super-cannon') || base !== SHORT) return base;
  return UPGRADES.get('super-cannon')?.effects[0]?.reach ?? base;
}

/** The cannons a Shot takes: one from a cannon face, otherwise two. */
export const cannonsNeeded = (ship: ShipSeen): number => (ship.face === 'cannon' ? 1 : 2);

/** Whether a player's ship may shoot at another at all, wherever they are (RB 4.4). */
export function mayShoot(seen: Observation, card: Adventure, ship: ShipSeen, target: ShipSeen): boolean {
  const player = seen.players[ship.owner];
  if (!player || !isEnemy(seen, ship.owner, target)) return false;
  const shots = card.effects.filter((effect) => effect.do === 'shot');
  const cannons = shots.some((effect) => effect.free) ? ownedCannons(card, player) : player.ready_cannons;
  return (
    (card.actions?.includes('shot') ?? true) &&
    cannons >= cannonsNeeded(ship) &&
    !shots.some((effect) => effect.never === target.kind) &&
    (target.owner < 0 || ship.kind === 'captain' || player.revenge > 0)
  );
}

/** Whether a Shot from there hits: within its reach, and no tile forbids it (RB 4.4d). */
export const inRange = (card: Adventure, player: PlayerSeen, from: Pose, target: Pose): boolean =>
  within(gap(from, target), shotReach(card, player)) &&
  !(card.tileRules.includes('silences') && onTile(card, from)) &&
  !(card.tileRules.includes('blocks-shot') && tilesOf(card).some((tile) => fireCrosses(from, target, tile)));

/** Cannons on the galleon, ready or not, with those that the adventure lends. */
function ownedCannons(card: Adventure, player: PlayerSeen): number {
  return player.cannons + (card.effects.find((effect) => effect.do === 'lend')?.n ?? 0);
}
