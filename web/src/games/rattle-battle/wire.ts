/** What the game tells. Written by `python -m quarterdeck.wire`: do not edit. */

/** The table as one sees it. */
export type Observation = {
  viewer: number | null;
  options: Record<string, string>;
  players: PlayerSeen[];
  to_act: number[];
  /** What is to be decided: the name of the decision, and what it is about. */
  task: string;
  /** How many tokens are to be given, or may be taken, where that is decided now. */
  due: number;
  /** Whether the player in turn has taken his action (RB 4.4a). */
  acted: boolean;
  /** The ships that ended a Move in this turn, and the enemies each touched then. */
  moved: Landed[];
  baron: number;
  wanted: number;
  quest: number;
  adventure: number;
  phase: string;
  card: string;
  sea: ShipSeen[];
  bag: string[];
  heap: string[];
  parts: PartsLeft;
  sold: number;
  decks: DeckSeen[];
  /** The cards the viewer is looking at. */
  looked: string[];
  /** The viewer's own secret choice. */
  chosen: string;
  /** The seats whose secret choices lie face down. */
  decided: number[];
  closed: ClosedSeen[];
  rolls: RollSeen[];
  tally: TallySeen[];
};

/** What lies in front of a player; all of it is public. */
export type PlayerSeen = {
  seat: number;
  ships: number;
  captain: boolean;
  coins: number;
  /** Cards and coins. */
  points: number;
  /** If the game ended now. */
  victory_points: number;
  loot: string[];
  capacity: number;
  sails: number;
  ready_sails: number;
  cannons: number;
  ready_cannons: number;
  holds: number;
  hamsters: number;
  upgrades: UpgradeSeen[];
  sailors: SailorSeen[];
  /** The points of his victory point cards. */
  cards: number[];
  revenge: number;
  sent: string[];
  lost: string[];
  trophies: Trophy[];
  passed: boolean;
  used: string[];
};

/** An upgrade of a galleon. */
export type UpgradeSeen = {
  card: string;
  ready: boolean;
};

/** A sailor of a crew. */
export type SailorSeen = {
  card: string;
  /** How much of it lies on him. */
  loot: number;
};

/** An enemy somebody sank, on his captain tile (RB 4.5). */
export type Trophy = {
  ship: string;
  /** battle, shot, or the card that sank it. */
  how: string;
  boarded: boolean;
  surrendered: boolean;
  /** The card, for each loot that one adds for it. */
  extra: string[];
};

/** A ship that ended a Move in this turn. */
export type Landed = {
  ship: string;
  /** The enemies it touched when the Move ended, wherever they are now. */
  touched: string[];
};

/** A die in the box. */
export type ShipSeen = {
  ship: string;
  /** The seat, or -1. */
  owner: number;
  /** player, captain, or the colour of a non-player ship. */
  kind: string;
  pose: Pose;
  face: string;
  /** Which of its six sides lies up, counted from 0; the pose's angle is of that side. */
  side: number;
  strength: number;
  ally: boolean;
  /** What the face of a non-player ship means. */
  orders: string[];
  /** `strength` that a card gave it against one ship or all, a Black Flag, Boarding Hooks, or that it has `fired`. */
  marks: Mark[];
};

/** Where a die lies and how it is turned. */
export type Pose = {
  x: number;
  y: number;
  angle: number;
};

/** Something to remember about a ship until the adventure ends. */
export type Mark = {
  word: string;
  ship: string;
  other: string;
  n: number;
};

/** The parts that can still be had. */
export type PartsLeft = {
  sails: number;
  cannons: number;
  holds: number;
};

/** A deck. */
export type DeckSeen = {
  name: string;
  /** How many it has. */
  cards: number;
};

/** A place of the port that only one player may use. */
export type ClosedSeen = {
  place: string;
  seat: number;
};

/** A die of a mini game. */
export type RollSeen = {
  die: string;
  face: string;
};

/** A player's score in a mini game. */
export type TallySeen = {
  seat: number;
  score: number;
};

/** RB 4.1: the card that comes next. */
export type AdventureDrawn = {
  kind: 'adventure-drawn';
  quest: number;
  adventure: number;
  card: string;
};

/** The adventure is over. */
export type AdventureEnded = {
  kind: 'adventure-ended';
  card: string;
};

/** RB 4.3e: non-player ships that fight on the players' side. */
export type Allied = {
  kind: 'allied';
  ships: string[];
};

/** RB 4.7b: the bag was empty, the heap went back. */
export type BagRefilled = {
  kind: 'bag-refilled';
  loot: number;
};

/** The ruler goes to the left, everything is readied. */
export type BaronPassed = {
  kind: 'baron-passed';
  seat: number;
};

/** An upgrade, a sailor or special loot is used. */
export type CardUsed = {
  kind: 'card-used';
  seat: number;
  card: string;
  /** Those it is used on, own ones first. */
  ships: string[];
};

/** Cards only one player sees (RB 11). */
export type CardsLookedAt = {
  kind: 'cards-looked-at';
  seat: number;
  place: string;
  n: number;
  /** Empty for everybody else. */
  cards: string[];
};

/** RB 6d: what somebody wanted was gone when his turn came. */
export type ChoiceVoid = {
  kind: 'choice-void';
  seat: number;
  choice: string;
};

/** Somebody has decided in secret. */
export type Chose = {
  kind: 'chose';
  seat: number;
  /** Empty for everybody else. */
  choice: string;
};

/** Coins for something; negative ones are lost. */
export type CoinsGained = {
  kind: 'coins-gained';
  seat: number;
  coins: number;
  /** sunk, trade, sold, win, guild, or a card. */
  reason: string;
  ship: string;
};

/** Dice that are out of the mini game. */
export type DiceLost = {
  kind: 'dice-lost';
  seat: number;
  dice: string[];
  /** Who blew them up. */
  to: number;
};

/** RB 4.7b: the bag is empty. */
export type DrawLost = {
  kind: 'draw-lost';
  seat: number;
  reason: string;
};

/** RB 4.2: dice that fell, with all that lies in the box now. */
export type Dropped = {
  kind: 'dropped';
  /** placed, drop, redrop, join, or the card. */
  reason: string;
  /** Those that were dropped or thrown. */
  dice: string[];
  lying: Lying[];
  /** All dice of the fall, as its frames count them. */
  order: string[];
  /** The fall, packed, to be shown; empty if it was not kept. */
  frames: string;
  /** Where the film may wait, in its order. */
  bangs: Bang[];
};

/** A die, where it lies and what it shows. */
export type Lying = {
  ship: string;
  pose: Pose;
  face: string;
  /** Which of its six sides lies up, counted from 0; the pose's angle is of that side. */
  side: number;
};

/** A moment of a fall: a die does not lie flat, and somebody bangs on the table (RB 4.2b). The film may wait at its frame, for anybody to bang; the dice jump in the next. */
export type Bang = {
  frame: number;
  /** The dice that do not lie flat there. */
  leaning: string[];
};

/** A player is out of the mini game. */
export type DroppedOut = {
  kind: 'dropped-out';
  seat: number;
};

/** RB 4.3: a ship blows up and takes the closest along. */
export type Exploded = {
  kind: 'exploded';
  ship: string;
  size: number;
  /** The ships that counted. */
  reached: Reached[];
  sunk: string[];
};

/** A ship near an explosion. */
export type Reached = {
  ship: string;
  gap: number;
};

/** A ship shows another face. */
export type FaceTurned = {
  kind: 'face-turned';
  seat: number;
  ship: string;
  face: string;
};

/** RB 4.3: a ship leaves the box. */
export type Fled = {
  kind: 'fled';
  ship: string;
  /** The closest ship it flees from; empty if nobody sent any. */
  target: string;
  gap: number;
};

/** RB 4.5: the closest pairs are compared, and losers sink. */
export type Fought = {
  kind: 'fought';
  bouts: Bout[];
  sunk: string[];
};

/** Two ships compared in battle (RB 4.5). */
export type Bout = {
  enemy: string;
  ship: string;
  gap: number;
  enemy_strength: number;
  strength: number;
};

/** Set up, with a Baron by lot. */
export type GameBegan = {
  kind: 'game-began';
  baron: number;
  scenario: string;
};

/** RB 7: all victory points. */
export type GameEnded = {
  kind: 'game-ended';
  winners: number[];
  points: number[];
};

/** RB 4.10: three holds became one with a hamster. */
export type HamsterMade = {
  kind: 'hamster-made';
  seat: number;
};

/** RB 6a: a token is turned face down. */
export type JokerMade = {
  kind: 'joker-made';
  seat: number;
  loot: string;
};

/** A token from the bag. */
export type LootGained = {
  kind: 'loot-gained';
  seat: number;
  loot: string;
  /** card, boarding, surrender, bonus, market, or the card that brought it. */
  reason: string;
  /** A certain kind was taken; otherwise the token was drawn blindly. */
  chosen: boolean;
};

/** A token goes away. */
export type LootGiven = {
  kind: 'loot-given';
  seat: number;
  loot: string;
  /** cargo, repair, room, discard, a place of the port, or a card. */
  reason: string;
  /** Into the bag at once, and not on the heap (RB 4.7b). */
  back: boolean;
};

/** A token is put on a sailor. */
export type LootStored = {
  kind: 'loot-stored';
  seat: number;
  loot: string;
  card: string;
};

/** Sails or cannons are turned over. */
export type PartExhausted = {
  kind: 'part-exhausted';
  seat: number;
  part: string;
  n: number;
};

/** A part is added to a galleon. */
export type PartGained = {
  kind: 'part-gained';
  seat: number;
  part: string;
  reason: string;
};

/** Sails or cannons are turned back. */
export type PartReadied = {
  kind: 'part-readied';
  seat: number;
  part: string;
  n: number;
};

/** RB 4.4: no more actions in this adventure. */
export type Passed = {
  kind: 'passed';
  seat: number;
  /** There was nothing he could do. */
  forced: boolean;
};

/** A phase of the adventure, or the port. */
export type PhaseBegan = {
  kind: 'phase-began';
  phase: string;
};

/** Corsairs: a place only one player may use. */
export type PlaceClosed = {
  kind: 'place-closed';
  seat: number;
  place: string;
};

/** The next place of the port, and who alone may use it, if anybody. */
export type PlaceOpened = {
  kind: 'place-opened';
  place: string;
  only: number;
};

/** RB 4.2: dice slid to where the card shows them. */
export type Placed = {
  kind: 'placed';
  lying: Lying[];
};

/** A victory point card. */
export type PointsBought = {
  kind: 'points-bought';
  seat: number;
  points: number;
  price: number;
};

/** RB 7: a player's victory points by where they come from. */
export type PointsCounted = {
  kind: 'points-counted';
  seat: number;
  /** Of victory point cards. */
  cards: number;
  coins: number;
  /** Of sailors who count at the end. */
  sailors: number;
  /** Of upgrades and special loot. */
  others: number;
};

/** RB 4.9: ships come back. */
export type Repaired = {
  kind: 'repaired';
  seat: number;
  ships: string[];
  /** How many of them cost nothing. */
  free: number;
  /** He could not pay for all and gave up his loot. */
  short: boolean;
};

/** All secret choices are shown. */
export type Revealed = {
  kind: 'revealed';
  choices: Choice[];
};

/** What somebody had chosen in secret. */
export type Choice = {
  seat: number;
  choice: string;
};

/** RB 9: revenge cards; what is on them does not matter. */
export type RevengeGained = {
  kind: 'revenge-gained';
  seat: number;
  n: number;
};

/** RB 9: a revenge card is shuffled back. */
export type RevengeUsed = {
  kind: 'revenge-used';
  seat: number;
};

/** Somebody puts a sunk enemy on his captain tile. */
export type Rewarded = {
  kind: 'rewarded';
  seat: number;
  ship: string;
  boarded: boolean;
  surrendered: boolean;
};

/** Dice rolled as plain dice, with what each is worth. */
export type Rolled = {
  kind: 'rolled';
  seat: number;
  dice: RolledDie[];
};

/** A die rolled as a plain die, and what it is worth. */
export type RolledDie = {
  die: string;
  face: string;
  value: number;
};

/** A sailor joins a crew. */
export type SailorGained = {
  kind: 'sailor-gained';
  seat: number;
  card: string;
  /** hired, or the card that brought him. */
  reason: string;
};

/** A player's result in the mini game. */
export type Scored = {
  kind: 'scored';
  seat: number;
  score: number;
};

/** RB 4.1: ships that go to sea; it is final. */
export type Sent = {
  kind: 'sent';
  seat: number;
  ships: string[];
};

/** A ship slides: by its orders (seat -1), with a sail or by a card. */
export type ShipMoved = {
  kind: 'ship-moved';
  ship: string;
  to: Pose;
  way: number;
  /** toward, away, sail, or the card that moved it. */
  reason: string;
  target: string;
  /** How far the target was before. */
  gap: number;
  seat: number;
};

/** RB 4.4: a ship fires. */
export type Shot = {
  kind: 'shot';
  seat: number;
  ship: string;
  target: string;
  gap: number;
  /** How many were exhausted. */
  cannons: number;
  /** Cards that made it possible. */
  helped: string[];
  /** The ship that a Big Bertha sinks with it. */
  second: string;
  /** How far that one is from the target. */
  further: number;
  /** The gap to the target, from wall to wall, to be drawn. */
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

/** A deck gets a new order: all at the beginning (RB 2), some in the course of the game. */
export type Shuffled = {
  kind: 'shuffled';
  deck: string;
  /** How many they are. */
  cards: number;
};

/** A ship leaves the box. */
export type Sunk = {
  kind: 'sunk';
  ship: string;
  /** explosion, volley, battle, shot, tile, duel, or a card. */
  reason: string;
};

/** Somebody else has to decide now. */
export type TurnPassed = {
  kind: 'turn-passed';
  to: number[];
};

/** An upgrade is turned over. */
export type UpgradeExhausted = {
  kind: 'upgrade-exhausted';
  seat: number;
  card: string;
};

/** An upgrade is added to a galleon. */
export type UpgradeGained = {
  kind: 'upgrade-gained';
  seat: number;
  card: string;
  reason: string;
};

/** RB 4.3: a ship sinks the closest. */
export type Volleyed = {
  kind: 'volleyed';
  ship: string;
  targets: string[];
  gap: number;
  /** Ships with a Reinforced Hull that it would have hit. */
  spared: string[];
};

/** RB 8: the token goes to another player. */
export type WantedChanged = {
  kind: 'wanted-changed';
  seat: number;
  points: number;
};

/** RB 6e: a player's whole visit begins. */
export type WentAshore = {
  kind: 'went-ashore';
  seat: number;
};

/** All that can happen. */
export type GameEvent =
  | AdventureDrawn
  | AdventureEnded
  | Allied
  | BagRefilled
  | BaronPassed
  | CardUsed
  | CardsLookedAt
  | ChoiceVoid
  | Chose
  | CoinsGained
  | DiceLost
  | DrawLost
  | Dropped
  | DroppedOut
  | Exploded
  | FaceTurned
  | Fled
  | Fought
  | GameBegan
  | GameEnded
  | HamsterMade
  | JokerMade
  | LootGained
  | LootGiven
  | LootStored
  | PartExhausted
  | PartGained
  | PartReadied
  | Passed
  | PhaseBegan
  | PlaceClosed
  | PlaceOpened
  | Placed
  | PointsBought
  | PointsCounted
  | Repaired
  | Revealed
  | RevengeGained
  | RevengeUsed
  | Rewarded
  | Rolled
  | SailorGained
  | Scored
  | Sent
  | ShipMoved
  | Shot
  | Shuffled
  | Sunk
  | TurnPassed
  | UpgradeExhausted
  | UpgradeGained
  | Volleyed
  | WantedChanged
  | WentAshore;

/** All spots a ship may go to: straight there, over other dice, but on none of them. */
export type Slides = {
  kind: 'slides';
  /** `sail`, or the card. */
  by: string;
  ship: string;
  /** Where it lies; it is not turned. */
  start: Pose;
  /** How far its middle may go. */
  limit: number;
  /** The tiles it may not come onto, by their places in the list of the adventure's card. */
  stops: number[];
  /** The ships that may lie under it where it ends: it sinks the one that the action names. */
  under: string[];
  /** Whether it goes with the Drill; then the action says which ship is sunk, or none. */
  drill: boolean;
  /** Its actions, with names for the numbers. */
  text: string;
};

/** All ways to throw a die: from above the walls, anywhere, in any direction. */
export type Throws = {
  kind: 'throws';
  die: string;
  /** How far from the middle of the box it may be let go, along each wall. */
  limit: number;
  /** Its actions, with names for the numbers. */
  text: string;
};

/** All ways to name several tokens at once, in any order. */
export type Tokens = {
  kind: 'tokens';
  /** give, take, sell or discard. */
  verb: string;
  least: number;
  most: number;
  /** What there is to choose from. */
  stock: Stock[];
  /** The kinds that go only in pairs: of all of them together an even number. */
  paired: string[];
  /** What a sensible player might choose; nothing where it is as well not to. */
  suggested: string[];
  /** Its actions, with names for the numbers. */
  text: string;
};

/** How many tokens of a kind there are to choose from. */
export type Stock = {
  loot: string;
  n: number;
};

/** Actions with numbers to fill in. */
export type GameRange = Slides | Throws | Tokens;

/** How the battle would go if nobody did anything any more, told while players act (RB 4.5). */
export type Forecast = {
  /** In their order. */
  battle: Clash[];
};

/** One step of a battle: all pairs equally far from each other, compared at once (RB 4.5a). */
export type Clash = {
  bouts: Bout[];
  /** The ships that would sink. */
  sunk: string[];
};

/** The chances, at a table with aids. */
export type GameOdds = Forecast | null;

/** Why the rules do not allow something. */
export type GameRefusal =
  | { code: 'foreign'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'not-your-turn'; text: string; details: { seats: string }; measure: Segment | null }
  | { code: 'not-offered'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'unclear'; text: string; details: { card?: string; count?: number; given?: number }; measure: Segment | null }
  | { code: 'must-send'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'no-captain'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'too-few-ships'; text: string; details: { have: number; ships: string }; measure: Segment | null }
  | { code: 'must-act'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'players-act'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'has-acted'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'no-such-action'; text: string; details: { action: string }; measure: Segment | null }
  | { code: 'no-ship'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'not-in-box'; text: string; details: { ship: string }; measure: Segment | null }
  | { code: 'not-your-ship'; text: string; details: { ship: string }; measure: Segment | null }
  | { code: 'not-an-enemy'; text: string; details: { ship: string }; measure: Segment | null }
  | { code: 'held'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'tile-in-the-way'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'no-sail'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'move-too-far'; text: string; details: { distance: number; reach: number }; measure: Segment | null }
  | { code: 'cannot-touch'; text: string; details: { distance: number; reach: number }; measure: Segment | null }
  | { code: 'touches-already'; text: string; details: { ship: string; target: string }; measure: Segment | null }
  | { code: 'outside'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'occupied'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'way-blocked'; text: string; details: { ship: string }; measure: Segment | null }
  | { code: 'not-weaker'; text: string; details: { ship: string }; measure: Segment | null }
  | { code: 'not-crossed'; text: string; details: { ship: string }; measure: Segment | null }
  | { code: 'too-few-cannons'; text: string; details: { needed: number; ready: number }; measure: Segment | null }
  | { code: 'owns-too-few-cannons'; text: string; details: { needed: number; owned: number }; measure: Segment | null }
  | { code: 'on-tile'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'immune'; text: string; details: { ship: string }; measure: Segment | null }
  | { code: 'no-revenge'; text: string; details: { needed: number; have: number }; measure: Segment | null }
  | { code: 'shot-too-far'; text: string; details: { distance: number; reach: number }; measure: Segment | null }
  | { code: 'same-target'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'not-ready'; text: string; details: { card: string }; measure: Segment | null }
  | { code: 'not-now'; text: string; details: { card: string }; measure: Segment | null }
  | { code: 'no-effect'; text: string; details: { card: string }; measure: Segment | null }
  | { code: 'used-up'; text: string; details: { card: string }; measure: Segment | null }
  | { code: 'full'; text: string; details: { card: string; most: number }; measure: Segment | null }
  | { code: 'crew-works'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'out-of-reach'; text: string; details: { distance: number; reach: number }; measure: Segment | null }
  | { code: 'not-moved'; text: string; details: { ship: string }; measure: Segment | null }
  | { code: 'not-touching'; text: string; details: { ship: string; target: string }; measure: Segment | null }
  | { code: 'no-such-face'; text: string; details: { ship: string; face: string }; measure: Segment | null }
  | { code: 'nothing-to-ready'; text: string; details: { part: string }; measure: Segment | null }
  | { code: 'not-yours'; text: string; details: { card?: string; loot?: string }; measure: Segment | null }
  | { code: 'nothing-to-give'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'due'; text: string; details: { due: number; given: number }; measure: Segment | null }
  | { code: 'cannot-pay'; text: string; details: { cost: string; have: string }; measure: Segment | null }
  | { code: 'closed'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'wrong-place'; text: string; details: { place: string }; measure: Segment | null }
  | { code: 'place-closed'; text: string; details: { place: string }; measure: Segment | null }
  | { code: 'place-left'; text: string; details: { place: string }; measure: Segment | null }
  | { code: 'once-a-visit'; text: string; details: { limit: number }; measure: Segment | null }
  | { code: 'pit-rate'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'no-revenge-here'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'market-rate'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'no-jokers'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'not-in-bag'; text: string; details: { loot: string }; measure: Segment | null }
  | { code: 'workshop-price'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'no-part-left'; text: string; details: { part?: string }; measure: Segment | null }
  | { code: 'too-expensive'; text: string; details: { price: number; coins: number }; measure: Segment | null }
  | { code: 'choose-a-die'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'guess-a-sum'; text: string; details: { least: number; most: number }; measure: Segment | null }
  | { code: 'throw-now'; text: string; details: Record<string, never>; measure: Segment | null }
  | { code: 'no-such-throw'; text: string; details: Record<string, never>; measure: Segment | null };

/** What a table can choose. */
export type Options = {
  scenario: 'norrington' | 'pirate-wars' | 'introductory';
  length: 'full' | 'short';
  extra_starters: 'off' | 'on';
  crew_pack: 'off' | 'on';
  loot_pack: 'off' | 'on';
  expert_market: 'off' | 'on';
  port: 'by-place' | 'by-visit' | 'simultaneous';
  fifth_player: 'off' | 'on';
  free_for_all: 'off' | 'on';
  drops: 'real' | 'pool';
};

/** The game's parts of messages. */
export type Parts = {
  event: GameEvent;
  observation: Observation;
  odds: GameOdds;
  refusal: GameRefusal;
  range: GameRange;
};
