/** The moments to go back to: everybody's turns, and who bust. */
import type { Landmark, Told } from '../../shell/table/board';
import { say } from '../../shell/words/words.svelte';
import type { Parts } from './wire';

export function landmarks({ steps, names }: Told<Parts>): Landmark[] {
  let round = 0;
  return steps.flatMap(({ events }, step) =>
    events.flatMap((told, event) => {
      if (told.kind === 'turn-began') round = told.round;
      else if (told.kind !== 'bust') return [];
      const name = names[told.seat] ?? '';
      const text = told.kind === 'bust' ? say('port-royal-table-mark-bust', { name }) : name;
      return [{ step, event, text, group: say('port-royal-round', { round }) }];
    }),
  );
}
