/** The pages behind the routes, each loaded when it is opened. */
import type { Component } from 'svelte';
import { Problem } from './problems';
import type { Route } from './routes';
import { upgrade } from './upgrade.svelte';

interface Page {
  // Each page has its own properties, and `given` are those of this one.
  Shown: Component<Record<string, never>>;
  given: Record<string, never>;
}

type Loaded = Exclude<Route, { page: 'home' | 'lost' }>;

const LOADERS: Record<Loaded['page'], () => Promise<{ default: unknown }>> = {
  table: () => import('./TablePage.svelte'),
  replay: () => import('./Replay.svelte'),
  new: () => import('./NewTable.svelte'),
  rules: () => import('./Rules.svelte'),
  settings: () => import('./Settings.svelte'),
  credits: () => import('./Credits.svelte'),
  device: () => import('./Device.svelte'),
};

export async function load(route: Loaded): Promise<Page> {
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
