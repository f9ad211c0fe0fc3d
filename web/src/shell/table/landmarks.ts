/** Moments of a game in addresses and in lists: `#12` is after step 12, `#12.3` shows that step from its event 3 on. */
import type { Instant, Landmark } from './board';

const HASH = /^#(\d+)(?:\.(\d+))?$/;

/** When all of a step has happened. */
export const after = (step: number): Instant => ({ step, event: Infinity });
export const isAfter = ({ event }: Instant): boolean => event === Infinity;

export const hashOf = (at: Instant): string => `#${at.step}${isAfter(at) ? '' : `.${at.event}`}`;

/** The moment an address names; the beginning, if it names none. */
export function instantIn(hash: string): Instant {
  const [, step = '0', event] = HASH.exec(hash) ?? [];
  return event === undefined ? after(Number(step)) : { step: Number(step), event: Number(event) };
}

/** The link that shows a moment of a game again. */
export const replayOf = (table: string, at: Instant): string => `/t/${table}/replay${hashOf(at)}`;

/** Landmarks under a heading, each with its place in the whole list. */
export interface Group {
  readonly text: string;
  readonly marks: readonly { readonly at: number; readonly text: string }[];
}

export function groupsOf(landmarks: readonly Landmark[]): Group[] {
  const groups: { text: string; marks: { at: number; text: string }[] }[] = [];
  landmarks.forEach(({ group, text }, at) => {
    if (groups.at(-1)?.text !== group) groups.push({ text: group, marks: [] });
    groups.at(-1)!.marks.push({ at, text });
  });
  return groups;
}

/** The last landmark that is not after a moment; -1 if all are. */
export const indexAt = (landmarks: readonly Landmark[], { step, event }: Instant): number =>
  landmarks.findLastIndex((one) => one.step < step || (one.step === step && one.event <= event));
