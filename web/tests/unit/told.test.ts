/** The page tells golden games as Python does: both compare themselves with the same files. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allGames } from '../../build/games';
import { RattleBattleWording } from '../../src/games/rattle-battle/wording';
import type { GameEvent, Refusal } from '../../src/shell/link/protocol';
import type { Wording } from '../../src/shell/table/game';
import { LANGUAGES } from '../../src/shell/words/languages';
import { rounded } from '../../src/shell/words/wording';
import { wordingFor } from '../../src/shell/words/wordings';
import { PROJECT, wordsOf } from './resources';

const NAMES = ['Anna', 'Bo', 'Cem', 'Dana', 'Ewa'];

type Thing = { event: GameEvent } | { action: string } | { refusal: Omit<Refusal, 'text'> };

const lines = (file: string): string[] =>
  readFileSync(new URL(`../../../tests/golden/told/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .slice(0, -1);

function say(wording: Wording, thing: Thing): string {
  if ('event' in thing) return wording.event(thing.event, NAMES) ?? '';
  if ('action' in thing) return wording.action(thing.action);
  return wording.refusal({ text: '', ...thing.refusal }, NAMES);
}

describe.each(allGames(PROJECT))('%s', (game) => {
  const told = lines(`${game}.jsonl`).map((line) => JSON.parse(line) as Thing);

  it.each(LANGUAGES)('is told in %s as Python tells it', async (language) => {
    const wording = (await wordingFor(game))(wordsOf(language));
    expect(told.map((thing) => say(wording, thing))).toEqual(lines(`${game}.${language}.txt`));
  });
});

it('a game without words is told in its notation', async () => {
  const wording = (await wordingFor('cove'))(wordsOf('pl'));
  expect(wording.event({ kind: 'dived', seat: 1, spots: ['reef', 'wreck'], pearl: null }, NAMES)).toBe(
    'dived seat=1 spots=["reef","wreck"]',
  );
  expect(wording.refusal({ code: 'deep', text: 'too deep', details: {}, measure: null }, NAMES)).toBe('too deep');
  expect([wording.title(), wording.action('dive 2'), wording.option('rounds', '3')]).toEqual([
    'cove',
    'dive 2',
    'rounds: 3',
  ]);
});

it('halves are rounded as in Python', () => {
  expect([0.5, 1.5, 2.5, 2.4, 2.6].map(rounded)).toEqual(['0', '2', '2', '2', '3']);
});

it('what numbers are to be filled into is called as the action is', () => {
  const wording = new RattleBattleWording(wordsOf('en'));
  expect(wording.range({ kind: 'slides', text: 'move 0.1 to <x> <y>' })).toBe(wording.action('move 0.1 to 3 4'));
  expect(wording.range({ kind: 'tokens', text: 'give [rum map] [rum map]' })).toBe('Give: …');
});
