/** What home and rules show of each game in this page: a picture, and its cards. */
import type { Component } from 'svelte';
import { learn } from '../words/words.svelte';

type Loader = () => Promise<{ default: Component }>;

/** What a game's `poster.ts` exports. It comes with the first code, and loads the rest when it is looked at. */
export interface Poster {
  picture: Loader;
  /** All cards with what they do, for the rules. */
  cards?: Loader;
}

const found = import.meta.glob<Poster>('../../games/*/poster.ts', { eager: true, import: 'poster' });

export const posters: ReadonlyMap<string, Poster> = new Map(
  Object.entries(found).map(([path, poster]) => [path.split('/').at(-2)!, poster]),
);

/** A part of a game to look at, when its words are there, too. */
export async function shownOf(game: string, part: Loader): Promise<Component> {
  const [{ default: Part }] = await Promise.all([part(), learn(game)]);
  return Part;
}
