/** Frames are drawn while something moves, and one when something has changed; else none. */

/** Moves something: told the milliseconds since it began and the time, it says whether it goes on. */
export type Motion = (ms: number, now: number) => boolean;

/** A page that nobody looks at draws no frames, but its motions still come to their end. */
const HIDDEN = 300;

interface Running {
  readonly motion: Motion;
  begin: number | null;
  readonly done: () => void;
}

export class Clock {
  private readonly running = new Set<Running>();
  private frame = 0;
  private timer = 0;

  /** `draw` is called once for each frame, after everything has moved. */
  constructor(private readonly draw: (now: number) => void) {}

  get moving(): boolean {
    return this.running.size > 0;
  }

  /** Something has changed: one frame, soon. */
  ask(): void {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => this.tick());
    this.timer = window.setTimeout(() => this.tick(), HIDDEN);
  }

  run(motion: Motion): Promise<void> {
    return new Promise((done) => {
      this.running.add({ motion, begin: null, done });
      this.ask();
    });
  }

  private tick(): void {
    this.rest();
    const now = performance.now();
    for (const one of this.running) {
      one.begin ??= now;
      if (one.motion(now - one.begin, now)) continue;
      this.running.delete(one);
      one.done();
    }
    this.draw(now);
    if (this.moving) this.ask();
  }

  private rest(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.frame = 0;
  }

  /** Nothing moves any more; whoever waits goes on. */
  stop(): void {
    this.rest();
    for (const { done } of this.running) done();
    this.running.clear();
  }
}
