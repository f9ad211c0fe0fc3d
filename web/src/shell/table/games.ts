/** Games by name: those with a folder in this page, those whose package brings a board, and all others. */
import { api } from '../link/api';
import { Problem } from '../link/problems';
import { stored } from '../widgets/stored';
import { learn, tellingOf } from '../words/words.svelte';
import { wordingFor } from '../words/wordings';
import type { BoardModule } from './board';
import type { Game, GameModule } from './game';

const LOADERS = new Map(
  Object.entries(import.meta.glob<GameModule>('../../games/*/index.ts', { import: 'game' })).map(
    ([path, load]) => [path.split('/').at(-2)!, load] as const,
  ),
);

/** Whether this page was built with a table for it. */
export const isOurs = (name: string): boolean => LOADERS.has(name);

/** A game's code and words, each loaded when its table is opened. */
export async function loadGame(name: string): Promise<Game> {
  const ours = isPlain() ? undefined : LOADERS.get(name)?.();
  const [board, wording] = await Promise.all([
    ours ?? brought(name),
    ours ? null : wordingFor(name, tellingOf),
    learn(name),
  ]);
  return { ...board, wording: board.wording ?? wording ?? (await wordingFor(name, tellingOf)) };
}

/** Whether the reader wants the board of every game, whatever a game brings. */
const isPlain = (): boolean => stored().boards === 'plain';

/** A game without a table in this page: its package brings a module, or else it gets the board of every game. */
async function brought(name: string): Promise<GameModule> {
  const told = (await api.games()).find((game) => game.name === name);
  if (!told) throw new Problem('no-view', `this server has no game '${name}'`);
  const module =
    told.page && !isPlain()
      ? ((await import(/* @vite-ignore */ told.page)) as BoardModule)
      : await import('./generic/mount');
  return { view: (observation) => observation, apply: (view) => view, ...module };
}
