/** Coins and loot on their way from the sea to who gets them. */
import type { Board } from './board.svelte';
import type { GameEvent, Point } from './wire';

/** How long one is on its way, in milliseconds, and how much later the next of several sets off. */
const WAY = 450;
const APART = 60;
/** More coins than these are not counted in the air. */
const MOST = 6;

export interface Flight {
  key: number;
  /** A coin, or a kind of loot. */
  kind: string;
  from: Point;
  to: Point;
  ms: number;
  delay: number;
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });

/** The middle of the first of these that is shown. */
function shown(...selectors: string[]): Point | null {
  for (const selector of selectors) {
    const rect = document.querySelector(selector)?.getBoundingClientRect();
    if (rect && rect.width > 0) return middleOf(rect);
  }
  return null;
}

export class Flights {
  flying = $state.raw<readonly Flight[]>([]);
  /** Where a spot of the sea is on the screen; null while no sea is shown. */
  spot: ((x: number, y: number) => Point) | null = null;
  /** Where ships have sunk. */
  readonly #wrecks = new Map<string, Point>();
  #keys = 0;

  constructor(private readonly board: Board) {}

  /** Remembers where a ship went down. */
  wreck(ship: string): void {
    const pose = this.board.ship(ship)?.pose;
    if (pose) this.#wrecks.set(ship, pose);
  }

  /** Sends what an event brings on its way; nobody waits for it. */
  bring(event: GameEvent): void {
    if (event.kind === 'coins-gained' && event.coins > 0) {
      this.#send('coin', event.seat, Math.min(event.coins, MOST), this.#wrecks.get(event.ship));
    } else if (event.kind === 'loot-gained') this.#send(event.loot, event.seat, 1);
    else if (event.kind === 'adventure-drawn') this.#wrecks.clear();
  }

  land(key: number): void {
    this.flying = this.flying.filter((flight) => flight.key !== key);
  }

  #send(kind: string, seat: number, count: number, wreck?: Point): void {
    const from = (wreck && this.spot?.(wreck.x, wreck.y)) ?? shown('.sea-box .middle');
    const to = shown(...(kind === 'coin' ? [`[data-coins="${seat}"]`] : []), `[data-seat="${seat}"]`);
    if (!from || !to) return;
    const ms = WAY / this.board.pace.rate;
    const sent = Array.from({ length: count }, (_, i) => ({ key: ++this.#keys, kind, from, to, ms, delay: i * APART }));
    this.flying = [...this.flying, ...sent];
  }
}
