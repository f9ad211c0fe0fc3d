/** Puts a Brotli twin beside every file of the built page that gets shorter by it. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TWIN = '.br';
/** The server sends no twin that saves less than this (server/page.py). */
const WORTH = 0.9;

export const twinOf = (data: Buffer): Buffer | null => {
  const twin = brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  return twin.length < data.length * WORTH ? twin : null;
};

export const compress = (folder: string): Plugin => ({
  name: 'quarterdeck-compress',
  apply: 'build',
  closeBundle() {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, name);
      if (name.endsWith(TWIN) || !statSync(path).isFile()) continue;
      const twin = twinOf(readFileSync(path));
      if (twin) writeFileSync(path + TWIN, twin);
    }
  },
});
