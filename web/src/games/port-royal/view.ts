/**
 * What the table shows, as one value. It comes from an observation, or from the view before and an
 * event: so every event can be shown by itself, live and in a replay, without knowing the rules.
 */
import { faceOf, PERSON_OF } from './cards';
import type { GameEvent, Observation } from './wire';

export interface Slot {
  /** The same card keeps its id while it lies there, so that motion can follow it. */
  id: number;
  code: string;
}

export interface View {
  players: number;
  start: number;
  round: number;
  lastRound: boolean;
  active: number;
  acting: number;
  phase: Observation['phase'];
  takes: number;
  /** A card just turned up that does not lie in the harbour yet. */
  incoming: Slot | null;
  harbour: Slot[];
  expeditions: Slot[];
  displays: Slot[][];
  points: number[];
  swords: number[];
  coins: number[];
  pile: number;
  /** In the order in which they were laid, as far as that was seen: the last one is on top. */
  discard: string[];
  /** The discard pile as it was shuffled last: it lies there again if that draw is taken back. */
  shuffled: string[];
  /** Cards on their way to the discard pile that have left their place already. */
  leaving: string[];
  /** The card with which a player has just bust; until the next turn. */
  bust: string | null;
}

let ids = 0;
const slot = (code: string): Slot => ({ id: ++ids, code });

/** Slots for these cards; those that lay there before keep their ids. */
function keep(codes: readonly string[], before: readonly Slot[]): Slot[] {
  const free = [...before];
  return codes.map((code) => {
    const at = free.findIndex((s) => s.code === code);
    return at < 0 ? slot(code) : free.splice(at, 1)[0]!;
  });
}

/** What lay there before keeps its order; cards of which nothing is known lie beneath. */
function pileUp(codes: readonly string[], before: readonly string[]): string[] {
  const beneath = [...codes];
  const seen = before.filter((code) => {
    const at = beneath.indexOf(code);
    if (at >= 0) beneath.splice(at, 1);
    return at >= 0;
  });
  return [...beneath, ...seen];
}

export function fromObservation(o: Observation, before: View | null): View {
  const pending = o.pending;
  const same = pending !== null && before?.incoming?.code === pending;
  const lying = [...(before?.harbour ?? []), ...(before?.incoming ? [before.incoming] : [])];
  const discard = before?.discard ?? [];
  const shuffled = before?.shuffled ?? [];
  return {
    players: o.players,
    start: o.start,
    round: o.round,
    lastRound: o.last_round,
    active: o.active,
    acting: o.acting,
    phase: o.phase,
    takes: o.takes,
    incoming: pending === null ? null : same ? before.incoming : slot(pending),
    harbour: keep(o.harbour, lying),
    expeditions: keep(o.expeditions, before?.expeditions ?? []),
    displays: o.displays.map((codes, p) => keep(codes, before?.displays[p] ?? [])),
    points: o.points,
    swords: o.swords,
    coins: o.coins.map((stack) => stack.length),
    pile: o.pile,
    discard: pileUp(o.discard, o.discard.length > discard.length ? shuffled : discard),
    shuffled,
    leaving: [],
    bust: null,
  };
}

const put = <T>(list: readonly T[], at: number, value: T): T[] => list.with(at, value);
const add = (list: readonly number[], at: number, n: number): number[] => list.with(at, (list[at] ?? 0) + n);
const without = (slots: readonly Slot[], code: string): Slot[] => {
  const at = slots.findIndex((s) => s.code === code);
  return at < 0 ? [...slots] : slots.toSpliced(at, 1);
};

/** The display after persons of these letters were spent; and who they were. */
function spend(display: readonly Slot[], letters: string): [Slot[], string[]] {
  let rest = [...display];
  const spent: string[] = [];
  for (const letter of letters) {
    const gone = rest.find((s) => faceOf(s.code).role === PERSON_OF[letter]);
    if (!gone) continue;
    rest = rest.filter((s) => s !== gone);
    spent.push(gone.code);
  }
  return [rest, spent];
}

function discarded(v: View, code: string): View {
  const to = { discard: [...v.discard, code] };
  if (v.leaving.includes(code)) {
    return { ...v, ...to, leaving: v.leaving.toSpliced(v.leaving.indexOf(code), 1) };
  }
  if (v.incoming?.code === code) return { ...v, ...to, incoming: null };
  return { ...v, ...to, harbour: without(v.harbour, code) };
}

/** The view after an event. Events it does not know change nothing. */
export function apply(v: View, event: GameEvent): View {
  switch (event.kind) {
    case 'turn-began':
      return {
        ...v,
        active: event.seat,
        acting: event.seat,
        round: event.round,
        phase: 'discover',
        takes: 0,
        bust: null,
      };
    case 'drawn': {
      const ship = faceOf(event.card).kind === 'ship';
      const incoming = slot(event.card);
      return { ...v, incoming, pile: v.pile - 1, phase: ship ? 'ship' : 'discover' };
    }
    case 'entered':
      return {
        ...v,
        phase: 'discover',
        harbour: [...v.harbour, v.incoming?.code === event.card ? v.incoming : slot(event.card)],
        incoming: null,
      };
    case 'repelled':
      return { ...v, phase: 'discover' };
    case 'bust':
      return { ...v, bust: event.card };
    case 'expedition-found':
      return {
        ...v,
        incoming: null,
        expeditions: v.expeditions.some((s) => s.code === event.card)
          ? v.expeditions
          : [...v.expeditions, v.incoming?.code === event.card ? v.incoming : slot(event.card)],
      };
    case 'gained':
      if (event.reason === 'start') return v;
      return {
        ...v,
        coins: add(v.coins, event.seat, event.coins),
        pile: v.pile - event.coins,
      };
    case 'coin-shown':
      return { ...v, coins: add(v.coins, event.seat, -1), discard: [...v.discard, event.card] };
    case 'stopped':
      return { ...v, phase: 'take' };
    case 'chance-began':
      return { ...v, phase: 'take', acting: event.seat, takes: event.takes };
    case 'traded':
      return {
        ...v,
        harbour: without(v.harbour, event.card),
        leaving: [...v.leaving, event.card],
        takes: v.takes - 1,
      };
    case 'hired': {
      const face = faceOf(event.card);
      const hired = v.harbour.find((s) => s.code === event.card) ?? slot(event.card);
      return {
        ...v,
        harbour: v.harbour.filter((s) => s !== hired),
        displays: put(v.displays, event.seat, [...v.displays[event.seat]!, hired]),
        points: add(v.points, event.seat, face.points ?? 0),
        swords: add(v.swords, event.seat, face.swords ?? 0),
        // A Governor works at once: he makes up for the take that he was.
        takes: face.role === 'governor' ? v.takes : v.takes - 1,
      };
    }
    case 'fee-paid':
      return { ...v, coins: add(add(v.coins, event.seat, -1), event.to, 1) };
    case 'claimed': {
      const face = faceOf(event.card);
      const chart = v.expeditions.find((s) => s.code === event.card) ?? slot(event.card);
      const [rest, spent] = spend(v.displays[event.seat]!, event.spent);
      const lost = spent.reduce((sum, code) => sum + (faceOf(code).points ?? 0), 0);
      return {
        ...v,
        expeditions: v.expeditions.filter((s) => s !== chart),
        displays: put(v.displays, event.seat, [...rest, chart]),
        points: add(v.points, event.seat, (face.points ?? 0) - lost),
        leaving: [...v.leaving, ...spent],
      };
    }
    case 'discarded':
      return discarded(v, event.card);
    case 'shuffled':
      // Coins drawn from the old pile are told after the shuffle: they still count as lying there.
      return { ...v, pile: v.pile + event.cards, discard: [], shuffled: v.discard };
    case 'end-set-off':
      return { ...v, lastRound: true };
    case 'ended':
      return { ...v, phase: 'over' };
    default:
      return v;
  }
}
