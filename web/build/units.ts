/**
 * The unit `u`: a pixel of the drawn look (1280x720, phones 390x844). It is written as rem, and the
 * root's font size follows the window, so that the whole poster scales. And the names of screens.
 */
import type { Plugin } from 'postcss';
import { FLAT, PHONE, UPRIGHT } from '../src/shell/widgets/screens.ts';

const UNIT = /(?<![\w#.-])(-?\d*\.?\d+)u\b/g;
const SCREENS: Record<string, string> = { '(--upright)': UPRIGHT, '(--flat)': FLAT, '(--phone)': PHONE };

export function units(): Plugin {
  return {
    postcssPlugin: 'quarterdeck-units',
    AtRule: {
      media(rule) {
        rule.params = SCREENS[rule.params] ?? rule.params;
      },
    },
    Declaration(declaration) {
      if (!declaration.value.includes('u')) return;
      declaration.value = declaration.value.replace(UNIT, (_, n: string) => `${Number(n) / 16}rem`);
    },
  };
}
