/** What the game tells. Written by `python -m quarterdeck.wire`: do not edit. */

import type { Segment } from '../../wire/messages';

/** The shared state of knowledge. Cards of one face are one and the same here. */
export type Observation = {
  players: number;
  /** All options of the table, by name. */
  options: Record<string, string>;
  start: number;
  round: number;
  last_round: boolean;
  active: number;
  acting: number;
  phase: 'discover' | 'ship' | 'take' | 'over';
  /** Why it is over; nothing while it goes on. */
  ended: '' | 'points' | 'no-cards' | 'rounds';
  /** Cards the active player has turned up in this Discover. */
  drawn: number;
  /** Whether any card was drawn in this turn. */
  drew: boolean;
  /** Turns in a row without a card drawn. */
  idle: number;
  /** Cards the acting player may still take. */
  takes: number;
  /** The ship just drawn, to be repelled or admitted. */
  pending: string | null;
  harbour: string[];
  expeditions: string[];
  displays: string[][];
  points: number[];
  swords: number[];
  /** For each player's coins, bottom first, the shuffle each came from. */
  coins: number[][];
  /** Cards in the draw pile. */
  pile: number;
  shuffles: number;
  /** All cards in the discard pile, sorted. */
  discard: string[];
};

/** The cards of one shuffle that nobody has seen since, sorted. */
export type Unseen = {
  shuffle: number;
  cards: string[];
};

/** A player became active. */
export type TurnBegan = {
  kind: 'turn-began';
  seat: number;
  round: number;
};

/** A card was turned up. */
export type Drawn = {
  kind: 'drawn';
  seat: number;
  card: string;
};

/** A person or a ship entered the harbour. */
export type Entered = {
  kind: 'entered';
  seat: number;
  card: string;
};

/** The ship just drawn was repelled. */
export type Repelled = {
  kind: 'repelled';
  seat: number;
  card: string;
  /** The swords of the player who repelled it. */
  swords: number;
};

/** A second ship of a colour entered: the turn is lost. */
export type Bust = {
  kind: 'bust';
  seat: number;
  card: string;
};

/** An expedition was laid apart. */
export type ExpeditionFound = {
  kind: 'expedition-found';
  seat: number;
  card: string;
};

/** A player loses half of his coins; what they were is shown next. */
export type Taxed = {
  kind: 'taxed';
  seat: number;
  coins: number;
};

/** A player drew coins, face down; fewer than due if the cards ran out. */
export type Gained = {
  kind: 'gained';
  seat: number;
  coins: number;
  reason: 'start' | 'tax' | 'bust' | 'empty-harbour' | 'admiral' | 'trade' | 'expedition';
  /** The ship, expedition or tax increase they are for. */
  card: string | null;
};

/** A coin was paid or taxed away, and its face is seen on the discard pile. */
export type CoinShown = {
  kind: 'coin-shown';
  seat: number;
  card: string;
};

/** The active player stopped drawing. */
export type Stopped = {
  kind: 'stopped';
  seat: number;
};

/** It is a player's chance to take cards. */
export type ChanceBegan = {
  kind: 'chance-began';
  seat: number;
  takes: number;
};

/** A ship was taken and discarded; its coins follow. */
export type Traded = {
  kind: 'traded';
  seat: number;
  card: string;
  coins: number;
};

/** A person was taken into a display for a price, the fee not counted. */
export type Hired = {
  kind: 'hired';
  seat: number;
  card: string;
  price: number;
};

/** A coin went, face down, to the active player. */
export type FeePaid = {
  kind: 'fee-paid';
  seat: number;
  to: number;
};

/** An expedition was claimed with these persons, a letter each. */
export type Claimed = {
  kind: 'claimed';
  seat: number;
  card: string;
  spent: string;
};

/** A player takes no more. */
export type Passed = {
  kind: 'passed';
  seat: number;
};

/** A card went face up to the discard pile. */
export type Discarded = {
  kind: 'discarded';
  card: string;
};

/** So many discards became the new draw pile. */
export type Shuffled = {
  kind: 'shuffled';
  cards: number;
};

/** A player set off the end: this round is the last. */
export type EndSetOff = {
  kind: 'end-set-off';
  seat: number;
};

/** The game is over. */
export type Ended = {
  kind: 'ended';
  reason: '' | 'points' | 'no-cards' | 'rounds';
};

/** All that can happen. */
export type GameEvent =
  | TurnBegan
  | Drawn
  | Entered
  | Repelled
  | Bust
  | ExpeditionFound
  | Taxed
  | Gained
  | CoinShown
  | Stopped
  | ChanceBegan
  | Traded
  | Hired
  | FeePaid
  | Claimed
  | Passed
  | Discarded
  | Shuffled
  | EndSetOff
  | Ended;

/** Actions with numbers to fill in. */
export type GameRange = never;

/** What the next card could be. */
export type Odds = {
  /** How many unseen cards it could be; 0 if there is none to draw. */
  cards: number;
  /** How many of them would end the turn, by the colours that lie in the harbour. */
  busts: Record<string, number>;
};

/** The chances, at a table with aids. */
export type GameOdds = Odds | null;

/** Why the rules do not allow something. */
export type GameRefusal =
  | { code: 'foreign'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'over'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'not-your-turn'; text: string; details: { seat: number }; measure: Segment | null }
  | { code: 'ship-waits'; text: string; details: { card: string }; measure: Segment | null }
  | { code: 'drawing-over'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'no-cards'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'too-many-draws'; text: string; details: { cards: number }; measure: Segment | null }
  | { code: 'draw-first'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'no-ship'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'still-drawing'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'not-in-harbour'; text: string; details: { card: string }; measure: Segment | null }
  | { code: 'no-takes'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'too-expensive'; text: string; details: { card: string; price: number; fee: number; total: number; coins: number }; measure: Segment | null }
  | { code: 'not-active'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'not-on-table'; text: string; details: { card: string }; measure: Segment | null }
  | { code: 'lacks-persons'; text: string; details: { card: string; needs: string }; measure: Segment | null };

/** What a table can choose. */
export type Options = {
  end: 'points' | 'expedition';
  jester_on_bust: 'everyone' | 'opponents';
};

/** The game's parts of messages. */
export type Parts = {
  event: GameEvent;
  observation: Observation;
  odds: GameOdds;
  refusal: GameRefusal;
  range: GameRange;
};
