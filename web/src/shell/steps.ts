/** The steps of a game as it was played in the end. */
import type { Step } from './protocol';

/** Without the deal, and without what was taken back. */
export function played(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    if (step.by === 'undo') kept.splice(Math.max(0, kept.length - (step.back ?? 1)));
    else if (step.number > 0) kept.push(step);
  }
  return kept;
}
