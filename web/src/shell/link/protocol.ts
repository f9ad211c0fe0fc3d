/** The messages of the table's protocol, as docs/protocol.md describes them. */

import type { Telling } from '../words/telling';

export interface Me {
  id: string;
  name: string;
  colour: string;
}

export interface GameInfo {
  name: string;
  seats: { least: number; most: number };
  options: Record<string, { default: string; values: string[] }>;
  /** The ladder from the weakest up, then others. */
  bots: string[];
  usual_bot: string;
  /** The address of the board that its package brings; nothing if it brings none. */
  page: string;
}

/** A game's own words in a language: Fluent, and which event becomes which sentence. */
export interface WordsTold {
  fluent: string;
  telling: Telling;
}

export interface Seat {
  kind: 'human' | 'bot' | 'open';
  name: string;
  colour: string | null;
  bot: string | null;
  here: boolean;
  yours: boolean;
  taken_over: boolean;
}

export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
}

/** That a table was begun by earlier rules, and what changed since, as codes of the game. */
export interface RulesChanged {
  begun: number;
  now: number;
  changes: string[];
  /** More is stored than stands by the rules of now: it is shown so far and cannot go on. */
  halted: boolean;
}

export interface Table {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  aids: boolean;
  spectators: boolean;
  takeover: number;
  status: 'open' | 'playing' | 'over';
  commitment: string | null;
  /** What the seats have pledged, when the list is closed; `-` for none. */
  pledges: string[];
  /** What they added to the deal, when it is made; `-` for none. */
  nonces: string[];
  seats: Seat[];
  number: number;
  result: Result | null;
  created: string;
  rematch: string | null;
  changed?: RulesChanged | null;
}

export interface SeatOrder {
  kind: 'you' | 'open' | 'bot' | 'local';
  name?: string;
  bot?: string;
}

export interface TableOrder {
  game: string;
  options: Record<string, string>;
  seats: SeatOrder[];
  aids: boolean;
  spectators: boolean;
  takeover: number;
}

/** Something that was measured, to be drawn: from where to where, how far that is, and how far it might be. */
export interface Segment {
  start: { x: number; y: number };
  end: { x: number; y: number };
  length: number;
  limit: number;
}

export interface Refusal {
  code: string;
  text: string;
  details: Record<string, string | number>;
  measure?: Segment | null;
}

export interface GameEvent {
  kind: string;
  [field: string]: unknown;
}

export interface Odds {
  cards: number;
  busts: Record<string, number>;
}

export interface Step {
  type: 'step';
  number: number;
  /** Nobody for the deal, which is step 0. */
  seat: number | null;
  action: string | null;
  by: 'human' | 'bot' | 'undo' | 'deal';
  back?: number;
  /** A takeback past chance, or past what others did. */
  free?: boolean;
  events: GameEvent[];
}

/** Actions with numbers to fill in, described by the game's own fields; `text` is `move 0.1 to <x> <y>`. */
export interface Range {
  kind: string;
  text: string;
  [field: string]: unknown;
}

/** What a seat may do. */
export interface Legal {
  actions: string[];
  ranges: Range[];
}

export interface State {
  type: 'state';
  number: number;
  observation: unknown;
  to_act: number[];
  legal: Record<string, Legal>;
  refusals: Record<string, Record<string, Refusal>>;
  odds: Odds | null;
  undo: Record<string, number>;
  result: Result | null;
}

/** A step of a game that is over, and what was known after it; the deal is the first. */
export interface Frame {
  step: Step;
  observation: unknown;
  to_act: number[];
}

export interface Welcome {
  type: 'welcome';
  version: string;
  table: Table;
  you: number[];
  number: number;
  viewer: number | null;
}

/** Not done. `reason` is the game's own code where `code` is `illegal`. */
export interface Refused extends Refusal {
  type: 'refused';
  id: string;
  number: number;
  reason: string;
}

/** What an action would bring, up to the first chance or secret; `whole` if nothing comes after that. */
export interface Previewed {
  type: 'previewed';
  id: string;
  number: number;
  events: GameEvent[];
  whole: boolean;
}

/** The list of pledges is closed: everybody shows what he pledged. */
export interface Pledged {
  type: 'pledged';
  commitment: string;
  pledges: string[];
}

/** What the deal was made from, a nonce for every seat, and what each had pledged. */
export interface Opened {
  type: 'opened';
  secret: string;
  nonces: string[];
  pledges: string[];
}

export type ServerMessage =
  | Welcome
  | Step
  | State
  | { type: 'table'; table: Table; you: number[] }
  | { type: 'accepted'; id: string; number: number }
  | Previewed
  | Refused
  | { type: 'thinking'; seat: number }
  | { type: 'deal'; commitment: string }
  | Pledged
  | Opened
  | { type: 'bye'; reason: 'upgrade' | 'shutdown' | 'overflow' | 'replaced' | 'no-spectators' }
  | { type: 'pong' };
