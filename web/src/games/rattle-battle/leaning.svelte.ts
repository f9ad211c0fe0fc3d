/** RB 4.2b: a die leans. The film waits a moment for anybody to bang on the table, then it goes on by itself. */
import { FRAMES_PER_SECOND } from './film';
import TIMES from './times.json';
import type { Bang } from './wire';

/** How long it waits, in milliseconds; a bang that comes from another device counts as long before its time. */
const PATIENCE = TIMES.leaning;

export class Leaning {
  /** What leans now. */
  now = $state.raw<Bang | null>(null);
  /** How often the table was banged on. */
  bangs = $state(0);
  #begun = false;
  #since = 0;
  #banged = -Infinity;

  /** `begins` is told of each part of the film, from one bang to the next, in seconds, when it begins. */
  constructor(
    private readonly all: readonly Bang[],
    private readonly begins: (from: number, to: number) => void = () => undefined,
  ) {}

  /** When one of them is due, in seconds. */
  #due(bang: number): number | undefined {
    const frame = this.all[bang]?.frame;
    return frame === undefined ? undefined : frame / FRAMES_PER_SECOND;
  }

  /** Whether the film waits at this moment of it. */
  waits(seconds: number): boolean {
    if (!this.#begun && seconds > 0) this.#begin();
    const due = this.#due(this.bangs);
    if (due === undefined || seconds < due) return false;
    const time = performance.now();
    if (!this.now) [this.now, this.#since] = [this.all[this.bangs]!, time];
    if (time - this.#since < PATIENCE && time - this.#banged > PATIENCE) return true;
    this.now = null;
    this.#banged = -Infinity;
    this.bangs += 1;
    this.#begin();
    return false;
  }

  #begin(): void {
    this.#begun = true;
    this.begins(this.#due(this.bangs - 1) ?? 0, this.#due(this.bangs) ?? Infinity);
  }

  bang(): void {
    this.#banged = performance.now();
  }
}
