/**
 * The unit `u`: a pixel of the drawn look (1280x720, phones 390x844). It is written as rem, and the
 * root's font size follows the window, so that the whole poster scales.
 */
import type { Plugin } from 'postcss';

const UNIT = /(?<![\w#.-])(-?\d*\.?\d+)u\b/g;

export function units(): Plugin {
  return {
    postcssPlugin: 'quarterdeck-units',
    Declaration(declaration) {
      if (!declaration.value.includes('u')) return;
      declaration.value = declaration.value.replace(UNIT, (_, n: string) => `${Number(n) / 16}rem`);
    },
  };
}
