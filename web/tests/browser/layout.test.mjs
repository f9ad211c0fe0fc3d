/** Layout and accessibility, checked on the built page: `npm run test:browser`. */
import axe from 'axe-core';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { measure } from './measure.mjs';
import { SCENES } from './scenes.mjs';
import { DESKTOP, open, PHONE } from './stand.mjs';

const LANGUAGES = ['en', 'pl', 'it', 'ru'];
const SIZES = { desktop: DESKTOP, phone: PHONE };
const PAGES = ['/', '/new?game=port-royal', '/rules', '/settings', '/credits', '/device/ABCD-EFGH'];
let stand;

before(async () => {
  stand = await open();
});
after(() => stand.close());

async function accessible(page) {
  await page.evaluate(`${axe.source}; undefined`).catch(() => undefined);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return found.violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.target} ${n.any[0]?.message ?? ''}`).join(' | ')}`);
}

describe('nothing overlaps, is cut off or too small', () => {
  for (const [kind, size] of Object.entries(SIZES)) {
    for (const language of LANGUAGES) {
      for (const scene of Object.keys(SCENES).filter((name) => name !== 'bust')) {
        it(`${scene}, ${kind}, ${language}`, async () => {
          const { page, problems, close } = await stand.visit(scene, { size, language });
          const wrong = await page.evaluate(measure, { phone: kind === 'phone' });
          await close();
          assert.deepEqual([...wrong, ...problems], []);
        });
      }
    }
  }
});

describe('axe finds nothing', () => {
  for (const dark of [false, true]) {
    for (const language of LANGUAGES) {
      for (const where of [...PAGES, 'table', 'trade', 'bust']) {
        it(`${where}, ${language}, ${dark ? 'dark' : 'light'}`, async () => {
          const { page, problems, close } = await stand.visit(where, { language, dark });
          const wrong = await accessible(page);
          await close();
          assert.deepEqual([...wrong, ...problems], []);
        });
      }
    }
  }
});
