/** A table that is open in this page: its connection and its game. */
import { api } from './api';
import { Connection, type Link } from './connection.svelte';
import { loadGame } from '../table/games';
import { wordsAt } from '../table/wording';
import { Play } from '../table/play.svelte';
import { keep, kept, ownSeats, partIn } from '../fair/keepsakes';
import { isLost, sayCode, sayProblem, sayRefused } from './problems';
import type { Opened, Pledged, ServerMessage, Step, Table, Welcome } from './protocol';
import { played } from './steps';
import { say, words } from '../words/words.svelte';

/** Bytes of a nonce. */
const NONCE = 16;

export class Session {
  table = $state.raw<Table | null>(null);
  play = $state.raw<Play | null>(null);
  opened = $state.raw<Opened | null>(null);
  error = $state('');
  /** What happened while this page did not look, in one sentence. */
  recap = $state('');
  /** There is no such table. */
  lost = $state(false);

  #connection = $state.raw<Connection | null>(null);
  /** What the house promised about cards that are not dealt yet. */
  #promise: string | null = null;
  readonly #steps: Step[] = [];
  /** Steps up to here were played before this page looked. */
  #history = 0;
  /** The last step this page knew before it came back; null once what was missed has been told. */
  #known: number | null = null;
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
        preview: (action, seat) => this.#connection?.preview(action, seat) ?? Promise.resolve(null),
        undo: (seat) => this.#connection?.order({ type: 'undo', seat }),
        gesture: (gesture, seat) => this.#connection?.send({ type: 'gesture', seat, gesture }),
      });
      this.#connection = new Connection(
        this.id,
        (message) => this.#hear(message),
        true,
        (code) => {
          this.error = sayCode(words(), code);
        },
      );
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
        void this.#pledge();
        break;
      case 'deal':
        this.#promise = message.commitment;
        void this.#pledge();
        break;
      case 'pledged':
        this.#promise = null;
        this.#show(message);
        break;
      case 'step':
        this.#promise = null;
        this.#steps.push(message);
        void play.take(message, message.number <= this.#history);
        break;
      case 'state':
        void play.take(message, false);
        this.#retell(play);
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
      case 'gesture':
        play.gestured?.(message.seat, message.gesture);
        break;
      case 'opened':
        this.opened = message;
        break;
      default:
    }
  }

  #welcome(message: Welcome, play: Play): void {
    this.#history = message.number;
    this.#known = this.#steps.at(-1)?.number ?? 0;
    this.#seat(message, play);
    play.waiting = false;
  }

  /** Says what happened since this page looked last; after a reload, in the whole game so far. */
  #retell(play: Play): void {
    if (this.#known === null) return;
    const known = this.#known;
    this.#known = null;
    const steps = this.steps.filter(({ number }) => number > known);
    this.recap = steps.length > 0 ? (play.game.recap?.({ steps, names: play.names, words: wordsAt(play) }) ?? '') : '';
  }

  /** Draws a word for every own seat, and says what it will be: its hash. The same if asked again. */
  async #pledge(): Promise<void> {
    if (this.#promise === null) return;
    const { pledgeOf } = await import('../fair/fair');
    const [promise, table] = [this.#promise, this.table];
    if (promise === null || table === null) return;
    const seats = ownSeats(table);
    const own = kept(this.id) ?? { commitment: promise, nonces: {} };
    // Whoever changes his promise gets nothing to go with it.
    if (seats.length === 0 || own.commitment !== promise) return;
    own.pledges ??= {};
    for (const seat of seats) {
      const nonce = (own.nonces[seat] ??= randomWord());
      own.pledges[seat] = pledgeOf(promise, seat, nonce);
    }
    keep(this.id, own);
    const pledges = Object.fromEntries(seats.map((seat) => [seat, own.pledges?.[seat]]));
    this.#connection?.send({ type: 'pledge', pledges });
  }

  /** Shows what was pledged, now that nobody can pledge any more: only what is in the list, and in the first one told. */
  #show({ commitment, pledges }: Pledged): void {
    const own = kept(this.id);
    if (own?.commitment !== commitment) return;
    own.closed ??= pledges;
    keep(this.id, own);
    if (own.closed.join() !== pledges.join()) return;
    const mine = Object.entries(own.nonces).filter(([seat]) => pledges[Number(seat)] === own.pledges?.[Number(seat)]);
    if (mine.length > 0) this.#connection?.send({ type: 'show', nonces: Object.fromEntries(mine) });
  }

  /** Who sits where. The server says for which seats one decides: not for those that a bot has taken over. */
  #seat({ table, you }: { table: Table; you: number[] }, play: Play): void {
    this.table = table;
    play.table = table;
    play.you = you;
    play.part = partIn(table, kept(this.id));
  }
}

function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE));
  return [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
}
