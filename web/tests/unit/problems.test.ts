import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PortRoyalWording } from '../../src/games/port-royal/wording';
import { LANGUAGES } from '../../src/shell/words/languages';
import { Problem, sayProblem, sayRefused } from '../../src/shell/link/problems';
import type { Refused } from '../../src/shell/link/protocol';
import { wordsOf } from './resources';

const PYTHON = fileURLToPath(new URL('../../../src/quarterdeck', import.meta.url));
const read = (file: string): string => readFileSync(`${PYTHON}/${file}`, 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((m) => m[1] ?? '');

/** Every code that the server can send, read from its source. */
const CODES = new Set(all(read('server/errors.py'), /^ {4}[A-Z_]+ = "([a-z-]+)"/gm));
const RULES = new Set(
  all(read('games/port_royal/refusals.py') + read('games/port_royal/game.py'), /Refusal\(\s*"([a-z-]+)"/g),
);

it('the codes are found in the source', () => {
  expect([...CODES]).toEqual(expect.arrayContaining(['not-found', 'too-fast', 'nothing-to-undo', 'too-big', 'full']));
  expect([...RULES]).toEqual(expect.arrayContaining(['too-expensive', 'foreign', 'draw-first']));
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf(language);
  const wording = new PortRoyalWording(words);
  const refused = (code: string, reason = ''): Refused => ({
    type: 'refused',
    id: 'x',
    number: 1,
    code,
    reason,
    text: 'English',
    details: { card: 'jester-7-2', price: 7, fee: 1, coins: 5 },
    measure: null,
  });

  it.each([...CODES])('the server’s %s has words', (code) => {
    expect(words.has(`page-error-${code}`)).toBe(true);
  });

  it.each([...RULES])('the rules’ %s has words', (code) => {
    expect(words.has(`port-royal-refusal-${code}`)).toBe(true);
  });

  it('what nobody has words for is said in general, not in English', () => {
    expect(sayProblem(words, new Problem('brand-new', 'English'))).toBe(words.say('page-error-error'));
    expect(sayRefused(words, refused('illegal', 'brand-new'), wording, [])).toBe(words.say('page-error-illegal'));
  });

  it('a refusal names what the rules say, with its numbers', () => {
    const said = sayRefused(words, refused('illegal', 'too-expensive'), wording, ['Anna']);
    expect(said).toContain(wording.card('jester-7-2'));
    expect(said).toContain('7');
    expect(sayRefused(words, refused('illegal', 'nothing-to-undo'), wording, [])).toBe(
      words.say('page-error-nothing-to-undo'),
    );
  });
});
