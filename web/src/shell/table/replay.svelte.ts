/** The steps of a game that is over, and where the replay stands. */
import { api } from '../link/api';
import { Connection } from '../link/connection.svelte';
import type { Instant, Landmark } from './board';
import { loadGame } from './games';
import { kept, partIn } from '../fair/keepsakes';
import { wordsAt } from './wording';
import { after, groupsOf, hashOf, indexAt, isAfter, type Group } from './landmarks';
import { Play } from './play.svelte';
import { isLost, sayCode, sayProblem } from '../link/problems';
import type { Frame, Opened, ServerMessage, Step } from '../link/protocol';
import { standing } from '../link/steps';
import { say, words } from '../words/words.svelte';

const PAUSE = 500;

export class ReplaySession {
  play = $state.raw<Play | null>(null);
  at = $state(0);
  running = $state(false);
  copied = $state(false);
  opened = $state.raw<Opened | null>(null);
  error = $state('');
  /** There is no such table. */
  lost = $state(false);

  /** The deal, and every step that stands, as one seat saw them. */
  #frames = $state.raw<Frame[]>([]);
  /** The deal, and the steps after it. */
  readonly told: readonly Step[] = $derived(this.#frames.map(({ step }) => step));
  readonly steps: readonly Step[] = $derived(this.told.slice(1));
  /** The moment that is being shown, or was shown last. */
  #instant = $state.raw<Instant>(after(0));
  /** What is worth jumping to, if the game says so. */
  readonly landmarks: readonly Landmark[] = $derived.by(() => {
    const { play, told } = this;
    return play?.game.landmarks?.({ steps: told, names: play.names, words: wordsAt(play) }) ?? [];
  });
  readonly groups: readonly Group[] = $derived(groupsOf(this.landmarks));
  /** The landmark where the replay is, or which it has passed last; -1 before all of them. */
  readonly landmark: number = $derived(indexAt(this.landmarks, this.#instant));
  readonly #seen = new Map<number, Frame[]>();
  #connection: Connection | null = null;
  #runs = 0;
  /** The seat that was asked for last. */
  #wanted = 0;
  #closed = false;

  constructor(
    readonly id: string,
    /** Where to begin: after a step, or by showing it from an event on. */
    readonly from: Instant,
  ) {
    void this.#start();
  }

  close(): void {
    this.#closed = true;
    this.running = false;
    this.#connection?.close();
  }

  async #start(): Promise<void> {
    try {
      const table = await api.table(this.id);
      this.#wanted = Math.max(
        0,
        table.seats.findIndex((seat) => seat.yours),
      );
      const [game, frames] = await Promise.all([loadGame(table.game), this.#seenBy(this.#wanted)]);
      if (this.#closed) return;
      this.play = new Play(game, table, null);
      this.play.part = partIn(table, kept(this.id));
      this.#take(this.#wanted, frames, isAfter(this.from) ? this.from.step : this.from.step - 1);
      this.#connection = new Connection(
        this.id,
        (message) => this.#hear(message),
        false,
        (code) => {
          this.error = sayCode(words(), code);
        },
      );
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.lost = isLost(error);
    this.error = sayProblem(words(), error);
  }

  #hear(message: ServerMessage): void {
    if (message.type !== 'opened') return;
    // The last thing that is told of a game that is over.
    this.opened = message;
    this.#connection?.close();
  }

  /** The game as a seat saw it: the server knows what was hidden from it. */
  async #seenBy(seat: number): Promise<Frame[]> {
    const known = this.#seen.get(seat);
    if (known) return known;
    const { frames } = await api.replay(this.id, seat);
    const kept = standing(frames, ({ step }) => step);
    this.#seen.set(seat, kept);
    return kept;
  }

  #take(seat: number, frames: Frame[], at: number): void {
    if (!this.play) return;
    this.play.look = seat;
    this.#frames = frames;
    this.jump(at);
  }

  /** Shows the table from a seat. */
  async look(seat: number): Promise<void> {
    this.#wanted = seat;
    try {
      const frames = await this.#seenBy(seat);
      // Another seat may have been asked for in the meantime.
      if (seat === this.#wanted) this.#take(seat, frames, this.at);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Puts the table where it was after so many steps. */
  jump(to: number): void {
    if (!this.play) return;
    this.#stand(after(Math.max(0, Math.min(this.steps.length, to))));
    this.play.place(this.#frames.slice(0, this.at + 1));
  }

  /** Shows the next step; one that is still being shown comes to its end at once. */
  async forward(): Promise<void> {
    const frame = this.#frames[this.at + 1];
    if (!this.play || !frame) {
      this.running = false;
      return;
    }
    this.#stand(after(this.at + 1));
    await this.play.follow(frame);
  }

  /** The board is there: what one came to see begins. */
  begin(): void {
    if (!isAfter(this.from)) void this.watch(this.from);
  }

  /** Goes to what an address names. */
  open(at: Instant): void {
    if (isAfter(at)) this.jump(at.step);
    else void this.watch(at);
  }

  /** Shows a step again, from an event on. */
  async watch({ step, event }: Instant): Promise<void> {
    const frame = this.#frames[step];
    if (!this.play || !frame || step === 0) {
      this.jump(step);
      return;
    }
    this.jump(step - 1);
    this.#stand({ step, event });
    await this.play.follow(frame, event);
  }

  /** To the landmark so many before or after this one. */
  pass(by: number): void {
    const now = this.landmarks[this.landmark];
    // Who has gone on from a landmark comes back to it first.
    const back = by < 0 && now !== undefined && now.step < this.at ? 1 : 0;
    const found = this.landmarks[this.landmark + by + back];
    if (found) void this.watch(found);
  }

  #stand(at: Instant): void {
    this.at = at.step;
    this.#instant = at;
    this.copied = false;
    history.replaceState(null, '', hashOf(at));
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

  async copy(): Promise<void> {
    const url = `${location.origin}/t/${this.id}/replay${hashOf(this.#instant)}`;
    try {
      await navigator.clipboard.writeText(url);
      this.copied = true;
    } catch {
      prompt(say('page-copy-link'), url);
    }
  }
}
