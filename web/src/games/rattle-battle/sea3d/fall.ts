/** A fall of dice, moment by moment: each exactly where the film has it. */
import { Quaternion, Vector3 } from 'three';
import { filmPose, type Film } from '../film';
import type { Posed } from './dice';
import type { Splashes } from './splash';
import type { Streaks } from './streaks';
import { DIE, placeInScene, turnInScene } from './turn';

/** A die whose middle is lower than this is in the water, in centimetres. */
const WET = 0.9;
const SPLASH = { ms: 300, size: 1.9 };
/** A streak shows where a die was so many seconds ago, if that is far enough. */
const STREAK = { seconds: 0.07, least: 0.8 };
/** How fast dice show that they lie still, by the second, and what counts as still: centimetres, and turn. */
const CALM = { speed: 7, way: 0.02, turn: 0.9999 };

export class Fall {
  private readonly pose = filmPose();
  private readonly before = new Vector3();
  private readonly turned = new Quaternion();
  private readonly wet = new Set<number>();
  private shown = 0;
  private landed = false;

  /** `dice` in the order of the film. */
  constructor(
    private readonly film: Film,
    private readonly dice: readonly Posed[],
  ) {
    for (const [n, die] of dice.entries()) {
      this.place(n, 0, die.place, die.turn);
      if (die.place.y < WET) this.wet.add(n);
      else [die.rest, die.foam] = [0, 0];
    }
  }

  private place(die: number, seconds: number, place: Vector3, turn: Quaternion): void {
    const { x, y, z, turn: turned } = this.film.pose(die, seconds, this.pose);
    placeInScene(x, y, z, place);
    turnInScene(turned, turn);
  }

  /** Shows a moment. Dice that fall in hit the water at `now`; says whether one was the first to do so. */
  at(seconds: number, now: number, splashes: Splashes, streaks: Streaks): boolean {
    const calmer = Math.min(1, (seconds - this.shown) * CALM.speed);
    let first = false;
    streaks.begin();
    for (const [n, die] of this.dice.entries()) {
      this.place(n, seconds - STREAK.seconds, this.before, this.turned);
      this.place(n, seconds, die.place, die.turn);
      const way = this.before.distanceTo(die.place);
      const still = way < CALM.way && Math.abs(this.turned.dot(die.turn)) > CALM.turn;
      die.rest += ((still ? 1 : 0) - die.rest) * calmer;
      die.foam = Math.max(0, 1 - (die.place.y - DIE / 2) * 2);
      if (die.place.y < WET && !this.wet.has(n)) {
        first ||= !this.landed;
        this.landed = true;
        this.wet.add(n);
        splashes.add(die.place.x, die.place.z, now, SPLASH.ms, SPLASH.size);
      }
      if (die.place.y > WET + 0.5 && way > STREAK.least) streaks.add(die.place, this.before);
    }
    this.shown = seconds;
    return first;
  }

  /** When it shows three stills: in the air, landing, at rest. */
  stills(): number[] {
    const { film, pose } = this;
    let landing = film.seconds / 2;
    for (let seconds = 0; seconds < film.seconds; seconds += 1 / 30) {
      const heights = this.dice.map((_, n) => film.pose(n, seconds, pose).z);
      if (heights.filter((z) => z < 12).length * 2 < heights.length) continue;
      landing = seconds;
      break;
    }
    return [landing * 0.4, landing, film.seconds];
  }
}
