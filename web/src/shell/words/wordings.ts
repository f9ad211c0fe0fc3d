/** The wordings of all games: those in the games' folders, loaded when they are needed, and rows and notation for others. */
import type { Wording } from '../table/game';
import type { Words } from './fluent';
import { RowWording } from './wording';

export type WordingOf = (words: Words) => Wording;

const OWN = new Map(
  Object.entries(import.meta.glob<WordingOf>('../../games/*/wording.ts', { import: 'wording' })).map(
    ([path, load]) => [path.split('/').at(-2)!, load] as const,
  ),
);

export async function wordingFor(game: string): Promise<WordingOf> {
  const own = await OWN.get(game)?.();
  return own ?? ((words) => new RowWording(words, game));
}
