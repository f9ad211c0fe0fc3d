/** The rules of each game: in every language, and its cards with their pictures. */
import type { Component } from 'svelte';
import type { Section } from '../../../build/rules';
import type { Language } from '../words/languages';

export interface Rulebook {
  game: string;
  /** The message that tells the game in a few sentences. */
  short: string;
  sections: Record<Language, () => Promise<{ default: Section[] }>>;
  Cards: () => Promise<{ default: Component }>;
}

export const rulebooks: readonly Rulebook[] = [
  {
    game: 'port-royal',
    short: 'table-rules-short',
    sections: {
      en: () => import('virtual:rules/en'),
      pl: () => import('virtual:rules/pl'),
      it: () => import('virtual:rules/it'),
      ru: () => import('virtual:rules/ru'),
    },
    Cards: () => import('../../games/port-royal/AllCards.svelte'),
  },
];

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
