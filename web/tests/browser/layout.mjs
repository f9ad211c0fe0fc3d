/** The layout, measured on the built page in one size of window: all scenes in all languages. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { measure } from './measure.mjs';
import { SCENES } from './scenes.mjs';
import { open } from './stand.mjs';

const LANGUAGES = ['en', 'pl', 'it', 'ru'];
/** Parts of the table that may touch, but not overlap. Each must be found in some scene. */
const AREAS = [
  '.bar .logo', '.bar .tools', '.panel', '.pile', '.berths li', '.worth', '.harbour li', '.prompt',
  '.act', '.flag', '.me', '.reach', '.expeditions', '.chart',
];
const EXPECT = {
  desktop: [...AREAS, '.log', '.rail .tools .button'],
  phone: [...AREAS, '.last'],
};
/** What is made for scrolling. */
const SCROLLERS = '.log .scroll, dialog';
/** What may lie over the table. */
const LAYERS = '.bust, .result, .explain, .veil, dialog';
/** Fans of cards that are there to be looked at, not read. */
const PICTURES = '.poster, .wrecks';
const SHELL = ['/', '/new?game=port-royal', '/rules', '/settings', '/credits'];
/** A table keeps its players; so few pages are loaded. */
const BY_PLAYERS = Object.keys(SCENES).sort((a, b) => SCENES[a].players - SCENES[b].players);

/** A page of text is scrolled down: here the window is made as long as the page. */
async function unroll({ page, settle }, { width, height }) {
  // Twice, for what was out of sight is laid out only when it comes into sight.
  for (let turn = 0; turn < 2; turn++) {
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, length) });
    await settle();
  }
}

export function layout(kind, size) {
  const phone = kind === 'phone';
  const areas = EXPECT[kind];
  let stand;
  before(async () => {
    stand = await open();
  });
  after(() => stand.close());

  for (const language of LANGUAGES) {
    describe(`the table on a ${kind}, ${language}: nothing overlaps, is cut off or too small`, () => {
      const found = new Set();
      let table;
      before(async () => {
        table = await stand.visit('table', { size, language, touch: phone });
      });
      after(() => table.close());

      async function check() {
        await table.settle();
        const { wrong, found: seen, texts } = await table.page.evaluate(measure, {
          phone, areas, scrollers: SCROLLERS, layers: LAYERS, pictures: PICTURES,
        });
        for (const area of seen) found.add(area);
        assert.ok(texts > 5, `only ${texts} texts: is this the table?`);
        assert.deepEqual([...wrong, ...table.problems.splice(0)], []);
      }

      for (const scene of BY_PLAYERS) {
        it(scene, async () => {
          await table.show(scene);
          await check();
        });
      }
      it('a person chosen', async () => {
        await table.show('trade');
        await table.page.locator('.harbour li.legal button').last().click();
        await table.page.mouse.move(0, 0);
        await check();
      });
      it('a card explained', async () => {
        await table.show('twelve');
        const card = table.page.locator('.harbour li button').nth(5);
        await (phone ? card.dispatchEvent('pointerdown', { pointerType: 'touch' }) : card.hover());
        await table.page.waitForSelector('.explain');
        await check();
      });
      it('every part was there', () => {
        assert.deepEqual(areas.filter((area) => !found.has(area)), []);
      });
    });

    describe(`other pages on a ${kind}, ${language}: nothing leaves the window or is too small`, () => {
      for (const path of SHELL) {
        it(path, async () => {
          const visit = await stand.visit(path, { size, language, touch: phone });
          await unroll(visit, size);
          const { wrong } = await visit.page.evaluate(measure, { phone, areas: ['main'], scrollers: 'dialog', layers: LAYERS, pictures: PICTURES });
          await visit.close();
          assert.deepEqual([...wrong, ...visit.problems], []);
        });
      }
    });
  }
}
