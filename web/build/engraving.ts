/** What is engraved on dice and drawn on the sea: outlines in squares of 512. */
import { join } from 'node:path';
import { readText } from './games.ts';
import { ICONS } from './icons.ts';

/** Symbols of dice, and what swims on the sea, by the names that game-icons gives them. */
const SYMBOLS = { cannon: 'cannon', sail: 'sail', skull: 'death-skull' };
const DRAWINGS = { serpent: 'sea-serpent', whale: 'whale-tail', caravel: 'caravel' };

export interface Engraving {
  /** Figures and symbols, as paths. */
  shapes: Record<string, string>;
  /** What is drawn on the sea, as paths. */
  drawings: Record<string, string>;
}

export function engraving(web: string): Engraving {
  const { icons } = JSON.parse(readText(join(web, 'node_modules/@iconify-json/game-icons/icons.json'))) as {
    icons: Record<string, { body: string }>;
  };
  const credited = new Set(Object.values(ICONS).flat());
  const outline = (name: string): string => {
    if (!credited.has(name)) throw new Error(`nobody is thanked for the icon '${name}'`);
    return [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
  };
  const outlines = (names: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(names).map(([what, name]) => [what, outline(name)]));

  const figures = JSON.parse(readText(join(web, 'src/fonts/figures.json'))) as Record<string, string>;
  return {
    shapes: { ...figures, ...outlines(SYMBOLS) },
    drawings: outlines(DRAWINGS),
  };
}
