/** The cards of Port Royal: what is printed on them, from the project's cards.toml. */
import groups from 'virtual:cards/port-royal';

export type Kind = 'ship' | 'person' | 'expedition' | 'tax';
export type Colour = 'yellow' | 'blue' | 'green' | 'red' | 'black';
export const COLOURS: readonly Colour[] = ['yellow', 'blue', 'red', 'black', 'green'];

export interface Face {
  kind: Kind;
  code: string;
  copies: number;
  colour?: Colour;
  role?: string;
  coins?: number;
  swords?: number;
  cost?: number;
  points?: number;
  needs?: string;
  gains?: string;
  /** With fewer players it is not in the game. */
  min_players?: number;
}

const KINDS: Record<string, Kind> = { ships: 'ship', persons: 'person', expeditions: 'expedition', taxes: 'tax' };

export const FACES: readonly Face[] = Object.entries(groups).flatMap(([group, entries]) =>
  entries.map((entry) => ({ kind: KINDS[group], ...entry }) as Face),
);
const BY_CODE = new Map(FACES.map((face) => [face.code, face]));

export function faceOf(code: string): Face {
  const face = BY_CODE.get(code);
  if (!face) throw new Error(`there is no card '${code}'`);
  return face;
}

/** The picture of a ship or flag, by colour. */
export const SHIPS: Record<Colour, string> = {
  yellow: 'pinnace',
  blue: 'flute',
  green: 'skiff',
  red: 'frigate',
  black: 'galleon',
};

/** Grounds of ships and traders: light, deep, and the tone of the rays. */
export const INKS: Record<Colour, { ground: string; deep: string; ray: string; mid: string }> = {
  yellow: { ground: '#e0b12b', deep: '#6b4a0c', ray: '#eccb6a', mid: '#a87718' },
  blue: { ground: '#2f6fb3', deep: '#143a66', ray: '#5f93cc', mid: '#1f5590' },
  green: { ground: '#3f8f4f', deep: '#173f23', ray: '#71b07d', mid: '#2a6a39' },
  red: { ground: '#c23b2e', deep: '#5c1510', ray: '#d8726a', mid: '#94271d' },
  black: { ground: '#3b3b42', deep: '#141417', ray: '#64646d', mid: '#2a2a2e' },
};

export type Family = 'crew' | 'fighters' | 'court' | 'traders';

const FAMILY: Record<string, Family> = {
  settler: 'crew',
  captain: 'crew',
  priest: 'crew',
  jack: 'crew',
  sailor: 'fighters',
  pirate: 'fighters',
  admiral: 'court',
  jester: 'court',
  governor: 'court',
  mademoiselle: 'court',
  trader: 'traders',
};

export const GROUNDS: Record<Exclude<Family, 'traders'>, { ground: string; ray: string }> = {
  crew: { ground: '#2a7f86', ray: '#6fb0b1' },
  fighters: { ground: '#b2533a', ray: '#d79078' },
  court: { ground: '#6a5080', ray: '#9d86b0' },
};

export const ICON_OF: Record<string, string> = {
  settler: 'wheat',
  captain: 'ship-wheel',
  priest: 'church',
  jack: 'claw-hammer',
  trader: 'scales',
  sailor: 'anchor',
  pirate: 'pirate-hat',
  admiral: 'spyglass',
  jester: 'jester-hat',
  governor: 'scroll-quill',
  mademoiselle: 'handheld-fan',
};

/** Whom the letters of an expedition mean. */
export const PERSON_OF: Record<string, string> = {
  c: 'captain',
  p: 'priest',
  s: 'settler',
  j: 'jack',
};

/** The rule that says most about a card. */
export function ruleOf(face: Face): string {
  return { ship: 'PR 2.3', person: 'PR 5', expedition: 'PR 4.2', tax: 'PR 2.6' }[face.kind];
}

/** The colours of a person's window. */
export function ground(face: Face): { ground: string; ray: string } {
  const family = FAMILY[face.role ?? ''] ?? 'crew';
  if (family === 'traders') return INKS[face.colour ?? 'blue'];
  return GROUNDS[family];
}

/** The name of a person's picture. */
export function portrait(face: Face): string {
  return face.role === 'trader' ? `person-trader-${face.colour}` : `person-${face.role}`;
}
