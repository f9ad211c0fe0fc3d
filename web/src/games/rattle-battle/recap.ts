/** What happened, in one sentence, for whoever comes back. */
import type { Step } from '../../shell/link/protocol';
import type { Told } from '../../shell/table/board';
import { say, words } from '../../shell/words/words.svelte';
import type { Parts } from './wire';
import { RattleBattleWording } from './wording';

export interface Recap {
  /** The adventure it is about; empty if these steps began within one. */
  card: string;
  sunk: number;
  /** Whoever got most coins in it, if anybody got any. */
  seat: number | null;
  coins: number;
}

/** Coins of the port are no part of an adventure. */
const ASHORE: readonly string[] = ['sold', 'guild'];

/** The last adventure of these steps in which something was decided; null if nothing was. */
export function recapOf(steps: readonly Step<Parts>[]): Recap | null {
  let found: Recap | null = null;
  let now = { card: '', sunk: 0, coins: new Map<number, number>() };
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.kind === 'adventure-drawn') now = { card: event.card, sunk: 0, coins: new Map() };
    else if (event.kind === 'sunk') now.sunk += 1;
    else if (event.kind === 'coins-gained' && !ASHORE.includes(event.reason))
      now.coins.set(event.seat, (now.coins.get(event.seat) ?? 0) + event.coins);
    else continue;
    if (now.sunk + now.coins.size === 0) continue;
    const [seat, coins] = [...now.coins].reduce<[number | null, number]>(
      (best, one) => (one[1] > best[1] ? one : best),
      [null, 0],
    );
    found = { card: now.card, sunk: now.sunk, seat, coins };
  }
  return found;
}

export function recap({ steps, names }: Told<Parts>): string {
  const found = recapOf(steps);
  if (!found) return '';
  const { card, sunk, seat, coins } = found;
  const key = seat === null ? 'rattle-battle-recap' : 'rattle-battle-recap-coins';
  const where = card ? new RattleBattleWording(words()).card(card) : say('rattle-battle-recap-meanwhile');
  return say(key, { card: where, sunk, coins, name: seat === null ? '' : (names[seat] ?? '') });
}
