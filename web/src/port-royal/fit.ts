/** How wide a text in small caps is, in em; Cyrillic is wider. */
const ems = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\u0400-\u04ff]/.test(letter) ? 0.68 : 0.57), 0);

/** The largest size, up to `size`, at which a text fits into a width. */
export function fit(text: string, width: number, size: number): number {
  return Math.min(size, width / ems(text));
}
