/** The steps of a game as it was played in the end. */
import type { Step } from './protocol';

/** Without what was taken back, and without the taking back. */
export function standing<T>(told: readonly T[], stepOf: (one: T) => Step): T[] {
  const kept: T[] = [];
  for (const one of told) {
    const { by, back = 1 } = stepOf(one);
    if (by === 'undo') kept.splice(Math.max(0, kept.length - back));
    else kept.push(one);
  }
  return kept;
}

/** The steps that stand, the deal first. */
export const played = (steps: readonly Step[]): Step[] => standing(steps, (step) => step);
