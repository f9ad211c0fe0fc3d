/** A table that is open in this page: its connection and its game. */
import { api } from './api';
import { Connection, type Link } from './connection.svelte';
import { loadGame } from './games';
import { Play } from './play.svelte';
import { keep, kept } from './keepsakes';
import { isLost, sayCode, sayProblem, sayRefused } from './problems';
import type { Opened, ServerMessage, Step, Table, Welcome } from './protocol';
import { played } from './steps';
import { say, words } from './words.svelte';

/** Bytes of a nonce. */
const NONCE = 16;

export class Session {
  table = $state.raw<Table | null>(null);
  play = $state.raw<Play | null>(null);
  opened = $state.raw<Opened | null>(null);
  error = $state('');
  /** There is no such table. */
  lost = $state(false);

  #connection = $state.raw<Connection | null>(null);
  /** What the house promised about cards that are not dealt yet. */
  #promise: string | null = null;
  readonly #steps: Step[] = [];
  /** Steps up to here were played before this page looked. */
  #history = 0;
  #closed = false;

  constructor(readonly id: string) {
    void this.#start();
  }

  get link(): Link {
    return this.#connection?.link ?? 'connecting';
  }

  /** The game as it was played, for whoever wants to check its deal. */
  get steps(): Step[] {
    return played(this.#steps);
  }

  close(): void {
    this.#closed = true;
    this.#connection?.close();
  }

  async #start(): Promise<void> {
    try {
      const table = await api.table(this.id);
      const game = await loadGame(table.game);
      if (this.#closed) return;
      this.table = table;
      this.play = new Play(game, table, {
        act: (action, seat) => this.#connection?.order({ type: 'act', seat, action }),
        undo: (seat) => this.#connection?.order({ type: 'undo', seat }),
      });
      this.#connection = new Connection(this.id, (message) => this.#hear(message), true, (code) => {
        this.error = sayCode(words(), code);
      });
    } catch (error) {
      this.lost = isLost(error);
      this.error = sayProblem(words(), error);
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
        this.#seat(message, play);
        this.#contribute(play);
        break;
      case 'deal':
        this.#promise = message.commitment;
        this.#contribute(play);
        break;
      case 'step':
        this.#promise = null;
        this.#steps.push(message);
        void play.take(message, message.number <= this.#history);
        break;
      case 'state':
        void play.take(message, false);
        break;
      case 'refused':
        play.waiting = false;
        // Somebody else was first: the steps that follow say all.
        if (message.code !== 'stale') {
          const reason = sayRefused(words(), message, play.game.wording(words()), play.names);
          play.refused = say('page-refused', { reason });
        }
        break;
      case 'thinking':
        play.thinking = message.seat;
        break;
      case 'opened':
        this.opened = message;
        break;
      default:
    }
  }

  #welcome(message: Welcome, play: Play): void {
    this.#history = message.number;
    this.#seat(message, play);
    play.waiting = false;
  }

  /** Adds to the deal for every own seat, before the cards are dealt; the same if asked again. */
  #contribute(play: Play): void {
    if (this.#promise === null) return;
    const keepsake = kept(this.id) ?? { commitment: this.#promise, nonces: {} };
    for (const seat of play.you) {
      const nonce = (keepsake.nonces[seat] ??= randomWord());
      this.#connection?.send({ type: 'nonce', seat, nonce });
    }
    keep(this.id, keepsake);
  }

  /** Who sits where. The server says for which seats one decides: not for those that a bot has taken over. */
  #seat({ table, you }: { table: Table; you: number[] }, play: Play): void {
    this.table = table;
    play.table = table;
    play.you = you;
  }
}

function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE));
  return [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
}
