/** What a place means to a player: whether he can pay there, and what it takes. */
import { say } from '../../../shell/words/words.svelte';
import type { Board } from '../board.svelte';
import { DECKS, type Place } from './places';
import { costs, count, guildCard, isJoker, marketRate, payable, pays, saleOf, type Shopper } from './prices';

export interface Prospect {
  can: boolean;
  text: string;
}

const yes = (text: string): Prospect => ({ can: true, text });
const no = (text: string): Prospect => ({ can: false, text });

/** For a place that is open now, or one that comes later. */
export function prospect(board: Board, shopper: Shopper, place: Place, now: boolean): Prospect {
  const only = board.errand.only(place);
  if (only !== null && only !== board.seat) {
    return no(say('rattle-battle-place-about-only', { name: board.host.names[only] ?? '' }));
  }
  const deck = [...DECKS].find(([, where]) => where === place)?.[0];
  if (deck && board.view.decks.find(({ name }) => name === deck)?.cards === 0) {
    return no(say('rattle-battle-refusal-closed'));
  }
  if (now && board.decision === 'keep' && board.errand.asked.mine) return yes(say('rattle-battle-port-choose-card'));
  if (shopper.used.includes(place) && (!now || board.errand.at(place).length === 0)) {
    return no(say('rattle-battle-port-used'));
  }
  switch (place) {
    case 'market':
      return market(shopper);
    case 'pit':
      return pit(shopper);
    case 'guild':
      return guild(board, shopper);
    default:
      return paid(board, shopper, place, now);
  }
}

function market(shopper: Shopper): Prospect {
  const [needed, have] = [marketRate(shopper), payable(shopper.loot).length];
  return have >= needed
    ? yes(say('rattle-battle-port-can-swap', { loot: have }))
    : no(say('rattle-battle-port-cannot-swap', { needed, have }));
}

function pit(shopper: Shopper): Prospect {
  const coins = saleOf(shopper, shopper.loot);
  return coins > 0 ? yes(say('rattle-battle-port-can-sell', { coins })) : no(say('rattle-battle-port-cannot-sell'));
}

function guild(board: Board, shopper: Shopper): Prospect {
  const card = guildCard(shopper, board.view.sold);
  if (!card) return no(say('rattle-battle-refusal-closed'));
  const { coins } = shopper;
  const { price } = card;
  if (coins >= price) return yes(say('rattle-battle-port-can-buy', { coins }));
  const { errand } = board;
  const sells = errand.places.includes('pit') && !errand.left('pit') && coins + saleOf(shopper, shopper.loot) >= price;
  return no(say(sells ? 'rattle-battle-port-sell-first' : 'rattle-battle-port-too-dear', { price, coins }));
}

/** Places that ask for certain kinds of loot. */
function paid(board: Board, shopper: Shopper, place: Place, now: boolean): Prospect {
  const { wording } = board;
  const ways = costs(shopper, place);
  const way = ways.find((cost) => pays(shopper.loot, cost) !== null);
  if (way) {
    const loot = wording.loots(now ? shopper.loot.filter((kind) => way.includes(kind) || isJoker(kind)) : way);
    return yes(say(now ? 'rattle-battle-port-can-pay' : 'rattle-battle-port-could-pay', { loot }));
  }
  const cost = ways[0] ?? [];
  const have = shopper.loot.filter((kind) => count(cost, kind) > 0 || isJoker(kind));
  if (have.length === 0) return no(say('rattle-battle-port-has-none', { cost: wording.loots(cost) }));
  return no(say('rattle-battle-port-cannot-pay', { cost: wording.loots(cost), have: wording.loots(have) }));
}

/** What becomes possible in this visit by a deal, and what does not any more; null where nothing changes. */
export function consequences(
  board: Board,
  player: Shopper,
  after: Shopper,
): { tone: 'gain' | 'loss' | 'same'; text: string } | null {
  const { errand } = board;
  const ahead = errand.places.slice(errand.places.indexOf(errand.open) + 1);
  const changed = (from: Shopper, to: Shopper): string[] =>
    ahead
      .filter((place) => prospect(board, from, place, false).can && !prospect(board, to, place, false).can)
      .map((place) => say(`rattle-battle-place-${place}`));
  const [lost, won] = [changed(player, after), changed(after, player)];
  if (lost.length > 0) return { tone: 'loss', text: say('rattle-battle-port-then-not', { places: lost.join(', ') }) };
  if (won.length > 0) return { tone: 'gain', text: say('rattle-battle-port-then-can', { places: won.join(', ') }) };
  const still = ahead.filter((place) => prospect(board, after, place, false).can);
  if (still.length === 0) return null;
  const places = still.map((place) => say(`rattle-battle-place-${place}`)).join(', ');
  return { tone: 'same', text: say('rattle-battle-port-then-still', { places }) };
}
