/** RB 5: what a mini game remembers beyond the observation, as far as it has been seen. */
import type { GameEvent, Observation, PlayerSeen, RollSeen } from '../../wire';

/** What somebody had chosen in secret: a number, or a die as it lay then. */
export interface Shown {
  seat: number;
  die: string;
  face: string;
}

/** A die that is out, as it lay then; `to` is who blew it up, or -1. */
export interface Lost extends RollSeen {
  to: number;
}

export interface Mini {
  /** Who has dropped out. */
  out: readonly number[];
  lost: readonly Lost[];
  /** What was revealed last, until the next question. */
  revealed: readonly Shown[];
  /** The last score of each seat: some are told, and kept nowhere else. */
  scores: Readonly<Record<number, number>>;
  /** How often each seat has rolled. */
  rolled: Readonly<Record<number, number>>;
  /** The round, by dice that were lost; 0 before the first. */
  round: number;
  /** Somebody has lost a die in this round: with the next roll another begins. */
  decisive: boolean;
}

export const UNROLLED = '-';
export const THROWN = 'thrown';
export const BEGUN: Mini = { out: [], lost: [], revealed: [], scores: {}, rolled: {}, round: 0, decisive: false };

/** All dice of a player, the captain ship last. */
export const diceOf = ({ seat, ships, captain }: PlayerSeen): string[] => [
  ...Array.from({ length: ships }, (_, i) => `${seat}.${i + 1}`),
  ...(captain ? [`${seat}.c`] : []),
];

/** The memory of the same mini game; a question that is asked ends what was shown before it. */
export function standing(before: (Observation & { mini: Mini }) | null, seen: Observation): Mini {
  const same = before?.card === seen.card && before.quest === seen.quest && before.adventure === seen.adventure;
  if (!same) return BEGUN;
  return seen.phase === 'crazy' ? { ...before.mini, revealed: [] } : before.mini;
}

/** The memory after an event; `seen` is how dice lay before it. */
export function further(mini: Mini, seen: Pick<Observation, 'rolls' | 'sea'>, event: GameEvent): Mini {
  const faceOf = (die: string): string =>
    (seen.sea.find(({ ship }) => ship === die) ?? seen.rolls.find((one) => one.die === die))?.face ?? '';
  switch (event.kind) {
    case 'adventure-drawn':
    case 'adventure-ended':
      return BEGUN;
    case 'rolled':
      return {
        ...mini,
        rolled: { ...mini.rolled, [event.seat]: (mini.rolled[event.seat] ?? 0) + 1 },
        round: mini.round + Number(mini.decisive || mini.round === 0),
        decisive: false,
      };
    case 'dice-lost': {
      const lost = event.dice.map((die) => ({ die, face: faceOf(die), to: event.to }));
      return { ...mini, lost: [...mini.lost, ...lost], decisive: true };
    }
    case 'scored':
      return { ...mini, scores: { ...mini.scores, [event.seat]: event.score } };
    case 'dropped-out':
      return { ...mini, out: [...mini.out, event.seat] };
    case 'chose':
      return { ...mini, revealed: [] };
    case 'revealed':
      return {
        ...mini,
        revealed: event.choices.map(({ seat, choice }) => {
          const what = choice.split(' ').at(-1) ?? '';
          return what.includes('.') ? { seat, die: what, face: faceOf(what) } : { seat, die: '', face: what };
        }),
      };
    default:
      return mini;
  }
}
