/** RB 5: what the page remembers of a mini game. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ADVENTURES } from '../../src/games/rattle-battle/cards';
import { apply, fromObservation, type View } from '../../src/games/rattle-battle/view';
import type { GameEvent, Observation } from '../../src/games/rattle-battle/wire';

/** As text: drawings need a page. */
const stages = readFileSync(new URL('../../src/games/rattle-battle/panels/crazy/stages.ts', import.meta.url), 'utf8');
const seas = JSON.parse(readFileSync(new URL('../browser/seas.json', import.meta.url), 'utf8')) as Record<
  string,
  { state: { observation: Observation } }
>;
const asked = (changes: Partial<Observation>): Observation => ({
  ...seas['guess, 2']!.state.observation,
  rolls: ['0.1', '0.2', '1.1', '1.2'].map((die, i) => ({ die, face: String(i + 1) })),
  ...changes,
});
const after = (start: Observation, ...events: object[]): View =>
  (events as GameEvent[]).reduce(apply, fromObservation(start, null));
const CHOSE = [
  { kind: 'chose', seat: 0, choice: 'choose 0.2' },
  { kind: 'chose', seat: 1, choice: '' },
];
const REVEALED = {
  kind: 'revealed',
  choices: [
    { seat: 0, choice: 'choose 0.2' },
    { seat: 1, choice: 'choose 1.1' },
  ],
};
const ROLLED = { kind: 'rolled', seat: 1, dice: [{ die: '1.1', face: '5', value: 5 }] };
const LOST = { kind: 'dice-lost', seat: 0, dice: ['0.2'], to: -1 };

it('every crazy adventure has a stage', () => {
  const crazy = [...ADVENTURES.values()].filter(({ tier }) => tier === 'crazy').map(({ id }) => id);
  expect(crazy).toHaveLength(11);
  expect(crazy.filter((id) => !stages.includes(`['${id}', `))).toEqual([]);
});

it('before the reveal one sees who has decided, and nothing else', () => {
  const view = after(asked({ card: 'skirmish' }), ...CHOSE);
  expect(view.decided).toEqual([0, 1]);
  expect(view.mini.revealed).toEqual([]);
});

it('what was revealed stays as it lay, until the next question', () => {
  const start = asked({ card: 'skirmish' });
  const view = after(start, ...CHOSE, REVEALED, LOST, ROLLED);
  expect(view.mini.revealed).toEqual([
    { seat: 0, die: '0.2', face: '2' },
    { seat: 1, die: '1.1', face: '3' },
  ]);
  expect(view.decided).toEqual([]);
  expect(fromObservation(start, view).mini.revealed).toEqual([]);
  expect(fromObservation({ ...start, phase: 'load' }, view).mini.revealed).toHaveLength(2);
});

it('guesses are revealed as numbers', () => {
  const view = after(asked({}), { kind: 'revealed', choices: [{ seat: 1, choice: 'guess 17' }] });
  expect(view.mini.revealed).toEqual([{ seat: 1, die: '', face: '17' }]);
});

it('dice that are lost leave the game, and are remembered as they lay', () => {
  const view = after(asked({ card: 'ready-cannons' }), LOST);
  expect(view.rolls.map(({ die }) => die)).toEqual(['0.1', '1.1', '1.2']);
  expect(view.mini.lost).toEqual([{ die: '0.2', face: '2', to: -1 }]);
});

it('a round ends when somebody has lost a die; a tie is rolled again in the same', () => {
  const start = asked({ card: 'ready-cannons' });
  expect(after(start, ROLLED, ROLLED).mini.round).toBe(1);
  expect(after(start, ROLLED, LOST).mini.round).toBe(1);
  expect(after(start, ROLLED, LOST, ROLLED).mini.round).toBe(2);
});

it('a die that is blown up leaves the box and counts for who threw', () => {
  const [ship] = seas['turn, 5']!.state.observation.sea;
  const sea = [{ ...ship!, ship: '0.1', owner: 0, face: '4' }];
  const view = after(asked({ card: 'bomb-throw', sea }), { ...LOST, dice: ['0.1'], to: 1 });
  expect(view.sea).toEqual([]);
  expect(view.tally).toContainEqual({ seat: 1, score: 1 });
  expect(view.mini.lost).toEqual([{ die: '0.1', face: '4', to: 1 }]);
});

it('all dice are in hand when it begins, and nothing is left when it is over', () => {
  const { players } = asked({});
  const dice = players.reduce((sum, { ships, captain }) => sum + ships + Number(captain), 0);
  const begun = after(asked({ rolls: [] }), { kind: 'phase-began', phase: 'crazy' });
  expect(begun.rolls.map(({ face }) => face)).toEqual(Array(dice).fill('-'));
  expect(apply(begun, { kind: 'adventure-ended', card: 'race' } as GameEvent).mini.rolled).toEqual({});
});
