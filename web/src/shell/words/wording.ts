/** What a game's values are called: by its Fluent files and its rows, and by their notation where these are silent. */
import type { GameEvent, Range, Refusal, Result } from '../link/protocol';
import type { Wording } from '../table/game';
import type { Arguments, Words } from './fluent';
import { toldAs, UNSAID, type Fields, type Row, type Telling } from './telling';

export type Names = readonly string[];

/** A message of the game that goes into a sentence in all its forms. */
export interface Word {
  key: string;
  given?: Arguments;
}

/** Says a field of an event among the names of the players; each form knows what its fields are. */
export type Form = (value: never, names: Names) => string | number | Word;

/** Says an event that is more than a row can say. */
export type Teller = (event: GameEvent, names: Names) => string | null;

/** What a game adds, by the names in its rows. */
export interface Own {
  forms: Readonly<Record<string, Form>>;
  functions: Readonly<Record<string, Teller>>;
}

/** Halves go to the even number, as in Python. */
export function rounded(number: number): string {
  const below = Math.floor(number);
  return String(number - below === 0.5 && below % 2 === 0 ? below : Math.round(number));
}

/** The forms of every game. */
const FORMS: Readonly<Record<string, Form>> = {
  name: (seat: number, names) => names[seat] ?? '',
  number: (number: number) => number,
  rounded,
  count: (things: unknown[]) => things.length,
};

function notation({ kind, ...fields }: GameEvent): string {
  const said = Object.entries(fields).filter(([, value]) => value !== null);
  const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  return [kind, ...said.map(([name, value]) => `${name}=${text(value)}`)].join(' ');
}

export class RowWording implements Wording {
  protected readonly own: Own = { forms: {}, functions: {} };

  constructor(
    readonly words: Words,
    readonly game: string,
    readonly telling: Telling = {},
  ) {}

  /** A message of the game; its key is here without the game's name. */
  say(key: string, given?: Arguments): string {
    return this.words.say(`${this.game}-${key}`, given);
  }

  title(): string {
    return this.words.has(this.game) ? this.words.say(this.game) : this.game;
  }

  action(action: string): string {
    return this.#said(`action-${action}`) ?? action;
  }

  /** Actions with numbers to fill in. */
  range({ text }: Range): string {
    return text;
  }

  event(event: GameEvent, names: Names): string | null {
    const row = toldAs(this.telling, event);
    if (row === undefined) return notation(event);
    if (row === UNSAID) return null;
    if (typeof row === 'string') {
      // A package may know functions that this page does not.
      const teller = this.own.functions[row];
      return teller ? teller(event, names) : notation(event);
    }
    const { key = event.kind, when: _when, ...given } = row;
    const named = key.replace(/\{(\w+)\}/g, (_, field: string) => String(event[field]));
    return this.say(`event-${named}`, this.#arguments(given, event, names));
  }

  refusal({ code, text, details }: Refusal, names: Names): string {
    const given = { ...details, ...this.#arguments(this.telling.refusals ?? {}, details, names) };
    // Who speaks a game's language is not told in English what it has no words for.
    const otherwise = this.words.has(this.game) ? this.words.say('page-error-illegal') : text;
    return this.#said(`refusal-${code}`, given) ?? otherwise;
  }

  result({ reason }: Result): string {
    return this.#said(`ended-${reason}`) ?? '';
  }

  option(name: string, value: string): string {
    return this.#said(`option-${name}-${value}`.replaceAll('_', '-')) ?? `${name}: ${value}`;
  }

  /** A value by one of the game's `[forms]`: the first message there is, or itself. */
  word(form: string, value: string): Word | string {
    const keys = [this.telling.forms?.[form] ?? []].flat();
    const key = keys.map((each) => each.replace('{}', value)).find((each) => this.words.has(`${this.game}-${each}`));
    return key === undefined ? value : { key };
  }

  /** A word by itself. */
  spoken(word: Word | string): string {
    return typeof word === 'string' ? word : this.say(word.key, word.given);
  }

  /** A word in all its forms, as an argument of a sentence that picks the one it needs. */
  inForms({ key, given }: Word, argument: string): Arguments {
    return this.words.forms(`${this.game}-${key}`, argument, given);
  }

  /** What goes into a message; a field that is missing gives nothing. */
  #arguments(given: Row, fields: Fields, names: Names): Arguments {
    const all: Arguments = {};
    for (const [argument, text] of Object.entries(given)) {
      const [form = '', field = argument] = String(text).split(' of ');
      const value = fields[field];
      if (value === null || value === undefined) continue;
      const own = this.own.forms[form] ?? FORMS[form];
      const said = own ? own(value as never, names) : this.word(form, String(value));
      if (typeof said === 'object') Object.assign(all, this.inForms(said, argument));
      else all[argument] = said;
    }
    return all;
  }

  #said(key: string, given?: Arguments): string | null {
    return this.words.has(`${this.game}-${key}`) ? this.say(key, given) : null;
  }
}
