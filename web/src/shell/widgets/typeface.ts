/** How wide words are in the typeface of names and buttons: known before the font has arrived. */
import widths from '../../fonts/widths.json';

const THOUSANDTHS = new Map(Object.entries(widths));
/** What the typeface does not have comes from another one, about so wide. */
const STRANGE = 600;

/** A letter with an accent is listed only where it is wider or narrower than the letter without. */
export const widthOf = (letter: string): number | undefined =>
  THOUSANDTHS.get(letter) ?? THOUSANDTHS.get(letter.normalize('NFD').charAt(0));

/** The width of a text in em; kerning only makes it less. */
export function ems(text: string): number {
  let sum = 0;
  for (const letter of text) sum += widthOf(letter) ?? STRANGE;
  return sum / 1000;
}
