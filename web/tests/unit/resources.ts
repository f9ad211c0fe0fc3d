/** The page's words, read from their files as the build reads them. */
import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Words } from '../../src/shell/words/fluent';
import type { Language } from '../../src/shell/words/languages';

export const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const LOCALE = fileURLToPath(new URL('../../../src/quarterdeck/locale', import.meta.url));

const GAMES = fileURLToPath(new URL('../../../src/quarterdeck/games', import.meta.url));

export function resources(language: Language): FluentResource[] {
  return [
    `${LOCALE}/${language}/shell.ftl`,
    `${GAMES}/port_royal/words/${language}/port-royal.ftl`,
    `${SRC}/shell/words/${language}.ftl`,
    `${SRC}/games/port-royal/words/${language}.ftl`,
  ].map((file) => new FluentResource(readFileSync(file, 'utf8')));
}

export const wordsOf = (language: Language): Words => new Words(language, resources(language));
