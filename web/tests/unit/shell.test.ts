import { describe, expect, it, vi } from 'vitest';
import { furnish } from '../../build/front';
import { fit, pressed } from '../../src/games/port-royal/fit';
import { browserLanguage } from '../../src/shell/words/languages';
import { parse } from '../../src/shell/pages/routes';
import type { Seat } from '../../src/shell/link/protocol';
import { emblems } from '../../src/shell/table/seats';
import { spoken, type Stored } from '../../src/shell/widgets/stored';

describe('routes', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/t/abc', { page: 'table', id: 'abc' }],
    ['/t/abc/replay', { page: 'replay', id: 'abc' }],
    ['/device/ABCD-EFGH', { page: 'device', code: 'ABCD-EFGH' }],
    ['/rules', { page: 'rules' }],
    ['/nowhere', { page: 'lost' }],
    ['/rules/x', { page: 'lost' }],
    ['/t/abc/nowhere', { page: 'lost' }],
  ])('%s', (path, route) => expect(parse(path)).toEqual(route));
});

it('the language is the first of the browser that is offered', () => {
  expect(browserLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl');
  expect(browserLanguage(['de', 'fr'])).toBe('en');
});

it('a language that was chosen and is not offered any more gives way to that of the browser', () => {
  vi.stubGlobal('navigator', { languages: ['pl-PL'] });
  expect(spoken({ language: 'ru' })).toBe('ru');
  expect(spoken({ language: null })).toBe('pl');
  expect(spoken({ language: 'de' } as unknown as Stored)).toBe('pl');
  vi.unstubAllGlobals();
});

describe('the document', () => {
  const link = '<link rel="stylesheet" crossorigin href="/assets/index.css">';
  const document = `<head>${link}</head><body><div id="app"></div></body>`;

  it('has its first styles and its first script in it', () => {
    const furnished = furnish(document, 'a{}', 'b()');
    expect(furnished).toMatch(/<style>a\{\}<\/style>\s*<\/head>/);
    expect(furnished).toMatch(/<script>b\(\)<\/script>\s*<div id="app">/);
    expect(furnished).not.toContain('stylesheet');
  });

  it.each([link, '</head>', '<div id="app">'])('is not built without %s', (part) => {
    expect(() => furnish(document.replace(part, ''), 'a{}', 'b()')).toThrow('has no');
  });
});

it('everybody at a table has another emblem, and one gets the own one', () => {
  const seat = (colour: string, yours = false): Seat => ({
    kind: 'human',
    name: 'x',
    colour,
    bot: null,
    here: true,
    yours,
    taken_over: false,
  });
  const given = emblems([seat('#b83a27'), seat('#b83a27', true), seat('#2d7a4d'), seat('#ffffff'), seat('#ffffff')]);
  expect(new Set(given.map(({ name }) => name)).size).toBe(5);
  expect(given[1]?.name).toBe('coral');
});

it('long names are set smaller, those of wide letters sooner', () => {
  expect(fit('Jack', 200, 30)).toBe(30);
  expect(fit('Mademoiselle', 200, 40)).toBeLessThan(40);
  expect(fit('Мммммммм', 200, 40)).toBeLessThan(fit('Сссссссс', 200, 40));
  expect(fit('Mademoiselle', 200, 40, 36)).toBe(36);
  expect(pressed('Mademoiselle', 200, 36)).toBe(200);
  expect(pressed('Jack', 200, 36)).toBeUndefined();
});
