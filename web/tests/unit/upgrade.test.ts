import { beforeEach, expect, it, vi } from 'vitest';
import { WIRE } from '../../src/wire/number';

const reload = vi.fn();
const me = { id: 'x', name: 'Anna', colour: '#b83a27' };
let stored: Map<string, string>;

/** The page as it is when it has just been loaded, before a server with this number. */
async function load(wire: string): Promise<typeof import('../../src/shell/link/api') & { state(): string }> {
  vi.resetModules();
  const headers = { 'Quarterdeck-Wire': wire };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(me, { headers })));
  const { upgrade } = await import('../../src/shell/link/upgrade.svelte');
  return { ...(await import('../../src/shell/link/api')), state: () => upgrade.state };
}

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  stored = new Map();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it('an answer over the same wire is read', async () => {
  const { api, state } = await load(WIRE);
  expect(await api.me()).toEqual(me);
  expect(state()).toBe('none');
});

it('an answer over another wire is not read: the page loads again, once', async () => {
  const first = await load('another');
  await expect(first.api.me()).rejects.toMatchObject({ code: 'upgrade' });
  expect(first.state()).toBe('loading');
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
  const again = await load('another');
  await expect(again.api.me()).rejects.toMatchObject({ code: 'upgrade' });
  vi.runAllTimers();
  expect([again.state(), reload.mock.calls.length]).toEqual(['stuck', 1]);
});
