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

/** Everything drawn where it stays: the fonts are there, nothing moves any more. */
async function settle(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    for (const motion of document.getAnimations()) motion.finish();
  });
}

/** Opens the stand; `visit` shows a scene or a path. */
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
    const problems = watch(page, host);
    const quiet = listen(page);
    let scene = SCENES[where];
    let number = 0;
    let socket;
    let greeted = () => undefined;
    /** Resolves when the page that is about to be loaded has its socket. */
    const greeting = () => new Promise((done) => (greeted = done));
    await page.route('**/api/**', (route) => route.fulfill({ json: answer(new URL(route.request().url()).pathname, scene) }));
    await page.routeWebSocket(/\/socket/, (opened) => {
      socket = opened;
      tell();
      greeted();
    });

    const send = (list) => list.forEach((message) => socket.send(JSON.stringify(message)));
    function tell() {
      const told = messages(scene ?? SCENES.table, VERSION, number);
      send(told.first);
      number = told.number;
    }
    async function arrived() {
      await page.waitForSelector(`main.board[data-number="${scene.then ? number - 1 : number}"]`);
      if (scene.result) await page.waitForSelector('#result');
      if (scene.then) {
        send(messages(scene, VERSION, number - 4).later);
        await page.waitForSelector('.bust');
      }
      await settle(page);
    }

    async function load() {
      number = 0;
      const connected = greeting();
      await page.goto(`${host}/t/aaaaaaaaaaaaaaaaaaaaaa`);
      await connected;
    }

    if (scene) {
      await load();
      await arrived();
    } else {
      await page.goto(host + where);
      await page.waitForSelector('main');
      await quiet();
      await settle(page);
    }
    return {
      page,
      problems,
      /** Another scene: at a table of as many, the page is told of it, not loaded again. */
      async show(name) {
        await page.keyboard.press('Space'); // a bust sign goes
        const { players } = scene;
        scene = SCENES[name];
        if (scene.players === players) tell();
        else await load();
        await arrived();
      },
      settle: () => settle(page),
      close: () => context.close(),
    };
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
    return [{ name: 'port-royal', seats: [2, 5], options, bots: ['deckhand', 'boatswain', 'captain'], usual_bot: 'boatswain' }];
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
