/** Port Royal in words. */
import rows from 'virtual:telling/port-royal';
import type { GameEvent } from '../../shell/link/protocol';
import type { Arguments, Words } from '../../shell/words/fluent';
import { RowWording, type Names, type Own, type Word } from '../../shell/words/wording';
import { faceOf, type Face } from './cards';

const PERSONS: readonly (readonly [string, string])[] = [
  ['c', 'captains'],
  ['p', 'priests'],
  ['s', 'settlers'],
  ['j', 'jacks'],
];

export class PortRoyalWording extends RowWording {
  protected override readonly own: Own = {
    forms: {
      card: (code: string) => this.#name(faceOf(code)),
      details: (code: string) => this.details(code),
      points: (code: string) => faceOf(code).points ?? 0,
      persons: (letters: string) => this.persons(letters),
    },
    functions: { drawn: (event, names) => this.#drawn(event, names) },
  };

  constructor(words: Words) {
    super(words, 'port-royal', rows);
  }

  /** Its name: Admiral, Flute, Trader (blue). */
  card(code: string): string {
    return this.spoken(this.#name(faceOf(code)));
  }

  /** Its name for small places: Trader. */
  short(code: string): string {
    const face = faceOf(code);
    if (face.role === 'trader') return this.say('table-short-trader');
    if (face.role === 'jack') return this.say('table-short-jack');
    if (face.kind === 'expedition') return this.say('table-short-expedition');
    return this.card(code);
  }

  /** Its name in all forms, for sentences. */
  forms(code: string): Arguments {
    return this.inForms(this.#name(faceOf(code)), 'card');
  }

  /** The ship of a colour in all forms. */
  ship(colour: string): Arguments {
    return this.inForms({ key: `ship-${colour}` }, 'ship');
  }

  about(code: string): string {
    const face = faceOf(code);
    const key = face.role ? `role-${face.role}` : this.#kind(face);
    return this.say(`${key}-about`, this.#printed(face));
  }

  details(code: string): string {
    const face = faceOf(code);
    return this.say(`details-${this.#kind(face)}`, this.#printed(face));
  }

  colour(name: string): string {
    return this.say(`colour-${name}`);
  }

  /** Persons by their letters: ccs is 2 Captains, 1 Settler. */
  persons(letters: string): string {
    return PERSONS.map(([letter, key]) => [key, letters.split(letter).length - 1] as const)
      .filter(([, count]) => count > 0)
      .map(([key, count]) => this.say(key, { count }))
      .join(', ');
  }

  override action(action: string): string {
    const [verb = '', code, way] = action.split(' ');
    const key = `action-${verb}`;
    if (!code) return this.say(key);
    const face = faceOf(code);
    const spent = way ?? face.needs ?? '';
    return this.say(spent.includes('j') ? `${key}-with-jacks` : key, {
      points: face.points ?? 0,
      spent: this.persons(spent),
      ...this.forms(code),
    });
  }

  #drawn({ seat, card }: GameEvent, names: Names): string | null {
    const code = String(card);
    // An expedition is told when it is laid apart.
    if (faceOf(code).kind === 'expedition') return null;
    const given = { name: names[Number(seat)] ?? '', details: this.details(code), ...this.forms(code) };
    return this.say('event-drawn', given);
  }

  #kind(face: Face): string {
    if (face.kind === 'ship' && !face.swords) return 'skull';
    return face.kind === 'tax' ? face.code : face.kind;
  }

  #printed(face: Face): Arguments {
    return {
      coins: face.coins ?? 0,
      swords: face.swords ?? 0,
      cost: face.cost ?? 0,
      points: face.points ?? 0,
      needs: this.persons(face.needs ?? ''),
      ...(face.colour ? this.ship(face.colour) : {}),
    };
  }

  #name(face: Face): Word {
    const key =
      face.role === 'trader'
        ? `role-trader-${face.colour}`
        : face.role
          ? `role-${face.role}`
          : face.kind === 'ship'
            ? `ship-${face.colour}`
            : face.kind;
    return { key, given: { needs: this.persons(face.needs ?? '') } };
  }
}

export const wording = (words: Words): PortRoyalWording => new PortRoyalWording(words);
