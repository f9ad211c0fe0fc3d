/** The games that have a table of their own in this page, by the names of their folders. */
import type { Game } from './game';
import { Problem } from '../link/problems';
import { learn } from '../words/words.svelte';

const LOADERS = new Map(
  Object.entries(import.meta.glob<Game>('../../games/*/index.ts', { import: 'game' })).map(
    ([path, load]) => [path.split('/').at(-2)!, load] as const,
  ),
);

/** A game's code and words, each loaded when its table is opened. */
export async function loadGame(name: string): Promise<Game> {
  const load = LOADERS.get(name);
  if (!load) throw new Problem('no-view', `this page cannot show '${name}'`);
  const [game] = await Promise.all([load(), learn(name)]);
  return game;
}

export const isShown = (name: string): boolean => LOADERS.has(name);
