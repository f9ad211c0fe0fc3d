import type { GameModule } from '../../shell/table/game';
import { mount } from './mount';
import { apply, fromObservation, type Observation, type View } from './view';

export const game: GameModule<View> = {
  view: (observation, before) => fromObservation(observation as Observation, before),
  apply,
  mount,
  checkDeal: async (seed, table, steps) => (await import('./deal')).checkDeal(seed, table.seats.length, steps),
};
