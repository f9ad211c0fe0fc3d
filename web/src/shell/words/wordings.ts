/** The wordings of all games: those in the games' folders, loaded when they are needed, and rows and notation for others. */
import type { Wording } from '../table/game';
import type { Words } from './fluent';
import { RowWording } from './wording';
import type { Telling } from './telling';

export type WordingOf = (words: Words) => Wording;

const OWN = new Map(
  Object.entries(import.meta.glob<WordingOf>('../../games/*/wording.ts', { import: 'wording' })).map(
    ([path, load]) => [path.split('/').at(-2)!, load] as const,
  ),
);

/** `rowsOf` knows the rows of games that this page was not built with. */
export async function wordingFor(
  game: string,
  rowsOf: (game: string) => Promise<Telling> = () => Promise.resolve({}),
): Promise<WordingOf> {
  const own = await OWN.get(game)?.();
  if (own) return own;
  const rows = await rowsOf(game);
  return (words) => new RowWording(words, game, rows);
}
