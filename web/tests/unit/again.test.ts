/** A drop or a battle once more: what is shown, and that the board comes back to how the table stands. */
import { beforeEach, expect, it, vi } from 'vitest';
import { Again } from '../../src/games/rattle-battle/again.svelte';
import type { Board } from '../../src/games/rattle-battle/board.svelte';
import { perform } from '../../src/games/rattle-battle/performer';
import { opening, relive, sceneIn } from '../../src/games/rattle-battle/scenes';
import { summaryOf } from '../../src/games/rattle-battle/summary';
import type { View } from '../../src/games/rattle-battle/view';
import type { GameEvent } from '../../src/games/rattle-battle/wire';

vi.mock('../../src/games/rattle-battle/performer', () => ({ perform: vi.fn() }));

const lies = (ship: string, x: number): object => ({ ship, pose: { x, y: 0, angle: 0 }, face: '1', side: 0 });
const began = (phase: string): object => ({ kind: 'phase-began', phase });
const ADVENTURE = [
  { kind: 'adventure-drawn', quest: 1, adventure: 1, card: 'patrol' },
  began('drop'),
  { kind: 'dropped', reason: 'drop', lying: [lies('0.1', 0), lies('y1', 50), lies('y2', 90)] },
  began('np'),
  { kind: 'fled', ship: 'y2', target: '0.1' },
  began('actions'),
  { kind: 'ship-moved', seat: 0, ship: '0.1', to: { x: 20, y: 0, angle: 0 } },
  began('battle'),
  { kind: 'fought', bouts: [{ ship: '0.1', enemy: 'y1', strength: 3, enemy_strength: 1 }], sunk: ['y1'] },
  { kind: 'sunk', ship: 'y1', reason: 'battle' },
  { kind: 'coins-gained', seat: 0, coins: 1, reason: 'sunk', ship: 'y1' },
  began('coins'),
] as GameEvent[];
const kinds = (events: readonly GameEvent[] = []): string[] => events.map(({ kind }) => kind);
const told = (story: readonly GameEvent[]): View =>
  ({
    phase: 'port',
    task: '',
    card: '',
    story,
    summary: null,
    sea: [],
    players: [{ seat: 0, coins: 1 }],
  }) as unknown as View;

it.each([
  ['nothing', 2, null, []],
  ['a drop, and what came of it by itself', 7, 'drop', ['dropped', 'phase-began', 'fled']],
  ['no battle before the first fight', 8, 'drop', ['dropped', 'phase-began', 'fled']],
  ['half a battle', 9, 'battle', ['phase-began', 'fought']],
  ['a battle', 12, 'battle', ['phase-began', 'fought', 'sunk', 'coins-gained']],
] as const)('there is %s to watch after %i events', (_, count, kind, events) => {
  const scene = sceneIn(told(ADVENTURE.slice(0, count)));
  expect(scene?.kind ?? null).toBe(kind);
  expect(kinds(scene?.events)).toEqual(events);
});

it('dice that a card has thrown are watched alone, and an adventure until the next has a drop', () => {
  const thrown = { kind: 'dropped', reason: 'grapeshot', lying: [] } as unknown as GameEvent;
  expect(sceneIn(told([...ADVENTURE.slice(0, 6), thrown, ADVENTURE[6]!]))?.events).toEqual([thrown]);
  const summary = summaryOf([...ADVENTURE, { kind: 'adventure-ended', card: 'patrol' }]);
  expect(sceneIn({ ...told(ADVENTURE.slice(0, 1)), summary })?.kind).toBe('battle');
  expect(sceneIn({ ...told(ADVENTURE.slice(0, 7)), summary })?.kind).toBe('drop');
});

it('before a battle ships lie where they had gone, as strong as they fought, and nobody gets anything again', () => {
  const view = told(ADVENTURE);
  const scene = sceneIn(view)!;
  const before = opening(view, scene);
  expect(before.sea.map(({ ship, pose, strength }) => [ship, pose.x, strength])).toEqual([
    ['0.1', 20, 3],
    ['y1', 50, 1],
  ]);
  const after = scene.events.reduce(relive, before);
  expect(after.sea.map(({ ship }) => ship)).toEqual(['0.1']);
  expect([after.phase, after.players]).toEqual(['battle', view.players]);
});

/** As much of a board as is asked for, and a battle whose first event is being shown until somebody is in a hurry. */
function watching(): { board: Board; again: Again; view: View } {
  const view = told(ADVENTURE);
  const board = { view, fights: 7, host: { settled: true, replaying: false } } as unknown as Board;
  const again = new Again(board);
  again.toggle();
  return { board, again, view };
}

beforeEach(() => {
  vi.mocked(perform).mockReset();
  vi.mocked(perform).mockImplementation(async (board, _, { change, hurried }) => {
    board.fights += 1;
    await vi.waitUntil(hurried);
    change();
  });
});

it('a press ends it at once, and the board is as it was', async () => {
  const { board, again, view } = watching();
  expect([again.running, board.view.phase]).toEqual([true, 'actions']);
  again.show(view); // a setting has changed, say
  expect(board.view).not.toBe(view);
  again.toggle();
  await again.end();
  expect([again.running, board.fights]).toEqual([false, 7]);
  expect(board.view).toBe(view);
  expect(perform).toHaveBeenCalledTimes(1);
});

it('it ends by itself: when all has been seen, or when the table stands otherwise', async () => {
  const { board, again } = watching();
  const next = told([]);
  again.show(next);
  await vi.waitUntil(() => !again.running);
  expect(board.view).toBe(next);
  vi.mocked(perform).mockImplementation(async (_, __, { change }) => change());
  const other = watching();
  await vi.waitUntil(() => !other.again.running);
  expect(other.board.view).toBe(other.view);
  expect(perform).toHaveBeenCalledTimes(1 + 4);
});
