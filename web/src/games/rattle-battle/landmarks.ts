/** The moments to go back to, in words. */
import type { Landmark, Told } from '../../shell/table/board';
import { say, words } from '../../shell/words/words.svelte';
import { marksOf, type Mark } from './marks';
import type { Parts } from './wire';
import { RattleBattleWording } from './wording';

export function markWords({ kind, card, quest, reason, dice }: Mark): string {
  const wording = new RattleBattleWording(words());
  const name = wording.card(card);
  switch (kind) {
    case 'adventure':
      return name;
    case 'drop':
      return reason === 'drop'
        ? say('rattle-battle-mark-drop', { card: name, dice })
        : say('rattle-battle-mark-thrown', { card: name, dice, reason: wording.reason(reason) });
    case 'battle':
      return say('rattle-battle-mark-battle', { card: name });
    case 'port':
      return say('rattle-battle-mark-port', { quest });
  }
}

export const landmarks = ({ steps }: Told<Parts>): Landmark[] =>
  marksOf(steps).map((mark) => ({
    step: mark.step,
    event: mark.event,
    text: markWords(mark),
    group: say('rattle-battle-mark-quest', { quest: mark.quest }),
  }));
