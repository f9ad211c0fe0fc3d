import { describe, expect, it } from 'vitest';
import { credits, licences } from '../../build/credits';
import { rules } from '../../build/game-data';
import { LANGUAGES } from '../../src/shell/words/languages';
import { search } from '../../src/shell/pages/search';
import { PROJECT } from './resources';

const WEB = `${PROJECT}web`;
const english = rules(PROJECT, 'port-royal', 'en');

describe.each(LANGUAGES)('the rules in %s', (language) => {
  const sections = rules(PROJECT, 'port-royal', language);

  it('have the numbers and places of the English ones', () => {
    expect(sections.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  });

  it('have the same rulings and name the same rules in every section', () => {
    const bold = (html: string): number => html.split('<strong>').length - 1;
    const named = (html: string): string[] => [...html.matchAll(/>(PR [\d.]+)</g)].map((m) => m[1] ?? '');
    for (const [i, { id, html }] of sections.entries()) {
      expect([id, bold(html)]).toEqual([id, bold(english[i]!.html)]);
      expect([id, ...named(html)]).toEqual([id, ...named(english[i]!.html)]);
    }
  });

  it('link only to rules that there are', () => {
    const ids = new Set(sections.map(({ id }) => id));
    const links = sections.flatMap(({ html }) => [...html.matchAll(/href="#([^"]+)"/g)].map((m) => m[1] ?? ''));
    expect(links.filter((id) => !ids.has(id) && id !== 'all-cards')).toEqual([]);
  });
});

describe('searching', () => {
  const ids = (language: 'en' | 'pl', wanted: string): string[] =>
    search(rules(PROJECT, 'port-royal', language), wanted).map(({ id }) => id);

  it('finds a rule by its number', () => expect(ids('en', 'pr 6.2')).toContain('pr-6-2'));
  it('finds all words, in any order', () => expect(ids('en', 'skull repel')).toEqual(['pr-2-3']));
  it('does without accents', () => expect(ids('pl', 'kaplan')).toContain('pr-1-2'));
  it('finds nothing where there is nothing', () => expect(ids('en', 'parrot')).toEqual([]));
});

it('credits name the makers of icons, fonts and code', () => {
  const { icons, fonts, code } = credits(WEB);
  expect(icons.map(({ author }) => author)).toContain('Lorc');
  expect(fonts.map(({ copyright }) => copyright)).toEqual(
    fonts.map(() => expect.stringMatching(/^Copyright \d{4} The Alegreya/)),
  );
  expect(code.map(({ licence }) => licence)).toEqual(['MIT', 'Apache-2.0', 'MIT', 'MIT']);
  expect(licences(WEB)).toMatch(/svelte[^]*MIT[^]*@noble\/hashes/);
});
