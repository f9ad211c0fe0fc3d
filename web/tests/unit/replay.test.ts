import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { apply, opening, type View } from '../../src/port-royal/view';
import type { Game } from '../../src/shell/game';
import { Play, type Performer } from '../../src/shell/play.svelte';
import type { GameEvent, Step, Table } from '../../src/shell/protocol';

// Words need a browser, which says what language it has.
vi.mock('../../src/shell/words.svelte', () => ({ say: (key: string) => key }));
vi.stubGlobal('document', { hidden: false });

interface Played {
  seats: number;
  start: number;
  steps: { seat: number; events: GameEvent[] }[];
}
const [game] = JSON.parse(readFileSync(new URL('./games.json', import.meta.url), 'utf8')) as [Played];
const steps = game.steps.map(({ seat, events }, i): Step => ({
  type: 'step', number: i + 1, seat, action: null, by: 'human', events,
}));
const table = { seats: Array.from({ length: game.seats }, () => ({ name: 'Anna' })), options: {} } as unknown as Table;
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
  const play = new Play<View>({ opening, apply } as unknown as Game<View>, table, null);
  play.performer = perform;
  return play;
}
const place = (play: Play<View>, at: number): void => play.place(steps.slice(0, at), game.start);

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
  for (const step of steps.slice(BUST - 2, BUST + 3)) {
    asked.push(play.take(step, false));
    await new Promise((done) => setTimeout(done, 3));
  }
  await Promise.all(asked);
  expect(shown(play)).toEqual(placed(BUST + 3));
  expect(seen).toEqual(steps[BUST + 2]?.events.map(({ kind }) => kind)); // only the last was waited for
});

it('a jump ends what is being shown and all that waits', async () => {
  const play = replay();
  place(play, BUST);
  const asked = [play.take(steps[BUST]!, false), play.take(steps[BUST + 1]!, false)];
  await new Promise((done) => setTimeout(done, 3));
  place(play, 4);
  await Promise.all(asked);
  expect(shown(play)).toEqual(placed(4));
});

it('a step after a jump is shown after what the jump has ended', async () => {
  const play = replay();
  place(play, BUST);
  void play.take(steps[BUST]!, false);
  await new Promise((done) => setTimeout(done, 3));
  place(play, 4);
  await play.take(steps[4]!, false);
  expect(shown(play)).toEqual(placed(5));
  expect(seen).toEqual(steps[4]?.events.map(({ kind }) => kind));
});

it('to hurry is for what is under way, not for what comes later', async () => {
  const play = replay();
  place(play, 0);
  play.hurry(); // nothing is under way
  await play.take(steps[0]!, false);
  expect(seen).toEqual(steps[0]?.events.map(({ kind }) => kind));
  seen = [];
  const second = play.take(steps[1]!, false);
  play.hurry();
  await second;
  expect(seen).toEqual([]);
  await play.take(steps[2]!, false);
  expect(seen).toEqual(steps[2]?.events.map(({ kind }) => kind));
});

it('the lines of the log have keys of their own, wherever one comes from', async () => {
  const play = replay();
  place(play, BUST);
  await play.take(steps[BUST]!, false);
  expect(new Set(play.entries.map(({ key }) => key)).size).toBe(play.entries.length);
});
