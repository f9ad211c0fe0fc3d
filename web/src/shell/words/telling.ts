/** Which event becomes which sentence: the rows of a game's `words/telling.toml`, which Python reads too (`i18n/telling.py`). */

/** An event, or the details of a refusal. */
export type Fields = Readonly<Record<string, unknown>>;

/** An argument of a message: a field in a form. */
export interface Given {
  argument: string;
  form: string;
  field: string;
}

/** A sentence: a message and what goes into it. */
export interface Row {
  key: string;
  given: readonly Given[];
  when: Fields | string;
}

/** By a row, by the game's function of that name, or not at all. */
export type Told = Row | string;

export const UNSAID = 'unsaid';

/** The file as it is written. */
export interface TellingFile {
  events?: Record<string, Written | Written[]>;
  refusals?: Record<string, string>;
  forms?: Record<string, string | string[]>;
}
type Written = string | Readonly<Record<string, string | Fields>>;

export interface Telling {
  events: ReadonlyMap<string, readonly Told[]>;
  refusals: readonly Given[];
  forms: ReadonlyMap<string, readonly string[]>;
}

const listed = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

const givenOf = (written: Readonly<Record<string, string>>): Given[] =>
  Object.entries(written).map(([argument, text]) => {
    const [form = '', field = argument] = text.split(' of ');
    return { argument, form, field };
  });

function rowOf(kind: string, written: Written): Told {
  if (typeof written === 'string') return written;
  const { key = kind, when = '', ...given } = written;
  return { key: key as string, when, given: givenOf(given as Record<string, string>) };
}

export const parseTelling = ({ events = {}, refusals = {}, forms = {} }: TellingFile): Telling => ({
  events: new Map(Object.entries(events).map(([kind, told]) => [kind, listed(told).map((row) => rowOf(kind, row))])),
  refusals: givenOf(refusals),
  forms: new Map(Object.entries(forms).map(([name, keys]) => [name, listed(keys)])),
});

/** A seat that is nobody's is -1. */
const saysSomething = (value: unknown): boolean =>
  !(value === null || value === undefined || value === false || value === '' || value === -1) &&
  !(Array.isArray(value) && value.length === 0);

function holds({ when }: Row, event: Fields): boolean {
  if (typeof when === 'string') return when === '' || saysSomething(event[when]);
  return Object.entries(when).every(([name, value]) => event[name] === value);
}

/** How an event is told; nothing if the file does not know it. */
export const toldAs = (telling: Telling, event: Fields): Told | undefined =>
  telling.events.get(String(event['kind']))?.find((row) => typeof row === 'string' || holds(row, event));
