/** What dice mean and what would follow, in words. */
import { say } from '../../shell/words/words.svelte';
import type { Board } from './board.svelte';
import type { End } from './ruler/ends';
import { gap, TOUCH, WALL, way } from './ruler/geometry';
import type { ShipSeen } from './wire';

/** What a ship shows: its number, or the name of its sign. */
export function faceWords(face: string): string {
  return /^[0-9]$/.test(face) ? face : say(`rattle-battle-face-${face}`);
}

/** What an order of a non-player ship is called: `explosion 2`, `toward closest`. */
export function orderWords(order: string): string {
  const [action = '', what = ''] = order.split(' ');
  if (/^[0-9]+$/.test(what)) return say(`rattle-battle-order-${action}`, { size: what });
  return say(what ? `rattle-battle-order-${action}-${what}` : `rattle-battle-order-${action}`, { size: '' });
}

export const ordersWords = (orders: readonly string[]): string => orders.map(orderWords).join(', ');

/** A ship as one sees it: whose it is or its colour, and what it shows. */
export function shipWords(board: Board, { ship, owner, kind, face }: ShipSeen): string {
  const shown = faceWords(face);
  if (owner < 0) return say(`rattle-battle-table-foe-${kind}`, { face: shown });
  const captain = kind === 'captain' ? '-captain' : '';
  if (owner === board.seat && board.host.you.length > 0)
    return say(`rattle-battle-table-own${captain}`, { face: shown });
  return say(`rattle-battle-table-their${captain}`, { name: board.host.names[owner] ?? ship, face: shown });
}

/** The same of a ship by its name. */
export function shipNamed(board: Board, id: string): string {
  const ship = board.ship(id);
  return ship ? shipWords(board, ship) : board.wording.ship(id, board.host.names);
}

/** Whose ship it is, what it shows, how strong it is, and what its sign means. */
export function meaningWords(board: Board, ship: ShipSeen): string {
  const parts = [say('rattle-battle-table-ship', { ship: shipWords(board, ship), strength: ship.strength })];
  if (ship.ally) parts.push(say('rattle-battle-order-ally'));
  else if (ship.orders.length > 0) parts.push(ordersWords(ship.orders));
  if (ship.marks.some(({ word }) => word === 'fired')) parts.push(say('rattle-battle-table-has-fired'));
  return parts.join('. ');
}

/** What follows if a ship touches another and both fight. */
export function outcome(board: Board, id: string, other: ShipSeen): string {
  const ship = board.ship(id);
  const name = shipWords(board, other);
  if (!ship || !board.isEnemy(other)) return say('rattle-battle-table-touches', { ship: name });
  const given = { ship: name, strength: ship.strength, theirs: other.strength };
  if (ship.strength > other.strength) return say('rattle-battle-table-boards', given);
  if (ship.strength === other.strength) return say('rattle-battle-table-both-sink', given);
  return say('rattle-battle-table-loses', given);
}

const BEARINGS = ['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se'] as const;

/** Where another ship lies, by the compass. */
export function bearing(from: ShipSeen, to: ShipSeen): string {
  const turns = Math.atan2(to.pose.y - from.pose.y, to.pose.x - from.pose.x) / (2 * Math.PI);
  return say(`rattle-battle-bearing-${BEARINGS[Math.round(turns * 8 + 8) % 8]}`);
}

/** The ship that faces another, the closest of those it may fight. */
export function facing(board: Board, ship: ShipSeen): ShipSeen | undefined {
  const foes = board.view.sea.filter((other) =>
    ship.owner >= 0 || ship.ally ? other.owner < 0 && !other.ally : other.owner >= 0 || other.ally,
  );
  return foes.toSorted((a, b) => gap(ship.pose, a.pose) - gap(ship.pose, b.pose) || way(ship.pose, a.pose))[0];
}

/** Where a ship lies: across and down from the upper left corner, and who is closest. */
export function placeWords(board: Board, ship: ShipSeen): string {
  const where = say('rattle-battle-table-lies', {
    across: Math.round(ship.pose.x + WALL),
    down: Math.round(WALL - ship.pose.y),
  });
  const foe = facing(board, ship);
  if (!foe) return where;
  const name = shipWords(board, foe);
  const far = gap(ship.pose, foe.pose);
  return far <= TOUCH
    ? `${where} ${say('rattle-battle-table-touches', { ship: name })}.`
    : `${where} ${say('rattle-battle-table-nearest', { mm: Math.round(far), bearing: bearing(ship, foe), ship: name })}`;
}

/** What an end is for: to touch a ship, to have it in range, to get away. */
export function endWords(board: Board, { purpose, target, outcome: { strength, theirs, result } }: End): string {
  const ship = shipNamed(board, target);
  const key = purpose === 'touch' ? `touch-${result}` : purpose;
  return say(`rattle-battle-table-end-${key}`, { ship, strength, theirs });
}

/** What the battle would bring if nobody did anything more. */
export function prospectWords(board: Board, { prospect: { sinks, boards, loses } }: End): string {
  return say('rattle-battle-table-prospect', { sinks: sinks.length, boards: boards.length, loses: loses.length });
}
