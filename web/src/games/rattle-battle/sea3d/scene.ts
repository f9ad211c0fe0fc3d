/** The Sea Box in 3D: what is shown in it and how it moves. */
import { Quaternion, Vector3 } from 'three';
import { RESTING_HEIGHT, type Film } from '../film';
import type { LaidTile } from '../sea/tiles';
import type { Point } from '../wire';
import { DROP, HOME, between, smooth } from './camera';
import { fade, shake } from './canvas';
import { Clock } from './clock';
import { posed } from './dice';
import { Eye } from './eye';
import { Fall } from './fall';
import { Fleet, type Ship } from './fleet';
import { Pace } from './pace';
import { pick } from './pick';
import type { Stage } from './stage';
import { placeInScene } from './turn';
import type { DieShown, Glimpse, Margins, OnFrame, Overlay, Sea3D } from './types';

/** The camera's way to a drop and back, in milliseconds, and how long before the end of a film it goes back. */
const TRAVEL = { there: 280, back: 520, early: 260 };
const SINKING = { ms: 700, tilt: (25 * Math.PI) / 180, deep: 2.2 };
const SLIDING = { ms: 350, wake: 600 };
/** How long a still of a fall is looked at when nothing should fly, and the fade to the next. */
const STILL = { ms: 650, fade: 150 };
/** How the water lies before it first drifts. */
const BEGIN = 3.2;

const slower = (t: number): number => 1 - (1 - t) ** 3;

/** A fall that is being shown: the dice that fall, and who is told of it. */
interface Playing {
  readonly film: Film;
  readonly fall: Fall;
  readonly ships: readonly Ship[];
  readonly onFrame: OnFrame;
  readonly signal: AbortSignal | undefined;
}

export class Sea implements Sea3D {
  frames = 0;
  private readonly clock = new Clock((now) => this.draw(now));
  private readonly eye: Eye;
  private readonly pace = new Pace();
  private readonly fleet: Fleet;
  private shown = '';
  /** What is to be shown when a fall is over. */
  private later: [readonly DieShown[], Overlay] | null = null;
  private lens: { canvas: HTMLCanvasElement; glimpse: Glimpse } | null = null;
  private seconds = BEGIN;
  private last = 0;

  constructor(
    private readonly stage: Stage,
    private readonly canvas: HTMLCanvasElement,
    private readonly still: boolean,
  ) {
    this.fleet = new Fleet(stage);
    this.eye = new Eye(stage.view, this.clock, still);
    // A driver that was reset has forgotten the picture.
    canvas.addEventListener('webglcontextrestored', () => this.clock.ask());
    this.resize();
  }

  show(dice: readonly DieShown[], overlay: Overlay): void {
    if (this.eye.taken) {
      this.later = [dice, overlay];
      return;
    }
    const told = JSON.stringify([dice, overlay]);
    if (told === this.shown) return;
    this.shown = told;
    this.fleet.show(dice, overlay);
    this.clock.ask();
  }

  lay(tiles: readonly LaidTile[]): void {
    if (this.stage.tiles.show(tiles)) this.clock.ask();
  }

  async drop(
    film: Film,
    order: readonly string[],
    dice: readonly DieShown[],
    onFrame: OnFrame = () => undefined,
    signal?: AbortSignal,
  ): Promise<void> {
    const { stage, eye, fleet } = this;
    const { ships } = fleet;
    this.clock.stop();
    eye.taken = true;
    fleet.forget();
    fleet.show(
      dice.map((die) => ({ ...die, state: 'idle', strength: undefined })),
      {},
    );
    const fall = new Fall(
      film,
      order.map((id) => ships.get(id)?.posed ?? posed()),
    );
    const fallen = order.flatMap((id) => ships.get(id) ?? []);
    const playing = { film, fall, ships: fallen, onFrame, signal };
    await (this.still ? this.showStills(playing) : this.play(playing));
    eye.taken = false;
    stage.streaks.begin();
    eye.set(HOME);
    const [last, overlay] = this.later ?? [dice, {}];
    this.later = null;
    this.shown = '';
    this.show(last, overlay);
  }

  /** The film, with the camera's way down to it and back up. */
  private play({ film, fall, ships, onFrame, signal }: Playing): Promise<void> {
    const { stage, eye, canvas } = this;
    const begin = stage.view.look;
    const end = film.seconds * 1000;
    const turn = Math.max(0, end - TRAVEL.early);
    let [held, waited, last] = [false, 0, 0];
    return this.clock.run((ms, now) => {
      if (signal?.aborted) return false;
      if (held) waited += ms - last;
      last = ms;
      if (held) return true;
      const played = ms - TRAVEL.there - waited;
      const back = (played - turn) / TRAVEL.back;
      if (played < 0) eye.set(between(begin, DROP, smooth(ms / TRAVEL.there)));
      else eye.set(back > 0 ? between(DROP, HOME, smooth(Math.min(1, back))) : DROP);
      const seconds = Math.min(end, Math.max(0, played)) / 1000;
      if (fall.at(seconds, now, stage.splashes, stage.streaks)) shake(canvas, 2);
      this.fleet.pose(ships);
      const wait = onFrame(seconds);
      if (wait instanceof Promise) {
        held = true;
        void wait.finally(() => {
          held = false;
          shake(canvas, 6);
        });
      }
      return played < end || back < 1;
    });
  }

  /** Three stills, each faded into the next; the camera stays where it is. */
  private async showStills({ fall, ships, onFrame, signal }: Playing): Promise<void> {
    const { stage } = this;
    this.eye.set(HOME);
    for (const seconds of fall.stills()) {
      if (signal?.aborted) return;
      stage.draw();
      fade(this.canvas, STILL.fade);
      fall.at(seconds, 0, stage.splashes, stage.streaks);
      stage.splashes.clear();
      stage.streaks.begin();
      this.fleet.pose(ships);
      this.clock.ask();
      await Promise.all([onFrame(seconds), pause(STILL.ms, signal)]);
    }
  }

  async sink(id: string): Promise<void> {
    const ship = this.fleet.ships.get(id);
    if (!ship) return;
    const { place, turn } = ship.posed;
    const from = place.y;
    const upright = turn.clone();
    const tilted = new Quaternion().setFromAxisAngle(new Vector3(0.8, 0, -0.6), SINKING.tilt);
    if (!this.still) this.bubble(place.x, place.z);
    await this.moving(ship, SINKING.ms, (t) => {
      place.y = from - SINKING.deep * t * t;
      turn.identity().slerp(tilted, slower(t)).multiply(upright);
      ship.posed.dim = 0.25 * t;
      ship.posed.foam = 1 - t;
    });
    this.fleet.drown(ship);
    this.moved();
  }

  /** Moves a die by `step`, told the part of the time that is over, and the time. */
  private moving(ship: Ship, length: number, step: (part: number, now: number) => void): Promise<void> {
    return this.fleet.move(ship.die.id, async () => {
      if (this.still) return;
      await this.clock.run((ms, now) => {
        const part = Math.min(1, ms / length);
        step(part, now);
        this.fleet.pose([ship]);
        return part < 1;
      });
    });
  }

  /** A die has come to another place, or is gone. */
  private moved(): void {
    if (this.eye.taken) return;
    this.shown = '';
    this.fleet.showAgain();
    this.clock.ask();
  }

  private bubble(x: number, z: number): void {
    const { splashes } = this.stage;
    const now = performance.now();
    splashes.add(x, z, now, SINKING.ms + 200, 2.2);
    for (const [n, dx, dz] of [
      [1, 0.35, 0.2],
      [2, -0.3, 0.35],
      [3, 0.05, -0.3],
    ] as const)
      splashes.add(x + dx, z + dz, now + 160 + n * 140, 380, 0.45);
  }

  async slide(id: string, x: number, y: number): Promise<void> {
    const ship = this.fleet.ships.get(id);
    if (!ship) return;
    const { place } = ship.posed;
    const [from, wake] = [place.clone(), place.clone()];
    const to = placeInScene(x, y, RESTING_HEIGHT, new Vector3());
    await this.moving(ship, SLIDING.ms, (t, now) => {
      place.lerpVectors(from, to, slower(t));
      if (place.distanceTo(wake) < 0.7) return;
      this.stage.splashes.add(place.x, place.z, now, SLIDING.wake, 0.9);
      wake.copy(place);
    });
    ship.die = { ...ship.die, x, y };
    this.moved();
  }

  project(x: number, y: number, z = 0): Point {
    return this.stage.view.project(x, y, z);
  }

  unproject(px: number, py: number): Point {
    return this.stage.view.unproject(px, py);
  }

  pick(px: number, py: number): string | null {
    const dice = new Map([...this.fleet.ships].map(([id, { posed }]) => [id, posed]));
    return pick(this.stage.view, dice, px, py);
  }

  orbit(dx: number, dy: number): void {
    this.eye.orbit(dx, dy);
  }

  zoom(factor: number, px?: number, py?: number): void {
    this.eye.zoom(factor, px, py);
  }

  home(): void {
    this.eye.home();
  }

  focusOn(dice: readonly string[] | null): void {
    this.eye.focusOn((dice ?? []).flatMap((id) => this.fleet.ships.get(id)?.die ?? []));
  }

  get onView(): (() => void) | null {
    return this.eye.onView;
  }
  set onView(call: (() => void) | null) {
    this.eye.onView = call;
  }

  spyglass(canvas: HTMLCanvasElement, glimpse: Glimpse): void {
    const { x, y, across } = this.lens?.canvas === canvas ? this.lens.glimpse : { x: NaN, y: NaN, across: NaN };
    if (x === glimpse.x && y === glimpse.y && across === glimpse.across) return;
    this.lens = { canvas, glimpse };
    this.clock.ask();
  }

  lowerSpyglass(): void {
    this.lens = null;
  }

  throughGlass(glimpse: Glimpse, x: number, y: number): Point {
    return this.stage.view.throughGlass(glimpse, x, y);
  }

  resize(margins?: Margins): void {
    this.stage.resize(margins);
    this.onView?.();
    this.clock.ask();
  }

  private draw(now: number): void {
    const { stage, clock, lens } = this;
    if (clock.moving && !this.still) {
      this.seconds += Math.min(0.1, (now - this.last) / 1000);
      stage.drift(this.seconds);
    }
    this.last = now;
    if (stage.splashes.tick(now)) clock.ask();
    if (document.hidden) return;
    if (!stage.ready) {
      clock.ask();
      return;
    }
    stage.sharpen(this.pace.sharpness(clock.moving, now));
    if (lens) stage.peek(lens.canvas, lens.glimpse);
    stage.draw();
    this.frames++;
  }

  dispose(): void {
    this.clock.stop();
    this.stage.dispose();
  }
}

/** Waits, unless somebody is in a hurry. */
const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true });
  });
