/** What dice look like from above. */
import type { DieKind } from '../cards';

/** The bodies of dice that belong to nobody, and of captains; a player's ship has its owner's colour. */
export const BODY: Record<Exclude<DieKind, 'player'>, string> = {
  captain: '#17181b',
  yellow: '#e6b41a',
  green: '#1d8440',
  red: '#cf1f2c',
  orange: '#d65c08',
  blue: '#2a6fe0',
  purple: '#7a35d8',
};

/** What is engraved: dark on yellow, where white could not be read. */
export const INK: Partial<Record<DieKind, string>> = { player: '#fff8e6', yellow: '#2b2118' };

/** Faces that are pictures. */
export const FACE_ICONS: Readonly<Record<string, string>> = {
  cannon: 'cannon',
  sail: 'sail',
  grapeshot: 'grapeshot',
  skull: 'death-skull',
};
