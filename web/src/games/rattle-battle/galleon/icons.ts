/** The small pictures of things: parts and upgrades, what is carried, and what it all costs. */
import { drawing, icon } from '../drawing';

/** Icons by the names that the game has for things. */
const ICONS: Readonly<Record<string, string>> = {
  sail: 'sail',
  cannon: 'cannon',
  hold: 'wooden-crate',
  upgrade: 'gears',
  sailor: 'pirate-hat',
  ship: 'galleon',
  loot: 'swap-bag',
  'crows-nest': 'crow-nest',
  parrot: 'parrot-head',
  'super-sail': 'sail',
  'black-flag': 'skull-crossed-bones',
  harpoon: 'harpoon-chain',
  'big-bertha': 'pirate-cannon',
  'reinforced-hull': 'bolt-shield',
  'heavenly-kitchen': 'camp-cooking-pot',
  'super-cannon': 'cannon-shot',
  bombs: 'unlit-bomb',
  'secret-hold': 'locked-chest',
  'ornate-cabin': 'imperial-crown',
  'super-hold': 'open-treasure-chest',
  ballista: 'ballista',
  'boarding-hooks': 'grapple',
  rudder: 'ship-wheel',
  drill: 'drill',
  ram: 'ship-bow',
  'iron-teeth': 'croc-jaws',
};
/** Those that are our own drawings. */
const DRAWN: ReadonlySet<string> = new Set(['coin', 'turbine', 'sail-furled']);

/** The address of a thing's picture, for `use`. */
export function pictureOf(name: string): string {
  if (DRAWN.has(name)) return drawing(name);
  const found = ICONS[name];
  if (!found) throw new Error(`there is no picture of '${name}'`);
  return icon(found);
}

export type Shape = 'round' | 'triangle' | 'square' | 'diamond' | 'hexagon';

/** How a token looks: each kind has a shape of its own. */
export interface Look {
  shape: Shape;
  ground: string;
  edge: string;
  ink: string;
  /** A token without one shows a star. */
  icon: string;
}

const EDGE = '#2b2118';

const BASIC: Readonly<Record<string, Look>> = {
  rum: { shape: 'round', ground: '#8a4b1f', edge: EDGE, ink: '#ffe2b0', icon: 'barrel' },
  spices: { shape: 'triangle', ground: '#b4452c', edge: EDGE, ink: '#ffe0cf', icon: 'powder-bag' },
  materials: { shape: 'square', ground: '#5b6b3a', edge: EDGE, ink: '#edf0cf', icon: 'wood-pile' },
  valuables: { shape: 'diamond', ground: '#5a3f8f', edge: EDGE, ink: '#ece0ff', icon: 'cut-diamond' },
};
const SPECIAL: Readonly<Record<string, string>> = {
  map: 'treasure-map',
  powder: 'powder',
  idol: 'totem-mask',
  letter: 'tied-scroll',
  cat: 'cat',
};
const JOKER = 'joker-';
const FACE_DOWN = { ground: '#14303f', edge: '#e9b949', ink: '#ffd35c', icon: '' };

/** A token by its kind. A joker is a token lying face down: it keeps its shape. */
export function lookOf(kind: string): Look {
  const printed = BASIC[kind.replace(JOKER, '')];
  if (printed) return kind.startsWith(JOKER) ? { ...printed, ...FACE_DOWN } : printed;
  return { shape: 'hexagon', ground: '#1f6f78', edge: EDGE, ink: '#fff3d6', icon: SPECIAL[kind] ?? '' };
}
