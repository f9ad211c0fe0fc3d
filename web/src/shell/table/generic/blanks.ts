/** The blanks of a range, `move 0.1 to <x> <y> drill [y1 r2]`: words to print, numbers to fill in, and choices. */
export type Blank =
  { kind: 'words'; text: string } | { kind: 'number'; name: string } | { kind: 'choice'; of: string[] };

const PART = /<(.+?)>|\[(.*?)\]/g;

export function blanksOf(text: string): Blank[] {
  const blanks: Blank[] = [];
  let at = 0;
  for (const match of text.matchAll(PART)) {
    const before = text.slice(at, match.index).trim();
    if (before) blanks.push({ kind: 'words', text: before });
    if (match[1] !== undefined) blanks.push({ kind: 'number', name: match[1] });
    else if (match[2]) blanks.push({ kind: 'choice', of: match[2].split(' ') });
    at = match.index + match[0].length;
  }
  const rest = text.slice(at).trim();
  if (rest) blanks.push({ kind: 'words', text: rest });
  return blanks;
}

/** The action that a filled form stands for; a choice may stay open. */
export const filled = (blanks: readonly Blank[], values: readonly string[]): string =>
  blanks
    .map((blank, i) => (blank.kind === 'words' ? blank.text : (values[i] ?? '').trim()))
    .filter(Boolean)
    .join(' ');
