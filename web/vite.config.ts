import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { compress } from './build/compress.ts';
import { firstCode } from './build/first-code.ts';
import { front } from './build/front.ts';
import { gameData } from './build/game-data.ts';
import { units } from './build/units.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const project = fileURLToPath(new URL('..', import.meta.url));
const page = `${project}src/quarterdeck/server/page`;
// The page and the server are one release: the page knows the version it was built with.
const version = /^__version__ = "(.+)"$/m.exec(readFileSync(`${project}src/quarterdeck/__init__.py`, 'utf8'))?.[1];

/** Where the first code begins, and what comes beside it at home and at a table. */
const [entry, home, table] = ['main.ts', 'shell/pages/Home.svelte', 'shell/table/TableView.svelte'].map(
  (file) => `${root}src/${file}`,
) as [string, string, string];
let first: Set<string> | null = null;
/** The file that a module goes into; the bundler decides where none is named. */
const fileOf: Rolldown.CodeSplittingNameFunction = (id, modules) => {
  first ??= firstCode([entry], [home, table], (one) => modules.getModuleInfo(one)?.importedIds ?? []);
  return first.has(id) ? 'common' : null;
};

export default defineConfig({
  root,
  plugins: [svelte(), gameData(project), front(`${root}src/first.ts`), compress(page)],
  define: { __VERSION__: JSON.stringify(version ?? '0.0.0') },
  css: { postcss: { plugins: [units()] } },
  build: {
    outDir: page,
    emptyOutDir: true,
    // What the poster behind the page is drawn with stands in its styles, and they in the document.
    assetsInlineLimit: (path) => path.startsWith(`${root}src/scene/`),
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: fileOf, debugName: 'first code' }] } },
    },
  },
  server: {
    fs: { allow: [project] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'node' },
});
