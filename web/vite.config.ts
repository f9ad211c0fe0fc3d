import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compress } from './build/compress.ts';
import { fluent } from './build/fluent.ts';
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
  'src/shell/(Badge|Icon|Later|Sign|UpgradeSign)',
  'src/shell/(api|fluent|games|languages|later|me|prefs|problems|router|routes|screens|seats|sheet|upgrade|words)\\b',
  'virtual:icons',
];

export default defineConfig({
  root,
  plugins: [svelte(), fluent(), gameData(project), compress(page)],
  define: { __VERSION__: JSON.stringify(version ?? '0.0.0') },
  resolve: { alias: { '@locale': `${project}src/quarterdeck/locale` } },
  css: { postcss: { plugins: [units()] } },
  build: {
    outDir: page,
    emptyOutDir: true,
    assetsInlineLimit: 0,
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
