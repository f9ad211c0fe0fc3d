/** The built page in a real Chromium, with a table that stands still. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { messages, SCENES, table } from './scenes.mjs';

const PAGE = fileURLToPath(new URL('../../../src/quarterdeck/server/page/', import.meta.url));
const INIT = fileURLToPath(new URL('../../../src/quarterdeck/__init__.py', import.meta.url));
const VERSION = /__version__ = "(.+)"/.exec(readFileSync(INIT, 'utf8'))[1];
const CSP = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
export const DESKTOP = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };
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

const chrome = () =>
  process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

export const launch = () => chromium.launch({ executablePath: chrome(), args: ['--no-sandbox'] });

/** Opens the stand; `visit` shows a scene or a path and gives the page with what went wrong on it. */
export async function open() {
  const server = await serve();
  const host = `http://127.0.0.1:${server.address().port}`;
  const browser = await launch();

  async function visit(where, { size = DESKTOP, language = 'en', dark = false, still = true, touch = false } = {}) {
    const context = await browser.newContext({
      viewport: size,
      locale: language,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: still ? 'reduce' : 'no-preference',
      hasTouch: touch,
    });
    const page = await context.newPage();
    const problems = [];
    page.on('console', (m) => m.type() === 'error' && problems.push(m.text()));
    page.on('pageerror', (e) => problems.push(e.message));
    page.on('request', (r) => !r.url().startsWith(host) && problems.push(`asks ${r.url()}`));
    const scene = SCENES[where];
    await page.route('**/api/**', (route) => route.fulfill({ json: answer(new URL(route.request().url()).pathname, scene) }));
    await page.routeWebSocket(/\/socket/, (socket) => {
      const [first, later] = messages(scene ?? SCENES.table, VERSION);
      for (const message of first) socket.send(JSON.stringify(message));
      if (later.length) setTimeout(() => later.forEach((m) => socket.send(JSON.stringify(m))), 400);
    });
    await page.goto(host + (scene ? '/t/aaaaaaaaaaaaaaaaaaaaaa' : where));
    await page.waitForSelector(scene ? 'main.board' : 'main');
    await page.evaluate(() => document.fonts.ready);
    if (scene?.then) await page.waitForSelector('.bust');
    await page.waitForTimeout(scene?.then ? 700 : 150);
    return { page, problems, close: () => context.close() };
  }

  return {
    visit,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

function answer(path, scene) {
  if (path === '/api/me') return { id: 'x', name: 'Anna', colour: '#b83a27' };
  if (path === '/api/games') {
    const options = {
      end: { default: 'points', values: ['points', 'expedition'] },
      jester_on_bust: { default: 'everyone', values: ['everyone', 'opponents'] },
    };
    return [{ name: 'port-royal', seats: [2, 5], options, bots: ['random', 'thumb', 'r400'] }];
  }
  if (path === '/api/tables') {
    const over = { winners: [0], scores: [14, 11], reason: 'points' };
    return [
      table(SCENES.table),
      table(SCENES.five, { id: 'bbbbbbbbbbbbbbbbbbbbbb', status: 'open' }),
      table(SCENES.two, { id: 'cccccccccccccccccccccc', status: 'over', result: over }),
    ];
  }
  return table(scene ?? SCENES.table);
}
