/**
 * Draws again from the opened seed what a game left to chance, to see whether what was shown is what the seed gives: the
 * first Baron, every shuffle, every token from the bag, every die that was rolled. Dice that fall are simulated, which
 * this page cannot do: falls are counted, and the next draw goes on behind them.
 */
import tables from 'virtual:cards/rattle-battle';
import type { CheckDeal } from '../../shell/fair/deals';
import type { FairSeed, Finding, Generator } from '../../shell/fair/fair';
import type { GameEvent, LootGained, LootGiven, Parts, RolledDie } from './wire';

interface Card {
  id: string;
  tier?: string;
  /** The loot that may be put on a sailor. */
  stores?: string;
  /** How many there are of a special loot. */
  tokens?: number;
}
interface Box {
  dice: Record<string, { faces: string[] }>;
  loot: Record<string, number>;
  order: Record<string, string[][]>;
}

const files = tables as unknown as Record<string, Record<string, unknown>>;
const cardsIn = (file: string, group: string): Card[] => files[file]![group] as Card[];
const BOX = files['box'] as unknown as Box;
const CREW_PACK = cardsIn('sailors', 'crew_pack');
const STORES = new Map(CREW_PACK.map(({ id, stores = '' }) => [id, stores]));
const DECKS: Record<string, string> = { tavern: 'sailors', workshop: 'upgrades' };
const JOKER = 'joker-';

/** The first thing that is not as the seed gives it. */
class Differs extends Error {}

function same(given: unknown, shown: unknown): void {
  if (given !== shown) throw new Differs();
}

type Options = Readonly<Record<string, string>>;

/** RB 2.3, 2.4, 9: the cards of a deck. */
function cardsOf(deck: string, scenario: string, options: Options): string[] {
  switch (deck) {
    case 'sailors':
      return [...cardsIn('sailors', 'sailor'), ...(options['crew_pack'] === 'on' ? CREW_PACK : [])].map(({ id }) => id);
    case 'upgrades':
      return cardsIn('upgrades', 'upgrade').map(({ id }) => id);
    case 'crazy':
      return cardsIn('crazy', 'crazy').map(({ id }) => id);
    default:
      return cardsIn(scenario, 'adventure').flatMap(({ id, tier }) => (tier === deck ? [id] : []));
  }
}

/** RB 4.7b: the bag, and the heap that fills it again. */
class Bag {
  readonly #kinds: string[];
  readonly #bag: Map<string, number>;
  readonly #heap = new Map<string, number>();

  constructor(options: Options) {
    const special = options['loot_pack'] === 'on' ? cardsIn('sailors', 'special') : [];
    this.#bag = new Map([...Object.entries(BOX.loot), ...special.map(({ id, tokens = 0 }) => [id, tokens] as const)]);
    this.#kinds = [...this.#bag.keys()];
  }

  /** The kind that is drawn blindly. */
  draw(generator: Generator): string | undefined {
    let at = generator.below(this.#kinds.reduce((sum, kind) => sum + this.#bag.get(kind)!, 0));
    return this.#kinds.find((kind) => (at -= this.#bag.get(kind)!) < 0);
  }

  take({ loot }: LootGained): void {
    const left = this.#bag.get(loot) ?? 0;
    if (left === 0) throw new Differs();
    this.#bag.set(loot, left - 1);
  }

  give({ loot, back }: Pick<LootGiven, 'loot' | 'back'>): void {
    const kind = loot.startsWith(JOKER) ? loot.slice(JOKER.length) : loot;
    const to = back ? this.#bag : this.#heap;
    to.set(kind, (to.get(kind) ?? 0) + 1);
  }

  refill(): void {
    for (const [kind, n] of this.#heap) this.#bag.set(kind, (this.#bag.get(kind) ?? 0) + n);
    this.#heap.clear();
  }
}

class Game {
  /** What was compared. */
  drawn = 0;
  falls = 0;
  #asked = 0;
  #scenario = '';
  #phase = '';
  readonly #bag: Bag;
  readonly #decks = new Map<string, string[]>();
  /** The cards somebody is looking at, by seat. */
  readonly #looked = new Map<number, string[]>();

  constructor(
    readonly seed: FairSeed,
    readonly players: number,
    readonly options: Options,
  ) {
    this.#bag = new Bag(options);
  }

  apply(event: GameEvent): void {
    switch (event.kind) {
      case 'game-began':
        this.#scenario = event.scenario;
        this.#compare(this.#next().below(this.players), event.baron);
        break;
      case 'shuffled':
        this.#shuffle(event.deck, event.cards);
        break;
      case 'adventure-drawn':
        if (this.#scenario !== 'introductory') {
          const quests = BOX.order[this.options['length'] ?? 'full']!;
          this.#compare(this.#top(quests[event.quest - 1]![event.adventure - 1]!), event.card);
        }
        break;
      case 'cards-looked-at': {
        const cards = Array.from({ length: event.n }, () => this.#top(DECKS[event.place]!));
        this.#looked.set(event.seat, cards);
        event.cards.forEach((card, i) => this.#compare(cards[i], card));
        break;
      }
      case 'sailor-gained':
        this.#gain('sailors', event.seat, event.card);
        break;
      case 'upgrade-gained':
        this.#gain('upgrades', event.seat, event.card);
        break;
      case 'loot-gained':
        if (!event.chosen) this.#compare(this.#bag.draw(this.#next()), event.loot);
        this.#bag.take(event);
        break;
      case 'loot-given':
        this.#bag.give(event);
        break;
      case 'phase-began':
        this.#phase = event.phase;
        break;
      case 'card-used': {
        // Loot on a sailor is spent at sea; when it is put on him he is used, too.
        const loot = this.#phase === 'actions' && STORES.get(event.card);
        if (loot) this.#bag.give({ loot, back: false });
        break;
      }
      case 'bag-refilled':
      case 'baron-passed':
        this.#bag.refill();
        break;
      case 'rolled':
        this.#roll(event.dice);
        break;
      case 'dropped':
        this.#asked++;
        this.falls++;
        break;
      default:
    }
  }

  /** The numbers for what is left to chance next. */
  #next(): Generator {
    return this.seed.generator(this.#asked++);
  }

  #compare(given: unknown, shown: unknown): void {
    this.drawn++;
    same(given, shown);
  }

  #shuffle(deck: string, count: number): void {
    const generator = this.#next();
    if (deck === 'revenge') return; // nobody ever sees what is on these cards
    const cards = (this.#decks.get(deck) ?? cardsOf(deck, this.#scenario, this.options)).toSorted();
    same(cards.length, count);
    this.#decks.set(
      deck,
      generator.permutation(count).map((i) => cards[i]!),
    );
  }

  #top(deck: string): string {
    const card = this.#decks.get(deck)?.shift();
    if (card === undefined) throw new Differs();
    return card;
  }

  /** A card that was kept of those looked at, the others going under the deck, or the top one. */
  #gain(deck: string, seat: number, card: string): void {
    const looked = this.#looked.get(seat);
    if (!looked) {
      this.#compare(this.#top(deck), card);
      return;
    }
    this.#looked.delete(seat);
    this.#compare(looked.includes(card), true);
    this.#decks.get(deck)?.push(...looked.filter((other) => other !== card));
  }

  #roll(dice: readonly RolledDie[]): void {
    const generator = this.#next();
    for (const { die, face } of dice) {
      const { faces } = BOX.dice[die.endsWith('c') ? 'captain' : 'player']!;
      this.#compare(faces[generator.below(faces.length)], face);
    }
  }
}

export const checkDeal: CheckDeal<Parts> = (seed, { seats, options }, steps) => {
  const game = new Game(seed, seats.length, options);
  try {
    for (const { events } of steps) for (const event of events) game.apply(event);
  } catch (problem) {
    if (!(problem instanceof Differs)) throw problem;
    return [{ code: 'page-fair-draws', verdict: 'wrong', details: { draw: game.drawn } }];
  }
  const found: Finding[] = [{ code: 'page-fair-draws', verdict: 'right', details: { draws: game.drawn } }];
  if (game.falls > 0) found.push({ code: 'page-fair-falls', verdict: 'unchecked', details: { falls: game.falls } });
  return found;
};
