/** What the symbols of a squadron mean, those that mean the same together. */
import type { Meaning, Squadron } from '../cards';

export interface Symbols extends Meaning {
  faces: string[];
}

export function symbolsOf({ symbols, numbers }: Squadron): Symbols[] {
  const found: Symbols[] = [];
  const all = [...Object.entries(symbols), ...(numbers.orders.length > 0 ? ([['1', numbers]] as const) : [])];
  for (const [face, meaning] of all) {
    const same = found.find(
      ({ orders, strength }) => orders.join() === meaning.orders.join() && strength === meaning.strength,
    );
    if (same) same.faces.push(face);
    else found.push({ ...meaning, faces: [face] });
  }
  return found;
}
