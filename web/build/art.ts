/** Drawings as symbols, by their names: the page puts those it shows into one hidden sheet. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { ICONS } from './icons.ts';

export type Symbols = Record<string, string>;

/** Decimals of a drawing's own units: game-icons are 512 wide and shown at 40 pixels, our drawings about 100 at 200. */
const DECIMALS = { icon: 0, art: 1 } as const;

/** A drawing that looks the same with fewer digits: they are the larger part of what artwork weighs. */
function symbol(id: string, box: string, inner: string, kind: keyof typeof DECIMALS): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`, {
    floatPrecision: DECIMALS[kind],
    plugins: ['convertPathData'],
  });
  return data.replace(/^<svg[^>]*>/, `<symbol id="${id}" viewBox="${box}">`).replace(/<\/svg>$/, '</symbol>');
}

/** Our own drawings in a folder. */
function drawn(folder: string, kind: keyof typeof DECIMALS): Symbols {
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return Object.fromEntries(
    files.map((file) => {
      const svg = readFileSync(join(folder, file), 'utf8');
      const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 100 100';
      const inner = svg.replace(/<!--.*?-->/gs, '').replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
      const id = `${kind}-${file.slice(0, -4)}`;
      return [id, symbol(id, box, inner, kind)];
    }),
  );
}

/** The icons of game-icons that a folder of the page names. */
function named(web: string, folder: string): Symbols {
  const set = JSON.parse(readFileSync(join(web, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8')) as {
    icons: Record<string, { body: string }>;
  };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|svelte)$/.test(file),
  );
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const wanted = Object.values(ICONS)
    .flat()
    .filter((name) => new RegExp(`['"]${name}['"]`).test(text));
  return Object.fromEntries(
    wanted.map((name) => {
      const body = set.icons[name]?.body;
      if (!body) throw new Error(`game-icons has no icon '${name}'`);
      const id = `icon-${name}`;
      return [id, symbol(id, '0 0 512 512', body, 'icon')];
    }),
  );
}

/** What the shell shows, and our own icons for all. */
export const icons = (web: string): Symbols => ({
  ...drawn(join(web, 'src/icons'), 'icon'),
  ...named(web, join(web, 'src/shell')),
});

/** What a game shows besides: its own drawings, and icons that the shell does not have. */
export function art(web: string, game: string): Symbols {
  const shared = icons(web);
  const folder = join(web, 'src/games', game);
  const own = Object.entries(named(web, folder)).filter(([id]) => !(id in shared));
  return { ...drawn(join(folder, 'art'), 'art'), ...Object.fromEntries(own) };
}
