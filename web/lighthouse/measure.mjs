/** `node measure.mjs ADDRESS...`: what Lighthouse says of each, as JSON with a line on what it found wanting. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

const chrome = await launch({
  chromePath: process.env.CHROMIUM || undefined,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
try {
  const measured = [];
  for (const address of process.argv.slice(2)) {
    const { lhr } = await lighthouse(address, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' });
    const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)]));
    const wanting = CATEGORIES.flatMap((name) => lhr.categories[name].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.95)
      .map(({ id }) => `${id}: ${lhr.audits[id].displayValue ?? lhr.audits[id].title}`);
    measured.push({ address, scores, wanting, problem: lhr.runtimeError?.message ?? null });
  }
  process.stdout.write(JSON.stringify(measured));
} finally {
  await chrome.kill();
}
