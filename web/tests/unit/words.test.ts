import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FACES } from '../../src/games/port-royal/cards';
import { PortRoyalWording } from '../../src/games/port-royal/wording';
import { LANGUAGES, type Language } from '../../src/shell/words/languages';
import { widthOf } from '../../src/shell/widgets/typeface';
import { resources, SRC, wordsOf } from './resources';

const keys = (language: Language): string[] =>
  resources(language)
    .flatMap(({ body }) => body.map(({ id }) => id))
    .sort();

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf(language);

  it('there are the same messages as in English', () => {
    expect(keys(language)).toEqual(keys('en'));
  });

  it('there is every message that the page names', () => {
    const named = sources(SRC).flatMap((text) => [...text.matchAll(/'((?:page|key|port-royal-table)-[a-z-]+)'/g)]);
    const missing = new Set(named.map((match) => match[1] ?? '').filter((key) => !words.has(key)));
    expect([...missing]).toEqual([]);
  });

  it('numbers are written as the language writes them', () => {
    for (const steps of [0, 7, 999, 12_345]) {
      expect(words.say('page-step', { step: 3, steps })).toContain(new Intl.NumberFormat(language).format(steps));
    }
  });

  it('every card has a name, details and an explanation', () => {
    const wording = new PortRoyalWording(words);
    for (const { code } of FACES) {
      for (const text of [wording.card(code), wording.short(code), wording.details(code), wording.about(code)]) {
        expect(text).toMatch(/\S/);
        expect(text).not.toContain('{');
      }
    }
  });

  it('the width of every letter of their names is known', () => {
    const wording = new PortRoyalWording(words);
    const letters = new Set(FACES.flatMap(({ code }) => [...wording.short(code)]));
    expect([...letters].filter((letter) => !widthOf(letter))).toEqual([]);
  });
});
