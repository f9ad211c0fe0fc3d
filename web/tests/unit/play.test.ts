import { expect, it, vi } from 'vitest';
import type { Game, Wording } from '../../src/shell/game';
import { Play } from '../../src/shell/play.svelte';
import { LANGUAGES } from '../../src/shell/languages';
import type { Step, Table } from '../../src/shell/protocol';
import { sentence } from '../../src/shell/telling';
import { wordsOf } from './resources';

// Words need a browser, which says what language it has.
vi.mock('../../src/shell/words.svelte', () => ({ say: (key: string) => key }));

const game: Pick<Game, 'apply'> = { apply: (view) => view };
const table = { seats: [{ name: 'Anna' }] } as Table;
const step = (number: number, by: Step['by'] = 'human', back = 0): Step => ({
  type: 'step', number, seat: 0, action: null, by, back, events: by === 'undo' ? [] : [{ kind: 'drawn', seat: 0 }],
});

it.each([true, false])('what was taken back is marked in the log, told as history: %s', async (history) => {
  const play = new Play(game as Game, table, null);
  for (const told of [step(0, 'deal'), step(1), step(2), step(3), step(4, 'undo', 2), step(5), step(6, 'undo', 2)]) {
    await play.take(told, history);
  }
  const told = play.entries.map(({ number, event, undone }) => [number, event.kind, undone ?? false]);
  expect(told).toEqual([
    [0, 'drawn', false],
    [1, 'drawn', true],
    [2, 'drawn', true],
    [3, 'drawn', true],
    [4, 'took-back', false],
    [5, 'drawn', true],
    [6, 'took-back', false],
  ]);
});

it('who has given no name is called so in one’s own language', () => {
  const nameless = { seats: [{ name: 'Guest' }, { name: 'Anna' }] } as Table;
  expect(new Play(game as Game, nameless, null).names).toEqual(['page-guest', 'Anna']);
});

it.each(LANGUAGES)('a takeback past chance or others is marked as free, in %s', async (language) => {
  const play = new Play(game as Game, table, null);
  for (const told of [step(1), step(2, 'undo', 1), step(3), { ...step(4, 'undo', 1), free: true }]) await play.take(told, true);
  const [plain, free] = play.entries
    .filter(({ event }) => event.kind === 'took-back')
    .map((entry) => sentence(entry, play.names, {} as Wording, wordsOf(language)));
  const freely = { en: 'freely', pl: 'swobodnie', it: 'liberamente', ru: 'свободно' }[language];
  expect(plain).toMatch(/^Anna .*1 /);
  expect(plain).not.toContain(freely);
  expect(free).toMatch(/^Anna .*1 /);
  expect(free).toContain(freely);
});
