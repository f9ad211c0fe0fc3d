/** Dice by name: `0.2` is the second ship of seat 0, `0.c` his captain ship, `y1` a yellow one. */
import type { DieKind } from './cards';

const COLOURS: Record<string, DieKind> = {
  y: 'yellow',
  g: 'green',
  r: 'red',
  o: 'orange',
  b: 'blue',
  p: 'purple',
};

/** The seat whose ship it is; -1 for a non-player ship. */
export const ownerOf = (die: string): number => (die.includes('.') ? Number(die.split('.')[0]) : -1);

export function kindOf(die: string): DieKind {
  if (die.includes('.')) return die.endsWith('.c') ? 'captain' : 'player';
  return COLOURS[die[0] ?? ''] ?? 'yellow';
}
