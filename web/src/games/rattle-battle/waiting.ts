/** How often one looks whether to wait on, in milliseconds. */
const TICK = 40;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Waits, unless somebody is in a hurry; at another rate it takes so much less or more. */
export async function wait(ms: number, hurried: () => boolean, rate: () => number = () => 1): Promise<void> {
  let left = ms;
  let last = performance.now();
  while (left > 0 && !hurried()) {
    await sleep(Math.min(TICK, left / rate()));
    const now = performance.now();
    left -= (now - last) * rate();
    last = now;
  }
}

/** Waits as long as something is so. */
export async function waitWhile(so: () => boolean): Promise<void> {
  while (so()) await sleep(TICK);
}

/** The next frame, or a moment later where none is drawn. */
export const drawn = (): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, 100);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      done();
    });
  });
