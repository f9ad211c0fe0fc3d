import { expect, it, vi } from 'vitest';
import { Session } from '../../src/shell/session.svelte';
import type { Seat, ServerMessage, Table } from '../../src/shell/protocol';

let tell: ((message: ServerMessage) => void) | undefined;

// Words, settings and sockets need a browser.
vi.mock('../../src/shell/words.svelte', () => ({ say: (key: string) => key, words: () => ({}) }));
vi.mock('../../src/shell/api', () => ({ api: { table: () => Promise.resolve(table(false)) } }));
vi.mock('../../src/shell/games', () => ({ loadGame: () => Promise.resolve({}) }));
vi.mock('../../src/shell/connection.svelte', () => ({
  Connection: class {
    link = 'open';
    constructor(_: string, receive: typeof tell) {
      tell = receive;
    }
  },
}));

function table(takenOver: boolean): Table {
  const seat = { kind: 'human', name: 'Anna', yours: true } as Seat;
  return { id: 't', game: 'g', status: 'playing', seats: [{ ...seat, taken_over: takenOver }, seat] } as Table;
}

it('who leaves before the table has come opens no line to it', async () => {
  new Session('t').close();
  await new Promise((done) => setTimeout(done));
  expect(tell).toBeUndefined();
});

it('one decides for the seats that the server names, not for those that a bot has taken over', async () => {
  const session = new Session('t');
  const hear = await vi.waitUntil(() => tell);
  hear({ type: 'welcome', version: '', table: table(false), you: [0, 1], number: 0, viewer: 0 });
  expect(session.play?.you).toEqual([0, 1]);
  hear({ type: 'table', table: table(true), you: [1] });
  expect(session.play?.you).toEqual([1]);
  hear({ type: 'table', table: table(false), you: [0, 1] });
  expect(session.play?.you).toEqual([0, 1]);
});
