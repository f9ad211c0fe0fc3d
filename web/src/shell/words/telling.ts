/** Which event becomes which sentence: the rows of a game's `words/telling.toml`, which Python reads too (`i18n/telling.py`). */

/** An event, or the details of a refusal. */
export type Fields = Readonly<Record<string, unknown>>;

/** A sentence: what goes into a message, and which and when if they are not the event's own and always. */
export interface Row {
  key?: string;
  when?: Fields | string;
  /** An argument of the message, as `form of field` or as the form of the field of its name. */
  [argument: string]: Fields | string | undefined;
}

/** By a row, by the game's function of that name, or not at all. */
export type Told = Row | string;

export interface Telling {
  events?: Readonly<Record<string, Told | readonly Told[]>>;
  refusals?: Row;
  forms?: Readonly<Record<string, string | readonly string[]>>;
}

export const UNSAID = 'unsaid';

/** A seat that is nobody's is -1, and an empty list is an empty text. */
const saysSomething = (value: unknown): boolean => value === 0 || (!!value && value !== -1 && String(value) !== '');

function holds({ when }: Row, event: Fields): boolean {
  if (typeof when === 'object') return Object.entries(when).every(([name, value]) => event[name] === value);
  return !when || saysSomething(event[when]);
}

/** How an event is told; nothing if the rows do not know it. */
export const toldAs = ({ events = {} }: Telling, event: Fields): Told | undefined =>
  [events[String(event['kind'])] ?? []].flat().find((row) => typeof row === 'string' || holds(row, event));
