/** The rules of each game, in the languages in which they are written. */
import rules from 'virtual:rules';
import type { Section } from '../../../build/rules';
import { SOURCE, type Language } from '../words/languages';

export interface Rulebook {
  /** The language it is in: the wanted one, or else the source. */
  language: Language;
  sections: readonly Section[];
}

/** The games whose rules this page has. */
export const rulebooks: readonly string[] = Object.keys(rules);

export async function openRules(game: string, wanted: Language): Promise<Rulebook> {
  const book = rules[game] ?? {};
  const language = wanted in book ? wanted : SOURCE;
  return { language, sections: (await book[language]?.())?.default ?? [] };
}
