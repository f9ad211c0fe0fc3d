import { describe, expect, it, vi } from 'vitest';
import { firstCode } from '../../build/first-code';
import { allGames, gamesOf, readText } from '../../build/games';
import { gameWords, shellWords } from '../../build/words';
import { FEELS, posters } from '../../src/shell/pages/posters';
import { rulebooks } from '../../src/shell/pages/rulebooks';
import { isOurs } from '../../src/shell/table/games';
import { LANGUAGES } from '../../src/shell/words/languages';
import { PROJECT } from './resources';

// Words of now, and the watch for a newer server, need a browser.
vi.mock('../../src/shell/words/words.svelte', () => ({}));
vi.mock('../../src/shell/link/upgrade.svelte', () => ({}));

describe.each(gamesOf(PROJECT))('the folder of %s', (game) => {
  it('is a table and a poster of that name, and has rules', () => {
    expect(isOurs(game)).toBe(true);
    expect(posters.has(game)).toBe(true);
    expect(rulebooks).toContain(game);
    expect(allGames(PROJECT)).toContain(game);
  });

  it.each(LANGUAGES)('says in %s what home shows of it, with the first words', (language) => {
    const first = shellWords(PROJECT, language, readText).body.map(({ id }) => id);
    const feels = FEELS.map((step) => `-page-feel-${step}`);
    const shown = ['', '-page-tagline', '-page-length', '-page-credits', ...feels].map((end) => game + end);
    const { title, note } = posters.get(game)?.first ?? {};
    expect(first).toEqual(expect.arrayContaining([...shown, ...[title, note].filter((key) => key !== undefined)]));
  });

  it('has words that no other game can have', () => {
    const later = gameWords(PROJECT, game, LANGUAGES[0]!, readText).body.map(({ id }) => id);
    expect(later).toContain(`${game}-short`);
    expect(later.filter((id) => !id.startsWith(`${game}-`))).toEqual([]);
  });
});

it('the first code is all that the entry imports, and what home and tables share', () => {
  const modules: Record<string, string[]> = {
    entry: ['a'],
    a: ['b', 'entry'],
    b: ['a'],
    home: ['b', 'shared', 'homely'],
    table: ['shared', 'log'],
    shared: ['deep'],
  };
  const code = firstCode(['entry'], ['home', 'table'], (id) => modules[id] ?? []);
  expect([...code].sort()).toEqual(['a', 'b', 'deep', 'shared']);
});
