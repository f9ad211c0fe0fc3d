/**
 * Stands in the document itself and runs before any file has come: it gives the poster its hour and a table its quay,
 * and asks for the words beside the code. The page does all this again when it is there, and would only do it later.
 */
import type { Language } from './shell/words/languages';
import { parse } from './shell/pages/routes';
import { isDark, spoken, stored } from './shell/widgets/stored';

declare const __WORDS__: Readonly<Record<Language, string>>;

const wishes = stored();
document.documentElement.classList.toggle(
  'night',
  isDark(wishes.theme, matchMedia('(prefers-color-scheme: dark)').matches),
);
const { page } = parse(location.pathname);
document.getElementById('scene')?.classList.toggle('quay', page === 'table' || page === 'replay');
const words = document.createElement('link');
words.rel = 'modulepreload';
words.href = __WORDS__[spoken(wishes)]!;
document.head.append(words);
