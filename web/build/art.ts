/** One hidden sheet of symbols, so that a picture on twenty cards is in the page once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICONS } from './icons.ts';

/** Our own drawings in a folder, as symbols. */
function drawn(folder: string, prefix: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => {
      const svg = readFileSync(join(folder, name), 'utf8');
      const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 100 100';
      const inner = svg.replace(/<!--.*?-->/gs, '').replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
      return `<symbol id="${prefix}-${name.slice(0, -4)}" viewBox="${box}">${inner}</symbol>`;
    });
}

function gameIcons(web: string): string[] {
  const set = JSON.parse(
    readFileSync(join(web, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as { icons: Record<string, { body: string }> };
  return Object.values(ICONS)
    .flat()
    .map((name) => {
      const body = set.icons[name]?.body;
      if (!body) throw new Error(`game-icons has no icon '${name}'`);
      return `<symbol id="icon-${name}" viewBox="0 0 512 512">${body}</symbol>`;
    });
}

export function art(web: string): string {
  const src = join(web, 'src');
  return [
    ...drawn(join(src, 'port-royal/art'), 'art'),
    ...drawn(join(src, 'icons'), 'icon'),
    ...gameIcons(web),
  ].join('');
}
