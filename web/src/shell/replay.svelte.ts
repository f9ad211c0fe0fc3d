/** The steps of a game that is over, and where the replay stands. */
import { api } from './api';
import { Connection } from './connection.svelte';
import { loadGame } from './games';
import { Play } from './play.svelte';
import { isLost, sayCode, sayProblem } from './problems';
import { played } from './steps';
import type { Opened, ServerMessage, Step } from './protocol';
import { say, words } from './words.svelte';

const PAUSE = 500;

export class ReplaySession {
  play = $state.raw<Play | null>(null);
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  running = $state(false);
  copied = $state(false);
  opened = $state.raw<Opened | null>(null);
  error = $state('');
  /** There is no such table. */
  lost = $state(false);

  #connection: Connection | null = null;
  #all: Step[] = [];
  #runs = 0;

  constructor(
    readonly id: string,
    readonly from: number,
  ) {
    void this.#start();
  }

  close(): void {
    this.running = false;
    this.#connection?.close();
  }

  async #start(): Promise<void> {
    try {
      const table = await api.table(this.id);
      const game = await loadGame(table.game);
      const play = new Play(game, table, null);
      this.#connection = new Connection(this.id, (message) => this.#hear(message, play), true, (code) => {
        this.error = sayCode(words(), code);
      });
    } catch (error) {
      this.lost = isLost(error);
      this.error = sayProblem(words(), error);
    }
  }

  #hear(message: ServerMessage, play: Play): void {
    if (message.type === 'step') this.#all.push(message);
    if (message.type === 'state') this.#show(play);
    if (message.type === 'opened') {
      // The last thing that is told of a game that is over.
      this.opened = message;
      this.#connection?.close();
    }
  }

  #show(play: Play): void {
    this.steps = played(this.#all);
    play.you = [];
    play.look = Math.max(0, play.table.seats.findIndex((seat) => seat.yours));
    this.play = play;
    this.jump(this.from > 0 ? this.from : 0);
  }

  /** Puts the table where it was after so many steps. */
  jump(to: number): void {
    if (!this.play) return;
    this.#stand(Math.max(0, Math.min(this.steps.length, to)));
    this.play.place(this.steps.slice(0, this.at), this.steps[0]?.seat ?? 0);
  }

  /** Shows the next step; one that is still being shown comes to its end at once. */
  async forward(): Promise<void> {
    const step = this.steps[this.at];
    if (!this.play || !step) {
      this.running = false;
      return;
    }
    this.#stand(this.at + 1);
    await this.play.take(step, false);
  }

  #stand(at: number): void {
    this.at = at;
    this.copied = false;
    history.replaceState(null, '', `#${at}`);
  }

  toggle(): void {
    this.running = !this.running;
    if (this.running) void this.#run();
  }

  async #run(): Promise<void> {
    const run = ++this.#runs;
    if (this.at >= this.steps.length) this.jump(0);
    // Who stops and starts again in a pause has started another run.
    while (this.running && run === this.#runs) {
      await this.forward();
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }

  look(seat: number): void {
    if (this.play) this.play.look = seat;
  }

  async copy(): Promise<void> {
    const url = `${location.origin}/t/${this.id}/replay#${this.at}`;
    try {
      await navigator.clipboard.writeText(url);
      this.copied = true;
    } catch {
      prompt(say('page-copy-link'), url);
    }
  }
}
