/** Finding a rule. */
import type { Section } from '../../../build/rules';

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
