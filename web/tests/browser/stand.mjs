/** The built page in a real Chromium, with a table that stands still. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { answer, messages, SCENES, table } from './scenes.mjs';

const PAGE = fileURLToPath(new URL('../../../src/quarterdeck/server/page/', import.meta.url));
const INIT = fileURLToPath(new URL('../../../src/quarterdeck/__init__.py', import.meta.url));
const VERSION = /__version__ = "(.+)"/.exec(readFileSync(INIT, 'utf8'))[1];
// As strict as the server's own: of what stands in the document, only what the build put there (server/security.py).
const document = readFileSync(join(PAGE, 'index.html'), 'utf8');
const seals = Array.from(
  document.matchAll(/<(script|style)>(.*?)<\/\1>/gs),
  ([, , text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);
const CSP = `default-src 'self' ${seals.join(' ')}; img-src 'self' data:; object-src 'none'; base-uri 'none'`;
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
export const DESKTOP = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 1024, height: 768 };
export const TABLET_UPRIGHT = { width: 768, height: 1024 };
export const FLAT = { width: 844, height: 390 };

function serve() {
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://x').pathname;
    const file = join(PAGE, path);
    const found = path !== '/' && existsSync(file) ? file : join(PAGE, 'index.html');
    response.setHeader('Content-Type', TYPES[extname(found)] ?? 'application/octet-stream');
    response.setHeader('Content-Security-Policy', CSP);
    response.end(readFileSync(found));
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

// CHROMIUM comes from scripts/chromium.sh; without it, Playwright knows one of its own.
export const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM || undefined, args: ['--no-sandbox', '--disable-gpu'] });

/** What a page may not do: complain, or ask another host. */
function watch(page, host) {
  const problems = [];
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && problems.push(`${m.type()}: ${m.text()}`));
  page.on('pageerror', (e) => problems.push(e.message));
  page.on('request', (r) => !r.url().startsWith(host) && problems.push(`asks ${r.url()}`));
  return problems;
}

/** Counts what a page has asked for and not yet got; `quiet` waits until it has asked for nothing in two frames. */
function listen(page) {
  const open = new Set();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request));
  const frame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  return async function quiet() {
    for (let still = 0; still < 2; still = open.size === 0 ? still + 1 : 0) await frame();
  };
}

/** A page with a table that tells what it is told to tell. */
class Visit {
  #host;
  #quiet;
  #scene = null;
  #number = 0;
  #socket = null;
  #greeted = () => undefined;

  constructor(page, host) {
    this.page = page;
    this.problems = watch(page, host);
    this.#host = host;
    this.#quiet = listen(page);
  }

  async prepare() {
    await this.page.route('**/api/**', (route) =>
      route.fulfill({ json: answer(new URL(route.request().url()).pathname, this.#scene) }),
    );
    await this.page.routeWebSocket(/\/socket/, (opened) => {
      this.#socket = opened;
      this.#number = 0;
      this.#tell();
      this.#greeted();
    });
  }

  /** Loads a page, as if its address were typed. */
  async load(path) {
    await this.page.goto(this.#host + path);
    await this.page.waitForSelector('main');
    await this.settle();
  }

  /** Goes to another page as a link does: nothing is loaded again. */
  async go(path, scene = null) {
    this.#scene = scene;
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await this.settle();
  }

  /** Chooses a language where a player does. */
  async speak(language) {
    await this.go('/settings');
    await this.page.locator('.choices select').first().selectOption(language);
    await this.page.waitForSelector(`html[lang=${language}]`);
  }

  /** Another scene: the table is told of it, or else one goes to another table. */
  async show(name) {
    await this.page.keyboard.press('Space'); // a bust sign goes
    const scene = SCENES[name];
    if (this.#scene && table(scene).id === table(this.#scene).id) {
      this.#scene = scene;
      this.#tell();
    } else {
      const greeting = new Promise((done) => (this.#greeted = done));
      await this.go(`/t/${table(scene).id}`, scene);
      await greeting;
    }
    await this.#arrived();
  }

  /** A table that waits for players. */
  async wait(room) {
    await this.go(`/t/${table(room).id}`, room);
    await this.page.waitForSelector('main.room li');
    await this.settle();
  }

  /** A game played again, after a move. */
  async replay(scene, move) {
    const path = `/t/${table(scene).id}/replay`;
    if (this.#scene !== scene) await this.go(path, scene);
    await this.page.waitForSelector('.deck');
    await this.page.locator('.deck input').fill(String(move));
    await this.page.waitForSelector(`main.board[data-number="${move}"]`);
    await this.settle();
  }

  /** Everything drawn where it stays: all is there, nothing moves any more. */
  async settle() {
    await this.#quiet();
    await this.page.waitForSelector('html:not([data-growing])', { state: 'attached' });
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      for (const motion of document.getAnimations()) motion.finish();
    });
  }

  close() {
    return this.page.context().close();
  }

  #send(list) {
    for (const message of list) this.#socket.send(JSON.stringify(message));
  }

  #tell() {
    const told = messages(this.#scene ?? SCENES.table, VERSION, this.#number);
    this.#send(told.first);
    this.#number = told.number;
  }

  async #arrived() {
    const { drawn, result } = this.#scene;
    await this.page.waitForSelector(`main.board[data-number="${drawn ? this.#number - 1 : this.#number}"]`);
    // The cards were dealt by this secret: a page that finds a fault in them is at fault itself.
    if (result) await this.page.waitForSelector('.result .fair:not(.wrong) summary');
    if (drawn) {
      this.#send(messages(this.#scene, VERSION, this.#number - 4).later);
      await this.page.waitForSelector('.bust');
    }
    await this.settle();
  }
}

/** Opens the stand; `visit` shows a scene or a path. */
export async function open() {
  const browser = await launch(); // first: where there is none, nothing is left open
  const server = await serve();
  const host = `http://127.0.0.1:${server.address().port}`;

  async function visit(
    where,
    { size = DESKTOP, language = 'en', dark = false, still = true, touch = false, deep = false } = {},
  ) {
    const context = await browser.newContext({
      viewport: size,
      locale: language,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: still ? 'reduce' : 'no-preference',
      hasTouch: touch,
    });
    await context.addInitScript((look) => localStorage.setItem('rattle-battle-look', look), deep ? 'deep' : 'top');
    const visit = new Visit(await context.newPage(), host);
    await visit.prepare();
    await visit.load(where in SCENES ? '/settings' : where);
    if (where in SCENES) await visit.show(where);
    return visit;
  }

  return {
    visit,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
