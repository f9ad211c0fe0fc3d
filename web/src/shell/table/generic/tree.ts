/** An observation as a tree for reading: names, values in a line, and branches. */

export interface Leaf {
  name: string;
  text: string;
}
export interface Branch {
  name: string;
  nodes: Node[];
}
export type Node = Leaf | Branch;

export const isBranch = (node: Node): node is Branch => 'nodes' in node;

const NONE = '–';
/** A record of so many plain values still fits in a line. */
const SHORT = 6;

type Fields = [string, unknown][];

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';
const isFlat = (value: unknown): boolean => isScalar(value) || (Array.isArray(value) && value.every(isScalar));
const isPair = (value: unknown): value is [string, unknown] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';

/** What a field is called. */
export type Label = (name: string) => string;

/** Of a game that has no words for its fields, their names. */
export const readable: Label = (name) => name.replaceAll(/[_-]/g, ' ');

/** A value in one line, whatever is in it. */
export function line(value: unknown, label: Label = readable): string {
  if (value === null || value === undefined || value === '') return NONE;
  if (typeof value === 'number' && !Number.isInteger(value)) return String(Number(value.toFixed(1)));
  if (Array.isArray(value))
    return value.map((item) => line(item, label)).join(value.every(isScalar) ? ' ' : ', ') || NONE;
  if (typeof value === 'object') {
    return (
      Object.entries(value)
        .map(([name, item]) => `${label(name)} ${line(item, label)}`)
        .join(' · ') || NONE
    );
  }
  return String(value);
}

/** The named parts of a value: of a list of which each player has one, by the players' names. */
function fieldsOf(value: object, players: readonly string[], label: Label): Fields {
  if (!Array.isArray(value)) return Object.entries(value).map(([name, item]) => [label(name), item]);
  if (value.length > 0 && value.every(isPair)) return value.map(([name, item]) => [label(name), item]);
  if (value.length === players.length) return value.map((item, i) => [players[i]!, item]);
  return value.map((item, i) => [String(i + 1), item]);
}

function isBrief(value: object): boolean {
  const parts = Object.values(value);
  return !Array.isArray(value) && parts.length <= SHORT && parts.every(isFlat);
}

/** What is known, name by name; `players` are the names by seat, for lists of which each of them has one. */
export function treeOf(observation: unknown, players: readonly string[], label: Label = readable): Node[] {
  if (isScalar(observation)) return [{ name: '', text: line(observation) }];
  return fieldsOf(observation as object, players, label).map(([name, value]) => {
    const everybodys = Array.isArray(value) && value.length === players.length && value.length > 1;
    if (isScalar(value) || (isFlat(value) && !everybodys) || isBrief(value as object))
      return { name, text: line(value, label) };
    // Deeper lists that happen to be as long as the table is large are no players'.
    return { name, nodes: treeOf(value, everybodys ? players : [], label) };
  });
}
