/** Who says the notes of the first voyage: each once in a game, one at a time, gone with the next question. */
import type { Board } from '../board.svelte';
import { NOTES } from './notes';

const KEY = 'rattle-battle-notes';

function wanted(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export class Teacher {
  /** What is said now. */
  note = $state<string | null>(null);
  /** Whether anything is said at all. */
  on = $state(wanted());
  readonly #said = new Set<string>();
  /** The question that the note was about. */
  #about = '';

  constructor(private readonly board: Board) {}

  /** Only at a table of the introductory game, and to somebody who plays. */
  get teaches(): boolean {
    const { host, view } = this.board;
    return this.on && view.options['scenario'] === 'introductory' && host.you.length > 0 && !host.replaying;
  }

  /** Whether enough is known for a real game: after the second adventure. */
  get knowsEnough(): boolean {
    return this.teaches && this.board.view.quest > 1;
  }

  /** Looks whether something matters for the first time. */
  look(): void {
    const { board } = this;
    if (!this.teaches) {
      this.note = null;
      return;
    }
    const about = `${board.view.card} ${board.view.phase} ${board.view.task} ${board.mine}`;
    if (this.note !== null && about !== this.#about) this.note = null;
    if (this.note !== null) return;
    const found = NOTES.find(({ id, when }) => !this.#said.has(id) && when(board));
    if (!found) return;
    this.#said.add(found.id);
    this.#about = about;
    this.note = found.id;
  }

  /** No more notes, in this game and the next. */
  silence(): void {
    this.on = false;
    this.note = null;
    try {
      localStorage.setItem(KEY, 'off');
    } catch {
      // A browser that keeps nothing is silent until it is closed.
    }
  }
}
