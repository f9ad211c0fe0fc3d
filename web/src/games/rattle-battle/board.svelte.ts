/** What the parts of the board share. */
import { getContext, setContext } from 'svelte';
import type { Emblem, Host } from '../../shell/table/board';
import { words } from '../../shell/words/words.svelte';
import { Again } from './again.svelte';
import { ADVENTURES, type Adventure } from './cards';
import { ownerOf } from './dice';
import type { Fall } from './fall.svelte';
import { Flights } from './flights.svelte';
import { Gestures } from './gestures.svelte';
import { Leaning } from './leaning.svelte';
import { Pace } from './pace.svelte';
import { isFreeForAll, order, type Group } from './ruler/battle';
import { Errand } from './port/errand.svelte';
import { gap } from './ruler/geometry';
import { isEnemy } from './ruler/sea';
import { Aimed } from './sea/aimed.svelte';
import { Course } from './sea/course.svelte';
import { keep, kept, type Look } from './sea/look';
import { Teacher } from './teacher/teacher.svelte';
import type { View } from './view';
import { drawn } from './waiting';
import type { Sea3D } from './sea3d';
import type { Parts, ShipSeen, Slides, Throws, Tokens } from './wire';
import { RattleBattleWording } from './wording';

const KEY = Symbol('board');

/** What is being shown of an event: what was measured, and a few words at a place. */
export interface Sight {
  lines: Line[];
  /** Ships it is about, told apart from the others. */
  ships: readonly string[];
  /** In battle, who beats whom. */
  bouts: readonly { from: string; to: string; tie: boolean }[];
  text: string;
  /** The same for those who listen. */
  heard: string;
}

export interface Line {
  from: { x: number; y: number };
  to: { x: number; y: number };
  kind: 'now' | 'tie' | 'shot' | 'far';
  /** The number of the step, in battle. */
  number?: number;
}

export class Board {
  view = $state.raw() as View;
  /** The sea from above, or in three dimensions. */
  look = $state<Look>(kept());
  /** The 3D view, once it is there. */
  deep = $state.raw<Sea3D | null>(null);
  /** This browser, or this phone, shows no third dimension. */
  flat = $state(false);
  /** What is being shown now; null when nothing is. */
  sight = $state.raw<Sight | null>(null);
  /** Dice in the air. */
  fall = $state.raw<Fall | null>(null);
  /** What one is about to do with a ship. */
  readonly course: Course;
  readonly teacher: Teacher = new Teacher(this);
  /** And what in port. */
  readonly errand: Errand;
  /** Whose galleon lies open. */
  galleon = $state<number | null>(null);
  /** Whether the adventure card lies open on a phone. */
  card = $state(false);
  /** Whether one looks at what the last adventure brought. */
  looksBack = $state(false);
  /** Whether a phone shows the whole sea though a ship acts. */
  wholeSea = $state(false);
  /** Whether the order of battle is drawn before it begins. */
  showOrder = $state(true);
  /** How many steps the battle has had. */
  fights = 0;
  /** Whether a die of the fall leans. */
  leaning = $state.raw<Leaning | null>(null);
  /** How fast events are shown, and who holds them. */
  readonly pace = new Pace(this);
  /** What is watched once more. */
  readonly again = new Again(this);
  /** What the others at the table are about to do. */
  readonly gestures = new Gestures(this);
  /** Coins and loot on their way to their owners. */
  readonly flights = new Flights(this);
  /** The ship that goes now, and how. */
  going = $state.raw<{ ship: string; how: 'sunk' | 'fled' } | null>(null);
  /** How a die is about to be thrown. */
  readonly aimed = new Aimed();

  constructor(readonly host: Host<Parts>) {
    this.course = new Course(this);
    this.errand = new Errand(this);
  }

  get phone(): boolean {
    return this.host.settings.phone;
  }
  get wording(): RattleBattleWording {
    return new RattleBattleWording(words());
  }
  get emblems(): readonly Emblem[] {
    return this.host.emblems;
  }
  get home(): number {
    return this.host.home;
  }
  /** The seat that decides here, or whose board it is. */
  get seat(): number {
    return this.host.seat ?? this.home;
  }
  get mine(): boolean {
    return this.host.seat !== null && !this.host.replaying;
  }
  /** Seats in the order of turns, one's own first. */
  get seats(): number[] {
    const { players } = this.view;
    return players.map((_, i) => (this.home + i) % players.length);
  }
  get adventure(): Adventure | null {
    return ADVENTURES.get(this.view.card) ?? null;
  }
  /** The name of what is to be decided, and what it is about. */
  get decision(): string {
    return this.view.task.split(' ')[0] ?? '';
  }
  get about(): string {
    return this.view.task.split(' ').slice(1).join(' ');
  }
  get acting(): boolean {
    return this.mine && this.decision === 'turn' && !this.again.running;
  }
  get slides(): Slides[] {
    return this.host.legal.ranges.filter((range): range is Slides => range.kind === 'slides');
  }
  get throws(): Throws[] {
    return this.host.legal.ranges.filter((range): range is Throws => range.kind === 'throws');
  }
  /** Ways to name several tokens at once. */
  get tokens(): Tokens[] {
    return this.host.legal.ranges.filter((range): range is Tokens => range.kind === 'tokens');
  }
  ship(id: string): ShipSeen | undefined {
    return this.view.sea.find(({ ship }) => ship === id);
  }
  isEnemy(ship: ShipSeen): boolean {
    return isEnemy(this.view, this.seat, ship);
  }
  get ownShips(): ShipSeen[] {
    return this.view.sea.filter(({ owner }) => owner === this.seat);
  }
  /** Enemies, the closest to a ship first. */
  enemiesFrom(ship: ShipSeen | undefined): ShipSeen[] {
    const found = this.view.sea.filter((one) => this.isEnemy(one));
    if (!ship) return found;
    return found.toSorted((a, b) => gap(ship.pose, a.pose) - gap(ship.pose, b.pose));
  }
  /** Those who are neither one's own nor enemies. */
  get others(): ShipSeen[] {
    return this.view.sea.filter((one) => one.owner !== this.seat && !this.isEnemy(one));
  }
  /** RB 4.5: how the battle would go if nothing happened any more but what is being prepared. */
  readonly forecast: readonly Group[] = $derived.by(() => {
    if (this.view.phase !== 'actions') return [];
    const { ghost } = this.course;
    const sea = this.view.sea.map((ship) => (ship.ship === ghost?.ship ? { ...ship, pose: ghost.pose } : ship));
    return order(sea, isFreeForAll(this.view));
  });
  /** Whether the sea is shown in three dimensions; on a phone only while dice fall. */
  get inDepth(): boolean {
    return this.look === 'deep' && !this.flat;
  }
  /** Shows dice fall, seen from above. */
  async showFall(fall: Fall, leaning: Leaning, hurried: () => boolean): Promise<void> {
    let last = performance.now();
    while (fall.seconds < fall.film.seconds && !hurried()) {
      await drawn();
      const now = performance.now();
      if (!leaning.waits(fall.seconds)) fall.seconds += (now - last) / 1000;
      last = now;
    }
  }

  /** Bangs on the table, if a die leans, for everybody. */
  bang(): boolean {
    if (!this.leaning?.now) return false;
    this.leaning.bang();
    if (!this.again.running) this.host.gesture('bang');
    return true;
  }

  /** The other way to see the sea. */
  turn(): void {
    this.look = this.look === 'top' ? 'deep' : 'top';
    keep(this.look);
  }
  colourOf(ship: string): string {
    return this.emblems[ownerOf(ship)]?.colour ?? '';
  }
}

export const provide = (board: Board): Board => setContext(KEY, board);
export const useBoard = (): Board => getContext<Board>(KEY);
