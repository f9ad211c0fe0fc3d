/** What this browser saw and gave before the cards were dealt, so that it can check the deal. */
import type { Table } from '../link/protocol';

export interface Keepsake {
  /** What the house had promised. */
  commitment: string;
  /** What the seats of this browser drew for the deal, by seat. */
  nonces: Record<number, string>;
  /** What they said of it before they showed it. Games of an older page have none. */
  pledges?: Record<number, string>;
  /** Everybody's pledges, as they were told when the list was closed. */
  closed?: string[];
  /** The reader knows that the cards were dealt without this browser. */
  told?: boolean;
}

/** Whether this browser had its part in the deal; null: nobody knows yet, or nobody plays here. */
export type Part = 'in' | 'out' | null;

const KEY = 'quarterdeck-deals';
/** Games whose deal this browser can check from its own memory; older ones are forgotten. */
const MOST = 200;

/** A browser that stores nothing remembers as long as the page is open. */
let unstored: string | null = null;

function read(): [string, Keepsake][] {
  try {
    return JSON.parse(unstored ?? localStorage.getItem(KEY) ?? '[]') as [string, Keepsake][];
  } catch {
    return [];
  }
}

export function keep(table: string, keepsake: Keepsake): void {
  const others = read().filter(([id]) => id !== table);
  const text = JSON.stringify([...others, [table, keepsake]].slice(-MOST));
  try {
    localStorage.setItem(KEY, text);
  } catch {
    unstored = text;
  }
}

/** Nothing in this browser tells of any game any more. */
export function forgetAll(): void {
  unstored = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

export function kept(table: string): Keepsake | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

export const ownSeats = (table: Table): number[] => table.seats.flatMap((seat, i) => (seat.yours ? [i] : []));

/** Whether the deal of a table was made, or is being made, with what this browser gave. */
export function partIn(table: Table, own: Keepsake | null): Part {
  const dealt = table.nonces.length > 0;
  const seats = ownSeats(table);
  if (seats.length === 0 || (!dealt && table.pledges.length === 0)) return null;
  if (own?.commitment !== table.commitment) return 'out';
  const [given, used] = dealt ? [own?.nonces, table.nonces] : [own?.pledges, table.pledges];
  return seats.every((seat) => given?.[seat] !== undefined && given[seat] === used[seat]) ? 'in' : 'out';
}
