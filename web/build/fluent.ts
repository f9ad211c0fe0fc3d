/** Fluent files as modules, parsed when the page is built: readers load no parser and wait for none. */
import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export const fluent = (): Plugin => ({
  name: 'quarterdeck-fluent',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.ftl')) return undefined;
    return `export default ${JSON.stringify(new FluentResource(readFileSync(id, 'utf8')))}`;
  },
});
