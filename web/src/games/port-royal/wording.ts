/** Port Royal in words. */
import type { GameEvent, Refusal, Result } from '../../shell/link/protocol';
import type { Wording } from '../../shell/table/game';
import type { Arguments, Words } from '../../shell/words/fluent';
import { faceOf, type Face } from './cards';

const PERSONS: readonly (readonly [string, string])[] = [
  ['c', 'captains'],
  ['p', 'priests'],
  ['s', 'settlers'],
  ['j', 'jacks'],
];

/** Events without a sentence: another says it, or the table shows it better. */
const UNSAID = new Set(['entered', 'chance-began', 'traded', 'coin-shown', 'discarded']);

export class PortRoyalWording implements Wording {
  constructor(readonly words: Words) {}

  title(): string {
    return this.words.say('port-royal');
  }

  /** Its name: Admiral, Flute, Trader (blue). */
  card(code: string): string {
    return String(this.#forms(faceOf(code))['card']);
  }

  /** Its name for small places: Trader. */
  short(code: string): string {
    const face = faceOf(code);
    if (face.role === 'trader') return this.words.say('port-royal-table-short-trader');
    if (face.role === 'jack') return this.words.say('port-royal-table-short-jack');
    if (face.kind === 'expedition') return this.words.say('port-royal-table-short-expedition');
    return this.card(code);
  }

  /** Its name in all forms, for sentences. */
  forms(code: string): Arguments {
    return this.#forms(faceOf(code));
  }

  /** The ship of a colour in all forms. */
  ship(colour: string): Arguments {
    return this.words.forms(`port-royal-ship-${colour}`, 'ship');
  }

  about(code: string): string {
    const face = faceOf(code);
    const key = face.role ? `port-royal-role-${face.role}` : this.#kind(face);
    return this.words.say(`${key}-about`, this.#printed(face));
  }

  details(code: string): string {
    const face = faceOf(code);
    const kind = this.#kind(face).replace('port-royal-', '');
    return this.words.say(`port-royal-details-${kind}`, this.#printed(face));
  }

  colour(name: string): string {
    return this.words.say(`port-royal-colour-${name}`);
  }

  /** Persons by their letters: ccs is 2 Captains, 1 Settler. */
  persons(letters: string): string {
    return PERSONS.map(([letter, key]) => [key, letters.split(letter).length - 1] as const)
      .filter(([, count]) => count > 0)
      .map(([key, count]) => this.words.say(`port-royal-${key}`, { count }))
      .join(', ');
  }

  action(action: string): string {
    const [verb = '', code, way] = action.split(' ');
    const key = `port-royal-action-${verb}`;
    if (!code) return this.words.say(key);
    const face = faceOf(code);
    const spent = way ?? face.needs ?? '';
    return this.words.say(spent.includes('j') ? `${key}-with-jacks` : key, {
      points: face.points ?? 0,
      spent: this.persons(spent),
      ...this.#forms(face),
    });
  }

  refusal(refusal: Refusal, names: readonly string[]): string {
    const { seat, needs, card } = refusal.details;
    const key = `port-royal-refusal-${refusal.code}`;
    if (!this.words.has(key)) return this.words.say('page-error-illegal');
    return this.words.say(key, {
      ...refusal.details,
      ...(seat === undefined ? {} : { name: names[Number(seat)] ?? '' }),
      ...(needs === undefined ? {} : { needs: this.persons(String(needs)) }),
      ...(card === undefined ? {} : this.#forms(faceOf(String(card)))),
    });
  }

  event(event: GameEvent, names: readonly string[]): string | null {
    const code = typeof event.card === 'string' ? event.card : null;
    const face = code === null ? null : faceOf(code);
    if (UNSAID.has(event.kind)) return null;
    if (event.kind === 'drawn' && face?.kind === 'expedition') return null;
    let key = `port-royal-event-${event.kind}`;
    const given: Arguments = face ? this.#forms(face) : {};
    for (const [name, value] of Object.entries(event)) {
      if (name === 'seat') given['name'] = names[value as number] ?? '';
      else if (name === 'to') given['to'] = names[value as number] ?? '';
      else if (name === 'card' || name === 'kind') continue;
      else if (typeof value === 'string' || typeof value === 'number') given[name] = value;
    }
    if (event.kind === 'drawn' || event.kind === 'expedition-found') {
      given['details'] = this.details(code ?? '');
    } else if (event.kind === 'gained') {
      key += `-${face?.kind === 'tax' ? code : String(event.reason)}`;
    } else if (event.kind === 'hired') {
      given['coins'] = event.price as number;
    } else if (event.kind === 'claimed') {
      given['points'] = face?.points ?? 0;
      given['spent'] = this.persons(String(event.spent));
    } else if (event.kind === 'ended') {
      given['reason'] = this.words.say(`port-royal-ended-${String(event.reason)}`);
    }
    return this.words.say(key, given);
  }

  result(result: Result): string {
    return this.words.say(`port-royal-ended-${result.reason}`);
  }

  option(name: string, value: string): string {
    return this.words.say(`port-royal-option-${name}-${value}`.replaceAll('_', '-'));
  }

  #kind(face: Face): string {
    if (face.kind === 'ship' && !face.swords) return 'port-royal-skull';
    return face.kind === 'tax' ? `port-royal-${face.code}` : `port-royal-${face.kind}`;
  }

  #printed(face: Face): Arguments {
    return {
      coins: face.coins ?? 0,
      swords: face.swords ?? 0,
      cost: face.cost ?? 0,
      points: face.points ?? 0,
      needs: this.persons(face.needs ?? ''),
      ...(face.colour ? this.words.forms(`port-royal-ship-${face.colour}`, 'ship') : {}),
    };
  }

  #forms(face: Face): Arguments {
    const key =
      face.role === 'trader'
        ? `role-trader-${face.colour}`
        : face.role
          ? `role-${face.role}`
          : face.kind === 'ship'
            ? `ship-${face.colour}`
            : face.kind;
    return this.words.forms(`port-royal-${key}`, 'card', { needs: this.persons(face.needs ?? '') });
  }
}
