/** The layout, measured on the built page in one size of window: all scenes in all languages. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { measure } from './measure.mjs';
import { HOMES, REPLAYS, ROOMS, SCENES } from './scenes.mjs';
import { SEAS } from './seas.mjs';
import { FLAT, open } from './stand.mjs';

const LOCALE = new URL('../../../src/quarterdeck/locale/', import.meta.url);
const LANGUAGES = JSON.parse(readFileSync(new URL('languages.json', LOCALE), 'utf8'));
/** Parts of the table that may touch, but not overlap. Each must be found in some scene. */
const AREAS = [
  '.bar .logo',
  '.bar .tools',
  '.panel',
  '.pile',
  '.berths li',
  '.worth',
  '.harbour li',
  '.prompt',
  '.act',
  '.flag',
  '.me',
  '.reach',
  '.expeditions',
  '.chart',
];
const EXPECT = {
  desktop: [...AREAS, '.log', '.rail .tools .button'],
  phone: [...AREAS, '.last'],
};
const ROOM = ['.room h1', '.room .link', '.room li', '.room .row', '.room .fair'];
/** A replay is a table at which nobody decides, with a deck of buttons. */
const REPLAY = [...AREAS.filter((area) => area !== '.act'), '.deck'];
/** What may overlap, but not leave the window. */
const MARKS = '.pennant';
/** What is made for scrolling. */
const SCROLLERS = '.log .scroll, dialog';
/** What may lie over the table. */
export const LAYERS = '.bust, .result, .explain, .veil, dialog';
/** Fans of cards that are there to be looked at, not read. */
export const PICTURES = '.poster, .feel, .wrecks, .pile .card';
/** Cards of a player who has many lie on each other. */
export const FANS = '.person';
const HOME = ['.home h1', '.who .field', '.who .me', '.game', '.going', '.play', '.row .button', '.row summary'];
/** The one button of a home that stands out. */
const BRASS = '.waiting, .play.brass, .button.brass';
const SHELL = ['/new?game=port-royal', '/new?game=rattle-battle', '/rules', '/settings', '/credits'];
/** A table keeps its players; so few tables are opened. */
const BY_PLAYERS = Object.keys(SCENES)
  .filter((name) => !(name in SEAS))
  .sort((a, b) => SCENES[a].players - SCENES[b].players);

/** Runs in the page: what lies below the posters is not there. */
function onlyPosters() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.going, footer { display: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

export function layout(kind, size) {
  const phone = kind === 'phone';
  let stand;
  let visit;
  before(async () => {
    stand = await open();
    visit = await stand.visit('/', { size, touch: phone });
  });
  after(() => stand?.close());

  /** What is wrong with the page as it stands, its complaints included. */
  async function faults(areas, scrollers) {
    const measured = await visit.page.evaluate(measure, {
      phone,
      areas,
      marks: MARKS,
      scrollers,
      layers: LAYERS,
      pictures: PICTURES,
      fans: FANS,
    });
    return { ...measured, wrong: [...measured.wrong, ...visit.problems.splice(0)] };
  }

  /** A page of text is scrolled down: here the window is made as long as the page. */
  async function unroll() {
    const longer = () => visit.page.evaluate(() => Math.max(0, document.documentElement.scrollHeight - innerHeight));
    let { height } = size;
    // More than once, for what was out of sight is laid out only when it comes into sight.
    for (let rest = await longer(), turn = 0; rest > 0 && turn < 4; rest = await longer(), turn++) {
      height += rest;
      await visit.page.setViewportSize({ ...size, height });
      await visit.settle();
    }
  }

  for (const language of LANGUAGES) {
    describe(`other pages on a ${kind}, ${language}: nothing leaves the window or is too small`, () => {
      before(() => visit.speak(language));
      afterEach(() => visit.page.setViewportSize(size));

      for (const path of SHELL) {
        it(path, async () => {
          await visit.go(path);
          // A page may ask for one thing after the other; between them all is quiet.
          await visit.page.waitForFunction(() => document.querySelectorAll('main *').length > 20);
          await visit.settle();
          await unroll();
          const { wrong, texts } = await faults(['main'], 'dialog');
          assert.ok(texts > 10, `only ${texts} texts: is this the page?`);
          assert.deepEqual(wrong, []);
        });
      }
    });

    describe(`home on a ${kind}, ${language}: nothing overlaps, and every game can be begun without scrolling`, () => {
      before(() => visit.speak(language));
      afterEach(async () => {
        await visit.page.setViewportSize(size);
        await visit.page.evaluate(() => document.adoptedStyleSheets.splice(0));
      });

      for (const [name, home] of Object.entries(HOMES)) {
        for (const [way, window] of Object.entries(phone ? { upright: size, flat: FLAT } : { wide: size })) {
          it(`${name}, ${way}`, async () => {
            await visit.page.setViewportSize(window);
            await visit.page.evaluate(() => localStorage.removeItem('quarterdeck-played'));
            await visit.go('/settings');
            await visit.go('/', home);
            await visit.page.waitForSelector(home.tables.length > 0 ? '.going li a' : '.going .feel');
            await visit.settle();
            const below = await visit.page.evaluate(
              () =>
                [...document.querySelectorAll('.play')].filter((n) => n.getBoundingClientRect().bottom > innerHeight)
                  .length,
            );
            assert.equal(await visit.page.locator(BRASS).count(), 1);
            // A longer window would not lie flat any more: there, only what one sees first is measured.
            if (way === 'flat') await visit.page.evaluate(onlyPosters);
            else await unroll();
            const areas = [...HOME, ...home.parts];
            const { wrong, found } = await faults(areas, 'dialog');
            assert.deepEqual(found, areas);
            assert.deepEqual(wrong, []);
            assert.equal(below, 0);
          });
        }
      }
    });

    describe(`the waiting room on a ${kind}, ${language}: nothing overlaps, is cut off or too small`, () => {
      for (const [name, room] of Object.entries(ROOMS)) {
        it(name, async () => {
          await visit.wait(room);
          const { wrong, found } = await faults(ROOM, 'dialog');
          assert.deepEqual(found, ROOM);
          assert.deepEqual(wrong, []);
        });
      }
    });

    describe(`the replay on a ${kind}, ${language}: nothing overlaps, is cut off or too small`, () => {
      const found = new Set();

      for (const { players, scene, moves } of REPLAYS) {
        for (const move of moves) {
          it(`${players} players, move ${move}`, async () => {
            await visit.replay(scene, move);
            const { wrong, found: seen } = await faults(REPLAY, SCROLLERS);
            for (const area of seen) found.add(area);
            assert.deepEqual(wrong, []);
          });
        }
      }
      it('every part was there', () => {
        assert.deepEqual(
          REPLAY.filter((area) => !found.has(area)),
          [],
        );
      });
    });

    describe(`the table on a ${kind}, ${language}: nothing overlaps, is cut off or too small`, () => {
      const found = new Set();

      async function check() {
        const { wrong, found: seen, texts } = await faults(EXPECT[kind], SCROLLERS);
        for (const area of seen) found.add(area);
        assert.ok(texts > 5, `only ${texts} texts: is this the table?`);
        assert.deepEqual(wrong, []);
      }

      for (const scene of BY_PLAYERS) {
        it(scene, async () => {
          await visit.show(scene);
          await check();
        });
      }
      it('a person chosen', async () => {
        await visit.show('trade');
        await visit.page.locator('.harbour li.legal button').last().click();
        await visit.page.mouse.move(0, 0);
        await visit.settle();
        await check();
      });
      it('a card explained', async () => {
        await visit.show('twelve');
        const card = visit.page.locator('.harbour li button').nth(5);
        await (phone ? card.dispatchEvent('pointerdown', { pointerType: 'touch' }) : card.hover());
        await visit.page.waitForSelector('.explain');
        await visit.settle();
        await check();
      });
      it('the mark of a deal without one’s own part', async () => {
        await visit.show('left-out');
        await visit.page.keyboard.press('Escape');
        await visit.page.waitForSelector('dialog', { state: 'detached' });
        await visit.settle();
        assert.ok(await visit.page.locator('.bar .out').isVisible());
        await check();
        await visit.page.evaluate(() => localStorage.removeItem('quarterdeck-deals'));
      });
      it('every part was there', () => {
        assert.deepEqual(
          EXPECT[kind].filter((area) => !found.has(area)),
          [],
        );
      });
    });
  }
}
