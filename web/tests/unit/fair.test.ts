import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDeal } from '../../src/port-royal/deal';
import { checkPromise, FairSeed } from '../../src/shell/fair';
import type { GameEvent, Opened, Step } from '../../src/shell/protocol';
import { played } from '../../src/shell/steps';

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

const stepsOf = (game: Played): Step[] =>
  structuredClone(game.steps).map(({ seat, events }, i) => ({ type: 'step', number: i + 1, seat, action: '', by: 'human', events }));
const opened = ({ secret, nonces }: Played): Opened => ({ type: 'opened', secret, nonces });
const verdicts = (seed: FairSeed, game: Played, steps: Step[]): string[] =>
  checkDeal(seed, game.seats, steps).map(({ verdict }) => verdict);

describe.each(games.map((game) => [game.seats, game] as const))('with %i players', (_, game) => {
  const seed = new FairSeed(game.secret, game.nonces);

  it('the seed gives the numbers that it gives in Python', () => {
    expect(seed.commitment).toBe(game.commitment);
    expect(seed.generator(0).below(game.seats)).toBe(game.start);
    expect(seed.generator(1).permutation(120)).toEqual(game.first_order);
  });

  it('every card turned up and every coin paid is what the seed gives', () => {
    const events = game.steps.flatMap((step) => step.events);
    const [, cards] = checkDeal(seed, game.seats, stepsOf(game));
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
    const last = shown.at(-1)!;
    last['card'] = last['card'] === 'y1-1' ? 'y4-4' : 'y1-1';
    expect(verdicts(seed, game, steps)).toEqual(['right', 'wrong']);
  });
});

describe('the promise', () => {
  const game = games[0]!;
  const right = { commitment: game.commitment, nonces: { 0: 'nonce-0' } };
  const codes = (own: typeof right | null, told = game.commitment): string[] =>
    checkPromise(opened(game), told, own).map(({ verdict }) => verdict);

  it('is kept', () => expect(codes(right)).toEqual(['right', 'right']));
  it('can be checked without having been there', () => expect(codes(null)).toEqual(['right']));
  it('is what this browser saw first, whatever is told later', () => {
    expect(codes({ ...right, commitment: 'ff'.repeat(32) })).toEqual(['wrong', 'right']);
  });
  it('is broken by another secret', () => expect(codes(null, 'ff'.repeat(32))).toEqual(['wrong']));
  it('a word that was not used is said, but proves nothing', () => {
    expect(codes({ ...right, nonces: { 0: 'late' } })).toEqual(['right', 'unknown']);
  });
});

it('what was taken back was not played', () => {
  const step = (number: number, by: Step['by'] = 'human', back = 0): Step =>
    ({ type: 'step', number, seat: 0, action: null, by, back, events: [] });
  const steps = [step(0, 'deal'), step(1), step(2), step(3), step(4, 'undo', 2), step(5)];
  expect(played(steps).map(({ number }) => number)).toEqual([1, 5]);
});
