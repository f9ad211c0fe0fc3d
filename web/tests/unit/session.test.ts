import { describe, expect, it, vi } from 'vitest';
import { pledgeOf } from '../../src/shell/fair/fair';
import { Session } from '../../src/shell/link/session.svelte';
import type { Refusal, Seat, ServerMessage, State, Table } from '../../src/shell/link/protocol';

let tell: ((message: ServerMessage) => void) | undefined;
const sent: Record<string, unknown>[] = [];

const game = {
  view: () => null,
  wording: () => ({ refusal: ({ code, details }: Refusal) => `${code}, ${details['distance']} mm` }),
};

// Words, settings and sockets need a browser.
vi.mock('../../src/shell/words/words.svelte', () => ({
  say: (key: string, { reason }: { reason: string }) => `${key}: ${reason}`,
  words: () => ({ has: () => false }),
}));
vi.mock('../../src/shell/link/api', () => ({ api: { table: () => Promise.resolve(table(false)) } }));
vi.mock('../../src/shell/table/games', () => ({ loadGame: () => Promise.resolve(game) }));
vi.mock('../../src/shell/link/connection.svelte', () => ({
  Connection: class {
    link = 'open';
    constructor(_: string, receive: typeof tell) {
      tell = receive;
    }
    close(): void {}
    send(message: Record<string, unknown>): void {
      sent.push(message);
    }
    order(message: Record<string, unknown>): void {
      sent.push(message);
    }
  },
}));

function table(takenOver: boolean, told: Partial<Table> = {}): Table {
  const seat = { kind: 'human', name: 'Anna', yours: true } as Seat;
  const seats = [{ ...seat, taken_over: takenOver }, seat];
  return {
    id: 't',
    game: 'g',
    status: 'playing',
    commitment: 'sealed',
    pledges: [],
    nonces: [],
    seats,
    ...told,
  } as Table;
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

it('numbers that the rules refuse are said with the game’s reason, and other numbers can be tried', async () => {
  tell = undefined;
  const session = new Session('t');
  const hear = await vi.waitUntil(() => tell);
  hear({ type: 'welcome', version: '', table: table(false), you: [0], number: 0, viewer: 0 });
  const legal = { 0: { actions: [], ranges: [{ kind: 'slides', text: 'move 0.1 to <x> <y>' }] } };
  hear({ type: 'state', number: 0, to_act: [0], legal, result: null } as unknown as State);
  const play = await vi.waitUntil(() => (session.play?.seat === 0 ? session.play : null));
  play.act('move 0.1 to 100 0');
  expect([play.waiting, sent.at(-1)]).toEqual([true, { type: 'act', seat: 0, action: 'move 0.1 to 100 0' }]);
  const why = {
    text: '100 mm, the move reaches 88',
    details: { distance: 100, reach: 88 },
    reason: 'move-too-far',
    measure: null,
  };
  hear({ type: 'refused', id: 'x', number: 0, code: 'illegal', ...why });
  expect([play.waiting, play.refused]).toEqual([false, 'page-refused: move-too-far, 100 mm']);
  play.act('move 0.1 to 50 0');
  expect([play.waiting, play.refused]).toEqual([true, '']);
  expect(sent.at(-1)).toMatchObject({ action: 'move 0.1 to 50 0' });
});

describe('before the first card', () => {
  type Words = Record<number, string>;
  const said = (type: string): Words[] =>
    sent
      .filter((message) => message['type'] === type)
      .map((message) => (message['pledges'] ?? message['nonces']) as Words);

  /** A session at a fresh table, asked for its part; what it pledged for its two seats. */
  async function pledged(id: string): Promise<{ hear: NonNullable<typeof tell>; session: Session; pledges: string[] }> {
    tell = undefined;
    sent.length = 0;
    const session = new Session(id);
    const hear = await vi.waitUntil(() => tell);
    hear({ type: 'welcome', version: '', table: table(false), you: [0, 1], number: 0, viewer: 0 });
    hear({ type: 'deal', commitment: 'sealed' });
    const [first] = await vi.waitUntil(() => (said('pledge').length > 0 ? said('pledge') : null));
    return { hear, session, pledges: Object.values(first!) };
  }
  const now = (hear: NonNullable<typeof tell>, told: Partial<Table>): void =>
    hear({ type: 'table', table: table(false, told), you: [0, 1] });

  it('it pledges for all its seats at once, and shows nothing yet', async () => {
    const { pledges } = await pledged('a');
    expect(pledges).toHaveLength(2);
    expect(said('show')).toEqual([]);
  });

  it('it shows what it pledged when the list is closed, and again when it comes back', async () => {
    const { hear, pledges, session } = await pledged('b');
    hear({ type: 'pledged', commitment: 'sealed', pledges });
    hear({ type: 'pledged', commitment: 'sealed', pledges });
    const [shown, again] = said('show');
    expect(again).toEqual(shown);
    expect(Object.entries(shown!).map(([seat, nonce]) => pledgeOf('sealed', Number(seat), nonce))).toEqual(pledges);
    now(hear, { pledges, nonces: Object.values(shown!) });
    expect(session.play?.part).toBe('in');
  });

  it('it shows only for seats whose pledge is in the list, and marks the deal', async () => {
    const { hear, pledges, session } = await pledged('c');
    now(hear, { pledges: [pledges[0]!, '-'] });
    expect(session.play?.part).toBe('out');
    hear({ type: 'pledged', commitment: 'sealed', pledges: [pledges[0]!, '-'] });
    expect(Object.keys(said('show')[0]!)).toEqual(['0']);
  });

  it('it shows nothing to who changes the promise, or the list', async () => {
    const { hear, pledges } = await pledged('d');
    hear({ type: 'pledged', commitment: 'another', pledges });
    expect(said('show')).toEqual([]);
    hear({ type: 'pledged', commitment: 'sealed', pledges });
    hear({ type: 'pledged', commitment: 'sealed', pledges: pledges.toReversed() });
    expect(said('show')).toHaveLength(1);
  });

  it('a word that was dropped is marked, also when the page is opened again', async () => {
    const { hear, pledges, session } = await pledged('e');
    hear({ type: 'pledged', commitment: 'sealed', pledges });
    now(hear, { pledges, nonces: ['-', '-'] });
    expect(session.play?.part).toBe('out');
    session.close();
    const again = await pledged('e');
    expect(again.pledges).toEqual(pledges);
    now(again.hear, { pledges, nonces: ['-', '-'] });
    expect(again.session.play?.part).toBe('out');
  });
});
