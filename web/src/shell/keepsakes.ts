/** What this browser saw and gave before the cards were dealt, so that it can check the deal. */

export interface Keepsake {
  /** What the house had promised. */
  commitment: string;
  /** What the seats of this browser added, by seat. */
  nonces: Record<number, string>;
}

const KEY = 'quarterdeck-deals';
/** Games whose deal this browser can check from its own memory; older ones are forgotten. */
const MOST = 40;

function read(): [string, Keepsake][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, Keepsake][];
  } catch {
    return [];
  }
}

export function keep(table: string, keepsake: Keepsake): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, keepsake]].slice(-MOST)));
  } catch {
    // A browser that stores nothing: the check does without.
  }
}

/** Nothing in this browser tells of any game any more. */
export function forgetAll(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

export function kept(table: string): Keepsake | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}
