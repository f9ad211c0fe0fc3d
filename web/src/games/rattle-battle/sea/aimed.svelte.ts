/** How a die would be thrown (RB 5b): where from, which way, how hard. */
export class Aimed {
  x = $state(0);
  y = $state(-100);
  /** Degrees, counter-clockwise from the right. */
  direction = $state(90);
  force = $state(0.5);

  action(die: string): string {
    return `throw ${die} from ${this.x} ${this.y} towards ${this.direction} with ${this.force}`;
  }
}
