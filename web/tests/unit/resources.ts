/** The page's words, made of their files as the build makes them. */
import { fileURLToPath } from 'node:url';
import { allGames, readText } from '../../build/games';
import { gameWords, shellWords } from '../../build/words';
import { Words, type Messages } from '../../src/shell/words/fluent';
import type { Language } from '../../src/shell/words/languages';

export const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
export const SRC = `${PROJECT}web/src`;

export const resources = (language: Language): Messages[] => [
  shellWords(PROJECT, language, readText),
  ...allGames(PROJECT).map((game) => gameWords(PROJECT, game, language, readText)),
];

export const wordsOf = (language: Language): Words => new Words(language, resources(language));
