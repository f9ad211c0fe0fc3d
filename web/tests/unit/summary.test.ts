/** What an adventure brought, on golden games. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { further, summaryOf, type Story } from '../../src/games/rattle-battle/summary';
import { apply, fromObservation, recall, type View } from '../../src/games/rattle-battle/view';
import type { GameEvent } from '../../src/games/rattle-battle/wire';

/** The file has every event once: only the first adventure is all there. */
const told = readFileSync(new URL('../../../tests/golden/told/rattle-battle.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('{"event"'))
  .map((line) => (JSON.parse(line) as { event: GameEvent }).event)
  .map((event) => (event.kind === 'dropped' ? { ...event, lying: [], order: [], frames: '' } : event));
const story = (...events: object[]): Story =>
  [
    { kind: 'adventure-drawn', quest: 1, adventure: 1, card: 'patrol' },
    ...events,
    { kind: 'adventure-ended', card: 'patrol' },
  ] as GameEvent[];
const sunk = (ship: string, reason: string): object => ({ kind: 'sunk', ship, reason });
const fates = (events: Story): unknown =>
  summaryOf(events)?.sinkings.map(({ by, ship, reason, strengths }) => [by.join(), ship, reason, strengths?.join()]);

it('the first adventure of a golden game: who sank whom, and what it brought', () => {
  const end = told.findIndex(({ kind }) => kind === 'adventure-ended');
  const summary = summaryOf(told.slice(0, end + 1).reduce(further, [] as Story));
  expect(summary?.card).toBe('stragglers');
  expect(summary?.sinkings.map(({ by, ship, strengths }) => [...by, ship, strengths])).toEqual([
    ['0.c', 'y1', [5, 1]],
    ['y3', '1.2', [3, 2]],
    ['1.1', 'y2', [2, 2]],
    ['y2', '1.1', [2, 2]],
    ['0.c', 'y3', [5, 3]],
  ]);
  expect(summary?.yields).toEqual([
    { seat: 0, reason: 'sunk', coins: 2, loot: [], given: [] },
    { seat: 1, reason: 'sunk', coins: 1, loot: [], given: [] },
    { seat: 0, reason: 'card', coins: 0, loot: ['rum', 'materials'], given: [] },
    { seat: 0, reason: 'stragglers', coins: 0, loot: ['materials'], given: [] },
    { seat: 1, reason: 'card', coins: 0, loot: ['rum', 'valuables'], given: [] },
    { seat: 1, reason: 'repair', coins: 0, loot: [], given: ['rum', 'valuables'] },
  ]);
});

it('every adventure of the golden games has a summary of its own', () => {
  let view = {
    story: [],
    summary: null,
    players: [],
    sea: [],
    decided: [],
    rolls: [],
    tally: [],
    phase: '',
  } as unknown as View;
  const cards: (string | undefined)[] = [];
  for (const event of told) {
    view = apply(view, event);
    if (event.kind === 'adventure-ended') cards.push(view.summary?.card);
  }
  expect(cards).toEqual(told.flatMap((event) => (event.kind === 'adventure-ended' ? [event.card] : [])));
  expect(cards.length).toBeGreaterThan(10);
  expect(fromObservation({ phase: 'port', task: '', sea: [] }, view).summary).toBe(view.summary);
});

it('ships are sunk by shots, volleys, explosions, and by nobody', () => {
  expect(
    fates(
      story(
        { kind: 'shot', ship: '0.1', target: 'y1', second: 'y2' },
        sunk('y1', 'shot'),
        sunk('y2', 'shot'),
        { kind: 'volleyed', ship: 'r1', targets: ['1.c'] },
        sunk('1.c', 'volley'),
        { kind: 'exploded', ship: 'o2', sunk: ['1.4'] },
        sunk('1.4', 'explosion'),
        sunk('o2', 'explosion'),
        sunk('0.2', 'tile'),
      ),
    ),
  ).toEqual([
    ['0.1', 'y1', 'shot', undefined],
    ['0.1', 'y2', 'shot', undefined],
    ['r1', '1.c', 'volley', undefined],
    ['o2', '1.4', 'explosion', undefined],
    ['', 'o2', 'explosion', undefined],
    ['', '0.2', 'tile', undefined],
  ]);
});

it('RB 4.5a: of several at the same distance, only those that are as strong sink a ship', () => {
  const bouts = [
    { enemy: 'y1', ship: '0.1', strength: 3, enemy_strength: 2 },
    { enemy: 'y1', ship: '0.2', strength: 1, enemy_strength: 2 },
    { enemy: 'y1', ship: '1.1', strength: 2, enemy_strength: 2 },
  ];
  const all = story(
    { kind: 'fought', bouts, sunk: ['y1', '0.2', '1.1'] },
    ...['y1', '0.2', '1.1'].map((ship) => sunk(ship, 'battle')),
  );
  expect(fates(all)).toEqual([
    ['0.1,1.1', 'y1', 'battle', '3,2'],
    ['y1', '0.2', 'battle', '2,1'],
    ['y1', '1.1', 'battle', '2,2'],
  ]);
});

it('whoever comes back remembers the adventure and the one before it, and nothing else', () => {
  const [past, now] = [story(sunk('y1', 'tile')), story(sunk('y2', 'tile')).slice(0, -1)];
  const forgotten = { story: story(sunk('y9', 'tile')), summary: null, phase: 'battle' } as unknown as View;
  const { summary, ...view } = recall(forgotten, [...past, ...now]);
  expect(view).toEqual({ story: now, phase: 'battle' });
  expect(summary?.sinkings.map(({ ship }) => ship)).toEqual(['y1']);
});

it('an adventure that lasts, or whose beginning nobody saw, has none', () => {
  expect(summaryOf(story().slice(0, -1))).toBeNull();
  expect(summaryOf(further([], { kind: 'adventure-ended', card: 'patrol' }))).toBeNull();
});
