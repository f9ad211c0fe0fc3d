/** A game on the table: what happened, one event after another, and what can be done now. */
import type { Ahead, Link } from '../link/connection.svelte';
import type { Game } from './game';
import type { Part } from '../fair/keepsakes';
import { shownName } from './names';
import type { Frame, GameEvent, Legal, Refusal, Result, State, Step, Table } from '../link/protocol';
import { fits } from './ranges';
import { throttled } from './throttled';

export interface Entry {
  key: number;
  /** The step it belongs to. */
  number: number;
  seat: number | null;
  event: GameEvent;
  /** It was taken back later. */
  undone?: boolean;
}

/**
 * Shows an event: calls `change` when the view shall change and `tell` when the log may say it, and
 * comes back when it has been seen.
 */
export type Performer = (
  event: GameEvent,
  change: () => void,
  hurried: () => boolean,
  tell: () => void,
) => Promise<void>;

export interface Player {
  act(action: string, seat: number): void;
  preview(action: string, seat: number): Promise<Ahead>;
  undo(seat: number): void;
  gesture(gesture: string, seat: number): void;
}

/** What is needed to tell a game, whatever game it is. */
export interface Story {
  readonly entries: Entry[];
  readonly names: string[];
  readonly table: Table;
  readonly game: { wording: Game['wording'] };
  /** Whether this browser had its part in the deal. */
  readonly part: Part;
}

/** A step of a replay that is to be shown from one of its events on. */
interface Scene {
  frame: Frame;
  from: number;
}

/** The only event that is the table's own, and no game's. */
export const TOOK_BACK = 'took-back';
/** What a seat may do that is not asked. */
const NOTHING: Legal = { actions: [], ranges: [] };
/** So many lines of the log are kept. */
const KEPT = 400;
/** So many messages may wait while one is shown in full. */
const PATIENCE = 24;
/** A gesture in so many milliseconds: smooth to look at, and fewer than the server passes on. */
const GESTURE = 80;

/** Does something the first time it is called. */
function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (!done) {
      done = true;
      act();
    }
  };
}

export class Play<V = unknown> {
  table = $state.raw() as Table;
  view = $state.raw<V | null>(null);
  /** The state that the view shows; null while events are still being shown. */
  state = $state.raw<State | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** The last step shown. */
  number = $state(0);
  you = $state.raw<number[]>([]);
  thinking = $state<number | null>(null);
  /** Why the table did not do what was asked last. */
  refused = $state('');
  waiting = $state(false);
  result = $state.raw<Result | null>(null);
  link = $state<Link>('connecting');
  /** Whether this browser had its part in the deal. */
  part = $state<Part>(null);
  /** The seat to show at the lower edge to somebody who watches. */
  look = $state(0);
  performer: Performer | null = null;
  /** Shows what somebody else is about to do. */
  gestured: ((seat: number, gesture: string) => void) | null = null;
  readonly replaying: boolean;
  /** Who asks for the next step of a replay has seen enough of this one. */
  readonly #patience: number;

  #queue: (Step | State | Scene)[] = [];
  /** The end of what is being shown. */
  #running: Promise<void> | null = null;
  #hurried = false;
  /** How often the table was put elsewhere: what was being shown before does not go on after it. */
  #epoch = 0;
  #keys = 0;
  /** The steps that nobody has taken back. */
  #standing: number[] = [];
  /** The view has not been through all that stands: steps came as history, or were taken back. */
  #behind = true;

  constructor(
    readonly game: Game<V>,
    table: Table,
    readonly player: Player | null,
  ) {
    this.table = table;
    this.replaying = player === null;
    this.#patience = this.replaying ? 0 : PATIENCE;
  }

  get names(): string[] {
    return this.table.seats.map((seat) => shownName(seat.name));
  }

  /** Whose decision it is, as far as shown. */
  get toAct(): number[] {
    return this.state?.to_act ?? [];
  }

  /** The seat of this device that may decide now. */
  get seat(): number | null {
    return this.you.find((seat) => this.toAct.includes(seat)) ?? null;
  }

  /** The seat at the lower edge: who decides on this device, or whose it is, or the first. */
  get home(): number {
    const acting = this.you.find((seat) => this.toAct.includes(seat));
    if (acting !== undefined) this.#home = acting;
    else if (this.#home === null || (this.you.length > 0 && !this.you.includes(this.#home))) {
      this.#home = this.you[0] ?? null;
    }
    return this.#home ?? this.look;
  }
  #home: number | null = null;

  /** What may be asked for now. */
  get legal(): Legal {
    return this.waiting ? NOTHING : this.#offered;
  }

  /** What the rules allow now; while an answer is waited for, still what they allowed before. */
  get #offered(): Legal {
    const seat = this.seat;
    return (seat === null ? null : this.state?.legal[seat]) ?? NOTHING;
  }

  get odds(): State['odds'] {
    return this.state?.odds ?? null;
  }

  /** Seats of this device that can take something back. */
  get undoSeat(): number | null {
    const undo = this.state?.undo ?? {};
    return this.you.find((seat) => (undo[seat] ?? 0) > 0) ?? null;
  }

  /** What cannot be done and why, as far as the game says so beforehand. */
  get refusals(): Record<string, Refusal> {
    return this.state?.refusals[this.seat ?? this.home] ?? {};
  }

  refusal(action: string): Refusal | null {
    return this.refusals[action] ?? null;
  }

  /** Whether it can be asked for now. Of numbers that fit a range the server says whether the rules allow them. */
  may(action: string): boolean {
    return !this.waiting && this.offers(action);
  }

  /** Whether it can be done, or has been asked for and is on its way. */
  offers(action: string): boolean {
    const { actions, ranges } = this.#offered;
    return actions.includes(action) || ranges.some((range) => fits(action, range));
  }

  act(action: string): void {
    const seat = this.seat;
    this.hurry();
    if (seat === null || !this.may(action) || !this.player) return;
    this.refused = '';
    this.waiting = true;
    this.player.act(action, seat);
  }

  /** What an action would bring, as far as that is certain; null if nobody is asked here, or nobody answered. */
  async preview(action: string): Promise<Ahead> {
    const seat = this.seat;
    return seat === null || !this.player ? null : this.player.preview(action, seat);
  }

  undo(): void {
    if (this.undoSeat === null || !this.player) return;
    this.player.undo(this.undoSeat);
  }

  /** Lets the others see what one is about to do. Who only watches is not seen. */
  gesture(gesture: string): void {
    if (this.you.includes(this.home)) this.#gesture(gesture, this.home);
  }
  readonly #gesture = throttled((gesture: string, seat: number) => this.player?.gesture(gesture, seat), GESTURE);

  /** What the server sent; comes back when all of it is shown. History is taken over without being played. */
  async take(message: Step | State, history: boolean): Promise<void> {
    if (history && message.type === 'step') {
      this.#behind = true;
      this.#record(message);
      for (const event of message.events) {
        this.#note(message.number, event, message.seat);
      }
      this.number = message.number;
      return;
    }
    this.#queue.push(message);
    await (this.#running ??= this.#run());
  }

  /** Shows what is under way at once. */
  hurry(): void {
    this.#hurried = this.#running !== null;
  }

  async #run(): Promise<void> {
    await Promise.resolve(); // so that it is known to run before it can have ended
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        if ('frame' in next) await this.#follow(next);
        else if (next.type === 'state') this.#settle(next);
        else await this.#show(next);
      }
    } finally {
      this.#running = null;
      this.#hurried = false;
    }
  }

  #settle(state: State): void {
    // A later state makes this one old news, unless it is the last one.
    const view = this.game.view(state.observation, this.view);
    this.view = this.#behind ? this.#recalled(view) : view;
    this.#behind = false;
    this.number = state.number;
    this.waiting = false;
    this.result = state.result;
    this.state = state;
    if (state.to_act.length > 0) this.thinking = null;
  }

  /** The view with what it would know if it had seen everything that stands. */
  #recalled(view: V): V {
    const standing = this.entries.filter(({ undone, event }) => !undone && event.kind !== TOOK_BACK);
    const events = standing.map(({ event }) => event);
    return this.game.recall?.(view, events) ?? view;
  }

  async #follow({ frame: { step, observation }, from }: Scene): Promise<void> {
    const epoch = this.#epoch;
    await this.#show(step, from);
    if (epoch === this.#epoch) this.view = this.game.view(observation, this.view);
  }

  /** Shows a step, event by event; those before the first that is wanted have been seen. */
  async #show(step: Step, from = 0): Promise<void> {
    const epoch = this.#epoch;
    const current = (): boolean => epoch === this.#epoch;
    const hurried = (): boolean =>
      !current() || this.#hurried || this.#queue.length > this.#patience || document.hidden;
    this.state = null;
    this.refused = '';
    this.thinking = null;
    this.#record(step);
    for (const [i, event] of step.events.entries()) {
      const tell = once(() => {
        if (current()) this.#note(step.number, event, step.seat);
      });
      const change = once(() => {
        if (current() && this.view !== null) this.view = this.game.apply(this.view, event);
      });
      if (this.performer && i >= from) await this.performer(event, change, hurried, tell);
      if (!current()) return;
      change();
      tell();
    }
    this.number = step.number;
  }

  #record(step: Step): void {
    if (step.by !== 'undo') {
      if (step.number > 0) this.#standing.push(step.number);
      return;
    }
    const { back } = step;
    this.#behind = true;
    const gone = new Set(this.#standing.splice(Math.max(0, this.#standing.length - back)));
    this.entries = this.entries.map((entry) => (gone.has(entry.number) ? { ...entry, undone: true } : entry));
    const event = { kind: TOOK_BACK, seat: step.seat, actions: back, free: step.free };
    this.#note(step.number, event, step.seat);
  }

  #note(number: number, event: GameEvent, seat: number | null): void {
    this.entries = [...this.entries, this.#entry(number, event, seat)].slice(-KEPT);
  }

  #entry(number: number, event: GameEvent, seat: number | null): Entry {
    const own = typeof event['seat'] === 'number' ? event['seat'] : null;
    return { key: ++this.#keys, number, seat: own ?? seat, event };
  }

  /** For replays: shows a step as it was, from an event on, and then what was known after it; comes back after that. */
  async follow(frame: Frame, from = 0): Promise<void> {
    this.#queue.push({ frame, from });
    await (this.#running ??= this.#run());
  }

  /** For replays: the table as it was after the last of these, which begin with the deal, whatever is being shown. */
  place(frames: readonly Frame[]): void {
    this.#epoch += 1;
    this.#queue = [];
    this.#keys = 0; // the same line has the same key, from wherever one comes to it
    this.number = 0;
    let view: V | null = null;
    const entries: Entry[] = [];
    for (const { step, observation } of frames) {
      for (const event of step.events) {
        // What was dealt is in the first observation.
        if (view !== null) view = this.game.apply(view, event);
        entries.push(this.#entry(step.number, event, step.seat));
      }
      view = this.game.view(observation, view);
      this.number = step.number;
    }
    this.view = view;
    this.entries = entries.slice(-KEPT);
  }
}
