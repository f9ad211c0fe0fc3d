/** A drop or a battle is watched once more, on this board alone. Nothing changes by it. */
import type { Board } from './board.svelte';
import { perform } from './performer';
import { opening, relive, sceneIn, type Scene } from './scenes';
import type { View } from './view';

export class Again {
  running = $state(false);
  /** How the table stands while something else is shown. */
  #stands: View | null = null;
  #ended = false;
  /** The end of what is being watched. */
  #over: Promise<void> = Promise.resolve();

  constructor(private readonly board: Board) {}

  /** What there is to watch now, if anything. */
  get kind(): Scene['kind'] | null {
    const { host, view } = this.board;
    return host.settled && !host.replaying ? (sceneIn(view)?.kind ?? null) : null;
  }

  /** Begins, or ends at once. */
  toggle(): void {
    if (this.running) void this.end();
    else if (this.kind !== null) this.#over = this.#watch(sceneIn(this.board.view)!);
  }

  /** Comes back when the board shows how the table stands. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#over;
  }

  /** How the table stands: whatever is new ends what is old. */
  show(view: View): void {
    if (!this.running) this.board.view = view;
    else if (view !== this.#stands) {
      this.#stands = view;
      void this.end();
    }
  }

  async #watch(scene: Scene): Promise<void> {
    const { board } = this;
    const { view, fights } = board;
    this.#stands = view;
    this.#ended = false;
    this.running = true;
    board.view = opening(view, scene);
    try {
      for (const event of scene.events) {
        if (this.#ended) return;
        await perform(board, event, {
          change: () => (board.view = relive(board.view, event)),
          tell: () => undefined, // the log has it
          hurried: () => this.#ended,
        });
      }
    } finally {
      board.view = this.#stands;
      board.fights = fights;
      this.running = false;
    }
  }
}
