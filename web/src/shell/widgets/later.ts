/** Work that may wait: piece by piece, each after a frame was drawn, so that a slow phone shows first what is needed first. */

/** A page that is not looked at draws no frames, and gets its pieces nevertheless. */
const UNSEEN = 200;

const waiting: (() => void)[] = [];
let running = false;

const drawn = (): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, UNSEEN);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(done);
    });
  });

async function run(): Promise<void> {
  running = true;
  document.documentElement.dataset['growing'] = '';
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await drawn();
    next();
  }
  delete document.documentElement.dataset['growing'];
  running = false;
}

/** Does something when its turn comes; the answer withdraws it. */
export function later(act: () => void): () => void {
  waiting.push(act);
  if (!running) void run();
  return () => {
    const at = waiting.indexOf(act);
    if (at >= 0) waiting.splice(at, 1);
  };
}
