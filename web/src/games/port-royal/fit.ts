/** Names that fit the place they have. */
import { ems } from '../../shell/widgets/typeface';

/** The largest size from `least` to `size` at which a text fits into a width. */
export function fit(text: string, width: number, size: number, least = 0): number {
  return Math.max(least, Math.min(size, width / ems(text)));
}

/** The width to press a text into that is too wide at its size, or nothing. */
export function pressed(text: string, width: number, size: number): number | undefined {
  return ems(text) * size > width ? width : undefined;
}
