/** The table after the deal of Port Royal, for games that were recorded as events only. */
import type { View } from '../../src/games/port-royal/view';

export function opening(players: number, start: number): View {
  const each = <T>(value: () => T): T[] => Array.from({ length: players }, value);
  return {
    players,
    start,
    round: 1,
    lastRound: false,
    active: start,
    acting: start,
    phase: 'discover',
    takes: 0,
    incoming: null,
    harbour: [],
    expeditions: players === 5 ? [{ id: 0, code: 'exp-cps' }] : [],
    displays: each(() => []),
    points: each(() => 0),
    swords: each(() => 0),
    coins: each(() => 3),
    pile: 119 - 3 * players,
    discard: [],
    shuffled: [],
    leaving: [],
    bust: null,
  };
}
