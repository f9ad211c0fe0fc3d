/** What home and rules show of each game in this page: a picture, how one begins, how it feels, and its cards. */
import type { Component } from 'svelte';
import type { SeatOrder } from '../link/protocol';

/** Loads a part to look at, with the words that it needs. */
type Loader<P extends Record<string, unknown> = Record<string, never>> = () => Promise<{ default: Component<P> }>;

/** A table that is opened with one press, against bots. */
export interface Start {
  bots: number;
  /** Which one; without it, the game's usual bot. */
  bot?: string;
  options?: Readonly<Record<string, string>>;
  /** The messages on the button: what it does, and a word on it in smaller letters. */
  title?: string;
  note?: string;
  /** The same in less time, if one likes: a small switch beside the button. */
  shorter?: Shorter;
}

interface Shorter {
  options: Readonly<Record<string, string>>;
  /** The messages on the switch, and on the button while it is on. */
  title: string;
  note: string;
}

/** How many pictures show how a game feels; their words are the game's messages `<game>-page-feel-1` and so on. */
export const FEELS = [1, 2, 3] as const;

/** What a game's `poster.ts` exports. It comes with the first code, and loads the rest when it is looked at. */
export interface Poster {
  /** Its mark in lists, an icon that the shell has. */
  icon: string;
  picture: Loader;
  feel: Loader<{ step: number }>;
  /** How somebody begins who has never played it, if not as all others. */
  first?: Start;
  /** How all others begin, if not against the usual bots with the usual words. */
  usual?: Start;
  /** Options that suit those who sit so, where they are not the game's own. They stand until somebody chooses others. */
  suggested?: (seats: readonly SeatOrder[]) => Readonly<Record<string, string>>;
  /** All cards with what they do, for the rules. */
  cards?: Loader;
}

const found = import.meta.glob<Poster>('../../games/*/poster.ts', { eager: true, import: 'poster' });

export const posters: ReadonlyMap<string, Poster> = new Map(
  Object.entries(found).map(([path, poster]) => [path.split('/').at(-2)!, poster]),
);
