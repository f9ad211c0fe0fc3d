/** How the camera is moved: by hand, and by itself to what matters. */
import type { Point } from '../wire';
import { HOME, around, between, limited, orbited, smooth, type Look, type View } from './camera';
import type { Clock } from './clock';
import { MM } from './turn';

/** How long a way to another look takes, in milliseconds. */
const TRAVEL = 420;

export class Eye {
  /** Called when the camera has moved. */
  onView: (() => void) | null = null;
  /** A fall has the camera: nobody else moves it. */
  taken = false;
  /** Counts the ways of the camera: a new one ends the one before. */
  private travels = 0;

  constructor(
    readonly view: View,
    private readonly clock: Clock,
    private readonly still: boolean,
  ) {}

  /** Looks another way, from the next frame on. */
  set(look: Look): void {
    if (same(this.view.look, look)) return;
    this.view.set(look);
    this.onView?.();
  }

  orbit(dx: number, dy: number): void {
    this.move(orbited(this.view.look, dx, dy));
  }

  zoom(factor: number, px?: number, py?: number): void {
    const { look } = this.view;
    const middle = this.view.project(look.x / MM, -look.z / MM);
    this.move(limited(this.view.closer(factor, px ?? middle.x, py ?? middle.y)));
  }

  home(): void {
    this.travel(HOME);
  }

  focusOn(places: readonly Point[]): void {
    this.travel(around(places));
  }

  private move(look: Look): void {
    if (this.taken) return;
    this.travels++;
    this.set(look);
    this.clock.ask();
  }

  private travel(to: Look): void {
    const from = this.view.look;
    if (this.taken || same(from, to)) return;
    if (this.still) {
      this.move(to);
      return;
    }
    const number = ++this.travels;
    void this.clock.run((ms) => {
      if (number !== this.travels || this.taken) return false;
      const t = Math.min(1, ms / TRAVEL);
      this.set(between(from, to, smooth(t)));
      return t < 1;
    });
  }
}

const same = (a: Look, b: Look): boolean =>
  a.yaw === b.yaw && a.pitch === b.pitch && a.zoom === b.zoom && a.x === b.x && a.z === b.z && a.height === b.height;
