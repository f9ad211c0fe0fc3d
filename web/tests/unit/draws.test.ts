import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDeal } from '../../src/games/rattle-battle/deal';
import type { GameEvent, Parts } from '../../src/games/rattle-battle/wire';
import { FairSeed, headline, type Finding } from '../../src/shell/fair/fair';
import type { Step, Table } from '../../src/shell/link/protocol';

interface Played {
  seats: number;
  options: Record<string, string>;
  secret: string;
  nonces: string[];
  events: GameEvent[];
}

// Dealt and played by the rules in Python: see record_draws.py.
const games = JSON.parse(readFileSync(new URL('./draws.json', import.meta.url), 'utf8')) as Played[];

function check(
  game: Played,
  events: GameEvent[] = game.events,
  seed = new FairSeed(game.secret, game.nonces),
): Finding[] {
  const table = { seats: Array.from({ length: game.seats }), options: game.options } as unknown as Table;
  return checkDeal(seed, table, [{ events }] as Step<Parts>[]);
}

const verdicts = (found: Finding[]): string[] => found.map(({ verdict }) => verdict);
const RIGHT: Finding = { code: 'page-fair-nonce', verdict: 'right', details: {} };

describe.each(games.map((game) => [game.options['scenario'], game] as const))('%s', (_, game) => {
  it('all that the page can draw again is what the seed gives, and falls are counted', () => {
    const falls = game.events.filter(({ kind }) => kind === 'dropped').length;
    const found = check(game);
    expect(verdicts(found)).toEqual(['right', 'unchecked']);
    expect(found[0]!.details['draws']).toBeGreaterThan(falls);
    expect(found[1]!.details).toEqual({ falls });
  });

  it('another secret, or another word of one seat, is another deal', () => {
    const other = new FairSeed(game.secret, [...game.nonces.slice(1), 'other']);
    expect(verdicts(check(game, game.events, other))).toEqual(['wrong']);
    expect(verdicts(check(game, game.events, new FairSeed('00'.repeat(32), game.nonces)))).toEqual(['wrong']);
  });

  it('a draw that was hidden or invented is found', () => {
    const fall = game.events.findIndex(({ kind }) => kind === 'dropped');
    expect(verdicts(check(game, game.events.toSpliced(fall, 1)))).toEqual(['wrong']);
    expect(verdicts(check(game, game.events.toSpliced(fall, 0, game.events[fall]!)))).toEqual(['wrong']);
  });

  it.each([
    ['game-began', { baron: -1 }],
    ['adventure-drawn', { card: 'treasure-island' }],
    ['sailor-gained', { card: 'nobody' }],
    ['upgrade-gained', { card: 'nothing' }],
    ['loot-gained', { loot: 'gold' }],
    ['rolled', { dice: [{ die: '0.1', face: '7', value: 7 }] }],
  ])('the last %s that was exchanged is found', (kind, other) => {
    const at = game.events.findLastIndex((event) => event.kind === kind);
    if (at < 0 || (kind === 'adventure-drawn' && game.options['scenario'] === 'introductory')) return;
    const events = game.events.with(at, { ...game.events[at], ...other } as GameEvent);
    expect(verdicts(check(game, events))).toEqual(['wrong']);
  });
});

it('a game with falls is called right as far as it goes, one that cannot be drawn again is not', () => {
  const [drawn, falls] = check(games[0]!) as [Finding, Finding];
  expect(headline([RIGHT], [drawn])).toBe('page-fair');
  expect(headline([RIGHT], [drawn, falls])).toBe('page-fair-partly');
  expect(headline([RIGHT], [falls])).toBe('page-fair-kept');
  expect(headline([RIGHT], [{ ...drawn, verdict: 'wrong' }, falls])).toBe('page-fair-wrong');
});
