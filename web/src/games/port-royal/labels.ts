/** The label under a card in the harbour: what taking it would mean, or why it cannot be taken. */
import { say } from '../../shell/words/words.svelte';
import { price, type Price } from './aids';
import type { Board } from './board.svelte';
import { faceOf } from './cards';
import type { Slot } from './view';

export interface Label {
  state: 'legal' | 'not' | 'idle';
  lines: string[];
}

/** What a label has room for: sentences, sums without words, or one line. */
export type Room = 'words' | 'sums' | 'line';

export const verb = (code: string): 'trade' | 'hire' => (faceOf(code).kind === 'ship' ? 'trade' : 'hire');

function gain({ base, bonus, fee, total }: Price, room: Room): string[] {
  const gained = say('port-royal-table-gain', { coins: total });
  if (!bonus && !fee) return [gained];
  // A bonus and a fee at once leave no room for words anywhere.
  if (room === 'words' && !(bonus && fee)) {
    return [
      `+${base}, ${bonus ? say('port-royal-table-bonus', { bonus }) : say('port-royal-table-fee', { fee })}`,
      gained,
    ];
  }
  const parts = [`+${base}`, bonus ? `+${bonus}` : '', fee ? `−${fee}` : ''];
  return [parts.filter(Boolean).join(' '), gained];
}

function cost({ base, fee, total }: Price, coins: number, room: Room): string[] {
  const sum =
    fee === 0
      ? say('port-royal-table-price', { price: base })
      : room === 'words'
        ? say('port-royal-table-sum', { price: base, fee, total })
        : `${base} + ${fee} = ${total}`;
  return [sum, say('port-royal-table-leaves', { coins: coins - total })];
}

function reason(board: Board, action: string, { base, fee, total }: Price, coins: number, room: Room): string[] {
  const refusal = board.host.refusal(action);
  // Whoever may take nothing more is told so once, not under each card.
  if (!refusal || refusal.code === 'no-takes') return [];
  if (refusal.code !== 'too-expensive') return [board.wording.refusal(refusal, board.host.names)];
  if (room === 'line') return [say('port-royal-table-price', { price: total })];
  return [say(fee ? 'port-royal-table-costs-fee' : 'port-royal-table-costs', { price: base, fee, coins })];
}

/** The label of a card that somebody at this screen may take now, or may not. */
export function labelOf(board: Board, { code }: Slot, room: Room): Label {
  const seat = board.host.seat ?? board.home;
  const action = `${verb(code)} ${code}`;
  const asked = price(board.view, seat, code);
  const coins = board.view.coins[seat] ?? 0;
  const legal = board.host.offers(action);
  const lines = !legal
    ? reason(board, action, asked, coins, room)
    : asked.kind === 'gain'
      ? gain(asked, room)
      : cost(asked, coins, room);
  return { state: legal ? 'legal' : 'not', lines: room === 'line' ? lines.slice(-1) : lines };
}
