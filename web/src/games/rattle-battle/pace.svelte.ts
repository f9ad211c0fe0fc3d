/**
 * The clock by which events are shown. It runs by itself; anybody at the table may hold it for all, let it go one step
 * on, or let it run. How fast it runs is a matter of each device.
 */
import type { Board } from './board.svelte';
import { wait, waitWhile } from './waiting';

export const PACES = ['slow', 'normal', 'fast'] as const;
export type PaceName = (typeof PACES)[number];
const RATES: Record<PaceName, number> = { slow: 0.6, normal: 1, fast: 2 };
/** How much faster it runs on fast-forward. */
const FORWARD = 4;
const KEY = 'rattle-battle-pace';
/** Where much happens without anybody's doing. */
const PHASES = ['np', 'battle'];

function kept(): PaceName {
  try {
    return PACES.find((name) => name === localStorage.getItem(KEY)) ?? 'normal';
  } catch {
    return 'normal';
  }
}

export class Pace {
  name = $state<PaceName>(kept());
  /** Fast-forward, until all has been shown. */
  forward = $state(false);
  /** One holds it oneself. */
  holding = $state(false);
  /** A step waits until whoever plays by ear has heard it. */
  waiting = $state(false);
  /** What is being looked at has been seen. */
  #seen = false;

  constructor(private readonly board: Board) {}

  get rate(): number {
    return RATES[this.name] * (this.forward ? FORWARD : 1);
  }

  /** Whether something is being shown that can be held. */
  get running(): boolean {
    const { host, fall, view, looksBack } = this.board;
    return !host.settled && !host.replaying && fall === null && (looksBack || PHASES.includes(view.phase));
  }

  /** The seat that holds it. */
  get holder(): number | null {
    return this.holding ? this.board.home : this.board.gestures.by('hold');
  }

  /** Waits so long by this clock. */
  async wait(ms: number, hurried: () => boolean): Promise<void> {
    await wait(ms, hurried, () => this.rate);
  }

  /** Waits so long, and then for as long as somebody holds it. */
  async look(ms: number, hurried: () => boolean): Promise<void> {
    this.#seen = false;
    const over = (): boolean => this.#seen || hurried();
    await this.wait(ms, over);
    if (this.board.again.running) return; // nobody holds what he watches alone
    this.waiting = this.board.host.settings.ear !== 'off' && this.board.view.phase === 'battle';
    await waitWhile(() => (this.waiting || this.holder !== null) && !over());
    this.waiting = false;
  }

  /** Holds it for everybody. */
  hold(): void {
    if (this.running && this.holder === null) this.holding = true;
  }

  /** Lets it run, whoever holds it. */
  run(): void {
    this.forward = false;
    if (this.board.gestures.by('hold') !== null) this.board.host.gesture('go');
    this.go();
  }

  /** Shows what comes next, and holds it there. */
  step(): void {
    this.hold();
    this.board.host.gesture('step');
    this.stepped();
  }

  /** Faster, or as before. */
  toggleForward(): void {
    const forward = !this.forward;
    this.run();
    this.forward = forward;
  }

  toggle(): void {
    if (this.holder === null) this.hold();
    else this.run();
  }

  /** Somebody lets it run. */
  go(): void {
    this.holding = false;
    this.board.gestures.forget((gesture) => gesture === 'hold');
  }

  /** Somebody has seen enough of what is shown. */
  stepped(): void {
    this.#seen = true;
  }

  /** All has been shown. */
  rest(): void {
    this.forward = false;
    this.holding = false;
  }

  choose(name: PaceName): void {
    this.name = name;
    try {
      localStorage.setItem(KEY, name);
    } catch {
      // A browser that keeps nothing has it until it is closed.
    }
  }
}
