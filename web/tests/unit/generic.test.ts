import { describe, expect, it } from 'vitest';
import { blanksOf, filled } from '../../src/shell/table/generic/blanks';
import { isBranch, readable, treeOf, type Node } from '../../src/shell/table/generic/tree';
import { parse } from '../../src/shell/words/parse';
import { Words } from '../../src/shell/words/fluent';
import { RowWording } from '../../src/shell/words/wording';

describe('what is on the table', () => {
  const NAMES = ['Anna', 'Bo'];
  const said = (nodes: readonly Node[]): unknown =>
    Object.fromEntries(nodes.map((node) => [node.name, isBranch(node) ? said(node.nodes) : node.text]));
  const told = (observation: unknown): unknown => said(treeOf(observation, NAMES));

  it.each<[string, unknown, unknown]>([
    [
      'plain values',
      { last_round: false, pile: 0, due: null, way: 54.726 },
      { 'last round': 'false', pile: '0', due: '–', way: '54.7' },
    ],
    ['a list of plain values', { harbour: ['b2', 'r3', 'y1'], discard: [] }, { harbour: 'b2 r3 y1', discard: '–' }],
    ['one for each player', { points: [3, 5] }, { points: { Anna: '3', Bo: '5' } }],
    [
      'pairs of a name and a value',
      {
        options: [
          ['drop_kind', 'real'],
          ['pack', 'off'],
        ],
      },
      { options: { 'drop kind': 'real', pack: 'off' } },
    ],
    [
      'lists in lists that are no players',
      { a: [[[1, 2], [3]], [], []] },
      { a: { 1: { 1: '1 2', 2: '3' }, 2: '–', 3: '–' } },
    ],
    [
      'short records',
      {
        ships: [
          { id: 'y1', at: [1, 2] },
          { id: 'y2', at: [3, 4] },
          { id: 'r1', at: [5, 6] },
        ],
      },
      { ships: { 1: 'id y1 · at 1 2', 2: 'id y2 · at 3 4', 3: 'id r1 · at 5 6' } },
    ],
    ['nothing but a value', 7, { '': '7' }],
  ])('%s', (_, observation, lines) => expect(told(observation)).toEqual(lines));

  it('fields are called by the words of the game, where it has any', () => {
    const words: Record<string, string> = { ready_sails: 'Żagle', ship: 'Statek' };
    const label = (name: string): string => words[name] ?? readable(name);
    const nodes = treeOf({ ready_sails: 2, last_round: true, sea: [{ ship: 'y1' }] }, NAMES, label);
    expect(said(nodes)).toEqual({ Żagle: '2', 'last round': 'true', sea: { 1: 'Statek y1' } });
  });
});

it('a range is words, numbers and choices, and filled in again an action', () => {
  const blanks = blanksOf('move 0.1 to <x> <y> drill [y1 r2]');
  expect(blanks.map(({ kind }) => kind)).toEqual(['words', 'number', 'number', 'words', 'choice']);
  expect(filled(blanks, ['', ' 3', '-4.5', '', 'r2'])).toBe('move 0.1 to 3 -4.5 drill r2');
  expect(filled(blanksOf('bid <n>'), ['', '5'])).toBe('bid 5');
});

describe('a game that the page was not built with', () => {
  const words = new Words('en', [
    parse('pig = Pig\npig-action-roll = Roll the die\npig-event-held = { $name } holds.'),
  ]);
  const rows = { events: { held: { name: 'name of seat' }, rolled: 'its own function' } };
  const [spoken, mute] = [new RowWording(words, 'pig', rows), new RowWording(words, 'cow')];

  it('is told by the words and rows of its package', () => {
    expect([spoken.title(), spoken.action('roll')]).toEqual(['Pig', 'Roll the die']);
    expect(spoken.event({ kind: 'held', seat: 1 }, ['Anna', 'Bo'])).toBe('Bo holds.');
  });

  it('is told in its notation where there are none, or where only Python knows how', () => {
    expect([mute.title(), mute.action('moo loud'), mute.option('fields', 'two')]).toEqual([
      'cow',
      'moo loud',
      'fields: two',
    ]);
    expect(spoken.event({ kind: 'rolled', seat: 0, face: 3 }, ['Anna'])).toBe('rolled seat=0 face=3');
    expect(mute.refusal({ code: 'late', text: 'it is too late', details: {}, measure: null }, [])).toBe(
      'it is too late',
    );
  });
});
