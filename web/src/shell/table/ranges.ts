/** Actions with numbers to fill in, as the server writes them: `move 0.1 to <x> <y> drill [y1 r2]`. */
import type { Range } from '../link/protocol';

/** A number as the rules read it. */
const NUMBER = String.raw`-?\d{1,4}(?:\.\d{1,20})?(?:e-\d{1,3})?`;

/** Whether an action is of a range: a number for each name, and of words in brackets one, or none. */
export function fits(action: string, range: Range): boolean {
  const pattern = range.text
    .replace(/[\\^$.*+?(){}|]/g, String.raw`\$&`)
    .replace(/<.+?>/g, NUMBER)
    .replace(/ \[(.*?)\]/g, (_, words: string) => (words ? `(?: (?:${words.replaceAll(' ', '|')}))?` : ''));
  return new RegExp(`^${pattern}$`).test(action);
}
