/** What the shell asks of a game. The shell itself knows no game. */
import type { Words } from '../words/fluent';
import type { FairSeed, Finding } from '../fair/fair';
import type { GameEvent, Range, Refusal, Result, Step, Table } from '../link/protocol';
import type { BoardModule } from './board';

export interface Wording {
  title(): string;
  action(action: string): string;
  range(range: Range): string;
  event(event: GameEvent, names: readonly string[]): string | null;
  refusal(refusal: Refusal, names: readonly string[]): string;
  result(result: Result): string;
  option(name: string, value: string): string;
}

/** What a game's folder in this page brings: its board, and how its deal is checked. */
export interface GameModule<V = unknown> extends Required<BoardModule<V>> {
  /** Whether chance gave what the opened seed gives; loaded when somebody wants to know. */
  checkDeal?(seed: FairSeed, table: Table, steps: readonly Step[]): Promise<Finding[]>;
  /** Its words, where the board brings them anyhow. */
  wording?(words: Words): Wording;
}

export interface Game<V = unknown> extends GameModule<V> {
  wording(words: Words): Wording;
}
