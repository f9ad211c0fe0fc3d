/** The page tells golden games as Python does: both compare themselves with the same files. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PortRoyalWording } from '../../src/games/port-royal/wording';
import { RattleBattleWording } from '../../src/games/rattle-battle/wording';
import type { GameEvent, Refusal } from '../../src/shell/link/protocol';
import type { Wording } from '../../src/shell/table/game';
import { LANGUAGES } from '../../src/shell/words/languages';
import type { Words } from '../../src/shell/words/fluent';
import { rounded, RowWording } from '../../src/shell/words/wording';
import { wordsOf } from './resources';

const NAMES = ['Anna', 'Bo', 'Cem', 'Dana', 'Ewa'];
const WORDINGS: Record<string, (words: Words) => Wording> = {
  'port-royal': (words) => new PortRoyalWording(words),
  'rattle-battle': (words) => new RattleBattleWording(words),
};

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

describe.each(Object.entries(WORDINGS))('%s', (game, wordingOf) => {
  const told = lines(`${game}.jsonl`).map((line) => JSON.parse(line) as Thing);

  it.each(LANGUAGES)('is told in %s as Python tells it', (language) => {
    const wording = wordingOf(wordsOf(language));
    expect(told.map((thing) => say(wording, thing))).toEqual(lines(`${game}.${language}.txt`));
  });
});

it('a game without words is told in its notation', () => {
  const wording = new RowWording(wordsOf('pl'), 'cove');
  expect(wording.event({ kind: 'dived', seat: 1, spots: ['reef', 'wreck'], pearl: null }, NAMES)).toBe(
    'dived seat=1 spots=["reef","wreck"]',
  );
  expect(wording.refusal({ code: 'deep', text: 'too deep', details: {} }, NAMES)).toBe('too deep');
  expect([wording.title(), wording.action('dive 2'), wording.option('rounds', '3')]).toEqual([
    'cove',
    'dive 2',
    'rounds: 3',
  ]);
});

it('halves are rounded as in Python', () => {
  expect([0.5, 1.5, 2.5, 2.4, 2.6].map(rounded)).toEqual(['0', '2', '2', '2', '3']);
});
