/** What one is about to do with a ship: where it would go, whom it would shoot, until it is done or put back. */
import type { Board } from '../board.svelte';
import { ends, type End } from '../ruler/ends';
import { clamp, DIE, gapMeasure, HALF, LONG, SHORT, WALL } from '../ruler/geometry';
import type { Reach } from '../ruler/reach';
import { cannonsNeeded, inRange, mayShoot, shotReach } from '../ruler/sea';
import { reachOf, slideAction } from '../ruler/slides';
import type { Point, Pose, Segment, ShipSeen, Slides } from '../wire';
import { isClose } from './closely';

export type Tool = 'move' | 'shoot' | 'use';

/** A spot for a ship, not yet taken. */
export interface Ghost {
  ship: string;
  pose: Pose;
  /** Where one wanted it, which may be where another die lies. */
  wanted: Point;
  way: number;
  limit: number;
  /** The ships it would touch there. */
  touched: ShipSeen[];
  action: string;
}

/** A shot, not yet fired. */
export interface Aim {
  target: ShipSeen;
  /** What fires it; empty where it cannot be fired, now or at all. */
  action: string;
  measure: Segment;
  cannons: number;
  /** Whether it could be fired from here, if it were the ship's turn to shoot. */
  could: boolean;
  /** Why it cannot be fired. */
  reason: string;
}

export class Course {
  tool = $state<Tool | null>(null);
  /** The ship one acts with. */
  ship = $state<string | null>(null);
  /** The card that moves it instead of a sail. */
  by = $state('sail');
  /** The enemy looked at. */
  target = $state<string | null>(null);
  ghost = $state.raw<Ghost | null>(null);
  /** The die under the pointer. */
  hover = $state<string | null>(null);

  constructor(private readonly board: Board) {}

  /** The range of the chosen ship, if it can move. */
  get slides(): Slides | undefined {
    return this.board.slides.find(({ ship, by }) => ship === this.ship && by === this.by);
  }

  /** Ships that could move now, by sail or by the chosen card. */
  get movable(): string[] {
    return this.board.slides.filter(({ by }) => by === this.by).map(({ ship }) => ship);
  }

  /** Where the chosen ship may end; found once for each question, since pointers ask often. */
  readonly reach: Reach | null = $derived.by(() => {
    const { slides } = this;
    return slides ? reachOf(slides, this.board.view) : null;
  });

  /** The few ends that somebody would have in mind for the chosen ship. */
  readonly ends: readonly End[] = $derived.by(() => {
    const { slides, board } = this;
    return slides ? ends(board.view, slides, board.host.legal.actions) : [];
  });

  /** Begins anew whenever something else is asked. */
  begin(): void {
    const { board } = this;
    this.putBack();
    this.by = 'sail';
    if (!board.acting) {
      this.tool = null;
      this.ship = null;
      return;
    }
    this.tool = this.movable.length > 0 ? 'move' : this.shots.length > 0 ? 'shoot' : null;
    if (!board.ownShips.some(({ ship }) => ship === this.ship)) {
      this.ship = this.movable[0] ?? board.ownShips[0]?.ship ?? null;
    }
  }

  choose(tool: Tool): void {
    this.tool = tool;
    this.putBack();
    this.by = 'sail';
    if (tool === 'move' && !this.slides) this.ship = this.movable[0] ?? this.ship;
    if (tool === 'shoot') {
      const shot = this.shots.find(({ ship }) => ship === this.ship) ?? this.shots[0];
      this.ship = shot?.ship ?? this.ship;
      this.target = shot?.target ?? null;
    }
  }

  /** A card moves a ship: the same drag, by another way. */
  useToMove(slides: Slides): void {
    this.tool = 'move';
    this.by = slides.by;
    this.ship = slides.ship;
    this.ghost = null;
  }

  select(ship: string): void {
    if (this.ship !== ship) this.ghost = null;
    this.ship = ship;
  }

  /** Looks at a ship, to shoot at it if it is an enemy. */
  lookAt(ship: string): void {
    const enemy = this.board.ship(ship);
    if (!enemy || !this.board.isEnemy(enemy)) return;
    this.target = ship;
    if (this.ghost || !this.board.acting) return;
    this.tool = 'shoot';
    const shooters = this.shots.filter(({ target }) => target === ship);
    if (shooters.length > 0 && !shooters.some((shot) => shot.ship === this.ship)) this.ship = shooters[0]!.ship;
  }

  /** Slides straight to the ship looked at, or to the closest enemy, until it touches. */
  touch(): void {
    const { board, reach } = this;
    const here = this.ship === null ? undefined : board.ship(this.ship);
    if (!reach || !here) return;
    const wanted = this.target ?? board.enemiesFrom(here)[0]?.ship;
    const end = this.ends.find(({ purpose, target }) => purpose === 'touch' && target === wanted);
    if (end) return this.take(end);
    const enemy = wanted === undefined ? undefined : board.ship(wanted);
    if (!enemy) return;
    const spot = reach.magnet(enemy.pose.x, enemy.pose.y, 2 * DIE, (ship) => ship === enemy.ship);
    this.put(spot.x, spot.y);
  }

  /** All shots that can be fired at one ship. */
  get shots(): { ship: string; target: string; action: string }[] {
    return this.#shots.flatMap((action) => {
      const [, ship = '', target = '', second] = action.split(' ');
      return second === undefined ? [{ ship, target, action }] : [];
    });
  }
  /** And those at two, which a card allows. */
  get doubleShots(): string[] {
    return this.#shots.filter((action) => action.split(' ').length > 3);
  }
  get #shots(): string[] {
    return this.board.host.legal.actions.filter((action) => action.startsWith('shoot '));
  }

  /** Towards a spot, as far as the rules let it, and to what it nearly touches. */
  towards(x: number, y: number): void {
    const spot = this.reach?.magnet(x, y);
    if (spot) this.put(spot.x, spot.y);
  }

  /** So many millimetres further, over other dice, but not past the ring or the walls. */
  nudge(dx: number, dy: number): void {
    const { slides, reach } = this;
    if (!slides || !reach) return;
    const { start, limit } = slides;
    const from = this.ghost?.wanted ?? start;
    const [x, y] = [from.x + dx - start.x, from.y + dy - start.y];
    const scale = Math.min(1, limit / Math.hypot(x, y));
    const most = WALL - HALF;
    const wanted = { x: clamp(start.x + x * scale, -most, most), y: clamp(start.y + y * scale, -most, most) };
    const spot = reach.nearest(wanted.x, wanted.y);
    if (!spot) return;
    this.put(spot.x, spot.y);
    if (this.ghost) this.ghost = { ...this.ghost, wanted };
  }

  /** An end that was chosen by its purpose. */
  take(end: End): void {
    this.tool = 'move';
    this.target = null;
    this.put(end.x, end.y, end.action);
  }

  put(x: number, y: number, action?: string): void {
    const { slides, reach, board } = this;
    if (!slides || !reach) return;
    const { start, limit } = slides;
    const touched = reach.touched(x, y);
    this.ghost = {
      ship: slides.ship,
      pose: { x, y, angle: start.angle },
      wanted: { x, y },
      way: Math.hypot(x - start.x, y - start.y),
      limit,
      touched: board.view.sea.filter(({ ship }) => touched.includes(ship)),
      action: action ?? slideAction(slides, reach, { x, y }),
    };
  }

  putBack(): void {
    this.ghost = null;
    this.target = null;
  }

  /** Where the chosen ship is, or would be. */
  get here(): ShipSeen | undefined {
    const ship = this.ship === null ? undefined : this.board.ship(this.ship);
    return ship && this.ghost?.ship === ship.ship ? { ...ship, pose: this.ghost.pose } : ship;
  }

  /** The shot at the ship looked at, possible or not, with what was measured. */
  get aim(): Aim | null {
    const { board, here, target } = this;
    const card = board.adventure;
    const enemy = target === null ? undefined : board.ship(target);
    const player = board.view.players[board.seat];
    if (!card || !player || !here || !enemy || !board.isEnemy(enemy) || !board.acting) return null;
    const refusal = this.ghost ? null : board.host.refusal(`shoot ${here.ship} ${enemy.ship}`);
    const shot = this.shots.find((one) => one.ship === here.ship && one.target === enemy.ship);
    return {
      target: enemy,
      action: this.ghost ? '' : (shot?.action ?? ''),
      measure: refusal?.measure ?? gapMeasure(here.pose, enemy.pose, this.shotReach),
      cannons: cannonsNeeded(here),
      could: mayShoot(board.view, card, here, enemy) && inRange(card, player, here.pose, enemy.pose),
      reason: refusal ? board.host.words.refusal(refusal) : '',
    };
  }

  /** The shot to draw: while a ship is held, only one that it could fire from there, or barely could not. */
  get drawnAim(): Aim | null {
    const { aim, ghost } = this;
    return aim && (!ghost || aim.could || isClose(aim.measure)) ? aim : null;
  }

  /** How far shots go here. */
  get shotReach(): number {
    const { board } = this;
    const player = board.view.players[board.seat];
    return board.adventure && player ? shotReach(board.adventure, player) : SHORT;
  }

  get moveReach(): number {
    return this.board.slides.find(({ by }) => by === 'sail')?.limit ?? LONG;
  }

  /** Does what has been prepared. */
  confirm(): boolean {
    if (!this.ghost) return this.tool === 'shoot' && this.fire();
    this.board.host.act(this.ghost.action);
    return true;
  }

  /** Fires at the ship looked at, if that is possible. */
  fire(): boolean {
    const action = this.aim?.action;
    if (!action) return false;
    this.board.host.act(action);
    return true;
  }
}
