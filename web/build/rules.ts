/** The rules in a language, as sections that can be found and linked to by their numbers. */
import { marked } from 'marked';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Section {
  /** `pr-2-4` in every language; sections without a number are counted. */
  id: string;
  level: number;
  /** `PR 2.4`, or nothing. */
  number: string;
  title: string;
  html: string;
}

const NUMBERED = /^PR \d(\.\d)?/;
const anchor = (number: string): string => number.toLowerCase().replace(/[ .]/g, '-');

function rendered(markdown: string): string {
  return (
    marked
      .parse(markdown, { async: false })
      // Tables that scroll must be reachable by keyboard.
      .replace(/<table>/g, '<div class="scroll" tabindex="0" role="group"><table>')
      .replace(/<\/table>/g, '</table></div>')
      .replace(/PR \d(?:\.\d)?/g, (number) => `<a href="#${anchor(number)}">${number}</a>`)
  );
}

/** The sections of a language. The page lists the cards itself, with their pictures. */
export function rules(project: string, language: string): Section[] {
  const file = join(project, `src/quarterdeck/games/port_royal/rules.${language}.md`);
  const text = readFileSync(file, 'utf8').split('## All cards')[0]!;
  const parts = text.split(/^(?=##+ )/m).slice(1);
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
