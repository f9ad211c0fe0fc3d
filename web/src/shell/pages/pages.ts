/** The pages behind the routes. */
import type { Component } from 'svelte';
import { api } from '../link/api';
import { loadGame } from '../table/games';
import { Problem } from '../link/problems';
import type { Route } from './routes';
import TablePage from '../table/TablePage.svelte';
import { upgrade } from '../link/upgrade.svelte';

export interface Page {
  // Each page has its own properties, and `given` are those of this one.
  Shown: Component<Record<string, never>>;
  given: Record<string, never>;
}

// A table comes with the first code, the other pages when they are opened; the first page is asked for before any code
// is there (first.ts).
const LOADERS: Record<Route['page'], () => Promise<{ default: unknown }>> = {
  home: () => import('./Home.svelte'),
  table: () => Promise.resolve({ default: TablePage }),
  replay: () => import('./Replay.svelte'),
  new: () => import('./NewTable.svelte'),
  rules: () => import('./Rules.svelte'),
  settings: () => import('./Settings.svelte'),
  credits: () => import('./Credits.svelte'),
  device: () => import('./Device.svelte'),
  lost: () => import('./Lost.svelte'),
};

export async function load(route: Route): Promise<Page> {
  const { page, ...given } = route;
  try {
    const { default: Shown } = await LOADERS[page]();
    return { Shown, given } as Page;
  } catch {
    // A part of the page that is not there any more: the server may have a newer one.
    void upgrade.ask();
    throw new Problem('offline', `the page '${page}' cannot be loaded`);
  }
}

/** Asks for what a page will ask for, before its own code has come. */
export function hasten(route: Route): void {
  if (route.page !== 'table' && route.page !== 'replay') return;
  // What goes wrong here goes wrong once more where it is waited for, and is told there.
  void api
    .hasten(route.id)
    .then(({ game }) => loadGame(game))
    .catch(() => undefined);
}
