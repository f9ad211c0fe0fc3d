/** What a player is doing, or has done, in a few words. */
import { say } from '../../../shell/words/words.svelte';
import type { Board } from '../board.svelte';

export function doing(board: Board, seat: number): string {
  const { host, view } = board;
  const player = view.players[seat]!;
  if (host.thinking === seat) return say('page-thinking');
  if (host.seats[seat]?.taken_over) return say('page-taken-over');
  if (host.toAct.includes(seat)) {
    return host.seat === seat ? say('page-your-turn') : say('rattle-battle-table-decides');
  }
  const atSea = view.sea.filter(({ owner }) => owner === seat).length;
  if (view.phase === 'actions' && player.passed) return say('rattle-battle-table-passed', { ships: atSea });
  if (player.sent.length > 0) {
    return player.lost.length > 0
      ? say('rattle-battle-table-at-sea-lost', { ships: atSea, lost: player.lost.length })
      : say('rattle-battle-table-at-sea', { ships: player.sent.length });
  }
  const { kind, bot, here } = host.seats[seat]!;
  if (kind === 'bot') return bot ? say('page-bot-level', { level: say(`bot-${bot}`) }) : say('bot');
  if (host.you.includes(seat)) return say('page-you');
  return say(here ? 'page-human' : 'page-away');
}
