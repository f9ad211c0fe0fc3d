/** `npm run pictures`: pictures of the page, into web/pictures; with names only those. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import UPNG from 'upng-js';
import { DESKTOP, FLAT, open, PHONE } from './stand.mjs';

const FOLDER = fileURLToPath(new URL('../../pictures/', import.meta.url));
const PICTURES = [
  ['home', '/', {}],
  ['home-phone', '/', { size: PHONE }],
  ['table-desktop', 'table', {}],
  ['table-dark', 'table', { dark: true }],
  ['table-phone', 'table', { size: PHONE }],
  ['table-phone-dark', 'table', { size: PHONE, dark: true }],
  ['trade', 'trade', { select: 3 }],
  ['trade-phone', 'trade', { size: PHONE, select: 3 }],
  ['repel', 'repel', {}],
  ['repel-phone', 'repel', { size: PHONE }],
  ['bust', 'bust', {}],
  ['bust-phone', 'bust', { size: PHONE }],
  ['two', 'two', {}],
  ['five', 'five', {}],
  ['five-phone', 'five', { size: PHONE }],
  ['eight', 'eight', {}],
  ['twelve', 'twelve', {}],
  ['twelve-phone', 'twelve', { size: PHONE }],
  ['twelve-trade', 'twelve-trade', {}],
  ['twelve-trade-phone', 'twelve-trade', { size: PHONE }],
  ['russian', 'table', { language: 'ru' }],
  ['russian-phone', 'table', { size: PHONE, language: 'ru' }],
  ['polish-trade', 'trade', { language: 'pl', select: 3 }],
  ['result', 'result', {}],
  ['result-phone', 'result', { size: PHONE }],
  ['opening-phone', 'opening', { size: PHONE }],
  ['all-taken', 'all-taken', {}],
  ['all-taken-phone', 'all-taken', { size: PHONE }],
  ['settings', '/settings', {}],
  ['new', '/new?game=port-royal', {}],
  ['table-flat', 'table', { size: FLAT }],
  ['rules', '/rules', {}],
  ['credits', '/credits', {}],
];

/** Flat inks need no more than 256 colours: a third of the size, and no difference to be seen. */
function small(png) {
  const image = UPNG.decode(png.buffer.slice(png.byteOffset, png.byteOffset + png.length));
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(image), image.width, image.height, 256));
}

mkdirSync(FOLDER, { recursive: true });
const stand = await open();
const wanted = process.argv.slice(2);
for (const [name, where, { select, ...how }] of PICTURES) {
  if (wanted.length && !wanted.includes(name)) continue;
  const visit = await stand.visit(where, { size: DESKTOP, ...how });
  const { page, problems } = visit;
  if (select !== undefined) await page.locator('.harbour button').nth(select).click();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(250);
  writeFileSync(`${FOLDER}${name}.png`, small(await page.screenshot()));
  console.log(name, problems.length ? problems : '');
  await visit.close();
}
await stand.close();
