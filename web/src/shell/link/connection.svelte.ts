/** One WebSocket a table: comes back by itself, asks for what it missed, sends nothing twice. */
import type { Previewed, Refused, ServerMessage, Welcome } from './protocol';
import { WIRE } from '../../wire/number';
import { upgrade } from './upgrade.svelte';

export type Link = 'connecting' | 'open' | 'lost' | 'closed' | 'upgrade';

/** The server closes with its own codes, 4000 and more, where coming back would not help. */
const DENIED = 4000;
/** What a browser says of a socket that ended without a word. */
const ABANDONED = 1006;

const PING = 20_000;
/** How long a device that has just woken waits for the answer to a ping. */
const PROBE = 3_000;
const WAITS = [300, 700, 1500, 3000, 5000];

interface Pending {
  id: string;
  [field: string]: unknown;
}

/** What an action would bring, or why the rules do not allow it; null if nobody answered. */
export type Ahead = Previewed | Refused | null;

export class Connection {
  link = $state<Link>('connecting');

  #socket: WebSocket | null = null;
  /** The last step heard of; the deal is step 0. */
  #seen: number | null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;
  /** Nothing has been heard since the last question, which is a ping or the opening itself. */
  #silent = true;
  #pending: Pending | null = null;
  #ids = 0;
  /** Whoever asked what would be, by the id of the question. */
  readonly #asked = new Map<string, (answer: Ahead) => void>();
  readonly #prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    readonly receive: (message: ServerMessage) => void,
    /** Whether steps from the very first are wanted, for the log or a replay. */
    readonly fromStart: boolean,
    /** The server does not let this browser in, for a reason it names. */
    readonly denied: (code: string) => void,
  ) {
    this.#seen = fromStart ? -1 : null;
    document.addEventListener('visibilitychange', this.#wake);
    addEventListener('online', this.#wake);
    this.#open();
  }

  close(): void {
    this.link = 'closed';
    document.removeEventListener('visibilitychange', this.#wake);
    removeEventListener('online', this.#wake);
    this.#rest();
    this.#socket?.close();
  }

  /** Sends an action or an undo; it is sent again after a reconnect, under the same id. */
  order(message: { type: 'act' | 'undo'; seat: number; action?: string }): void {
    this.#pending = { ...message, id: `${this.#prefix}-${++this.#ids}`, number: this.#seen ?? 0 };
    this.#send(this.#pending);
  }

  /** Asks what an action would bring. Nothing is done, so nothing is asked again. */
  preview(action: string, seat: number): Promise<Ahead> {
    const id = `${this.#prefix}-${++this.#ids}`;
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    this.#send({ type: 'preview', id, seat, action });
    return new Promise((answer) => this.#asked.set(id, answer));
  }

  send(message: Record<string, unknown>): void {
    this.#send(message);
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    const query = new URLSearchParams({ version: __VERSION__, wire: WIRE });
    if (this.#seen !== null) query.set('since', String(this.#seen));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?${query}`);
    this.#rest();
    this.#socket?.close();
    this.#socket = socket;
    this.#silent = true;
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket === this.#socket) this.#lost(code, reason);
    };
    this.#beat = setInterval(() => (this.#silent ? this.#abandon() : this.#ping()), PING);
  }

  /** Nothing more happens by itself. */
  #rest(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#probe);
    clearInterval(this.#beat);
    for (const answer of this.#asked.values()) answer(null);
    this.#asked.clear();
  }

  #ping(): void {
    this.#silent = true;
    this.#send({ type: 'ping' });
  }

  /** Gives up a socket that is open by name only: a network that went away closes nothing. */
  #abandon(): void {
    this.#socket?.close();
    this.#lost(ABANDONED, '');
  }

  #hear(message: ServerMessage): void {
    this.#silent = false;
    clearTimeout(this.#probe);
    switch (message.type) {
      case 'welcome':
        this.#greet(message);
        break;
      case 'step':
        // A gap means that something was lost: ask for it; what comes again is known by its number.
        if (this.#seen !== null && message.number > this.#seen + 1) {
          this.#send({ type: 'since', number: this.#seen });
          return;
        }
        if (this.#seen !== null && message.number <= this.#seen) return;
        this.#seen = message.number;
        break;
      case 'state':
        if (this.#seen !== null && message.number < this.#seen) return;
        this.#seen = message.number;
        break;
      case 'previewed':
        this.#answer(message);
        return;
      case 'bye':
        if (message.reason === 'upgrade') {
          this.link = 'upgrade';
          upgrade.turnedAway();
        }
        break;
      case 'accepted':
      case 'refused':
        if (message.type === 'refused' && this.#answer(message)) return;
        if (this.#pending?.id === message.id) this.#pending = null;
        break;
      default:
    }
    this.receive(message);
  }

  /** Tells whoever asked; whether anybody did. */
  #answer(message: Previewed | Refused): boolean {
    this.#asked.get(message.id)?.(message);
    return this.#asked.delete(message.id);
  }

  #greet(message: Welcome): void {
    this.link = upgrade.heard({ version: message.version }) ? 'open' : 'upgrade';
    this.#tries = 0;
    this.#seen ??= message.number;
    if (this.#pending) this.#send(this.#pending);
  }

  #lost(code: number, reason: string): void {
    if (this.link === 'closed') return;
    this.#rest();
    // Its own word about its end may come late, and is no second loss.
    this.#socket = null;
    // An old page has nothing to say to a new server.
    if (this.link === 'upgrade') return;
    if (code >= DENIED) {
      this.close();
      this.denied(reason);
      return;
    }
    this.link = 'lost';
    this.#timer = setTimeout(() => this.#open(), WAITS[Math.min(this.#tries++, WAITS.length - 1)]);
  }

  readonly #wake = (): void => {
    if (document.hidden) return;
    if (this.link === 'lost') {
      this.#tries = 0;
      this.#open();
    } else if (this.link === 'open') {
      this.#ping();
      clearTimeout(this.#probe);
      this.#probe = setTimeout(() => this.#abandon(), PROBE);
    }
  };
}
