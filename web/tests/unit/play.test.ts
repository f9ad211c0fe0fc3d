import { expect, it, vi } from 'vitest';
import type { Game, Wording } from '../../src/shell/table/game';
import { Play } from '../../src/shell/table/play.svelte';
import { LANGUAGES } from '../../src/shell/words/languages';
import type { Range, State, Step, Table } from '../../src/shell/link/protocol';
import { fits } from '../../src/shell/table/ranges';
import { sentence } from '../../src/shell/table/telling';
import { wordsOf } from './resources';

// Words need a browser, which says what language it has.
vi.mock('../../src/shell/words/words.svelte', () => ({ say: (key: string) => key }));

const game: Pick<Game, 'apply'> = { apply: (view) => view };
const table = { seats: [{ name: 'Anna' }] } as Table;
const step = (number: number, by: Step['by'] = 'human', back = 0): Step => ({
  type: 'step',
  number,
  seat: 0,
  action: null,
  by,
  back,
  free: false,
  events: by === 'undo' ? [] : [{ kind: 'drawn', seat: 0 }],
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

it('a view recalls what it has not been through, and not what was taken back', async () => {
  const recall = vi.fn((_: unknown, events: readonly { seat: number }[]) => events.map(({ seat }) => seat));
  const view = (_: unknown, before: unknown): unknown => before ?? 'new';
  const play = new Play({ view, recall, apply: (seen: unknown) => seen } as unknown as Game, table, null);
  const by = (number: number, seat: number): Step => ({ ...step(number), events: [{ kind: 'drawn', seat }] });
  const state = (number: number): State => ({ type: 'state', number, to_act: [] }) as unknown as State;
  const seen = async (...told: (Step | State)[]): Promise<unknown> => {
    for (const one of told) await play.take(one, one.type === 'step' && one.number <= 2);
    return play.view;
  };
  expect(await seen(by(1, 1), by(2, 2), state(2))).toEqual([1, 2]);
  expect(await seen(by(3, 3), state(3))).toEqual([1, 2]);
  expect(recall).toHaveBeenCalledTimes(1); // what is shown is applied
  expect(await seen(step(4, 'undo', 2), state(4))).toEqual([1]);
});

it('who has given no name is called so in one’s own language', () => {
  const nameless = { seats: [{ name: 'Guest' }, { name: 'Anna' }] } as Table;
  expect(new Play(game as Game, nameless, null).names).toEqual(['page-guest', 'Anna']);
});

it.each(LANGUAGES)('a takeback past chance or others is marked as free, in %s', async (language) => {
  const play = new Play(game as Game, table, null);
  for (const told of [step(1), step(2, 'undo', 1), step(3), { ...step(4, 'undo', 1), free: true }])
    await play.take(told, true);
  const [plain, free] = play.entries
    .filter(({ event }) => event.kind === 'took-back')
    .map((entry) => sentence(entry, play.names, {} as Wording, wordsOf(language)));
  const freely = { en: 'freely', pl: 'swobodnie', it: 'liberamente', ru: 'свободно' }[language];
  expect(plain).toMatch(/^Anna .*1 /);
  expect(plain).not.toContain(freely);
  expect(free).toMatch(/^Anna .*1 /);
  expect(free).toContain(freely);
});

const range = (text: string): Range => ({ kind: 'any', text });
const MOVE = 'move 0.1 to <x> <y>';
const DRILL = 'move 0.1 to <x> <y> drill [y1 r2]';
const THROW = 'throw 0.c from <x> <y> towards <degrees> with <force>';

it.each([
  [MOVE, ['move 0.1 to 3 -4.25', 'move 0.1 to 1e-7 0']],
  [DRILL, ['move 0.1 to 3 4 drill', 'move 0.1 to 3 4 drill r2']],
  ['move 0.1 to <x> <y> drill []', ['move 0.1 to 3 4 drill']],
  [THROW, ['throw 0.c from -10 0 towards 359.5 with 0.75']],
])('%s is filled in with numbers', (text, actions) => {
  for (const action of actions) expect(fits(action, range(text)), action).toBe(true);
});

it.each([
  [MOVE, [MOVE, 'move 0.1 to 3', 'move 0.1 to 3 4 5', 'move 0.1 to 3 four', 'move 0.1 to 3 NaN', 'move 0.1 to 3  4']],
  [MOVE, ['move 0.2 to 3 4', 'move 0x1 to 3 4', 'move 0.1 to 3 4 drill', ' move 0.1 to 3 4', 'move 0.1 to Infinity 4']],
  [DRILL, ['move 0.1 to 3 4', 'move 0.1 to 3 4 drill y2', 'move 0.1 to 3 4 drill y1 r2']],
  ['move 0.1 to <x> <y> drill []', ['move 0.1 to 3 4 drill y1']],
])('%s is filled in with nothing else', (text, actions) => {
  for (const action of actions) expect(fits(action, range(text)), action).toBe(false);
});

it('what fits a range is sent once, as what is listed is; nothing else, and nothing for another seat', async () => {
  const act = vi.fn();
  const preview = vi.fn().mockResolvedValue(null);
  const play = new Play({ view: () => null } as unknown as Game, table, {
    act,
    undo: vi.fn(),
    preview,
    gesture: vi.fn(),
  });
  await play.preview('pass');
  expect(preview).not.toHaveBeenCalled();
  const legal = { 0: { actions: ['pass'], ranges: [range(MOVE)] }, 1: { actions: ['done'], ranges: [range(THROW)] } };
  play.you = [0];
  await play.take({ type: 'state', number: 1, to_act: [0], legal, result: null } as unknown as State, false);
  expect(play.legal.ranges).toEqual([range(MOVE)]);
  await play.preview('pass');
  expect(preview.mock.calls).toEqual([['pass', 0]]);
  const [move, stranger] = ['move 0.1 to 3 4', 'throw 0.c from 0 0 towards 0 with 0'];
  for (const action of [stranger, 'done', MOVE, 'move 0.1 to here there']) {
    expect([play.may(action), play.offers(action)], action).toEqual([false, false]);
    play.act(action);
  }
  expect(act).not.toHaveBeenCalled();
  expect([play.may(move), play.may('pass')]).toEqual([true, true]);
  play.act(move);
  play.act(move);
  expect(act.mock.calls).toEqual([[move, 0]]);
  expect([play.may(move), play.offers(move), play.offers('pass')]).toEqual([false, true, true]);
  expect(play.legal.ranges).toEqual([]);
});
