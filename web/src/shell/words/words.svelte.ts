/** The words that the page speaks now. */
import type { FluentResource } from '@fluent/bundle';
import { Words, type Arguments } from './fluent';
import type { Language } from './languages';
import { prefs } from '../widgets/prefs.svelte';

// One chunk a language: a table loads the words it shows and no others.
const LOADERS: Record<Language, () => Promise<{ default: FluentResource[] }>> = {
  en: () => import('./en'),
  pl: () => import('./pl'),
  it: () => import('./it'),
  ru: () => import('./ru'),
};

class Speech {
  current = $state.raw<Words | null>(null);

  async load(language: Language): Promise<void> {
    const { default: resources } = await LOADERS[language]();
    this.current = new Words(language, resources);
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

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
