/**
 * What one is about to do, shown to the others at the table while it lasts, and what they are about to do. Nothing of it
 * counts, and any of it may get lost. One's own turn and the cup are open to all; nothing else is ever shown.
 *
 * `drag 0.1 12.5 -33.2 88`: the ship is held over a spot, and reaches so far; `aim 0.1 y2`: it would shoot at another;
 * both, with a comma. `rattle`: the cup is shaken. `hold`: the clock is held. These last until something else is said.
 * `bang`: on the table; `go` and `step`: the clock goes on, for good or by one. These are over at once.
 */
import type { Board } from './board.svelte';
import { gapMeasure, WALL } from './ruler/geometry';
import { shotReach } from './ruler/sea';
import type { Course } from './sea/course.svelte';
import { shake, SHAKE } from './sounds';
import type { Point, Pose, Segment } from './wire';

/** What lasts is said again, so that who comes later sees it; what is not said again is over. Milliseconds. */
const AGAIN = 2000;
const OVER = 4000;

/** A ship that another player is about to move, or to shoot with. */
export interface Intent {
  seat: number;
  ship: string;
  /** Where it lies. */
  start: Pose;
  /** Where it is held, and how far it reaches; null if it stays where it is. */
  drag: { pose: Pose; reach: number } | null;
  shot: Segment | null;
}

const round = (mm: number): number => Number(mm.toFixed(1));

/** One's own course, in a line. */
export function written({ ghost, aim, here }: Pick<Course, 'ghost' | 'aim' | 'here'>): string {
  const drag = ghost && `drag ${ghost.ship} ${round(ghost.pose.x)} ${round(ghost.pose.y)} ${round(ghost.limit)}`;
  const shot = aim && here && `aim ${here.ship} ${aim.target.ship}`;
  return [drag, shot].filter(Boolean).join(', ');
}

/** What a line says of a ship; whoever sent it may have made it up. */
export function read(text: string): { ship: string; spot: Point | null; reach: number; target: string } | null {
  const drag = /^drag (\S+) (-?\d+\.?\d*) (-?\d+\.?\d*) (\d+\.?\d*)(?:, |$)/.exec(text);
  const aim = /(?:^|, )aim (\S+) (\S+)$/.exec(text);
  const ship = drag?.[1] ?? aim?.[1];
  if (ship === undefined) return null;
  const [x, y, reach] = [Number(drag?.[2]), Number(drag?.[3]), Number(drag?.[4] ?? 0)];
  const spot = Math.max(Math.abs(x), Math.abs(y)) <= WALL ? { x, y } : null;
  return { ship, spot, reach, target: aim?.[2] ?? '' };
}

export class Gestures {
  /** The cup is in one's hand. */
  rattling = $state(false);
  #heard = $state.raw<ReadonlyMap<number, string>>(new Map());
  readonly #ends = new Map<number, ReturnType<typeof setTimeout>>();
  #shown = '';
  #again: ReturnType<typeof setInterval> | undefined;
  #cup: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly board: Board) {}

  /** What the others may see of what one is about to do. */
  get own(): string {
    const { pace, acting, course } = this.board;
    if (pace.holding) return 'hold';
    if (this.rattling) return 'rattle';
    return acting ? written(course) : '';
  }

  /** Shows it, for as long as nothing else is shown. */
  show(gesture: string): void {
    if (gesture === this.#shown) return;
    const { host } = this.board;
    this.#shown = gesture;
    clearInterval(this.#again);
    host.gesture(gesture);
    if (gesture) this.#again = setInterval(() => host.gesture(gesture), AGAIN);
  }

  /** Somebody else does something. */
  hear(seat: number, gesture: string): void {
    switch (gesture) {
      case 'bang':
        this.board.leaning?.bang();
        return;
      case 'go':
        this.board.pace.go();
        return;
      case 'step':
        this.board.pace.stepped();
        return;
      default:
        clearTimeout(this.#ends.get(seat));
        if (gesture) {
          this.#heard = new Map([...this.#heard, [seat, gesture]]);
          this.#ends.set(
            seat,
            setTimeout(() => this.hear(seat, ''), OVER),
          );
        } else this.#heard = new Map([...this.#heard].filter(([other]) => other !== seat));
        this.#shake();
    }
  }

  /** The first seat that does this. */
  by(gesture: string): number | null {
    for (const [seat, heard] of this.#heard) if (heard === gesture) return seat;
    return null;
  }

  /** Some of what the others did is over. */
  forget(which: (gesture: string) => boolean): void {
    for (const [seat, heard] of this.#heard) if (which(heard)) this.hear(seat, '');
  }

  /** Something happened: what was about to be is over, or has been done. */
  happened(): void {
    this.forget((gesture) => gesture !== 'hold');
  }

  /** Everybody hears the cup. */
  #shake(): void {
    if (this.by('rattle') === null) {
      clearInterval(this.#cup);
      this.#cup = undefined;
    } else if (this.#cup === undefined) {
      shake(this.board.host.sounds);
      this.#cup = setInterval(() => shake(this.board.host.sounds), SHAKE);
    }
  }

  /** The ships of others, as they are about to be. */
  get intents(): Intent[] {
    return [...this.#heard].flatMap(([seat, gesture]) => this.#intent(seat, gesture) ?? []);
  }

  #intent(seat: number, gesture: string): Intent | null {
    const { board } = this;
    const said = read(gesture);
    const start = said && board.ship(said.ship)?.pose;
    if (!said || !start) return null;
    const drag = said.spot && { pose: { ...start, ...said.spot }, reach: said.reach };
    const target = board.ship(said.target)?.pose;
    const player = board.view.players[seat];
    const reach = board.adventure && player ? shotReach(board.adventure, player) : 0;
    const shot = target ? gapMeasure(drag?.pose ?? start, target, reach) : null;
    return { seat, ship: said.ship, start, drag, shot };
  }

  close(): void {
    this.forget(() => true);
    this.show('');
  }
}
