/** Drawings as symbols, by their names: the page puts those it shows into one hidden sheet. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICONS } from './icons.ts';

export type Symbols = Record<string, string>;

/** Our own drawings in a folder. */
function drawn(folder: string, prefix: string): Symbols {
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return Object.fromEntries(
    files.map((file) => {
      const svg = readFileSync(join(folder, file), 'utf8');
      const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 100 100';
      const inner = svg.replace(/<!--.*?-->/gs, '').replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
      const id = `${prefix}-${file.slice(0, -4)}`;
      return [id, `<symbol id="${id}" viewBox="${box}">${inner}</symbol>`];
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
      return [`icon-${name}`, `<symbol id="icon-${name}" viewBox="0 0 512 512">${body}</symbol>`];
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
