/** What the page takes from the project at build time: words and how they tell, cards, rules, pictures, icons, thanks. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { art, icons } from './art.ts';
import { credits, licences } from './credits.ts';
import { engraving } from './engraving.ts';
import { allGames, languagesOf, packageOf, readText, rulesFile, type Read } from './games.ts';
import { sectionsOf, type Section } from './rules.ts';
import { gameWords, shellWords } from './words.ts';

const VIRTUAL = 'virtual:';

/** Modules by a key, each loaded when it is asked for. */
const asked = (modules: Record<string, string>): string =>
  `{${Object.entries(modules)
    .map(([key, id]) => `'${key}': () => import('${id}')`)
    .join(', ')}}`;

/** The same, by game. */
const askedOf = (games: Record<string, Record<string, string>>): string =>
  `{${Object.entries(games)
    .map(([game, modules]) => `'${game}': ${asked(modules)}`)
    .join(', ')}}`;

export function rules(project: string, game: string, language: string, read: Read = readText): Section[] {
  const file = rulesFile(project, game, language);
  return file ? sectionsOf(read(file)) : [];
}

/** The table of a game's cards, or its tables by name if it has a folder of them. */
function cards(folder: string, read: Read): object {
  const table = join(folder, 'cards.toml');
  if (existsSync(table)) return parse(read(table));
  const files = readdirSync(join(folder, 'cards')).filter((file) => file.endsWith('.toml'));
  return Object.fromEntries(
    files.sort().map((file) => [basename(file, '.toml'), parse(read(join(folder, 'cards', file)))]),
  );
}

export function gameData(project: string): Plugin {
  const web = join(project, 'web');
  const languages = languagesOf(project);

  const written = <T>(value: T): string => `export default ${JSON.stringify(value)}`;
  const byLanguage = (path: string, spoken: readonly string[]): Record<string, string> =>
    Object.fromEntries(spoken.map((language) => [language, `${VIRTUAL}${path}/${language}`]));
  const told = (game: string): string[] => languages.filter((language) => rulesFile(project, game, language));

  const byGame = (
    kind: string,
    games: readonly string[],
    spoken: (game: string) => readonly string[],
  ): Record<string, Record<string, string>> =>
    Object.fromEntries(games.map((game) => [game, byLanguage(`${kind}/${game}`, spoken(game))]));

  /** Modules that list what there is. */
  const lists: Record<string, () => string> = {
    words: () =>
      `export const shell = ${asked(byLanguage('words', languages))};
       export const games = ${askedOf(byGame('words', allGames(project), () => languages))};`,
    rules: () => {
      const games = allGames(project).filter((game) => told(game).length > 0);
      return `export default ${askedOf(byGame('rules', games, told))}`;
    },
    icons: () => written(icons(web)),
    credits: () => written(credits(web)),
    engraving: () => written(engraving(web)),
  };

  /** Modules of one game, and of one language if there are several. */
  function made(kind: string, first: string, second: string | undefined, read: Read): string {
    switch (kind) {
      case 'words':
        return written(second ? gameWords(project, first, second, read) : shellWords(project, first, read));
      case 'rules':
        return written(rules(project, first, second ?? '', read));
      case 'cards':
        return written(cards(packageOf(project, first), read));
      case 'telling':
        return written(parse(read(join(packageOf(project, first), 'words/telling.toml'))));
      case 'art':
        return written(art(web, first));
      default:
        throw new Error(`the build makes no '${kind}'`);
    }
  }

  return {
    name: 'quarterdeck-game-data',
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      const [kind = '', first, second] = id.slice(VIRTUAL.length + 1).split('/');
      const read: Read = (file) => {
        this.addWatchFile(file);
        return readText(file);
      };
      return first === undefined ? lists[kind]?.() : made(kind, first, second, read);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences(web) });
    },
  };
}
