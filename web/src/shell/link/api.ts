/** The HTTP calls. */
import { Problem } from './problems';
import type { Frame, GameInfo, Me, Table, TableOrder, WordsTold } from './protocol';
import { upgrade } from './upgrade.svelte';

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent =
    body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/api${path}`, { method, ...sent }).catch((cause: unknown) => {
    throw new Problem('offline', String(cause));
  });
  const wire = response.headers.get('Quarterdeck-Wire') ?? undefined;
  if (!upgrade.heard({ wire })) throw new Problem('upgrade', 'the server speaks otherwise than this page');
  const text = await response.text();
  if (!response.ok) {
    let code = 'error';
    let reason = response.statusText;
    try {
      const { error } = JSON.parse(text) as { error: { code: string; text: string } };
      ({ code, text: reason } = error);
    } catch {
      // Not from our server: the status line has to do.
    }
    throw new Problem(code, reason);
  }
  return (text ? JSON.parse(text) : undefined) as T;
}

const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);

const table = (id: string): Promise<Table> => call<Table>('GET', `/tables/${id}`);
/** Tables asked for before anybody needs them; each answer is taken once, for it grows old. */
const hastened = new Map<string, Promise<Table>>();

export const api = {
  me: () => call<Me>('GET', '/me'),
  change: (change: Partial<Pick<Me, 'name' | 'colour'>>) => call<Me>('PATCH', '/me', change),
  forget: () => call<void>('DELETE', '/me'),
  deviceCode: () => post<{ code: string; link: string; expires: string }>('/me/device'),
  useDevice: (code: string) => post<Me>('/device', { code }),
  games: () => call<GameInfo[]>('GET', '/games'),
  /** A game's own words, for pages that were built without it. */
  words: (game: string, language: string) => call<WordsTold>('GET', `/games/${game}/words/${language}`),
  tables: () => call<Table[]>('GET', '/tables'),
  hasten(id: string): Promise<Table> {
    const answer = table(id);
    hastened.set(id, answer);
    return answer;
  },
  table(id: string): Promise<Table> {
    const answer = hastened.get(id);
    hastened.delete(id);
    return answer ?? table(id);
  },
  open: (order: TableOrder) => post<Table>('/tables', order),
  join: (id: string, seat?: number) => post<Table>(`/tables/${id}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => post<Table>(`/tables/${id}/leave`),
  bot: (id: string, seat: number) => post<Table>(`/tables/${id}/bot`, { seat }),
  back: (id: string) => post<Table>(`/tables/${id}/back`),
  start: (id: string) => post<Table>(`/tables/${id}/start`),
  rematch: (id: string) => post<Table>(`/tables/${id}/rematch`),
  /** A game that is over, through the eyes of a seat. */
  replay: (id: string, seat: number) => call<{ frames: Frame[] }>('GET', `/tables/${id}/replay?seat=${seat}`),
  record: (id: string) => `/api/tables/${id}/record`,
};
