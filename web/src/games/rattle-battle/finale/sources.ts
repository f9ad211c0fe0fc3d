/** RB 7: where everybody's victory points come from, and how they add up as they are counted out. */
import type { Step } from '../../../shell/link/protocol';
import type { Parts, PointsCounted } from '../wire';

/** In the order in which they are counted. */
export const SOURCES = ['cards', 'coins', 'sailors', 'others'] as const;
export type Source = (typeof SOURCES)[number];
/** The picture that tells each apart. */
export const PICTURES: Record<Source, string> = {
  cards: 'ornate-cabin',
  coins: 'coin',
  sailors: 'sailor',
  others: 'upgrade',
};

/** What was counted for every seat, by seat. */
export function countedIn(steps: readonly Step<Parts>[]): PointsCounted[] {
  const told = steps.at(-1)?.events ?? [];
  return told.filter((event) => event.kind === 'points-counted').sort((a, b) => a.seat - b.seat);
}

/** The points of a seat when so many sources have been counted. */
export const sumOf = (counted: PointsCounted, sources: number): number =>
  SOURCES.slice(0, sources).reduce((sum, source) => sum + counted[source], 0);

/** The seats by what has been counted so far, those with more first; at the end whoever has won, ties and all. */
export function orderOf(counted: readonly PointsCounted[], sources: number, winners: readonly number[]): number[] {
  const won = (seat: number): number => Number(sources === SOURCES.length && winners.includes(seat));
  return counted
    .toSorted((a, b) => won(b.seat) - won(a.seat) || sumOf(b, sources) - sumOf(a, sources) || a.seat - b.seat)
    .map(({ seat }) => seat);
}
