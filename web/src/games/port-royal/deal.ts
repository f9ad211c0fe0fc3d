/**
 * Deals a game again from its opened seed and follows every card, as PR 1.3 to 1.7 say, to see
 * whether what was turned up on the table is what the seed gives.
 */
import type { CheckDeal } from '../../shell/fair/deals';
import { verdict, type FairSeed, type Finding } from '../../shell/fair/fair';
import { FACES } from './cards';
import type { GameEvent, Parts } from './wire';

const COINS_AT_START = 3;
/** The code of each of the 120 cards, by its number; those alike follow one another. */
const CODES = FACES.flatMap((face) => Array.from({ length: face.copies }, () => face.code));
/** PR 1.2: cards without a coin on their back are never shuffled. */
const SHUFFLED = new Set(
  CODES.flatMap((code, card) => (FACES.find((f) => f.code === code)?.min_players ? [] : [card])),
);

/** The first thing that is not as the seed gives it. */
class Differs extends Error {}

function take(from: number[], code: string): number {
  const at = from.findIndex((card) => CODES[card] === code);
  if (at < 0) throw new Differs(code);
  return from.splice(at, 1)[0]!;
}

class Table {
  shuffles = 0;
  /** Cards turned up from the pile, and coins paid, that were compared. */
  seen = 0;
  #pile: number[] = [];
  readonly #discard: number[];
  readonly #harbour: number[] = [];
  readonly #coins: number[][];
  readonly #displays: number[][];
  #drawn: number[] = [];
  #spending: { seat: number; left: number } = { seat: 0, left: 0 };

  constructor(
    readonly seed: FairSeed,
    players: number,
    start: number,
  ) {
    this.#discard = [...SHUFFLED];
    this.#coins = Array.from({ length: players }, () => []);
    this.#displays = Array.from({ length: players }, () => []);
    this.#shuffle();
    for (let i = 0; i < players; i++) this.#gain((start + i) % players, COINS_AT_START);
  }

  /** PR 1.5: one order of all cards for each shuffle; the start player was the first draw. */
  #shuffle(): void {
    const order = this.seed.generator(++this.shuffles).permutation(CODES.length);
    const cards = new Set(this.#discard.splice(0));
    // Coins from the end of the old pile are told after the shuffle: what is left of it lies on top.
    this.#pile = [...order.filter((card) => cards.has(card)), ...this.#pile];
  }

  #gain(seat: number, coins: number): void {
    for (let i = 0; i < coins; i++) {
      const card = this.#pile.pop();
      if (card === undefined) throw new Differs('coin');
      this.#coins[seat]!.push(card);
    }
  }

  #pay(seat: number): number {
    const card = this.#coins[seat]!.pop();
    if (card === undefined) throw new Differs('coin');
    return card;
  }

  #compare(card: number | undefined, code: string): number {
    if (card === undefined || CODES[card] !== code) throw new Differs(code);
    this.seen++;
    return card;
  }

  apply(event: GameEvent): void {
    switch (event.kind) {
      case 'drawn':
        this.#drawn = [this.#compare(this.#pile.pop(), event.card)];
        break;
      case 'entered':
        this.#harbour.push(take(this.#drawn, event.card));
        break;
      case 'expedition-found':
        this.#drawn = [];
        break;
      case 'gained':
        this.#gain(event.seat, event.coins);
        break;
      case 'coin-shown':
        this.#discard.push(this.#compare(this.#pay(event.seat), event.card));
        break;
      case 'fee-paid':
        this.#coins[event.to]!.push(this.#pay(event.seat));
        break;
      case 'hired':
        this.#displays[event.seat]!.push(take(this.#harbour, event.card));
        break;
      case 'claimed':
        this.#spending = { seat: event.seat, left: event.spent.length };
        break;
      case 'discarded':
        this.#discard.push(take(this.#from(event.card), event.card));
        break;
      case 'shuffled':
        if (this.#discard.length !== event.cards) throw new Differs('shuffle');
        this.#shuffle();
        break;
      default:
    }
  }

  /** Where a card comes from that is discarded now. */
  #from(code: string): number[] {
    if (this.#spending.left > 0) {
      this.#spending.left--;
      return this.#displays[this.#spending.seat]!;
    }
    return this.#drawn.some((card) => CODES[card] === code) ? this.#drawn : this.#harbour;
  }
}

/** Who began, and every card that was turned up. */
export const checkDeal: CheckDeal<Parts> = (seed, { seats: { length: players } }, steps) => {
  const first = steps.find((step) => step.number > 0)?.seat ?? 0;
  const start = seed.generator(0).below(players);
  const begins: Finding = { code: 'port-royal-table-fair-start', verdict: verdict(start === first), details: {} };
  const table = new Table(seed, players, start);
  try {
    for (const step of steps) {
      if (step.number > 0) for (const event of step.events) table.apply(event);
    }
  } catch (problem) {
    if (!(problem instanceof Differs)) throw problem;
    const details = { card: table.seen + 1 };
    return [begins, { code: 'port-royal-table-fair-cards', verdict: 'wrong', details }];
  }
  const details = { cards: table.seen, shuffles: table.shuffles };
  return [begins, { code: 'port-royal-table-fair-cards', verdict: 'right', details }];
};
