/** One WebSocket a table: comes back by itself, asks for what it missed, sends nothing twice. */
import type { ServerMessage, Welcome } from './protocol';
import { upgrade } from './upgrade.svelte';

export type Link = 'connecting' | 'open' | 'lost' | 'closed' | 'upgrade';

/** The server closes with its own codes, 4000 and more, where coming back would not help. */
const DENIED = 4000;

const PING = 20_000;
const WAITS = [300, 700, 1500, 3000, 5000];

interface Pending {
  id: string;
  [field: string]: unknown;
}

export class Connection {
  link = $state<Link>('connecting');

  #socket: WebSocket | null = null;
  /** The last step heard of; the deal is step 0. */
  #seen: number | null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #pending: Pending | null = null;
  #ids = 0;
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
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  /** Sends an action or an undo; it is sent again after a reconnect, under the same id. */
  order(message: { type: 'act' | 'undo'; seat: number; action?: string }): void {
    this.#pending = { ...message, id: `${this.#prefix}-${++this.#ids}`, number: this.#seen ?? 0 };
    this.#send(this.#pending);
  }

  send(message: Record<string, unknown>): void {
    this.#send(message);
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    const query = new URLSearchParams({ version: __VERSION__ });
    if (this.#seen !== null) query.set('since', String(this.#seen));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.table}/socket?${query}`,
    );
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code, reason }) => this.#lost(socket, code, reason);
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#send({ type: 'ping' }), PING);
  }

  #hear(message: ServerMessage): void {
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
      case 'accepted':
      case 'refused':
        if (this.#pending?.id === message.id) this.#pending = null;
        break;
      default:
    }
    this.receive(message);
  }

  #greet(message: Welcome): void {
    this.link = message.version === __VERSION__ ? 'open' : 'upgrade';
    upgrade.heard(message.version);
    this.#tries = 0;
    this.#seen ??= message.number;
    if (this.#pending) this.#send(this.#pending);
  }

  #lost(socket: WebSocket, code: number, reason: string): void {
    if (socket !== this.#socket || this.link === 'closed') return;
    clearInterval(this.#beat);
    // An old page has nothing to say to a new server.
    if (this.link === 'upgrade') return;
    if (code >= DENIED) {
      this.close();
      this.denied(reason);
      return;
    }
    this.link = 'lost';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), WAITS[Math.min(this.#tries++, WAITS.length - 1)]);
  }

  readonly #wake = (): void => {
    if (document.hidden || this.link !== 'lost') return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#open();
  };
}
