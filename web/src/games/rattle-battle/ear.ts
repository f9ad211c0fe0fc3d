/** The game by ear: what happened, in few words. */
import { say } from '../../shell/words/words.svelte';
import type { Board } from './board.svelte';
import { ownerOf } from './dice';
import { gap } from './ruler/geometry';
import { sinkingsOf } from './summary';
import { bearing, shipWords } from './telling';
import type { Fought, GameEvent } from './wire';

/** What lies in the box: how many enemies, how strong, and which is nearest to one's own ships. */
export function seaWords(board: Board): string {
  const { ownShips } = board;
  const enemies = board.enemiesFrom(undefined);
  const strengths = enemies.map(({ strength }) => strength);
  const counted = say('rattle-battle-ear-drop', {
    enemies: enemies.length,
    low: Math.min(...strengths),
    high: Math.max(...strengths),
  });
  if (enemies.length === 0) return say('rattle-battle-ear-drop-none');
  const pairs = ownShips.flatMap((own) => enemies.map((enemy) => ({ own, enemy, mm: gap(own.pose, enemy.pose) })));
  const [nearest] = pairs.toSorted((a, b) => a.mm - b.mm);
  if (!nearest) return counted;
  const { own, enemy, mm } = nearest;
  return `${counted} ${say('rattle-battle-ear-nearest', {
    ship: shipWords(board, enemy),
    own: shipWords(board, own),
    mm: Math.round(mm),
    bearing: bearing(own, enemy),
  })}`;
}

/** Who sank whom, from one's own side. */
function sunkWords(board: Board, events: readonly GameEvent[]): string[] {
  const { seat } = board;
  const sinkings = sinkingsOf(events);
  if (sinkings.length === 0) return [];
  const lost = sinkings.filter(({ ship }) => ownerOf(ship) === seat).length;
  const sank = sinkings.filter(({ by }) => by.some((ship) => ownerOf(ship) === seat)).length;
  return [say('rattle-battle-ear-sunk', { all: sinkings.length, sank, lost })];
}

/** What came into one's own hold. */
function gainWords(board: Board, events: readonly GameEvent[]): string[] {
  let [coins, loot] = [0, 0];
  for (const event of events) {
    if (!('seat' in event) || event.seat !== board.seat) continue;
    if (event.kind === 'coins-gained') coins += event.coins;
    else if (event.kind === 'loot-gained') loot += 1;
    else if (event.kind === 'loot-given') loot -= 1;
  }
  if (coins === 0 && loot === 0) return [];
  const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));
  return [say('rattle-battle-ear-gains', { coins: signed(coins), loot: signed(loot) })];
}

/** A step of the battle: who beats whom, or of several at once how many sink. */
function stepWords(board: Board, { bouts, sunk }: Fought): string {
  const [bout, ...more] = bouts;
  if (!bout || more.length > 0) return say('rattle-battle-ear-fights', { fights: bouts.length, sunk: sunk.length });
  const { names } = board.host;
  const [ship, enemy] = [board.wording.ship(bout.ship, names), board.wording.ship(bout.enemy, names)];
  const { strength, enemy_strength: theirs } = bout;
  if (strength === theirs) return say('rattle-battle-ear-tie', { ship, enemy, strength });
  const [winner, loser] = strength > theirs ? [ship, enemy] : [enemy, ship];
  return say('rattle-battle-ear-beats', {
    winner,
    loser,
    more: Math.max(strength, theirs),
    less: Math.min(strength, theirs),
  });
}

/** An event in fewer words than the log has; null where the log's are few. */
export function eventWords(board: Board, event: GameEvent): string | null {
  switch (event.kind) {
    case 'dropped':
      return seaWords(board);
    case 'fought':
      return stepWords(board, event);
    case 'adventure-drawn':
      return say('rattle-battle-ear-adventure', { card: board.wording.card(event.card) });
    case 'shot':
      return event.second
        ? say('rattle-battle-ear-shot', { ship: board.wording.ship(event.ship, board.host.names) })
        : null;
    case 'revealed':
      return say('rattle-battle-ear-revealed', { choices: event.choices.length });
    default:
      return null;
  }
}

/** Everything since one's last decision, summed up. */
export function summed(board: Board, events: readonly GameEvent[]): string[] {
  // Of a new adventure and its drop the newer matters.
  const news = events.findLast(
    ({ kind }) => kind === 'adventure-drawn' || (kind === 'dropped' && board.view.sea.length > 0),
  );
  const last = news && eventWords(board, news);
  return [...sunkWords(board, events), ...gainWords(board, events), ...(last ? [last] : [])];
}
