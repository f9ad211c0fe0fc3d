/** The layout of Rattle Battle, measured on the built page in one size of window: all decisions in all languages. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { measure } from './measure.mjs';
import { SEAS } from './seas.mjs';
import { DESKTOP, open, PHONE } from './stand.mjs';

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
/** What axe finds hardly differs between languages, nor between sizes of the same layout. */
const AXE_SPEAKS = 'en';
const AXE_SEES = [DESKTOP, PHONE].map(({ width }) => width);
const LOCALE = new URL('../../../src/quarterdeck/locale/', import.meta.url);
const LANGUAGES = JSON.parse(readFileSync(new URL('languages.json', LOCALE), 'utf8'));
/** Parts of the table that may touch, but not overlap. Each must be found in some scene. */
const AREAS = ['.bar .logo', '.bar .tools', '.middle', '.ask'];
const EXPECT = {
  desktop: [...AREAS, '.left article', '.ships', '.rail .place li', '.log', '.rail .tools .button'],
  phone: [...AREAS, '.chips li', '.last'],
};
const SCROLLERS = '.log .scroll, .ships, .ask, .choices, .crazy, dialog';
const LAYERS = '.result, .explain, .veil, dialog';
/**
 * The sea is drawn to scale: what is on its dice is told beside it, and over a die that is pointed at. Numbers on a galleon
 * are those of the list beside it.
 */
const PICTURES = 'svg.sea, svg.galleon';
const BY_PLAYERS = Object.keys(SEAS).sort((a, b) => SEAS[a].players - SEAS[b].players);
const scene = (name) => BY_PLAYERS.find((one) => one.includes(`: ${name}`));
/** What a player has begun at a scene: the keys for it, and what is pressed. */
const BEGUN = {
  'a ship about to move': ['turn, 5', ['m', 'ArrowLeft', 'Shift+ArrowUp']],
  'a shot about to be fired': ['turn, 5', ['s', 'e']],
  'cards to be used': ['turn, 5', ['u']],
  'a galleon': ['turn, 5', [], '[data-seat]'],
};
/** What axe says of the page as it stands. */
async function violations(page) {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run('html', { resultTypes: ['violations'], preload: false });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ target }) => target.join(' '))
          .join(' | ')}`,
    );
  });
}

/** Windows narrower than this are touched. */
const TOUCHED = 1100;

export function seaLayout(kind, size) {
  const touch = size.width < TOUCHED;
  let stand;
  let visit;
  before(async () => {
    stand = await open();
    visit = await stand.visit('/', { size, touch });
  });
  after(() => stand?.close());

  for (const language of LANGUAGES) {
    describe(`Rattle Battle, ${size.width}x${size.height}, ${language}: nothing overlaps, is cut off or too small`, () => {
      const found = new Set();
      before(() => visit.speak(language));

      async function check() {
        const measured = await visit.page.evaluate(measure, {
          phone: touch,
          areas: EXPECT[kind],
          scrollers: SCROLLERS,
          layers: LAYERS,
          pictures: PICTURES,
        });
        for (const area of measured.found) found.add(area);
        assert.ok(measured.texts > 5, `only ${measured.texts} texts: is this the table?`);
        const looks = language === AXE_SPEAKS && AXE_SEES.includes(size.width);
        const unfit = looks ? await violations(visit.page) : [];
        assert.deepEqual([...measured.wrong, ...unfit, ...visit.problems.splice(0)], []);
      }

      for (const name of BY_PLAYERS) {
        it(name, async () => {
          await visit.show(name);
          await check();
        });
      }
      for (const [what, [name, keys, pressed]] of Object.entries(BEGUN)) {
        it(what, async () => {
          await visit.show(scene(name));
          for (const key of keys) await visit.page.keyboard.press(key);
          if (pressed) await visit.page.locator(pressed).first().click();
          await visit.settle();
          await check();
          if (pressed) await visit.page.keyboard.press('Escape');
        });
      }
      it('every part was there', () => {
        assert.deepEqual(
          EXPECT[kind].filter((area) => !found.has(area)),
          [],
        );
      });
    });
  }
}
