/** A table that is open in this page: its connection and its game. */
import { api } from './api';
import { Connection, type Link } from './connection.svelte';
import { loadGame } from './games';
import { Play } from './play.svelte';
import type { ServerMessage, Table, Welcome } from './protocol';
import { say } from './words.svelte';

const NONCE = 16;

export class Session {
  table = $state.raw<Table | null>(null);
  play = $state.raw<Play | null>(null);
  opened = $state.raw<{ secret: string } | null>(null);
  error = $state('');

  #connection = $state.raw<Connection | null>(null);
  /** Steps up to here were played before this page looked. */
  #history = 0;

  constructor(readonly id: string) {
    void this.#start();
  }

  get link(): Link {
    return this.#connection?.link ?? 'connecting';
  }

  close(): void {
    this.#connection?.close();
  }

  async #start(): Promise<void> {
    try {
      const table = await api.table(this.id);
      const game = await loadGame(table.game);
      this.table = table;
      this.play = new Play(game, table, {
        act: (action, seat) => this.#connection?.order({ type: 'act', seat, action }),
        undo: (seat) => this.#connection?.order({ type: 'undo', seat }),
      });
      this.#connection = new Connection(this.id, (message) => this.#hear(message), true);
    } catch (error) {
      this.error = error instanceof Error ? error.message : String(error);
    }
  }

  #hear(message: ServerMessage): void {
    const play = this.play;
    if (!play) return;
    switch (message.type) {
      case 'welcome':
        this.#welcome(message, play);
        break;
      case 'table':
        this.#seat(message.table, play);
        break;
      case 'step':
        play.take(message, message.number <= this.#history);
        break;
      case 'state':
        play.take(message, false);
        break;
      case 'refused':
        play.waiting = false;
        if (message.code !== 'stale') {
          play.refused = { ...message, text: say('page-refused', { reason: message.text }) };
        }
        break;
      case 'thinking':
        play.thinking = message.seat;
        break;
      case 'opened':
        this.opened = { secret: message.secret };
        break;
      default:
    }
  }

  #welcome({ table, you, number }: Welcome, play: Play): void {
    this.#history = number;
    this.#seat(table, play);
    play.you = you;
    play.waiting = false;
    if (table.status !== 'over' && number === 0) {
      for (const seat of you) {
        const bytes = crypto.getRandomValues(new Uint8Array(NONCE));
        const nonce = [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
        this.#connection?.send({ type: 'nonce', seat, nonce });
      }
    }
  }

  #seat(table: Table, play: Play): void {
    this.table = table;
    play.table = table;
    play.you = table.seats.flatMap((seat, i) => (seat.yours ? [i] : []));
  }
}
