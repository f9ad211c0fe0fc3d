import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { apply, type View } from '../../src/games/port-royal/view';
import type { Game } from '../../src/shell/table/game';
import { Play, type Performer } from '../../src/shell/table/play.svelte';
import type { Frame, GameEvent, Step, Table } from '../../src/shell/link/protocol';
import { opening } from './opening';

// Words need a browser, which says what language it has.
vi.mock('../../src/shell/words/words.svelte', () => ({ say: (key: string) => key }));
vi.stubGlobal('document', { hidden: false });

interface Played {
  seats: number;
  start: number;
  steps: { seat: number; events: GameEvent[] }[];
}
const [game] = JSON.parse(readFileSync(new URL('./games.json', import.meta.url), 'utf8')) as [Played];
const deal: Step = { type: 'step', number: 0, seat: null, action: null, by: 'deal', events: [], back: 0, free: false };
const steps = game.steps.map(({ seat, events }, i): Step => ({
  type: 'step',
  number: i + 1,
  seat,
  action: null,
  by: 'human',
  events,
  back: 0,
  free: false,
}));
const table = { seats: Array.from({ length: game.seats }, () => ({ name: 'Anna' })), options: {} } as unknown as Table;
/** Nothing is hidden in this game: what was known after a step is what its events say. */
const frames: Frame[] = [deal, ...steps].map((step) => ({ step, observation: null, to_act: [] }));
const view = (_: unknown, before: View | null): View => before ?? opening(game.seats, game.start);
/** The step in which somebody busts for the first time. */
const BUST = steps.findIndex(({ events }) => events.some(({ kind }) => kind === 'bust'));

/** The events that were shown in full, and not hurried to their end. */
let seen: string[];

/** Takes its time with each event, as motion does, and changes the view in the midst of it. */
const perform: Performer = async (event, change, hurried, tell) => {
  tell();
  for (let part = 0; part < 10 && !hurried(); part++) {
    await new Promise((done) => setTimeout(done, 1));
    if (part === 5) change();
  }
  if (!hurried()) seen.push(event.kind);
};

function replay(): Play<View> {
  const play = new Play<View>({ view, apply } as unknown as Game<View>, table, null);
  play.performer = perform;
  return play;
}
const place = (play: Play<View>, at: number): void => play.place(frames.slice(0, at + 1));
const follow = (play: Play<View>, from: number): Promise<void> => play.follow(frames[from + 1]!);

/** All that a table shows; the ids of slots are only names. */
const shown = ({ view, number, entries }: Play<View>): unknown =>
  JSON.parse(JSON.stringify({ view, number, entries }, (key, value: unknown) => (key === 'id' ? 0 : value)));

function placed(at: number): unknown {
  const play = replay();
  place(play, at);
  return shown(play);
}

beforeEach(() => {
  seen = [];
});

it('steps in a hurry through a bust end where a jump ends', async () => {
  const play = replay();
  place(play, BUST - 2);
  const asked = [];
  for (let at = BUST - 2; at < BUST + 3; at++) {
    asked.push(follow(play, at));
    await new Promise((done) => setTimeout(done, 3));
  }
  await Promise.all(asked);
  expect(shown(play)).toEqual(placed(BUST + 3));
  expect(seen).toEqual(steps[BUST + 2]?.events.map(({ kind }) => kind)); // only the last was waited for
});

it('a jump ends what is being shown and all that waits', async () => {
  const play = replay();
  place(play, BUST);
  const asked = [follow(play, BUST), follow(play, BUST + 1)];
  await new Promise((done) => setTimeout(done, 3));
  place(play, 4);
  await Promise.all(asked);
  expect(shown(play)).toEqual(placed(4));
});

it('a step after a jump is shown after what the jump has ended', async () => {
  const play = replay();
  place(play, BUST);
  void follow(play, BUST);
  await new Promise((done) => setTimeout(done, 3));
  place(play, 4);
  await follow(play, 4);
  expect(shown(play)).toEqual(placed(5));
  expect(seen).toEqual(steps[4]?.events.map(({ kind }) => kind));
});

it('to hurry is for what is under way, not for what comes later', async () => {
  const play = replay();
  place(play, 0);
  play.hurry(); // nothing is under way
  await follow(play, 0);
  expect(seen).toEqual(steps[0]?.events.map(({ kind }) => kind));
  seen = [];
  const second = follow(play, 1);
  play.hurry();
  await second;
  expect(seen).toEqual([]);
  await follow(play, 2);
  expect(seen).toEqual(steps[2]?.events.map(({ kind }) => kind));
});

it('the lines of the log have keys of their own, wherever one comes from', async () => {
  const play = replay();
  place(play, BUST);
  await follow(play, BUST);
  expect(new Set(play.entries.map(({ key }) => key)).size).toBe(play.entries.length);
});

it('what a seat knew is shown after its events, in steps and in jumps', async () => {
  // A game in which the events say less than was known.
  const secret = { view: (known: unknown) => known, apply: (before: unknown) => `${String(before)}, moved` };
  const known = (who: string): Frame[] =>
    frames.slice(0, 4).map(({ step }, i) => ({ step, observation: `${who} after ${i}`, to_act: [] }));
  for (const who of ['Anna', 'a spectator']) {
    const play = new Play(secret as unknown as Game, table, null);
    play.place(known(who).slice(0, 2));
    expect(play.view).toBe(`${who} after 1`);
    await play.follow(known(who)[2]!);
    expect(play.view).toBe(`${who} after 2`);
  }
});
