import type { Game } from '../../shell/table/game';
import Board from './Board.svelte';
import { apply, fromObservation, type Observation, type View } from './view';
import { wording } from './wording';

export const game: Game<View> = {
  wording,
  view: (observation, before) => fromObservation(observation as Observation, before),
  apply,
  checkDeal: async (seed, table, steps) => (await import('./deal')).checkDeal(seed, table.seats.length, steps),
  Board,
};
