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

/** Without tags, capitals and accents; the Polish ł is a letter of its own and not an l with a mark. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]+>/g, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l');

/** The sections in which every word occurs, accents or not. */
export function search(sections: readonly Section[], wanted: string): readonly Section[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.filter(({ number, title, html }) => {
    const text = plain(`${number} ${title} ${html}`);
    return words.every((word) => text.includes(word));
  });
}
