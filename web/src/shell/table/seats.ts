/** Seats are told by emblem; the colour only helps. */
import type { Seat } from '../link/protocol';

export interface Emblem {
  name: string;
  icon: string;
  colour: string;
}

export const EMBLEMS: readonly Emblem[] = [
  { name: 'coral', icon: 'octopus', colour: '#b83a27' },
  { name: 'green', icon: 'parrot-head', colour: '#2d7a4d' },
  { name: 'violet', icon: 'crab', colour: '#5b4a86' },
  { name: 'ochre', icon: 'seagull', colour: '#94620f' },
  { name: 'slate', icon: 'anchor', colour: '#3d5566' },
];

export function emblem(colour: string | null): Emblem {
  return EMBLEMS.find((e) => e.colour === colour) ?? EMBLEMS[0]!;
}

/** An emblem for every seat: the wanted one, or the next that is free. People choose first. */
export function emblems(seats: readonly Seat[]): Emblem[] {
  const free = new Set(EMBLEMS);
  const given = new Map<number, Emblem>();
  const order = seats.map((_, i) => i).sort((a, b) => rank(seats[a]!) - rank(seats[b]!) || a - b);
  for (const i of order) {
    const wanted = EMBLEMS.find((e) => e.colour === seats[i]!.colour && free.has(e));
    const emblem = wanted ?? [...free][0] ?? EMBLEMS[i % EMBLEMS.length]!;
    free.delete(emblem);
    given.set(i, emblem);
  }
  return seats.map((_, i) => given.get(i)!);
}

function rank(seat: Seat): number {
  return seat.yours ? 0 : seat.kind === 'human' ? 1 : 2;
}
