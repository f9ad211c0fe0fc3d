/** Moments to go back to: in addresses, in lists, and found in a game. */
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { landmarks } from '../../src/games/port-royal/landmarks';
import type { Parts as PortRoyal } from '../../src/games/port-royal/wire';
import { marksOf } from '../../src/games/rattle-battle/marks';
import type { GameEvent, Parts } from '../../src/games/rattle-battle/wire';
import type { Step } from '../../src/shell/link/protocol';
import type { HostWords } from '../../src/shell/table/board';
import { after, groupsOf, hashOf, indexAt, instantIn } from '../../src/shell/table/landmarks';

// Words need a browser, which says what language it has.
vi.mock('../../src/shell/words/words.svelte', () => ({
  say: (key: string, given: object) => [key, ...Object.values(given)].join(' '),
}));

it('an address names a moment, and every moment has one', () => {
  expect(instantIn('#12')).toEqual(after(12));
  expect(instantIn('#12.3')).toEqual({ step: 12, event: 3 });
  for (const wrong of ['', '#', '#rules', '#12.']) expect(instantIn(wrong)).toEqual(after(0));
  for (const at of [after(0), after(7), { step: 7, event: 0 }]) expect(instantIn(hashOf(at))).toEqual(at);
});

const mark = (step: number, event: number, group: string) => ({ step, event, group, text: `${step}.${event}` });
const MARKS = [mark(2, 0, 'one'), mark(2, 4, 'one'), mark(5, 1, 'two')];

it('the landmark of a moment is the last one that is not after it', () => {
  expect(indexAt(MARKS, after(1))).toBe(-1);
  expect(indexAt(MARKS, { step: 2, event: 3 })).toBe(0);
  expect(indexAt(MARKS, { step: 2, event: 4 })).toBe(1);
  expect(indexAt(MARKS, after(2))).toBe(1);
  expect(indexAt(MARKS, { step: 5, event: 0 })).toBe(1);
  expect(indexAt(MARKS, after(9))).toBe(2);
});

it('neighbours with the same heading stand under it', () => {
  expect(groupsOf(MARKS)).toEqual([
    {
      text: 'one',
      marks: [
        { at: 0, text: '2.0' },
        { at: 1, text: '2.4' },
      ],
    },
    { text: 'two', marks: [{ at: 2, text: '5.1' }] },
  ]);
});

const step = (...events: Partial<GameEvent>[]): Step<Parts> => ({ events }) as unknown as Step<Parts>;

it('adventures, drops, battles and ports are found, wherever in a step they begin', () => {
  const drawn = { kind: 'adventure-drawn', quest: 1, adventure: 1, card: 'volley' } as const;
  const phase = (name: string) => ({ kind: 'phase-began', phase: name }) as const;
  const found = marksOf([
    step({ kind: 'game-began' }, drawn),
    step({ kind: 'dropped', reason: 'drop', dice: ['0.1', 'y1', 'y2'] }, phase('battle'), phase('coins')),
    step(phase('battle'), { kind: 'fought' }, { kind: 'fought' }, phase('port')),
  ]);
  expect(found.map(({ kind, step: at, event }) => [kind, at, event])).toEqual([
    ['adventure', 0, 1],
    ['drop', 1, 0], // and nobody fought in that battle
    ['battle', 2, 0],
    ['port', 2, 3],
  ]);
  expect(found[1]).toMatchObject({ card: 'volley', quest: 1, reason: 'drop', dice: 3 });
});

it('the turns of a round of Port Royal, and who bust', () => {
  interface Played {
    steps: Step<PortRoyal>[];
  }
  const [game] = JSON.parse(readFileSync(new URL('./games.json', import.meta.url), 'utf8')) as [Played];
  const told = { steps: game.steps, names: ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'], words: {} as HostWords };
  const kinds = game.steps.flatMap(({ events }) => events.map(({ kind }) => kind));
  const found = landmarks(told);
  expect(found).toHaveLength(kinds.filter((kind) => kind === 'turn-began' || kind === 'bust').length);
  expect(found.filter(({ text }) => text.includes('bust'))).toHaveLength(
    kinds.filter((kind) => kind === 'bust').length,
  );
  expect(found[0]?.group).toBe('port-royal-round 1');
});
