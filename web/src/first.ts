/**
 * Stands in the document itself and runs before any file has come: it gives the poster its hour and a table its quay,
 * and asks for the words beside the code. The page does all this again when it is there, and would only do it later.
 */
import type { Language } from './shell/words/languages';
import { parse } from './shell/pages/routes';
import { isDark, spoken, stored } from './shell/widgets/stored';

declare const __WORDS__: Readonly<Record<Language, string>>;
/** The files of the home page: most people come there first. */
declare const __HOME__: { code: string; styles: readonly string[] };

function ask(rel: 'modulepreload' | 'stylesheet', href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

const wishes = stored();
document.documentElement.classList.toggle(
  'night',
  isDark(wishes.theme, matchMedia('(prefers-color-scheme: dark)').matches),
);
const { page } = parse(location.pathname);
document.getElementById('scene')?.classList.toggle('quay', page === 'table' || page === 'replay');
ask('modulepreload', __WORDS__[spoken(wishes)]!);
if (page === 'home') {
  ask('modulepreload', __HOME__.code);
  for (const sheet of __HOME__.styles) ask('stylesheet', sheet);
}
