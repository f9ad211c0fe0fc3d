/** What the page takes from the project at build time: cards, rules, pictures, icons. */
import { marked } from 'marked';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { ICONS } from './icons.ts';

const KINDS: Record<string, string> = {
  ships: 'ship',
  persons: 'person',
  expeditions: 'expedition',
  taxes: 'tax',
};

function cards(project: string): string {
  const text = readFileSync(join(project, 'src/quarterdeck/port_royal/cards.toml'), 'utf8');
  const groups = parse(text) as Record<string, Record<string, unknown>[]>;
  const faces = Object.entries(groups).flatMap(([group, entries]) =>
    entries.map((entry) => ({ kind: KINDS[group], ...entry })),
  );
  return `export default ${JSON.stringify(faces)}`;
}

function rules(project: string): string {
  const text = readFileSync(join(project, 'docs/rules/port-royal.md'), 'utf8');
  const slug = (title: string): string =>
    title
      .toLowerCase()
      .replace(/<[^>]+>/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  const html = marked
    .parse(text, { async: false })
    .replace(/<h([1-6])>(.*?)<\/h\1>/g, (_, level: string, title: string) => {
      return `<h${level} id="${slug(title)}">${title}</h${level}>`;
    })
    // Scrollable tables must be reachable by keyboard.
    .replace(/<table>/g, '<div class="scroll" tabindex="0" role="group"><table>')
    .replace(/<\/table>/g, '</table></div>')
    .replace(/href="(?!#|https?:)[^"]*"/g, 'href="#top"');
  return `export default ${JSON.stringify(html)}`;
}

/** One hidden sheet of symbols, so that a picture on twenty cards is in the page once. */
function art(project: string, web: string): string {
  const folder = join(project, 'web/src/port-royal/art');
  const drawn = readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => {
      const svg = readFileSync(join(folder, name), 'utf8');
      const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 100 100';
      const inner = svg.replace(/<!--.*?-->/gs, '').replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
      return `<symbol id="art-${name.slice(0, -4)}" viewBox="${box}">${inner}</symbol>`;
    });
  const set = JSON.parse(
    readFileSync(join(web, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as { icons: Record<string, { body: string }> };
  const icons = ICONS.map((name) => {
    const body = set.icons[name]?.body;
    if (!body) throw new Error(`game-icons has no icon '${name}'`);
    return `<symbol id="icon-${name}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  return `export default ${JSON.stringify([...drawn, ...icons].join(''))}`;
}

export function gameData(project: string): Plugin {
  const web = join(project, 'web');
  const sources: Record<string, () => string> = {
    'virtual:cards': () => cards(project),
    'virtual:rules': () => rules(project),
    'virtual:art': () => art(project, web),
  };
  return {
    name: 'quarterdeck-game-data',
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: (id) => sources[id.slice(1)]?.(),
  };
}
