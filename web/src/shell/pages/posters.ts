/** The games on the home page, in order, each with its picture. */
import type { Component } from 'svelte';

export const posters: readonly { game: string; picture: () => Promise<{ default: Component }> }[] = [
  { game: 'port-royal', picture: () => import('../../games/port-royal/Poster.svelte') },
];
