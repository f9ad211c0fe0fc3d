/** The games on the home page, in order, each with its picture. */
import type { Component } from 'svelte';
import PortRoyal from '../port-royal/Poster.svelte';

export const posters: readonly { game: string; Picture: Component }[] = [
  { game: 'port-royal', Picture: PortRoyal },
];
