/** A tab left open over an upgrade of the server: says so, and loads the new page once. */
import { WIRE } from '../../wire/number';
import type { Health } from '../../wire/messages';

const KEY = 'quarterdeck-loaded-again';
/** Long enough to read why. */
const PAUSE = 1500;
/** How often a tab that is looked at again asks, at most. */
const EVERY = 60_000;

class Upgrade {
  /** The page is old: it loads again by itself, or that did not help and the reader must. */
  state = $state<'none' | 'loading' | 'stuck'>('none');
  #asked = Date.now();

  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && Date.now() - this.#asked > EVERY) void this.ask();
    });
  }

  /** The server said which version it is, or which number its wire has: whether this page can go on with it. */
  heard({ version = __VERSION__, wire = WIRE }: { version?: string; wire?: string }): boolean {
    const same = version === __VERSION__ && wire === WIRE;
    if (!same) this.turnedAway();
    return same;
  }

  /** The server does not talk to this page. */
  turnedAway(): void {
    if (this.state !== 'none') return;
    // A page that is old although it was loaded again comes from a cache that we cannot empty.
    this.state = firstTime() ? 'loading' : 'stuck';
    if (this.state === 'loading') setTimeout(() => location.reload(), PAUSE);
  }

  /** Asks the server for its version; a part of the page that is gone is a sign of a new one. */
  async ask(): Promise<void> {
    this.#asked = Date.now();
    try {
      this.heard((await (await fetch('/health')).json()) as Health);
    } catch {
      // Nobody answers: that is no upgrade.
    }
  }
}

/** Whether this very page has not been loaded again for that in this tab yet; remembers that it is now. */
function firstTime(): boolean {
  const page = `${__VERSION__} ${WIRE}`;
  try {
    if (sessionStorage.getItem(KEY) === page) return false;
    sessionStorage.setItem(KEY, page);
    return true;
  } catch {
    // A browser that stores nothing could not tell, and would load for ever.
    return false;
  }
}

export const upgrade = new Upgrade();
