/** What the parts of the board share. */
import { getContext, setContext } from 'svelte';
import type { Emblem, Host } from '../../shell/table/board';
import { words } from '../../shell/words/words.svelte';
import type { View } from './view';
import type { Parts } from './wire';
import { PortRoyalWording } from './wording';

const KEY = Symbol('board');

export interface BustSign {
  seat: number;
  cards: [string, string];
  risk: number | null;
  goOn: () => void;
}

export class Board {
  view = $state.raw() as View;
  /** The person chosen in the harbour, to be hired by a second click. */
  selected = $state<number | null>(null);
  bust = $state.raw<BustSign | null>(null);
  /** Whose display lies open. */
  display = $state<number | null>(null);
  /** The expedition for which several ways are open. */
  claiming = $state<string | null>(null);
  /** The risk when the last card was drawn: the state has gone by when a bust is told. */
  lastRisk: number | null = null;

  constructor(readonly host: Host<Parts>) {}

  /** Whether it is laid out for a phone, upright or lying down. */
  get phone(): boolean {
    return this.host.settings.phone;
  }
  /** Whether for one lying down. */
  get flat(): boolean {
    return this.host.settings.flat;
  }

  get wording(): PortRoyalWording {
    return new PortRoyalWording(words());
  }
  get emblems(): readonly Emblem[] {
    return this.host.emblems;
  }
  get home(): number {
    return this.host.home;
  }
  /** Opponents in the order of turns, from the left. */
  get others(): number[] {
    const { players } = this.view;
    const first = this.home + 1;
    return Array.from({ length: players - 1 }, (_, i) => (first + i) % players);
  }
  /** So many cards in the harbour that a phone has no room for the piles beside them. */
  get crowded(): boolean {
    return this.view.harbour.length + (this.view.incoming ? 1 : 0) > 6;
  }
  get showOdds(): boolean {
    return this.host.settings.aids && this.host.odds !== null;
  }
  /** The chance that the next card busts, if the table shows it. */
  get risk(): number | null {
    const odds = this.host.odds;
    if (!odds || odds.cards === 0) return null;
    return Object.values(odds.busts).reduce((sum, n) => sum + n, 0) / odds.cards;
  }
  get watching(): boolean {
    return this.host.you.length === 0;
  }
  /** One click for a ship, for it can be undone; a person is shown with its price first. */
  pick(slot: { id: number; code: string }): void {
    const trade = `trade ${slot.code}`;
    const hire = `hire ${slot.code}`;
    if (this.host.may(trade)) {
      this.selected = null;
      this.host.act(trade);
    } else if (this.host.may(hire)) {
      if (this.selected === slot.id) {
        this.selected = null;
        this.host.act(hire);
      } else this.selected = slot.id;
    }
  }
  get selectedCode(): string | null {
    const slot = this.view.harbour.find(({ id }) => id === this.selected);
    return slot && this.host.may(`hire ${slot.code}`) ? slot.code : null;
  }
  /** The ways to claim an expedition now. */
  claims(code: string): string[] {
    return this.host.legal.actions.filter((a) => a === `claim ${code}` || a.startsWith(`claim ${code} `));
  }
  claim(code: string): void {
    const ways = this.claims(code);
    if (ways.length > 1 && this.claiming !== code) this.claiming = code;
    else if (ways[0]) {
      this.claiming = null;
      this.host.act(ways[0]);
    }
  }
}

export const provide = (board: Board): Board => setContext(KEY, board);
export const useBoard = (): Board => getContext<Board>(KEY);
