import { afterEach, describe, expect, it, vi } from 'vitest';
import { likeliest, playedOf, waitingTable } from '../../src/shell/pages/likely';
import { playedGames, shortGames } from '../../src/shell/pages/kept';
import type { Poster } from '../../src/shell/pages/posters';
import { startOf, suggestedTo, tableOf, type Beginning } from '../../src/shell/pages/starts';
import type { GameInfo, Seat, Table } from '../../src/shell/link/protocol';

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
    expect(playedGames.all).toEqual([]);
    playedGames.keep(GAMES);
    shortGames.keep(['rattle-battle']);
    expect(playedGames.all).toEqual(GAMES);
    expect(shortGames.all).toEqual(['rattle-battle']);
    playedGames.forget();
    shortGames.forget();
    expect(stored.size).toBe(0);
  });

  it('are unknown to a browser that stores nothing', () => {
    const fails = (): never => {
      throw new Error('no storage');
    };
    vi.stubGlobal('localStorage', { getItem: fails, setItem: fails, removeItem: fails });
    playedGames.keep(GAMES);
    playedGames.forget();
    expect(playedGames.all).toEqual([]);
  });
});

describe('what one press begins', () => {
  const unseen = (): never => {
    throw new Error('nobody looks at it');
  };
  const poster: Poster = {
    icon: 'x',
    picture: unseen,
    feel: unseen,
    first: { bots: 2, bot: 'novice', options: { scenario: 'easy' }, note: 'first' },
    usual: { bots: 3, note: 'long', shorter: { title: 'switch', note: 'short', options: { length: 'short' } } },
    suggested: (seats) => ({ order: seats.some(({ kind }) => kind === 'local') ? 'in turn' : 'at once' }),
  };
  const game: Beginning = { name: 'cove', poster, info: undefined };

  it('is something else for those who are new to it', () => {
    const { options, seats } = tableOf(game, startOf(game, [], ['cove']));
    expect(options).toEqual({ scenario: 'easy', order: 'at once' });
    expect(seats).toEqual([{ kind: 'you' }, { kind: 'bot', bot: 'novice' }, { kind: 'bot', bot: 'novice' }]);
  });

  it('is the shorter form where its switch is on', () => {
    expect(startOf(game, ['cove'], [])).toMatchObject({ note: 'long', bots: 3 });
    const short = startOf(game, ['cove'], ['cove']);
    expect(short.note).toBe('short');
    expect(tableOf(game, short).options).toEqual({ length: 'short', order: 'at once' });
  });

  it('seats no more bots than there is room for, and needs no poster', () => {
    const small = { name: 'cove', poster: null, info: { seats: { least: 2, most: 2 } } as GameInfo };
    expect(tableOf(small, startOf(small, [], []))).toMatchObject({
      options: {},
      seats: [{ kind: 'you' }, { kind: 'bot' }],
    });
  });

  it('suits those who sit there', () => {
    expect(suggestedTo(poster, [{ kind: 'you' }, { kind: 'local' }])).toEqual({ order: 'in turn' });
    expect(suggestedTo(poster, [{ kind: 'you' }, { kind: 'open' }, { kind: 'bot' }])).toEqual({ order: 'at once' });
    expect(suggestedTo(null, [])).toEqual({});
  });
});
