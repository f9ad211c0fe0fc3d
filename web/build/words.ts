/**
 * Fluent messages as data, parsed when the page is built: readers load no parser and wait for none.
 *
 * What the shell says of a game (its name, what it is about, and all messages `<game>-page-...`) comes with the shell's words, in one
 * file for each language. The rest of a game's words comes with the game.
 */
import { FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { allGames, packageOf, type Read } from './games.ts';

type Message = FluentResource['body'][number];

export interface Messages {
  body: Message[];
}

/** Words that no page says. */
const FOR_TERMINALS = ['terminal.ftl', 'analysis.ftl'];

const parsed = (files: readonly string[], read: Read): Message[] =>
  files.flatMap((file) => new FluentResource(read(file)).body);

/** A game's messages: those of its package, and those of its table in the page if it has one. */
function messagesOf(project: string, game: string, language: string, read: Read): Message[] {
  const folder = join(packageOf(project, game), 'words', language);
  const told = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !FOR_TERMINALS.includes(name));
  const own = join(project, 'web/src/games', game, 'words', `${language}.ftl`);
  return parsed([...told.sort().map((name) => join(folder, name)), ...(existsSync(own) ? [own] : [])], read);
}

const isShown = (game: string, { id }: Message): boolean =>
  id === game || id === `${game}-about` || id.startsWith(`${game}-page-`);

/** What every page may say. */
export function shellWords(project: string, language: string, read: Read): Messages {
  const files = [
    join(project, 'src/quarterdeck/locale', language, 'shell.ftl'),
    join(project, 'web/src/shell/words', `${language}.ftl`),
  ];
  const games = allGames(project).flatMap((game) =>
    messagesOf(project, game, language, read).filter((message) => isShown(game, message)),
  );
  return { body: [...parsed(files, read), ...games] };
}

/** What only the tables of a game say. */
export const gameWords = (project: string, game: string, language: string, read: Read): Messages => ({
  body: messagesOf(project, game, language, read).filter((message) => !isShown(game, message)),
});
