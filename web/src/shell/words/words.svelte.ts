/** The words that the page speaks now. */
import { games, shell, type Loader } from 'virtual:words';
import { Words, type Arguments, type Messages } from './fluent';
import type { Language } from './languages';
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
    if (this.#sources.has(game)) return;
    this.#sources.set(game, source);
    await this.load(prefs.language);
  }
}

export const speech = new Speech();

/** Makes the words of a game known that the page was built with. */
export async function learn(game: string): Promise<void> {
  const loaders = games[game];
  if (loaders) await speech.learn(game, loaded(loaders));
}

/** Says a message in the current language. */
export function say(key: string, given?: Arguments): string {
  return speech.current?.say(key, given) ?? '';
}

export function words(): Words {
  if (!speech.current) throw new Error('no language is loaded yet');
  return speech.current;
}

export async function choose(language: Language): Promise<void> {
  prefs.language = language;
  await speech.load(language);
}
