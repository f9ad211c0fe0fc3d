/** The stage of each crazy adventure, by its card. */
import type { Component } from 'svelte';
import Arms from './Arms.svelte';
import Bombs from './Bombs.svelte';
import Cannons from './Cannons.svelte';
import Dig from './Dig.svelte';
import Drinking from './Drinking.svelte';
import Knives from './Knives.svelte';
import Plank from './Plank.svelte';
import Prison from './Prison.svelte';
import Race from './Race.svelte';
import Skirmish from './Skirmish.svelte';
import type { Stage } from './standings';
import Tales from './Tales.svelte';

export const STAGES: ReadonlyMap<string, Component<Stage>> = new Map([
  ['arm-wrestling', Arms],
  ['bomb-throw', Bombs],
  ['prison', Prison],
  ['skirmish', Skirmish],
  ['ready-cannons', Cannons],
  ['race', Race],
  ['plank', Plank],
  ['knives', Knives],
  ['tall-tales', Tales],
  ['drinking', Drinking],
  ['treasure-dig', Dig],
]);

/** RB 5b: dice are thrown into the box itself; their stage is for what came of it. */
export const IN_THE_BOX: ReadonlySet<string> = new Set(['bomb-throw', 'knives']);
