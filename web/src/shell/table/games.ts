/** The games that have a view of their own, by name; each is loaded when its table is opened. */
import type { Game } from './game';
import { Problem } from '../link/problems';

const GAMES: Record<string, () => Promise<Game>> = {
  'port-royal': async () => (await import('../../games/port-royal')).game as unknown as Game,
};

export async function loadGame(name: string): Promise<Game> {
  const load = GAMES[name];
  if (!load) throw new Problem('no-view', `this page cannot show '${name}'`);
  return load();
}

export const isShown = (name: string): boolean => name in GAMES;
