/** Lists of games that this browser keeps: home knows them before the server has answered. */
class KeptGames {
  constructor(private readonly key: string) {}

  get all(): string[] {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? '[]') as string[];
    } catch {
      return [];
    }
  }

  keep(games: readonly string[]): void {
    try {
      localStorage.setItem(this.key, JSON.stringify(games));
    } catch {
      // A browser that stores nothing asks the server each time.
    }
  }

  forget(): void {
    try {
      localStorage.removeItem(this.key);
    } catch {
      // Nothing was stored.
    }
  }
}

/** Those that were played, the last one first. */
export const playedGames = new KeptGames('quarterdeck-played');
/** Those that one begins in their shorter form. */
export const shortGames = new KeptGames('quarterdeck-short');
