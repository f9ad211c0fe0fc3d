/** `npm run pictures`: pictures of the page, into web/pictures. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DESKTOP, open, PHONE } from './stand.mjs';

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
  ['settings', '/settings', {}],
  ['new', '/new?game=port-royal', {}],
  ['rules', '/rules', {}],
];

mkdirSync(FOLDER, { recursive: true });
const stand = await open();
const wanted = process.argv.slice(2);
for (const [name, where, { select, ...how }] of PICTURES) {
  if (wanted.length && !wanted.some((w) => name.startsWith(w))) continue;
  const { page, problems, close } = await stand.visit(where, { size: DESKTOP, ...how });
  if (select !== undefined) await page.locator('.harbour button').nth(select).click();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(250);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
  console.log(name, problems.length ? problems : '');
  await close();
}
await stand.close();
