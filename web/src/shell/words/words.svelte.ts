/** The words that the page speaks now. */
import { games, shell, type Loader } from 'virtual:words';
import { Words, type Arguments, type Messages } from './fluent';
import type { Language } from './languages';
import type { Telling } from './telling';
import type { WordsTold } from '../link/protocol';
import { api } from '../link/api';
import { prefs } from '../widgets/prefs.svelte';

/** Where words come from, by language. */
export type Source = (language: Language) => Promise<Messages>;

const loaded =
  (loaders: Readonly<Record<Language, Loader>>): Source =>
  async (language) =>
    (await loaders[language]!()).default;

class Speech {
  current = $state.raw<Words | null>(null);
  /** The shell's words, and those of every game that was looked at, by its name. */
  readonly #sources = new Map<string, Source>([['', loaded(shell)]]);

  #loads = 0;
  #last = Promise.resolve();

  load(language: Language): Promise<void> {
    this.#last = this.#speak(language, ++this.#loads);
    return this.#last;
  }

  async #speak(language: Language, load: number): Promise<void> {
    const messages = await Promise.all([...this.#sources.values()].map((source) => source(language)));
    // What was asked for in the meantime knows more.
    if (load !== this.#loads) return this.#last;
    this.current = new Words(language, messages);
    document.documentElement.lang = language;
  }

  /** Speaks of a game, too; comes back when it can. */
  async learn(game: string, source: Source): Promise<void> {
    if (!this.#sources.has(game)) {
      this.#sources.set(game, source);
      void this.load(prefs.language);
    }
    await this.#last;
  }
}

export const speech = new Speech();

/** What the server has told of games that this page was not built with, by game and language. */
const told = new Map<string, Promise<WordsTold>>();

function ask(game: string, language: Language): Promise<WordsTold> {
  const key = `${game} ${language}`;
  const answer = told.get(key) ?? api.words(game, language);
  told.set(key, answer);
  return answer;
}

async function foreign(game: string, language: Language): Promise<Messages> {
  const [{ fluent }, { parse }] = await Promise.all([ask(game, language), import('./parse')]);
  return parse(fluent);
}

/** Makes the words of a game known. */
export async function learn(game: string): Promise<void> {
  const loaders = games[game];
  await speech.learn(game, loaders ? loaded(loaders) : (language) => foreign(game, language));
}

/** Which event becomes which sentence, in a game that this page was not built with. */
export const tellingOf = async (game: string): Promise<Telling> =>
  game in games ? {} : ((await ask(game, prefs.language)).telling as Telling);

/** Says a message in the current language. */
export function say(key: string, given?: Arguments): string {
  return speech.current?.say(key, given) ?? '';
}

/** A game's name; before its words are there, the one that programs use. */
export const titleOf = (game: string): string => words().attempt(game) ?? game;

export function words(): Words {
  if (!speech.current) throw new Error('no language is loaded yet');
  return speech.current;
}

export async function choose(language: Language): Promise<void> {
  prefs.language = language;
  await speech.load(language);
}
