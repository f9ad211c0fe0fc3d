/** Numbers that the table shows beside the cards. The server decides; these only explain. */
import { COLOURS, faceOf, PERSON_OF, type Colour } from './cards';
import type { View } from './view';

const count = (view: View, seat: number, test: (code: string) => boolean): number =>
  (view.displays[seat] ?? []).filter((slot) => test(slot.code)).length;

export const has = (view: View, seat: number, role: string): number =>
  count(view, seat, (code) => faceOf(code).role === role);

export const traders = (view: View, seat: number, colour: Colour | undefined): number =>
  count(view, seat, (code) => faceOf(code).role === 'trader' && faceOf(code).colour === colour);

export interface Price {
  kind: 'gain' | 'cost';
  /** What is printed, after a Mademoiselle. */
  base: number;
  bonus: number;
  fee: number;
  total: number;
}

/** What taking a card brings or costs a player. */
export function price(view: View, seat: number, code: string): Price {
  const face = faceOf(code);
  const fee = seat === view.active ? 0 : 1;
  if (face.kind === 'ship') {
    const bonus = traders(view, seat, face.colour);
    const base = face.coins ?? 0;
    return { kind: 'gain', base, bonus, fee, total: base + bonus - fee };
  }
  const base = Math.max(0, (face.cost ?? 0) - has(view, seat, 'mademoiselle'));
  return { kind: 'cost', base, bonus: 0, fee, total: base + fee };
}

/** The colours of ships in the harbour. */
export function inPort(view: View): Set<Colour> {
  const ships = view.harbour.map((slot) => faceOf(slot.code)).filter((f) => f.kind === 'ship');
  return new Set(ships.flatMap((face) => (face.colour ? [face.colour] : [])));
}

/** How many cards the active player could take if he stopped now. */
export function takesNow(view: View): number {
  return 1 + Math.max(0, inPort(view).size - 3) + has(view, view.active, 'governor');
}

/** Who an expedition asks for, a letter each, and whether the player has him. Jacks fill in. */
export function needs(view: View, seat: number, code: string): { letter: string; met: boolean }[] {
  const left = new Map<string, number>();
  for (const role of ['captain', 'priest', 'settler', 'jack']) left.set(role, has(view, seat, role));
  const take = (role: string): boolean => {
    const n = left.get(role) ?? 0;
    left.set(role, n - 1);
    return n > 0;
  };
  const own = [...(faceOf(code).needs ?? '')].map((letter) => ({
    letter,
    met: take(PERSON_OF[letter] ?? ''),
  }));
  return own.map((need) => (need.met ? need : { ...need, met: take('jack') }));
}

export type Reach =
  | { kind: 'swords'; swords: number }
  | { kind: 'expedition'; letter: string; points: number }
  | { kind: 'claim'; points: number }
  | { kind: 'trader'; colour: Colour; coins: number }
  | { kind: 'cheaper'; coins: number };

/** What a display can do, the most useful first; at most three lines. */
export function reach(view: View, seat: number): Reach[] {
  const found: Reach[] = [];
  for (const { code } of view.expeditions) {
    const missing = needs(view, seat, code).filter((need) => !need.met);
    const points = faceOf(code).points ?? 0;
    if (missing.length === 0) found.push({ kind: 'claim', points });
    else if (missing.length === 1) {
      found.push({ kind: 'expedition', letter: missing[0]!.letter, points });
    }
  }
  const swords = view.swords[seat] ?? 0;
  if (swords > 0) found.unshift({ kind: 'swords', swords });
  for (const colour of COLOURS) {
    const coins = traders(view, seat, colour);
    if (coins) found.push({ kind: 'trader', colour, coins });
  }
  const cheaper = has(view, seat, 'mademoiselle');
  if (cheaper) found.push({ kind: 'cheaper', coins: cheaper });
  return found.slice(0, 3);
}
