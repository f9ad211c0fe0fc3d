/** What one has in mind in port: which house one looks into, and what can be done there. */
import type { Board } from '../board.svelte';
import type { PlayerSeen, Tokens } from '../wire';
import { openPlaces, PLACES, placeOf, type Place } from './places';

/** Something one may buy, sell or keep. */
export interface Offer {
  /** Empty while something is still to be chosen. */
  action: string;
  /** What the button says: thing and deed. */
  title: string;
  /** What it costs. */
  loot: readonly string[];
  coins: number;
  /** How one stands after it; null where that is left to chance. */
  after: PlayerSeen | null;
}

/** How a player stands when tokens and coins have changed hands. */
export function dealt(player: PlayerSeen, loot: readonly string[], coins: number): PlayerSeen {
  return { ...player, loot: [...loot], coins: player.coins + coins };
}

/** What was asked last: it stands while an answer is on its way and while its events are shown. */
interface Asked {
  mine: boolean;
  toAct: readonly number[];
  actions: readonly string[];
  tokens: readonly Tokens[];
}

export class Errand {
  asked = $state.raw<Asked>({ mine: false, toAct: [], actions: [], tokens: [] });
  /** The house one looks into, and the one where one was then: who goes on looks at where he is. */
  #look = $state.raw<{ place: Place; from: Place } | null>(null);

  constructor(readonly board: Board) {}

  /** Takes over what is asked now, if anything is. */
  listen(): void {
    const { host, mine, tokens } = this.board;
    if (!host.settled || host.waiting) return;
    this.asked = { mine, toAct: host.toAct, actions: mine ? host.legal.actions : [], tokens: mine ? tokens : [] };
  }
  get places(): Place[] {
    return openPlaces(this.board.adventure);
  }
  /** What may be done at a place now. */
  at(place: Place): string[] {
    return this.asked.actions.filter((action) => placeOf(action) === place);
  }
  tokens(verb: string): Tokens | null {
    return this.asked.tokens.find((range) => range.verb === verb) ?? null;
  }
  /** Where the visit is: the place that is open, or the first where anything can be done. */
  get here(): Place {
    const { places } = this;
    return this.board.view.place ?? places.find((place) => this.at(place).length > 0) ?? places[0] ?? 'market';
  }
  get open(): Place {
    const { here } = this;
    return this.#look?.from === here ? this.#look.place : here;
  }
  look(place: Place): void {
    this.#look = { place, from: this.here };
  }
  /** Whether a place lies behind: it has been left, and nothing can be done there any more. */
  left(place: Place): boolean {
    const { asked, board } = this;
    const [visitor] = asked.toAct;
    // RB 6e: while another goes through all places, one's own visit is still to come, or over.
    if (board.decision === 'ashore' && !asked.mine && visitor !== undefined) {
      return this.order.indexOf(board.home) < this.order.indexOf(visitor);
    }
    return PLACES.indexOf(place) < PLACES.indexOf(this.here) && this.at(place).length === 0;
  }
  /** Everybody, from the Baron on. */
  get order(): number[] {
    const { baron, players } = this.board.view;
    return players.map((_, i) => (baron + i) % players.length);
  }
  /** Who alone may use a place; null if everybody may. */
  only(place: Place): number | null {
    return this.board.view.closed.find((one) => one.place === place)?.seat ?? null;
  }
}
