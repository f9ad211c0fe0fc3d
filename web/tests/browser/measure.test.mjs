/** The measure itself: a page that is broken on purpose, each time in one way, is found out. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FANS, LAYERS, PICTURES } from './layout.mjs';
import { measure } from './measure.mjs';
import { open, PHONE } from './stand.mjs';

/** What is done to the style of a trade on a phone, and what must be said of it. */
const BREAKS = {
  'a label over a card': ['.face .label { margin-top: -30px }', /^text\.card-name\.cream "Settler" is covered by span/],
  'two parts over each other': ['.expeditions { transform: translateY(-60px) }', /^area .* overlaps /],
  'small text': ['.chip { font-size: 11px }', /^text of 11\.0 px: p\.chip/],
  'a small target': ['.bar .plain { width: 30px; min-width: 0 }', /^target of 30\.0x44\.0/],
  'a target under something': [
    '.signs { display: block; position: fixed; inset: 0; pointer-events: auto }',
    /^target button\.take .* is covered by div\.signs/,
  ],
  'a card deep in a fan': [
    '.persons li + li { margin-left: -60px }',
    /^target button\.person "Sailor.* is covered by /,
  ],
  'words cut off': ['.act .title { width: 20px; overflow: hidden }', /^cut off: span\.title "Choose a card"/],
  'something beside the window': ['.bar .tools { transform: translateX(80px) }', /^outside: /],
  'a table that scrolls': ['.board { height: 900px; position: absolute } body { overflow: auto }', /^scrolls: 390x900/],
};

describe('the measure finds', () => {
  let stand;
  let visit;
  before(async () => {
    stand = await open();
    visit = await stand.visit('trade', { size: PHONE, touch: true });
  });
  after(() => stand?.close());

  // Not a style tag: the page's security policy allows none.
  const wear = (style) =>
    visit.page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text.replaceAll(/;| }/g, ' !important$&'));
      document.adoptedStyleSheets = [sheet];
    }, style);

  async function finds(said) {
    await visit.settle();
    const { wrong } = await visit.page.evaluate(measure, {
      phone: true,
      areas: ['.chart', '.harbour li'],
      scrollers: 'dialog',
      layers: LAYERS,
      pictures: PICTURES,
      fans: FANS,
    });
    assert.ok(
      wrong.some((sentence) => said.test(sentence)),
      `${said} is not among:\n${wrong.join('\n')}`,
    );
  }

  for (const [fault, [style, said]] of Object.entries(BREAKS)) {
    it(fault, async () => {
      await wear(style);
      await finds(said);
    });
  }
  it('a name pressed until nobody can read it', async () => {
    await wear('');
    await visit.page
      .locator('.harbour .card-name')
      .last()
      .evaluate((name) => name.setAttribute('textLength', '90'));
    await finds(/^pressed to \d+ %: text\.card-name\.cream "Governor"/);
  });
});
