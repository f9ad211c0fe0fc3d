import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDeal } from '../../src/games/port-royal/deal';
import { checkPromise, FairSeed, headline, pledgeOf, type Finding } from '../../src/shell/fair/fair';
import { partIn, type Keepsake } from '../../src/shell/fair/keepsakes';
import type { CoinShown, Drawn, GameEvent, Parts } from '../../src/games/port-royal/wire';
import type { Opened, Seat, Step, Table } from '../../src/shell/link/protocol';
import { played } from '../../src/shell/link/steps';

interface Played {
  seats: number;
  start: number;
  secret: string;
  nonces: string[];
  commitment: string;
  first_order: number[];
  steps: { seat: number; events: GameEvent[] }[];
}

// Dealt and played by the rules in Python: see record_games.py.
const games = JSON.parse(readFileSync(new URL('./games.json', import.meta.url), 'utf8')) as Played[];

const stepsOf = (game: Played): Step<Parts>[] =>
  structuredClone(game.steps).map(({ seat, events }, i) => ({
    type: 'step',
    number: i + 1,
    seat,
    action: '',
    by: 'human',
    events,
    back: 0,
    free: false,
  }));
const pledgesOf = ({ commitment, nonces }: Played): string[] =>
  nonces.map((nonce, seat) => pledgeOf(commitment, seat, nonce));
const opened = (game: Played): Opened => ({
  type: 'opened',
  secret: game.secret,
  nonces: game.nonces,
  pledges: pledgesOf(game),
});
const tableOf = ({ seats }: Played): Table => ({ seats: Array.from({ length: seats }) }) as unknown as Table;
const verdicts = (seed: FairSeed, game: Played, steps: Step<Parts>[]): string[] =>
  checkDeal(seed, tableOf(game), steps).map(({ verdict }) => verdict);

describe.each(games.map((game) => [game.seats, game] as const))('with %i players', (_, game) => {
  const seed = new FairSeed(game.secret, game.nonces);

  it('the seed gives the numbers that it gives in Python', () => {
    expect(seed.commitment).toBe(game.commitment);
    expect(seed.generator(0).below(game.seats)).toBe(game.start);
    expect(seed.generator(1).permutation(120)).toEqual(game.first_order);
  });

  it('every card turned up and every coin paid is what the seed gives', () => {
    const events = game.steps.flatMap((step) => step.events);
    const [, cards] = checkDeal(seed, tableOf(game), stepsOf(game));
    const shown = events.filter(({ kind }) => kind === 'drawn' || kind === 'coin-shown').length;
    const shuffles = 1 + events.filter(({ kind }) => kind === 'shuffled').length;
    expect(cards).toMatchObject({ verdict: 'right', details: { cards: shown, shuffles } });
  });

  it('another secret, or another word of one seat, is another deal', () => {
    const other = new FairSeed(game.secret, [...game.nonces.slice(1), 'other']);
    expect(verdicts(other, game, stepsOf(game))).toContain('wrong');
    expect(verdicts(new FairSeed('00'.repeat(32), game.nonces), game, stepsOf(game))).toContain('wrong');
  });

  it.each(['drawn', 'coin-shown'])('one %s card that was exchanged late is found', (kind) => {
    const steps = stepsOf(game);
    const shown = steps.flatMap(({ events }) => events).filter((event) => event.kind === kind);
    const last = shown.at(-1) as Drawn | CoinShown;
    last.card = last.card === 'y1-1' ? 'y4-4' : 'y1-1';
    expect(verdicts(seed, game, steps)).toEqual(['right', 'wrong']);
  });
});

describe('the promise', () => {
  const game = games[0]!;
  const right: Keepsake = { commitment: game.commitment, nonces: { 0: 'nonce-0' }, closed: pledgesOf(game) };
  const check = (own: Keepsake | null, told: Partial<Opened> = {}, seats = own ? [0] : []): Finding[] =>
    checkPromise({ ...opened(game), ...told }, game.commitment, seats, own);
  const verdictsOf = (...given: Parameters<typeof check>): string[] => check(...given).map(({ verdict }) => verdict);

  it('a pledge is what it is in Python', () => {
    expect(pledgeOf('00'.repeat(32), 1, 'ahoy')).toBe(
      '33a4f508daf079524ff056e01356205453acf9d7f0838835479d9c91089dd230',
    );
  });
  it('is kept', () => expect(verdictsOf(right)).toEqual(['right', 'right', 'right']));
  it('can be checked without having been there', () => expect(verdictsOf(null)).toEqual(['right', 'right']));
  it('is what this browser saw first, whatever is told later', () => {
    expect(verdictsOf({ ...right, commitment: 'ff'.repeat(32) })[0]).toBe('wrong');
  });
  it('is broken by another secret', () => expect(verdictsOf(null, { secret: '00'.repeat(32) })[0]).toBe('wrong'));
  it('a word that was not used is said, but proves nothing', () => {
    expect(verdictsOf({ ...right, nonces: { 0: 'late' } })).toEqual(['right', 'right', 'unknown']);
  });
  it('a word that another seat chose late is found', () => {
    expect(verdictsOf(right, { nonces: ['nonce-0', 'chosen'] })[1]).toBe('wrong');
  });
  it('a list of pledges that was changed after it was told is found', () => {
    const chosen = pledgeOf(game.commitment, 1, 'chosen');
    expect(verdictsOf(right, { nonces: ['nonce-0', 'chosen'], pledges: [pledgesOf(game)[0]!, chosen] })[1]).toBe(
      'wrong',
    );
  });
  it('a seat that showed nothing breaks no promise', () => {
    expect(verdictsOf(right, { nonces: ['nonce-0', '-'] })[1]).toBe('right');
  });
  it('games without pledges are not called wrong', () => {
    expect(verdictsOf({ ...right, closed: undefined }, { pledges: [] })).toEqual(['right', 'unknown', 'right']);
  });

  it('only a deal with the own part in it is called fair', () => {
    expect(headline(check(right), [])).toBe('page-fair');
    expect(headline(check({ ...right, nonces: { 0: 'late' } }), [])).toBe('page-fair-sealed');
    expect(headline(check(null, {}, [0]), [])).toBe('page-fair-sealed');
    expect(headline(check(null), [])).toBe('page-fair-sealed');
    expect(headline(check(right, { pledges: [] }), [])).toBe('page-fair-wrong');
  });
});

describe('the part of this browser', () => {
  const seats = [{ yours: true }, { yours: false }] as Seat[];
  const table = (pledges: string[], nonces: string[]): Table => ({ commitment: 'c', seats, pledges, nonces }) as Table;
  const own: Keepsake = { commitment: 'c', nonces: { 0: 'word' }, pledges: { 0: 'hash' } };

  it('is not known before the list of pledges is closed', () => expect(partIn(table([], []), own)).toBeNull());
  it('is in when the list has its pledge, and then the deal its word', () => {
    expect(partIn(table(['hash', '-'], []), own)).toBe('in');
    expect(partIn(table(['hash', '-'], ['word', '-']), own)).toBe('in');
  });
  it.each([
    ['the pledge came too late', table(['-', '-'], []), own],
    ['the pledge is another', table(['other', '-'], []), own],
    ['the word was not used', table(['hash', '-'], ['-', '-']), own],
    ['the word is another', table(['hash', '-'], ['other', '-']), own],
    ['nothing is remembered', table(['hash', '-'], ['word', '-']), null],
    ['the house changed its promise', table(['hash', '-'], ['word', '-']), { ...own, commitment: 'd' }],
  ])('is out when %s', (_, told, keepsake) => expect(partIn(told, keepsake)).toBe('out'));
  it('is nothing to somebody who watches', () => {
    expect(partIn({ ...table(['-', '-'], ['-', '-']), seats: [seats[1]!, seats[1]!] }, null)).toBeNull();
  });
});

it('what was taken back was not played', () => {
  const step = (number: number, by: Step['by'] = 'human', back = 0): Step => ({
    type: 'step',
    number,
    seat: 0,
    action: null,
    by,
    back,
    free: false,
    events: [],
  });
  const steps = [step(0, 'deal'), step(1), step(2), step(3), step(4, 'undo', 2), step(5)];
  expect(played(steps).map(({ number }) => number)).toEqual([0, 1, 5]);
});
