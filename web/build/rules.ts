/** The rules of a game in a language, as sections that can be found and linked to by their numbers. */
import { marked } from 'marked';

export interface Section {
  /** `pr-2-4` in every language; sections without a number are counted. */
  id: string;
  level: number;
  /** `PR 2.4`, or nothing. */
  number: string;
  title: string;
  html: string;
}

const NUMBER = /\b[A-Z]{2} \d+(?:\.\d+)?/;
const NUMBERED = new RegExp(`^${NUMBER.source}`);
/** The page lists a game's cards itself, with their pictures. */
const CARDS = '## All cards';

const anchor = (number: string): string => number.toLowerCase().replace(/[ .]/g, '-');

function rendered(markdown: string): string {
  return (
    marked
      .parse(markdown, { async: false })
      // Tables that scroll must be reachable by keyboard.
      .replace(/<table>/g, '<div class="scroll" tabindex="0" role="group"><table>')
      .replace(/<\/table>/g, '</table></div>')
      .replace(new RegExp(NUMBER, 'g'), (number) => `<a href="#${anchor(number)}">${number}</a>`)
  );
}

export function sectionsOf(markdown: string): Section[] {
  const parts = markdown
    .split(CARDS)[0]!
    .split(/^(?=##+ )/m)
    .slice(1);
  return parts.map((part, i) => {
    const [heading = '', ...body] = part.split('\n');
    const level = /^#+/.exec(heading)![0].length;
    const words = heading.slice(level + 1);
    const number = NUMBERED.exec(words)?.[0] ?? '';
    const title = words.slice(number.length).trim();
    const id = number ? anchor(number) : `part-${i + 1}`;
    return { id, level, number, title, html: rendered(body.join('\n')) };
  });
}
