import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from '../../src/shell/link/connection.svelte';
import type { ServerMessage } from '../../src/shell/link/protocol';
import { WIRE } from '../../src/wire/number';

const BEAT = 20_000;
const PROBE = 3_000;
const BACK = 300;

/** A socket that does nothing by itself: not even closing says that it is closed. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; id?: string }[] = [];
  closed = false;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.closed = true;
  }
  says(message: Partial<ServerMessage>): void {
    this.readyState = FakeSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1)!;
const asked = (socket: FakeSocket): string[] => socket.sent.map(({ type }) => type);

let connection: Connection;
let heard: string[];
let page: EventTarget & { hidden: boolean };

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard = [];
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('WebSocket', FakeSocket);
  const module = await import('../../src/shell/link/connection.svelte');
  connection = new module.Connection(
    't',
    ({ type }) => heard.push(type),
    true,
    () => undefined,
  );
  last().says({ type: 'welcome', version: __VERSION__, number: 4 });
  last().says({ type: 'step', number: 0 });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an answered ping keeps the socket', () => {
  for (let beat = 0; beat < 5; beat++) {
    vi.advanceTimersByTime(BEAT);
    last().says({ type: 'pong' });
  }
  expect(asked(last())).toEqual(Array(5).fill('ping'));
  expect(FakeSocket.all.length).toBe(1);
  expect(connection.link).toBe('open');
});

it('a ping that nothing follows until the next beat is a lost connection, and the next one goes on from there', () => {
  const [silent] = FakeSocket.all;
  vi.advanceTimersByTime(2 * BEAT - 1);
  expect(connection.link).toBe('open');
  vi.advanceTimersByTime(1);
  expect(connection.link).toBe('lost');
  expect(silent?.closed).toBe(true);
  vi.advanceTimersByTime(BACK);
  expect(FakeSocket.all.length).toBe(2);
  expect(last().url).toContain('since=0');
  last().says({ type: 'welcome', version: __VERSION__, number: 4 });
  expect(connection.link).toBe('open');
});

it('a device that wakes asks at once, and does not wait long', () => {
  page.dispatchEvent(new Event('visibilitychange'));
  expect(asked(last())).toEqual(['ping']);
  last().says({ type: 'pong' });
  vi.advanceTimersByTime(PROBE);
  expect(connection.link).toBe('open');
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(PROBE);
  expect(connection.link).toBe('lost');
});

it('a page that is hidden asks nothing', () => {
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(last().sent).toEqual([]);
});

it('an attempt that nobody answers is followed by another', () => {
  vi.advanceTimersByTime(2 * BEAT + BACK);
  vi.advanceTimersByTime(BEAT);
  expect(last().closed).toBe(true);
  vi.advanceTimersByTime(700);
  expect(FakeSocket.all.length).toBe(3);
});

it('what an abandoned socket still says, or says of its end, is not heard', () => {
  const [silent] = FakeSocket.all;
  vi.advanceTimersByTime(2 * BEAT);
  silent?.says({ type: 'step', number: 1 });
  silent?.onclose?.({ code: 1006, reason: '' });
  vi.advanceTimersByTime(BACK);
  silent?.onclose?.({ code: 1006, reason: '' });
  last().says({ type: 'welcome', version: __VERSION__, number: 4 });
  expect(heard).toEqual(['welcome', 'step', 'welcome']);
  expect(connection.link).toBe('open');
  vi.advanceTimersByTime(BEAT - BACK);
  expect(FakeSocket.all.length).toBe(2);
});

it('what was asked for and not answered is sent again under the same id', () => {
  connection.order({ type: 'act', seat: 0, action: 'draw' });
  const [order] = last().sent;
  vi.advanceTimersByTime(2 * BEAT + BACK);
  last().says({ type: 'welcome', version: __VERSION__, number: 4 });
  expect(last().sent).toEqual([order]);
});

it('what an action would bring comes to whoever asked, and to nobody else', async () => {
  const [whole, refused, late] = ['a', 'b', 'c'].map((action) => connection.preview(action, 0));
  const [first, second] = last().sent.slice(-3);
  expect(last().sent.slice(-3)).toMatchObject(['a', 'b', 'c'].map((action) => ({ type: 'preview', seat: 0, action })));
  last().says({ type: 'refused', id: second!.id!, code: 'illegal', reason: 'too-far' });
  last().says({ type: 'previewed', id: first!.id!, number: 4, events: [{ kind: 'hired' }], whole: true });
  expect(await whole).toMatchObject({ events: [{ kind: 'hired' }], whole: true });
  expect(await refused).toMatchObject({ type: 'refused', reason: 'too-far' });
  expect(heard).toEqual(['welcome', 'step']);
  last().onclose?.({ code: 1006, reason: '' });
  expect(await late).toBeNull();
  expect(await connection.preview('d', 0)).toBeNull();
});

it('a page that the server turns away does not come back by itself', () => {
  last().says({ type: 'bye', reason: 'upgrade' });
  last().onclose?.({ code: 1000, reason: 'upgrade' });
  vi.advanceTimersByTime(10 * BACK);
  expect([connection.link, FakeSocket.all.length]).toEqual(['upgrade', 1]);
});

it('the socket is asked for by the number of the wire', () => {
  expect(new URL(last().url).searchParams.get('wire')).toBe(WIRE);
});
