import type { Step } from '../../shell/link/protocol';
import type { GameModule } from '../../shell/table/game';
import { mount } from './mount';
import { apply, fromObservation, type View } from './view';
import type { Parts } from './wire';
import { wording } from './wording';

export const game: GameModule<View> = {
  view: fromObservation,
  apply,
  mount,
  wording,
  checkDeal: async (seed, table, steps) =>
    (await import('./deal')).checkDeal(seed, table.seats.length, steps as Step<Parts>[]),
};
