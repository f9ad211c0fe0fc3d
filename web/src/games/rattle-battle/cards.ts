/** Every card and component of the box (RB 1), from the tables in the game's package: they explain each word. */
import tables from 'virtual:cards/rattle-battle';

export type Colour = 'yellow' | 'green' | 'red' | 'orange' | 'blue' | 'purple';
/** The kind of a die. */
export type DieKind = 'player' | 'captain' | Colour;
export type Face = '1' | '2' | '3' | '4' | '5' | '6' | 'cannon' | 'sail' | 'grapeshot' | 'skull';
export type Part = 'sail' | 'cannon' | 'hold';
export type Loot = 'rum' | 'spices' | 'materials' | 'valuables';

/** One thing a card does: a word and what belongs to it. */
export interface Effect {
  do: string;
  n?: number;
  kind?: string;
  /** The condition: `sank red`, `sent one`. */
  if?: string;
  who?: string;
  to?: string;
  on?: string;
  give?: string;
  get?: string;
  of?: string;
  never?: string;
  reach?: number;
  most?: number;
  per?: number;
  price?: number;
  less?: number;
  more?: number;
  buys?: number;
  look?: number;
  fresh?: boolean;
  instead?: boolean;
  safe?: boolean;
  free?: boolean;
  second?: boolean;
  through?: boolean;
  unpaid?: boolean;
  either?: boolean;
}

/** What a face stands for in an adventure. */
export interface Meaning {
  /** What it orders: `volley`, `explosion 2`, `toward wanted`. */
  orders: readonly string[];
  /** 0: the number shown. */
  strength: number;
}

/** The dice of one colour on an adventure card. */
export interface Squadron {
  colour: Colour;
  count: number;
  role: string;
  symbols: Readonly<Partial<Record<Face, Meaning>>>;
  /** What numbers do, if they do anything. */
  numbers: Meaning;
  /** Whom its Explosions count: all ships, or only the players'. */
  sinks: 'all' | 'players';
  /** Where they are slid to before the drop; fractions of the box, from its upper left corner. */
  placed: readonly (readonly [x: number, y: number])[];
}

/** A tile on the picture of a card; fractions of the box, degrees. */
export interface Laid {
  tile: string;
  x: number;
  y: number;
  turn?: number;
}

export type Deck = 'norrington' | 'pirate-wars' | 'crazy' | 'starter';
export type Tier = 'light' | 'heavy' | 'final' | 'crazy' | 'starter';
export type TileRule = 'blocks-move' | 'holds' | 'blocks-shot' | 'silences';

export interface Adventure {
  id: string;
  deck: Deck;
  tier: Tier;
  loot: number;
  fleet: readonly Squadron[];
  tiles: readonly Laid[];
  tileRules: readonly TileRule[];
  effects: readonly Effect[];
  /** The number of a starter; 0 for others. */
  number: number;
  /** Whether a starter leads to the port. */
  portAfter: boolean;
  /** The only places open in that visit; none named: all. */
  places: readonly string[];
  /** The only player actions there are; null: all. */
  actions: readonly string[] | null;
  /** What a mini game pays: to the winner, to the second, for each find. */
  coins: number;
  second: number;
  each: number;
  /** Its upper limit, its rounds, and what the worst draws less. */
  most: number;
  rounds: number;
  less: number;
}

export interface Upgrade {
  id: string;
  place: 'mast' | 'hull' | 'bow' | 'stern';
  /** Turned over when used, once in an adventure, or working by itself. */
  used: 'exhaust' | 'adventure' | 'always';
  effects: readonly Effect[];
}

export interface Sailor {
  id: string;
  kind: 'adventure' | 'port' | 'end';
  effects: readonly Effect[];
  /** What using him costs, kinds of loot apart by spaces. */
  give?: string;
  back?: boolean;
  stores?: Loot;
  place?: string;
  bonus?: Effect;
}

export interface Special {
  id: string;
  tokens: number;
  place: string;
  effects: readonly Effect[];
}

export interface PointsCard {
  cost: number;
  points: number;
}

export type TileShape =
  | { shape: 'circle'; r: number }
  | { shape: 'ellipse'; rx: number; ry: number }
  | { shape: 'rectangle'; w: number; h: number };

type SquadronData = Pick<Squadron, 'colour' | 'count' | 'role'> &
  Partial<Pick<Squadron, 'sinks' | 'placed'>> &
  Partial<Record<'sail' | 'grapeshot' | 'skull' | 'numbers', string>>;
type AdventureData = Pick<Adventure, 'id' | 'loot'> &
  Partial<Omit<Adventure, 'fleet' | 'deck' | 'tileRules' | 'portAfter'>> & {
    fleet?: SquadronData[];
    tile_rules?: TileRule[];
    port_after?: boolean;
  };

/** The tables as the package has them. */
export interface Tables {
  box: {
    dice: Record<DieKind, { faces: Face[]; count: number }>;
    cannons: { strength: number[] };
    loot: Record<Loot, number>;
    parts: Record<Part, number>;
    tiles: Record<string, TileShape>;
    points: { cards: PointsCard[] };
    order: Record<string, Tier[][]>;
    introductory: { numbers: number[]; all: number[] };
  };
  norrington: { adventure: AdventureData[] };
  'pirate-wars': { adventure: AdventureData[] };
  crazy: { crazy: AdventureData[] };
  starters: { adventure: AdventureData[] };
  upgrades: { upgrade: Upgrade[] };
  sailors: { sailor: Sailor[]; crew_pack: Sailor[]; special: Special[] };
}

const NOTHING: Meaning = { orders: [], strength: 0 };

/** `volley, redrop: 1`; `4` alone is a strength; `ally` alone leaves the number. */
function meaning(text: string): Meaning {
  if (/^\d+$/.test(text)) return { orders: [], strength: Number(text) };
  const [orders = '', strength = '0'] = text.split(':');
  return { orders: orders.split(',').map((order) => order.trim()), strength: Number(strength) };
}

function squadron({ colour, count, role, sinks = 'all', placed = [], numbers, ...rest }: SquadronData): Squadron {
  const symbols = Object.fromEntries(Object.entries(rest).map(([face, text]) => [face, meaning(text)]));
  return { colour, count, role, symbols, numbers: numbers ? meaning(numbers) : NOTHING, sinks, placed };
}

/** What is so if a card does not say otherwise. */
const PLAIN = {
  tiles: [],
  effects: [],
  number: 0,
  places: [],
  actions: null,
  coins: 0,
  second: 0,
  each: 0,
  most: 0,
  rounds: 0,
  less: 0,
};

const adventures = (data: readonly AdventureData[], deck: Deck): Adventure[] =>
  data.map(({ fleet = [], tile_rules: tileRules = [], port_after: portAfter = false, ...rest }) => ({
    deck,
    tier: deck === 'crazy' ? 'crazy' : 'starter',
    ...PLAIN,
    ...rest,
    fleet: fleet.map(squadron),
    tileRules,
    portAfter,
  }));

const byId = <T extends { id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]));

export const ADVENTURES = byId([
  ...adventures(tables.norrington.adventure, 'norrington'),
  ...adventures(tables['pirate-wars'].adventure, 'pirate-wars'),
  ...adventures(tables.crazy.crazy, 'crazy'),
  ...adventures(tables.starters.adventure, 'starter'),
]);
export const UPGRADES = byId(tables.upgrades.upgrade);
/** Those of the crew pack too. */
export const SAILORS = byId([...tables.sailors.sailor, ...tables.sailors.crew_pack]);
/** The kinds of special loot. */
export const SPECIALS = byId(tables.sailors.special);
/** The victory point cards, cheapest first. */
export const POINTS: readonly PointsCard[] = tables.box.points.cards;
/** What the six sides of each kind of die show, by the `side` of a die in the box. */
export const FACES: ReadonlyMap<string, readonly Face[]> = new Map(
  Object.entries(tables.box.dice).map(([kind, { faces }]) => [kind, faces]),
);
/** What a cannon face is worth by cannons owned, the last for all higher numbers (RB 4.5). */
export const CANNON_STRENGTH: readonly number[] = tables.box.cannons.strength;
/** How many tokens of each basic kind, and how many parts, there are. */
export const LOOT = tables.box.loot;
export const PARTS = tables.box.parts;
export const TILES: Readonly<Record<string, TileShape>> = tables.box.tiles;
/** The order boards, full and short: the kinds of adventures of each quest. */
export const QUESTS: Readonly<Record<string, readonly (readonly Tier[])[]>> = tables.box.order;

const starter = (number: number): string => [...ADVENTURES.values()].find((card) => card.number === number)!.id;
/** The starter adventures in order, without and with the optional ones. */
export const STARTERS = {
  numbers: tables.box.introductory.numbers.map(starter),
  all: tables.box.introductory.all.map(starter),
};

/** What a face of a non-player die means on a card. */
export function meaningOf(card: Adventure, colour: string, face: string): Meaning {
  const found = card.fleet.find((squadron) => squadron.colour === colour);
  return found?.symbols[face as Face] ?? found?.numbers ?? NOTHING;
}
