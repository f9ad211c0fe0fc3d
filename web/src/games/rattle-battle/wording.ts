/** Rattle, Battle, Grab the Loot in words. */
import rows from 'virtual:telling/rattle-battle';
import type { GameEvent, Range } from '../../shell/link/protocol';
import type { Arguments, Words } from '../../shell/words/fluent';
import { rounded, RowWording, type Names, type Own } from '../../shell/words/wording';
import type { Bang, Bout, Choice, RolledDie } from './wire';

/** Dice by name: 0.2 is the second ship of seat 0, 0.c his captain ship, y1 the first yellow one. */
const PLAYERS_DIE = /^(\d)\.(\d|c)$/;
const OTHERS_DIE = /^([ygrobp])(\d)$/;
const COLOURS: Readonly<Record<string, string>> = {
  y: 'yellow',
  g: 'green',
  r: 'red',
  o: 'orange',
  b: 'blue',
  p: 'purple',
};
const JOKER = 'joker-';

/** What a ship is called by who asks. */
type Called = (die: string) => string;

const isDie = (word: string): boolean => PLAYERS_DIE.test(word) || OTHERS_DIE.test(word);

/** `2 rum 1 map` as its tokens; `-` is none. */
function tokens(heap: string): string[] {
  const words = heap.split(' ');
  return words.flatMap((kind, i) => (i % 2 ? Array<string>(Number(words[i - 1])).fill(kind) : []));
}

export class RattleBattleWording extends RowWording {
  protected override readonly own: Own = {
    forms: {
      ship: (die: string, names) => (isDie(die) ? this.ship(die, names) : die),
      ships: (dice: string[], names) => dice.map((die) => this.ship(die, names)).join(', '),
      thing: (word: string) => this.thing(word),
      cost: (cost: string) => this.loots(cost.split(' ')),
      heap: (have: string | number) => (typeof have === 'number' ? have : this.loots(tokens(have))),
      values: (dice: RolledDie[]) => dice.map(({ value }) => value).join(' '),
      bouts: (bouts: Bout[], names) => bouts.map((bout) => this.#bout(bout, names)).join('; '),
      bangs: (bangs: Bang[], names) => bangs.map((bang) => this.bang(bang, names)).join(' '),
      choice: (text: string, names) => this.#choice(text, names),
      choices: (choices: Choice[], names) =>
        choices
          .map(({ seat, choice }) =>
            this.say('choice', { name: names[seat] ?? '', choice: this.#choice(choice, names) }),
          )
          .join('; '),
    },
    functions: { coins: (event, names) => this.#coins(event, names) },
  };

  constructor(words: Words) {
    super(words, 'rattle-battle', rows);
  }

  /** A die: its owner or its colour, and its number. */
  ship(die: string, names?: Names): string {
    const [, colour, number] = OTHERS_DIE.exec(die) ?? [];
    if (colour && number) return this.say(`ship-${COLOURS[colour]}`, { number });
    const [seat = '', which = ''] = die.split('.');
    const name = names?.[Number(seat)] ?? this.say('ship-of-seat', { seat: String(Number(seat) + 1) });
    return which === 'c' ? this.say('ship-captain', { name }) : this.say('ship-player', { name, number: which });
  }

  /** Several tokens by kind: Rum ×2, Spices; a dash for none. */
  loots(names: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].map(([name, n]) => this.thing(name) + (n > 1 ? ` ×${n}` : '')).join(', ') || '–';
  }

  /** Whatever a word of an action stands for. */
  thing(word: string): string {
    if (isDie(word)) return this.ship(word);
    if (word.startsWith(JOKER)) {
      return this.say('joker-of', { loot: this.say(`loot-${word.slice(JOKER.length)}`) });
    }
    return word === 'for' ? '→' : this.spoken(this.word('word', word));
  }

  /** The name of a card, whatever deck it is of. */
  card(name: string): string {
    return this.spoken(this.word('card', name));
  }

  /** Why somebody got or lost something. */
  reason(name: string): string {
    return this.spoken(this.word('reason', name));
  }

  /** What is printed on a card; empty for what is no card. */
  cardText(name: string): string {
    const found = this.word('card', name);
    if (typeof found !== 'object') return '';
    return String(this.words.forms(`${this.game}-${found.key}`, 'card')['card-text'] ?? '');
  }

  override action(action: string): string {
    return this.#deed(action, (die) => this.ship(die));
  }

  /** Numbers are left out of actions, and so of what numbers are to be filled into; tokens to choose are dots. */
  override range({ text }: Range): string {
    return this.action(text.replace(/( \[.*?\])+$/, ' …'));
  }

  #choice(text: string, names: Names): string {
    return this.#deed(text, (die) => this.ship(die, names));
  }

  /** An action, with ships called as the caller wants. */
  #deed(action: string, ship: Called): string {
    const [verb = '', ...words] = action.split(' ');
    const [first = '', second] = words;
    const things = (all: readonly string[]): string =>
      all
        .map((word) => (isDie(word) ? ship(word) : this.thing(word)))
        .join(', ')
        .replaceAll(', →,', ' →');
    const what = things(words);
    switch (verb) {
      case 'move':
        if (second === 'touch') return this.#act('move-touch', { ship: ship(first), target: ship(words[2] ?? '') });
        return this.#act('move', { ship: ship(first) });
      case 'use':
        // A card that moves a ship says where to in numbers.
        return this.#act('use', { what: words[2] === 'to' ? things(words.slice(0, 2)) : what });
      case 'throw':
        return this.#act('throw', { ship: ship(first) });
      case 'shoot':
        return this.#act('shoot', { ship: ship(first), target: things(words.slice(1)) });
      case 'send':
        return this.#act(second ? 'send-captain' : 'send', { ships: Number(first) });
      case 'join':
        return this.#act(first ? 'join-captain' : 'join');
      case 'choose':
        return first ? this.#act('choose-die', { what }) : this.#act('choose');
      case 'buy':
        return first ? this.#act('buy', { what }) : this.#act('buy-card');
      case 'build':
        return first ? this.#act('build-with', { what }) : this.#act('build');
      case 'give':
      case 'take':
      case 'sell':
      case 'discard':
        return this.#act(verb, { what: this.loots(words) });
      default:
        return this.#act(verb, { what });
    }
  }

  #act(verb: string, given: Arguments = {}): string {
    return this.say(`action-${verb}`, given);
  }

  /** Gained, or paid if there are less than none. */
  #coins(event: GameEvent, names: Names): string {
    const coins = Number(event['coins']);
    return this.say(`event-coins-${coins >= 0 ? 'gained' : 'paid'}`, {
      name: names[Number(event['seat'])] ?? '',
      coins: Math.abs(coins),
      reason: this.reason(String(event['reason'])),
    });
  }

  /** A die leans: what is said while the film of a fall waits. */
  bang({ leaning }: Bang, names: Names): string {
    const ships = leaning.map((die) => this.ship(die, names)).join(', ');
    return this.say('bang', { ships, dice: leaning.length });
  }

  #bout({ ship, enemy, strength, enemy_strength: theirs, gap }: Bout, names: Names): string {
    return this.say('bout', {
      ship: this.ship(ship, names),
      target: this.ship(enemy, names),
      strength,
      theirs,
      gap: rounded(gap),
    });
  }
}

export const wording = (words: Words): RattleBattleWording => new RattleBattleWording(words);
