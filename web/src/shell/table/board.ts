/**
 * The contract between a table and its board. A board is a stage and its controls; menu, log, rules, undo, keys of the
 * house, sounds, pace and everything else that every table needs are the shell's. `docs/howto/add-a-game.md` has it in
 * words; boards that come with a game's package see nothing of this page but what stands here.
 *
 * Boards in this page are built with it. They may use its widgets (Badge, Dialog, Icon, Later, the sheet of drawings), its
 * words (`say`) and its types. How the table and the reader's wishes stand they learn from their host alone, as all boards
 * do: the linter keeps connection, play and preferences from them.
 */
import type { Ahead } from '../link/connection.svelte';
import type { GameEvent, GameParts, Legal, Range, Refusal, Result, Seat, Step } from '../link/protocol';
import type { Arguments } from '../words/fluent';
import type { Detail, Ear } from '../widgets/stored';
import type { Emblem } from './seats';
import type { Noise, Tone } from './sound';

export type { Emblem };

/** What a module for a board exports. */
export interface BoardModule<V = unknown> {
  mount(element: HTMLElement, host: Host): Board<V>;
  /** What the board shows of an observation; without it, the observation. Things that stayed may keep their ids. */
  view?(observation: unknown, before: V | null): V;
  /** The view after an event; without it, the view changes when the step is over. */
  apply?(view: V, event: GameEvent): V;
  /** The view with what it should know of these events, which it has not been through: the last ones of the game. */
  recall?(view: V, events: readonly GameEvent[]): V;
  /** The moments of a game that are worth going back to, from its beginning on. */
  landmarks?(told: Told): Landmark[];
  /** One sentence for whoever comes back: what happened in these steps. Empty: nothing worth telling. */
  recap?(told: Told): string;
  /** Puts the game's own account of its end into the result; what comes back takes it away. */
  finale?(element: HTMLElement, ending: Ending<V>): () => void;
}

/** A game as it was played, to be told in words. */
export interface Told<G extends GameParts = GameParts> {
  /** The deal, and all steps after it that nobody took back. */
  readonly steps: readonly Step<G>[];
  readonly names: readonly string[];
  readonly words: HostWords;
}

/** A game that has just ended. */
export interface Ending<V = unknown, G extends GameParts = GameParts> extends Told<G> {
  readonly result: Result;
  readonly view: V;
  readonly emblems: readonly Emblem[];
  /** Things should not move. */
  readonly still: boolean;
  /** The address under which a moment is shown again. */
  replay(at: Instant): string;
  /** All is counted: now the house names the winner. */
  counted(): void;
}

/** A moment of a game: an event of a step. */
export interface Instant {
  /** The place of the step, the deal being 0. */
  readonly step: number;
  /** The place of the event among those of the step. */
  readonly event: number;
}

/** A moment one may jump to. */
export interface Landmark extends Instant {
  readonly text: string;
  /** The heading it stands under, which is that of its neighbours. */
  readonly group: string;
}

export interface Board<V = unknown> {
  /** How the table stands; called again whenever anything has changed that the host tells. */
  show(view: V): void;
  /** Shows an event, and comes back when it has been seen. */
  perform?(event: GameEvent, moment: Moment): Promise<void> | void;
  /**
   * Events in fewer words than the log has, for those who listen: one of them, or where it should be brief all since the
   * last decision of this device. Null where the log's own words shall be said.
   */
  account?(events: readonly GameEvent[], detail: Detail): readonly string[] | null;
  /** What somebody else is about to do, as his board said it; empty: nothing any more. */
  gestured?(seat: number, gesture: string): void;
  /** A key that is not the table's own; says whether it meant something. */
  key?(event: KeyboardEvent): boolean;
  unmount(): void;
}

/** An event that is being shown. What a board does not call is called when it has come back. */
export interface Moment {
  /** Now the view changes: `show` is called with what it is after the event. */
  change(): void;
  /** Now the log may say it. */
  tell(): void;
  /** Somebody is in a hurry: motions end at once. */
  hurried(): boolean;
}

/** What a table offers its board. Everything is read anew each time. */
export interface Host<G extends GameParts = GameParts> {
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  /** Every seat's emblem, by which players are told apart: its name, its icon, and a colour that helps. */
  readonly emblems: readonly Emblem[];
  /** The seats of this device; none for somebody who watches. */
  readonly you: readonly number[];
  /** The seat of this device that decides now. */
  readonly seat: number | null;
  /** The seat to show nearest to the reader. */
  readonly home: number;
  /** Whose decision it is. */
  readonly toAct: readonly number[];
  /** A bot that has been asked. */
  readonly thinking: number | null;
  /** An action is on its way. */
  readonly waiting: boolean;
  /** Why the table did not do what was asked last, in words. */
  readonly refused: string;
  /** Nothing is being shown: the view is how the game stands. */
  readonly settled: boolean;
  /** A game that is over is played again: nothing can be done. */
  readonly replaying: boolean;
  /** What may be done now: actions, and ranges of actions with numbers to fill in. */
  readonly legal: Legal<G>;
  /** The chances, at a table with aids, as the game tells them. */
  readonly odds: G['odds'] | null;
  /** Whether an action can be sent now. */
  may(action: string): boolean;
  /** Whether it can be done, or has been sent and is on its way. */
  offers(action: string): boolean;
  act(action: string): void;
  /** Why an action is not possible, where the game says so beforehand. */
  refusal(action: string): G['refusal'] | null;
  /** All actions that are not possible and for which the game gives a reason. */
  readonly refusals: Readonly<Record<string, G['refusal']>>;
  /** What an action would bring, up to the first chance or secret, or why not; null if nobody answered. */
  preview(action: string): Promise<Ahead>;
  /**
   * Lets everybody else at the table see what one is about to do: a short line in the game's own notation, empty for
   * nothing any more. It changes nothing and is not kept; if many come at once only the newest is sent. Never for a
   * decision that others may not see yet.
   */
  gesture(gesture: string): void;
  /** Whatever is being shown comes to its end. */
  hurry(): void;
  /** Darkens all behind the board, or not any more. */
  dim(on: boolean): void;
  readonly words: HostWords;
  readonly sounds: HostSounds;
  readonly settings: HostSettings;
  readonly places: Places;
}

export interface HostWords {
  readonly language: string;
  has(key: string): boolean;
  /** A message, from the words of the shell or of the game's package. */
  say(key: string, given?: Arguments): string;
  action(action: string): string;
  range(range: Range): string;
  event(event: GameEvent): string | null;
  refusal(refusal: Refusal): string;
}

/** Sounds from nothing but mathematics, if the reader wants any. */
export interface HostSounds {
  tone(tone: Tone): void;
  noise(noise: Noise): void;
  /** That cannot be done. */
  knock(): void;
}

export interface HostSettings {
  /** Things should not fly. */
  readonly still: boolean;
  readonly sound: boolean;
  /** How much those who play by ear want to hear; off for everybody else. */
  readonly ear: Ear;
  readonly dark: boolean;
  /** The table is laid out for a phone, upright or lying down. */
  readonly phone: boolean;
  /** And for one lying down. */
  readonly flat: boolean;
  /** The table has aids, and the reader wants them. */
  readonly aids: boolean;
}

/** Places around the stage where a board may put something. */
export interface Places {
  /** In the bar at the top, between the name of the house and the tools. */
  readonly bar: HTMLElement;
  /** In the bar, among the tools: a few words on how the game stands. */
  readonly status: HTMLElement;
  /** Beside the stage, above the log; on a phone there is none. */
  readonly side: HTMLElement;
  /** Over the whole table. */
  readonly over: HTMLElement;
  /** Moves the last line of the log, which phones show, into an element; what comes back undoes it. */
  line(element: HTMLElement): () => void;
}
