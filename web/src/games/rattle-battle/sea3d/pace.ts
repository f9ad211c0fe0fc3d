/** Keeps motions smooth where drawing is slow: fewer pixels while something moves, all of them when it rests. */

/** Slower than this, in milliseconds from frame to frame, is no motion any more. */
const SLOW = 42;
/** What is drawn of the pixels along each side. */
const STEPS = [1, 0.75, 0.55, 0.4];

export class Pace {
  private step = 0;
  private last: number | null = null;
  private before = 0;

  /** The part of the pixels along each side that the next frame has. */
  sharpness(moving: boolean, now: number): number {
    if (!moving) {
      this.last = null;
      this.before = 0;
      return 1;
    }
    const ms = this.last === null ? 0 : now - this.last;
    this.last = now;
    // One late frame may be an accident, two are not. Time goes with the number of pixels.
    const slow = Math.min(ms, this.before);
    this.before = ms;
    if (slow > SLOW) {
      const enough = STEPS[this.step]! * Math.sqrt(SLOW / slow);
      const found = STEPS.findIndex((part) => part <= enough);
      this.step = found < 0 ? STEPS.length - 1 : found;
      this.before = 0;
    }
    return STEPS[this.step]!;
  }
}
