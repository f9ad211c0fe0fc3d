/** Whole games in a real Chromium against a real server: `npm run test:browser`. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { startServer } from './server.mjs';
import { DESKTOP, launch, PHONE } from './stand.mjs';

let server;
let browser;
const problems = [];

before(async () => {
  server = await startServer();
  browser = await launch();
});
after(async () => {
  await browser.close();
  await server.close();
});

async function visitor(options = {}) {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && !/WebSocket|ERR_/.test(m.text()) && problems.push(m.text()));
  page.on('pageerror', (e) => problems.push(e.message));
  page.on('request', (r) => !/^(ws|http):\/\/127\.0\.0\.1:/.test(r.url()) && problems.push(`asks ${r.url()}`));
  return page;
}

/** Opens a table by the API, as this visitor, and goes there. */
async function open(page, seats) {
  await page.goto(server.address);
  await page.waitForSelector('main');
  const id = await page.evaluate(async (order) => {
    await fetch('/api/me');
    const response = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(order) });
    return (await response.json()).id;
  }, { game: 'port-royal', options: {}, seats, aids: true, spectators: true, takeover: 60 });
  await page.goto(`${server.address}/t/${id}`);
  return id;
}

/** What somebody sensible would click now, if anything. */
const choose = () => {
  const pick = (selector) => document.querySelector(selector);
  const persons = [...document.querySelectorAll('.harbour li.legal button[aria-pressed]')];
  const acts = [...document.querySelectorAll('.act.legal')];
  const full = document.querySelectorAll('.harbour li').length >= 3;
  const node = pick('.ways button') ?? pick('.go') ?? pick('.chart.legal') ?? pick('.harbour li.selected button') ?? persons.at(-1) ?? pick('.harbour li.legal button') ?? acts[acts.length > 1 && full ? 1 : 0];
  if (!node) return false;
  document.querySelectorAll('[data-test]').forEach((n) => n.removeAttribute('data-test'));
  node.setAttribute('data-test', 'next');
  return true;
};

const over = (page) => page.locator('.result').isVisible();

async function move(page, press) {
  if (!(await page.evaluate(choose))) return page.keyboard.press('Escape');
  return press(page.locator('[data-test=next]'));
}
const click = (node) => node.click({ timeout: 1000 }).catch(() => undefined);
const tap = (node) => node.tap({ timeout: 1000 }).catch(() => undefined);

async function playOut(pages, press = click, limit = 240_000) {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    for (const page of pages) {
      if (await over(page)) return;
      await move(page, press);
    }
    await pages[0].waitForTimeout(40);
  }
  throw new Error('the game did not end');
}

const shown = (page) => page.locator('main.board').getAttribute('data-number').then(Number);

it('a whole game, clicked from the home page to the result, and replayed', { timeout: 300_000 }, async () => {
  const page = await visitor();
  await page.goto(server.address);
  await page.click('.play');
  await page.waitForSelector('main.board');
  await playOut([page]);
  const last = await shown(page);
  await page.click('.result a[href$=replay]');
  await page.waitForSelector('.deck');
  await page.keyboard.press('End');
  await page.waitForFunction((n) => document.querySelector('main.board')?.dataset.number === String(n), last);
  assert.match(page.url(), new RegExp(`#${last}$`));
});

it('the same by keyboard alone', { timeout: 300_000 }, async () => {
  const page = await visitor();
  await page.goto(server.address);
  await page.waitForSelector('main');
  await page.keyboard.press('1');
  await page.waitForSelector('main.board');
  const end = Date.now() + 240_000;
  while (!(await over(page)) && Date.now() < end) {
    const keys = await page.evaluate(() => {
      if (document.querySelector('.bust')) return [' '];
      const cards = [...document.querySelectorAll('.harbour li')];
      const at = cards.findLastIndex((li) => li.classList.contains('legal'));
      const person = cards[at]?.querySelector('[aria-pressed]');
      if (at >= 0 && at < 10) return person ? [String((at + 1) % 10), 'Enter'] : [String((at + 1) % 10)];
      const legal = [...document.querySelectorAll('.act.legal')].map((n) => n.getAttribute('aria-keyshortcuts'));
      return legal.length ? [cards.length >= 3 && legal.includes('S') ? 'S' : legal.at(0)] : [];
    });
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForTimeout(60);
  }
  assert.ok(await over(page));
});

it('two browsers and a spectator by link', { timeout: 300_000 }, async () => {
  const [anna, bo, watcher] = [await visitor(), await visitor(), await visitor()];
  const id = await open(anna, [{ kind: 'you' }, { kind: 'open' }]);
  await bo.goto(`${server.address}/t/${id}`);
  await bo.click('.room li .button.brass');
  await anna.waitForFunction(() => document.querySelector('main.board') || document.querySelector('.row .button.brass:not(:disabled)'));
  if (!(await anna.locator('main.board').isVisible())) await anna.click('.row .button.brass');
  await watcher.goto(`${server.address}/t/${id}`);
  await Promise.all([anna, bo, watcher].map((page) => page.waitForSelector('main.board')));
  assert.equal(await watcher.locator('.act.legal').count(), 0);
  await playOut([anna, bo]);
  await watcher.waitForSelector('.result');
});

it('three around one screen', { timeout: 300_000 }, async () => {
  const page = await visitor();
  await open(page, [{ kind: 'you' }, { kind: 'local', name: 'Bo' }, { kind: 'local', name: 'Cem' }]);
  await page.waitForSelector('main.board');
  await playOut([page]);
});

it('on a phone, by touch', { timeout: 300_000 }, async () => {
  const page = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await open(page, [{ kind: 'you' }, { kind: 'bot', bot: 'thumb' }]);
  await page.waitForSelector('main.board');
  await playOut([page], tap);
});

it('the connection is cut and the server killed: the game goes on without loss', { timeout: 300_000 }, async () => {
  const page = await visitor();
  await open(page, [{ kind: 'you' }, { kind: 'bot', bot: 'thumb' }]);
  await page.waitForSelector('main.board');
  for (let i = 0; i < 30; i++) {
    await move(page, click);
    await page.waitForTimeout(60);
  }
  await page.waitForSelector('main.board[data-settled=true]');
  const number = await shown(page);
  await server.kill();
  await page.waitForSelector('.link.lost');
  await move(page, click);
  await server.start();
  await page.waitForSelector('.link.open');
  await page.waitForSelector('main.board[data-settled=true]');
  assert.ok((await shown(page)) >= number);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await playOut([page]);
});

it('nothing went wrong on any page', () => assert.deepEqual([...new Set(problems)], []));
