/**
 * Puts the first styles and the first script into the page's document, so that its first picture waits for no other file.
 * The server allows them by their hashes (server/page.py).
 */
import { build, type Plugin, type Rolldown } from 'vite';

const LINK = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
const CODE = /src="\/([^"]+)"/;
const EAGER = '//# allFunctionsCalledOnLoad\n';
const WORDS = /virtual:words\/(\w+)$/;
const HOME = /\/src\/shell\/pages\/Home\.svelte$/;
/** Where the code of home and of a table begins. */
const AT_ONCE = /\/src\/(games\/[^/]+\/index\.ts|shell\/table\/TableView\.svelte|shell\/pages\/Home\.svelte)$/;

type Bundle = Rolldown.OutputBundle;

/** Replaces what must be there: a page that only looks built is worse than none. */
function swap(text: string, what: string | RegExp, by: (found: string) => string): string {
  const swapped = text.replace(what, by);
  if (swapped === text) throw new Error(`the page's document has no ${what}`);
  return swapped;
}

/** The document with its first styles and its first script in it. */
export function furnish(text: string, styles: string, first: string): string {
  const bare = swap(text, LINK, () => '');
  const dressed = swap(bare, '</head>', (end) => `  <style>${styles}</style>\n  ${end}`);
  return swap(dressed, '<div id="app">', (app) => `<script>${first}</script>\n    ${app}`);
}

function takeStyles(bundle: Bundle, name: string): string {
  const sheet = bundle[name];
  if (sheet?.type !== 'asset') throw new Error(`there are no styles '${name}'`);
  delete bundle[name];
  return String(sheet.source).trim();
}

/** The file of each language's words. */
function wordFiles(bundle: Bundle): Record<string, string> {
  const files: Record<string, string> = {};
  for (const part of Object.values(bundle)) {
    const language = part.type === 'chunk' && part.facadeModuleId && WORDS.exec(part.facadeModuleId)?.[1];
    if (language) files[language] = `/${part.fileName}`;
  }
  return files;
}

/** The files of the home page. */
function homeFiles(bundle: Bundle): { code: string; styles: string[] } {
  const home = Object.values(bundle).find((part) => part.type === 'chunk' && HOME.test(part.facadeModuleId ?? ''));
  if (home?.type !== 'chunk') throw new Error('the page has no home');
  return { code: `/${home.fileName}`, styles: Array.from(home.viteMetadata?.importedCss ?? [], (name) => `/${name}`) };
}

/** The files that home or a table cannot begin without: their own, and what they import. */
function needed(bundle: Bundle): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const part = bundle[name];
    if (part?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    part.imports.forEach(add);
  };
  for (const [name, part] of Object.entries(bundle)) {
    if (part.type === 'chunk' && (part.isEntry || AT_ONCE.test(part.facadeModuleId ?? ''))) add(name);
  }
  return found;
}

async function script(entry: string, bundle: Bundle): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { __WORDS__: JSON.stringify(wordFiles(bundle)), __HOME__: JSON.stringify(homeFiles(bundle)) },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'first' } },
  });
  const [part] = (built as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  if (part?.type !== 'chunk') throw new Error('the first script was not made');
  return part.code.trim();
}

export const front = (entry: string): Plugin => ({
  name: 'quarterdeck-front',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const html = bundle['index.html'];
      if (html?.type !== 'asset') throw new Error('the page has no document');
      const text = String(html.source);
      const names = Array.from(text.matchAll(LINK), ([, name = '']) => name);
      const styles = names.map((name) => takeStyles(bundle, name)).join('');
      html.source = furnish(text, styles, await script(entry, bundle));
      const code = CODE.exec(text)?.[1];
      if (!code) throw new Error("the page's document has no code");
      const first = needed(bundle);
      for (const [name, part] of Object.entries(bundle)) {
        if (part.type !== 'chunk') continue;
        // Parts that come later list what they need, these styles too: what takes their place is there already.
        for (const sheet of names) part.code = part.code.replaceAll(`"${sheet}"`, `"${code}"`);
        // Nearly all of it is used at once: it is made ready beside the page's own work, not in the midst of it.
        if (first.has(name)) part.code = EAGER + part.code;
      }
    },
  },
});
