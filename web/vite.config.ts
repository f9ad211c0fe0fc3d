import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compress } from './build/compress.ts';
import { fluent } from './build/fluent.ts';
import { front } from './build/front.ts';
import { gameData } from './build/game-data.ts';
import { units } from './build/units.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const project = fileURLToPath(new URL('..', import.meta.url));
const page = `${project}src/quarterdeck/server/page`;
// The page and the server are one release: the page knows the version it was built with.
const version = /^__version__ = "(.+)"$/m.exec(
  readFileSync(`${project}src/quarterdeck/__init__.py`, 'utf8'),
)?.[1];

/** What every page shows or asks for: one file, where each module alone would be a small one of its own. */
const COMMON = [
  'node_modules/(svelte|esm-env|clsx|@fluent)/',
  'src/shell/\\w+/(Badge|FairCheck|Going|Home|Icon|Later|ResultSign|Sign|TablePage|UpgradeSign|WaitingRoom)\\b',
  'src/shell/\\w+/(api|connection|fluent|games|languages|later|me|names|pages|play|posters|prefs|problems|protocol)\\b',
  'src/shell/\\w+/(router|routes|rulebooks|screens|seats|session|sheet|steps|telling|upgrade|words)\\b',
  'src/scene/Scene',
  'virtual:icons',
];

export default defineConfig({
  root,
  plugins: [svelte(), fluent(), gameData(project), front(`${root}src/first.ts`), compress(page)],
  define: { __VERSION__: JSON.stringify(version ?? '0.0.0') },
  resolve: { alias: { '@locale': `${project}src/quarterdeck/locale`, '@games': `${project}src/quarterdeck/games` } },
  css: { postcss: { plugins: [units()] } },
  build: {
    outDir: page,
    emptyOutDir: true,
    // What the poster behind the page is drawn with stands in its styles, and they in the document.
    assetsInlineLimit: (path) => path.startsWith(`${root}src/scene/`),
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'common', test: new RegExp(COMMON.join('|')) }] } },
    },
  },
  server: {
    fs: { allow: [project] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'node' },
});
