import type { GameModule } from '../../shell/table/game';
import { finale } from './finale/mount';
import { landmarks } from './landmarks';
import { mount } from './mount';
import { recap } from './recap';
import { apply, fromObservation, recall, type View } from './view';
import { wording } from './wording';

export const game: GameModule<View> = {
  view: fromObservation,
  apply,
  recall,
  mount,
  wording,
  landmarks,
  finale,
  recap,
};
