/** What crosses the wire. Written by `python -m quarterdeck.wire`: do not edit. */

/** What each game describes for itself. */
export type GameParts = {
  event: GameEvent;
  observation: unknown;
  range: GameRange;
  refusal: Reason;
  odds: unknown;
};

/** Something that happened, as a game tells it. */
export type GameEvent = {
  kind: string;
  [field: string]: unknown;
};

/** Actions with numbers to fill in; a game tells what it needs to draw them. */
export type GameRange = {
  kind: string;
  /** With names for the numbers. */
  text: string;
  [field: string]: unknown;
};

/** What a guest changes about himself. */
export type MeChange = {
  name?: string;
  colour?: string;
};

/** A code that another device of the same guest shows. */
export type DeviceCode = {
  code: string;
};

/** Who shall sit at a place. */
export type SeatOrder = {
  kind: 'you' | 'open' | 'bot' | 'local';
  name?: string;
  bot?: string;
};

/** A new table. */
export type TableOrder = {
  game: string;
  seats: SeatOrder[];
  options?: Record<string, string>;
  aids?: boolean;
  spectators?: boolean;
  takeover?: number;
};

/** Which seat. */
export type SeatWish = {
  seat: number;
};

/** Which seat, or any. */
export type JoinWish = {
  seat?: number | null;
};

/** A guest. */
export type Me = {
  id: string;
  name: string;
  colour: string;
};

/** A way to go on with another device. */
export type Device = {
  code: string;
  link: string;
  expires: string;
};

/** A rule the table chooses. */
export type OptionTold = {
  default: string;
  values: string[];
};

/** How many can play. */
export type SeatsTold = {
  least: number;
  most: number;
};

/** A game that can be played here. */
export type GameTold = {
  name: string;
  seats: SeatsTold;
  options: Record<string, OptionTold>;
  /** The ladder from the weakest up, then others. */
  bots: string[];
  usual_bot: string;
  /** The address of the board that its package brings for the page; empty if it brings none. */
  page: string;
};

/** A game's own words in a language, for pages that were built without them. */
export type WordsTold = {
  fluent: string;
  /** Which event becomes which sentence: the rows of its `telling.toml`. */
  telling: Record<string, unknown>;
};

/** How a game ended. */
export type ResultTold = {
  winners: number[];
  scores: number[];
  reason: string;
};

/** That a table was begun by earlier rules, and what changed since, as codes of the game. */
export type RulesTold = {
  begun: number;
  now: number;
  changes: string[];
  /** Whether more is stored than stands by the rules of now: it is shown so far and over. */
  halted: boolean;
};

/** Who sits at a place. */
export type SeatTold = {
  kind: 'human' | 'bot' | 'open';
  name: string;
  colour: string;
  bot: string | null;
  here: boolean;
  yours: boolean;
  taken_over: boolean;
};

/** A table, as one guest sees it. */
export type TableTold = {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  aids: boolean;
  spectators: boolean;
  takeover: number;
  status: 'open' | 'playing' | 'over';
  commitment: string;
  /** What the seats have pledged, when the list is closed. */
  pledges: string[];
  /** What they added to the deal, when it is made. */
  nonces: string[];
  seats: SeatTold[];
  number: number;
  result: ResultTold | null;
  created: string;
  rematch: string | null;
  changed: RulesTold | null;
};

/** Something happened. */
export type StepTold<G extends GameParts = GameParts> = {
  type: 'step';
  /** Counted from 0, which is the opening. */
  number: number;
  /** Whose decision it was; null for the opening. */
  seat: number | null;
  /** Null for the opening, for a takeback, and where it is a secret of another. */
  action: string | null;
  /** Obvious: the only answer there was, given by the table. */
  by: 'human' | 'bot' | 'obvious' | 'undo' | 'deal';
  events: G['event'][];
  /** How many actions a takeback took back. */
  back: number;
  /** Whether it went back past chance, or past what others did. */
  free: boolean;
};

/** A step of a finished game, and what was known after it. */
export type Frame<G extends GameParts = GameParts> = {
  step: StepTold<G>;
  observation: G['observation'];
  to_act: number[];
};

/** A finished game, through the eyes of a seat or of a spectator. */
export type ReplayTold<G extends GameParts = GameParts> = {
  table: TableTold;
  seat: number | null;
  frames: Frame<G>[];
};

/** That the server is well. */
export type Health = {
  status: 'ok';
  version: string;
  /** The number of the wire: it changes with every change of what is told here. */
  wire: string;
};

/** What was wrong. */
export type Problem = {
  code: string;
  text: string;
  details: Record<string, unknown>;
};

/** The body of every answer that is no success. */
export type Failure = {
  error: Problem;
};

/** Do this. */
export type Act = {
  type: 'act';
  /** Used for nothing else by this seat in this game: the same again is done once. */
  id: string;
  /** The last step the client has seen. */
  number: number;
  seat: number;
  action: string;
};

/** What would this bring? Nothing is done. */
export type Preview = {
  type: 'preview';
  id: string;
  seat: number;
  action: string;
};

/** Take the last decision back. */
export type TakeBack = {
  type: 'undo';
  id: string;
  number: number;
  seat: number;
};

/** What one's seats will add to the deal: hashes, by seat. */
export type Pledge = {
  type: 'pledge';
  pledges: Record<string, string>;
};

/** What one's seats had pledged, by seat. */
export type Show = {
  type: 'show';
  nonces: Record<string, string>;
};

/** Tell again what came after. */
export type Since = {
  type: 'since';
  number: number;
};

/** Let the others see what one is about to do. It changes nothing and is not kept. */
export type Gesture = {
  type: 'gesture';
  seat: number;
  /** In the game's own notation; empty: nothing any more. */
  gesture: string;
};

/** A sign of life, please. */
export type Ping = {
  type: 'ping';
};

/** Always the first message. */
export type Welcome = {
  type: 'welcome';
  /** The server's. */
  version: string;
  table: TableTold;
  /** One's own seats. */
  you: number[];
  /** The last step there is. */
  number: number;
  /** The seat one sees through. */
  viewer: number | null;
};

/** What a seat may do: what can be listed, and ranges of actions with numbers to fill in. */
export type Legal<G extends GameParts = GameParts> = {
  actions: string[];
  ranges: G['range'][];
};

/** Why something cannot be done: a code to translate, numbers to put in. */
export type Reason = {
  code: string;
  text: string;
  details: Record<string, number | string>;
  /** What was measured, where that was the reason, to be drawn. */
  measure: Segment | null;
};

/** Something that was measured, so that a table can draw exactly that. */
export type Segment = {
  start: Point;
  end: Point;
  length: number;
  /** How long it may be. */
  limit: number;
};

/** A place on the table, in the game's own measure. */
export type Point = {
  x: number;
  y: number;
};

/** How the table stands, after every step. */
export type StateTold<G extends GameParts = GameParts> = {
  type: 'state';
  number: number;
  /** The seat it is seen through; null for a spectator. */
  viewer: number | null;
  observation: G['observation'];
  to_act: number[];
  /** By seat: one's own seats that are asked. */
  legal: Record<string, Legal<G>>;
  /** By seat and action: why what one may think of cannot be done; empty without aids. */
  refusals: Record<string, Record<string, G['refusal']>>;
  /** The chances; null without aids. */
  odds: G['odds'];
  /** By seat: how many actions a takeback would take back. */
  undo: Record<string, number>;
  /** When it is over. */
  result: ResultTold | null;
};

/** Seats, presence or status changed. */
export type TableChanged = {
  type: 'table';
  table: TableTold;
  you: number[];
};

/** Done, and stored. */
export type Accepted = {
  type: 'accepted';
  id: string;
  number: number;
};

/** What an action would bring, up to the first chance or secret. */
export type Previewed<G extends GameParts = GameParts> = {
  type: 'previewed';
  id: string;
  /** Where the table is: it would bring this now. */
  number: number;
  events: G['event'][];
  /** Whether that is all: neither chance nor a secret comes after it. */
  whole: boolean;
};

/** Not done. `reason` is the game's own code where the rules were the reason. */
export type Refused = {
  type: 'refused';
  id: string;
  code: string;
  text: string;
  number: number;
  reason: string;
  details: Record<string, number | string>;
  measure: Segment | null;
};

/** A bot has been asked. */
export type Thinking = {
  type: 'thinking';
  seat: number;
};

/** What somebody else is about to do. */
export type Gestured = {
  type: 'gesture';
  seat: number;
  gesture: string;
};

/** The promise about the deal, before the first card: answer with a pledge. */
export type Deal = {
  type: 'deal';
  commitment: string;
};

/** The list of pledges is closed: show what you pledged. */
export type Pledged = {
  type: 'pledged';
  commitment: string;
  pledges: string[];
};

/** What was promised: anybody can deal again from it. */
export type Opened = {
  type: 'opened';
  secret: string;
  nonces: string[];
  pledges: string[];
};

/** The server closes this connection, with 4403 if one may not look on any more. */
export type Bye = {
  type: 'bye';
  reason: 'upgrade' | 'shutdown' | 'overflow' | 'replaced' | 'no-spectators';
};

/** The sign of life. */
export type Pong = {
  type: 'pong';
};

/** All that a client says over the socket. */
export type ClientMessage = Act | Preview | TakeBack | Pledge | Show | Since | Gesture | Ping;

/** All that the server says over the socket. */
export type ServerMessage<G extends GameParts = GameParts> =
  | Welcome
  | StepTold<G>
  | StateTold<G>
  | TableChanged
  | Accepted
  | Previewed<G>
  | Refused
  | Thinking
  | Gestured
  | Deal
  | Pledged
  | Opened
  | Bye
  | Pong;
