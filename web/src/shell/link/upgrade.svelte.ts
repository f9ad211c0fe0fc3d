/** A tab left open over an upgrade of the server: says so, and loads the new page once. */

const KEY = 'quarterdeck-loaded-for';
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

  /** The server said which version it is. */
  heard(version: string): void {
    if (version === __VERSION__ || this.state !== 'none') return;
    // A page that is old although it was loaded again comes from a cache that we cannot empty.
    this.state = firstTime(version) ? 'loading' : 'stuck';
    if (this.state === 'loading') setTimeout(() => location.reload(), PAUSE);
  }

  /** Asks the server for its version; a part of the page that is gone is a sign of a new one. */
  async ask(): Promise<void> {
    this.#asked = Date.now();
    try {
      const health = (await (await fetch('/health')).json()) as { version: string };
      this.heard(health.version);
    } catch {
      // Nobody answers: that is no upgrade.
    }
  }
}

/** Whether this tab has not loaded itself for this version yet; remembers that it does now. */
function firstTime(version: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === version) return false;
    sessionStorage.setItem(KEY, version);
    return true;
  } catch {
    // A browser that stores nothing could not tell, and would load for ever.
    return false;
  }
}

export const upgrade = new Upgrade();
