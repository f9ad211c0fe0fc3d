/** How everybody stands in a mini game, for the stage and for the list below it. */
import type { Emblem } from '../../../../shell/table/board';
import { say } from '../../../../shell/words/words.svelte';
import type { Board } from '../../board.svelte';
import { ownerOf } from '../../dice';
import { faceWords } from '../../telling';
import { strengthOf, type View } from '../../view';
import type { RollSeen } from '../../wire';
import { diceOf, THROWN, UNROLLED, type Lost, type Shown } from './mini';

export interface Standing {
  seat: number;
  name: string;
  emblem: Emblem;
  /** The dice he has, as they lie; a die that was not rolled shows nothing. */
  dice: RollSeen[];
  /** What they show together. */
  sum: number;
  /** Dice he has lost. */
  lost: RollSeen[];
  /** Dice of others that he blew up. */
  caught: Lost[];
  score: number | null;
  /** How often he has rolled. */
  rolled: number;
  /** He decides now. */
  lit: boolean;
  out: boolean;
  /** His secret choice lies face down. */
  decided: boolean;
  /** It lies open. */
  shown: Shown | null;
  /** The value that was shown. */
  value: number;
}

/** What every stage is given. */
export interface Stage {
  standings: readonly Standing[];
  /** Of the rounds there are, how many have begun. */
  round: number;
}

/** RB 5b: how far from the middle a seat's best knife lies, in millimetres; null without one. */
function nearest({ card, sea }: View, seat: number): number | null {
  const ways = sea.filter(({ owner }) => owner === seat).map(({ pose }) => Math.hypot(pose.x, pose.y));
  return card === 'knives' && ways.length > 0 ? Math.round(Math.min(...ways) * 10) / 10 : null;
}

export function standings(board: Board): Standing[] {
  const { view } = board;
  const { mini } = view;
  return board.seats.map((seat) => {
    const rolls = view.rolls.filter(({ die }) => ownerOf(die) === seat);
    const rolled = rolls.filter(({ face }) => face !== UNROLLED && face !== THROWN);
    const there = new Set(rolls.map(({ die }) => die));
    const gone = view.rolls.length > 0 ? diceOf(view.players[seat]!).filter((die) => !there.has(die)) : [];
    const score = view.tally.find((one) => one.seat === seat)?.score ?? mini.scores[seat] ?? nearest(view, seat);
    const shown = mini.revealed.find((one) => one.seat === seat) ?? null;
    const fell = view.card === 'plank' && score === 0 && rolled.length > 0;
    return {
      seat,
      name: board.host.names[seat] ?? '',
      emblem: board.emblems[seat]!,
      dice: rolls
        .filter(({ face }) => face !== THROWN)
        .map(({ die, face }) => ({ die, face: face === UNROLLED ? '' : face })),
      sum: rolled.reduce((sum, { die, face }) => sum + strengthOf(view, die, face), 0),
      lost: gone.map((die) => ({ die, face: mini.lost.find((one) => one.die === die)?.face ?? '' })),
      caught: mini.lost.filter(({ to }) => to === seat),
      score,
      // Whoever comes later has not seen every roll.
      rolled: Math.max(mini.rolled[seat] ?? 0, Number(rolled.length > 0)),
      lit: board.host.toAct.includes(seat),
      out: fell || mini.out.includes(seat) || (view.rolls.length > 0 && rolls.length === 0),
      decided: view.decided.includes(seat),
      shown,
      value: shown ? (shown.die ? strengthOf(view, shown.die, shown.face) : Number(shown.face)) : 0,
    };
  });
}

/** A score as players say it: a set of dice by number and value, a throw by its distance. */
export function scoreWords(card: string, score: number): string {
  if (card === 'drinking') return `${Math.floor(score / 10)} × ${score % 10}`;
  if (card === 'knives') return say('rattle-battle-crazy-mm', { mm: score });
  return String(score).replace('-', '−');
}

/** How somebody stands, in a word or a number. */
export function stateWords(card: string, { decided, shown, out, score }: Standing): string {
  if (decided) return say('rattle-battle-table-decided');
  if (out) return say('rattle-battle-crazy-out');
  if (score !== null) return scoreWords(card, score);
  return shown ? faceWords(shown.face) : '';
}
