/** Whom the page thanks: from the packages it is built of, so that the list cannot go stale. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICONS } from './icons.ts';

/** What ends up in the page; the other packages only help to build it. */
const BUNDLED = ['svelte', '@fluent/bundle', '@noble/hashes', 'three'];
const FONTS = ['alegreya', 'alegreya-sc', 'alegreya-sans'];

export interface Credits {
  icons: { author: string; names: readonly string[] }[];
  fonts: { name: string; copyright: string }[];
  code: { name: string; version: string; licence: string }[];
}

function packaged(web: string, name: string): { version: string; license: string } {
  return JSON.parse(readFileSync(join(web, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
}

/** The first copyright line of a font's licence; the others say the same of each file. */
function copyright(web: string, font: string): string {
  const text = readFileSync(join(web, 'node_modules/@fontsource', font, 'LICENSE'), 'utf8');
  return /^Copyright [^(]+\([^)]+\)/.exec(text)?.[0] ?? '';
}

export function credits(web: string): Credits {
  const title = (font: string): string => font.replace(/^a/, 'A').replace('-sc', ' SC').replace('-sans', ' Sans');
  return {
    icons: Object.entries(ICONS).map(([author, names]) => ({ author, names })),
    fonts: FONTS.map((font) => ({ name: title(font), copyright: copyright(web, font) })),
    code: BUNDLED.map((name) => {
      const { version, license } = packaged(web, name);
      return { name, version, licence: license };
    }),
  };
}

/** The licences of the bundled code, as they ask to be passed on. */
export function licences(web: string): string {
  return BUNDLED.map((name) => {
    const folder = join(web, 'node_modules', name);
    const file = ['LICENSE', 'LICENSE.md'].map((f) => join(folder, f)).find((f) => existsSync(f));
    const { version, license } = packaged(web, name);
    const text = file ? readFileSync(file, 'utf8').trim() : license;
    return `${name} ${version}\n\n${text}\n`;
  }).join(`\n${'-'.repeat(72)}\n\n`);
}
