/** What the page takes from the project at build time: cards, rules, pictures, icons, thanks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { art, icons } from './art.ts';
import { credits, licences } from './credits.ts';
import { rules } from './rules.ts';

const KINDS: Record<string, string> = {
  ships: 'ship',
  persons: 'person',
  expeditions: 'expedition',
  taxes: 'tax',
};

function cards(project: string): unknown {
  const text = readFileSync(join(project, 'src/quarterdeck/games/port_royal/cards.toml'), 'utf8');
  const groups = parse(text) as Record<string, Record<string, unknown>[]>;
  return Object.entries(groups).flatMap(([group, entries]) =>
    entries.map((entry) => ({ kind: KINDS[group], ...entry })),
  );
}

const RULES = 'virtual:rules/';
const ART = 'virtual:art/';

export function gameData(project: string): Plugin {
  const web = join(project, 'web');
  const sources: Record<string, () => unknown> = {
    'virtual:cards': () => cards(project),
    'virtual:icons': () => icons(web),
    'virtual:credits': () => credits(web),
  };
  const given = (id: string): unknown => {
    if (id.startsWith(RULES)) return rules(project, id.slice(RULES.length));
    if (id.startsWith(ART)) return art(web, id.slice(ART.length));
    return sources[id]?.();
  };
  const isOurs = (id: string): boolean => id in sources || id.startsWith(RULES) || id.startsWith(ART);
  return {
    name: 'quarterdeck-game-data',
    resolveId: (id) => (isOurs(id) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith('\0virtual:') ? `export default ${JSON.stringify(given(id.slice(1)))}` : undefined,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences(web) });
    },
  };
}
