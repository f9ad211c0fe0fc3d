import { afterEach, describe, expect, it, vi } from 'vitest';
import { likeliest, playedOf, waitingTable } from '../../src/shell/pages/likely';
import { forgetPlayed, remember, remembered } from '../../src/shell/pages/played';
import type { Seat, Table } from '../../src/shell/link/protocol';

const GAMES = ['port-royal', 'rattle-battle'];

function seat(change: Partial<Seat> = {}): Seat {
  return {
    kind: 'human',
    name: 'x',
    colour: '#000000',
    bot: null,
    here: true,
    yours: false,
    taken_over: false,
    ...change,
  };
}
const table = (status: Table['status'], seats: Seat[], game = 'port-royal'): Table =>
  ({ id: `${status} ${game}`, status, seats, game }) as Table;
const me = seat({ yours: true, here: false });

describe('what somebody comes home for', () => {
  it('is a table at which somebody else waits', () => {
    const bots = table('playing', [me, seat({ kind: 'bot' })]);
    const alone = table('playing', [me, seat({ here: false })]);
    const shared = table('playing', [me, seat({ yours: true })]);
    const over = table('over', [me, seat()]);
    const watched = table('playing', [seat(), seat()]);
    const waits = table('playing', [me, seat()]);
    expect(waitingTable([bots, alone, shared, over, watched])).toBeUndefined();
    expect(waitingTable([bots, waits])).toBe(waits);
    expect(waitingTable([table('open', [me, seat()])])).toBeDefined();
  });

  it('is else the game played last, or the first one', () => {
    const played = playedOf(
      [table('over', [me], 'cove'), table('over', [me], 'rattle-battle')],
      ['port-royal', 'cove'],
    );
    expect(played).toEqual(['cove', 'rattle-battle', 'port-royal']);
    expect(likeliest(GAMES, played)).toBe('rattle-battle');
    expect(likeliest(GAMES, [])).toBe('port-royal');
  });
});

describe('the games that were played', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are remembered until they are to be forgotten', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    expect(remembered()).toEqual([]);
    remember(GAMES);
    expect(remembered()).toEqual(GAMES);
    forgetPlayed();
    expect(stored.size).toBe(0);
  });

  it('are unknown to a browser that stores nothing', () => {
    const fails = (): never => {
      throw new Error('no storage');
    };
    vi.stubGlobal('localStorage', { getItem: fails, setItem: fails, removeItem: fails });
    remember(GAMES);
    forgetPlayed();
    expect(remembered()).toEqual([]);
  });
});
