/** The moments of a game that one may want to see again: every adventure, drop, battle and visit to the port. */
import type { Instant } from '../../shell/table/board';
import type { Step } from '../../shell/link/protocol';
import type { Parts } from './wire';

export interface Mark extends Instant {
  kind: 'adventure' | 'drop' | 'battle' | 'port';
  quest: number;
  /** The adventure it belongs to. */
  card: string;
  /** Of a drop: why, and how many dice. */
  reason: string;
  dice: number;
}

export function marksOf(steps: readonly Step<Parts>[]): Mark[] {
  const marks: Mark[] = [];
  let [quest, card] = [0, ''];
  /** Where the battle began, until somebody fights in it. */
  let battle: Instant | null = null;
  const mark = (kind: Mark['kind'], at: Instant, reason = '', dice = 0): void => {
    marks.push({ ...at, kind, quest, card, reason, dice });
  };
  steps.forEach(({ events }, step) => {
    events.forEach((told, event) => {
      const at = { step, event };
      switch (told.kind) {
        case 'adventure-drawn':
          ({ quest, card } = told);
          mark('adventure', at);
          break;
        case 'dropped':
          mark('drop', at, told.reason, told.dice.length);
          break;
        case 'phase-began':
          battle = told.phase === 'battle' ? at : null;
          if (told.phase === 'port') mark('port', at);
          break;
        case 'fought':
          if (battle) mark('battle', battle);
          battle = null;
          break;
        default:
      }
    });
  });
  return marks;
}
