/** The games that were played in this browser, the last one first: home knows them before the server has answered. */
const KEY = 'quarterdeck-played';

export function remembered(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function remember(games: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // A browser that stores nothing asks the server each time.
  }
}

export function forgetPlayed(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
