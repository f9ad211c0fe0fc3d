/** Where the games are: what a game brings for the page has a folder in src/games, and all else one in the Python package. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a file; the build then knows that its output depends on it. */
export type Read = (file: string) => string;
export const readText: Read = (file) => readFileSync(file, 'utf8');

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
    .map(({ name }) => name)
    .sort();

const PACKAGES = 'src/quarterdeck/games';

/** The games with a table of their own in this page. */
export const gamesOf = (project: string): string[] =>
  foldersIn(join(project, 'web/src/games')).filter((game) =>
    existsSync(join(project, 'web/src/games', game, 'index.ts')),
  );

/** All games that come with the project, those without a table of their own too. */
export const allGames = (project: string): string[] =>
  foldersIn(join(project, PACKAGES)).map((name) => name.replaceAll('_', '-'));

/** The folder of a game's Python package. */
export const packageOf = (project: string, game: string): string => join(project, PACKAGES, game.replaceAll('-', '_'));

/** The languages there are; the first is the source of all others. */
export const languagesOf = (project: string): string[] =>
  JSON.parse(readText(join(project, 'src/quarterdeck/locale/languages.json'))) as string[];

/** The file of a game's rules in a language, if it has any. */
export function rulesFile(project: string, game: string, language: string): string | null {
  const file = join(packageOf(project, game), `rules.${language}.md`);
  return existsSync(file) ? file : null;
}
