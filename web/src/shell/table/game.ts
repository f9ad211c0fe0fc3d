/** What the shell asks of a game. The shell itself knows no game. */
import type { Words } from '../words/fluent';
import type { GameEvent, Range, Refusal, Result } from '../link/protocol';
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

/** What a game's folder in this page brings for its table. How its deal is checked stands in `deal.ts` beside it. */
export interface GameModule<V = unknown> extends BoardModule<V> {
  view: Required<BoardModule<V>>['view'];
  apply: Required<BoardModule<V>>['apply'];
  /** Its words, where the board brings them anyhow. */
  wording?(words: Words): Wording;
}

export interface Game<V = unknown> extends GameModule<V> {
  wording(words: Words): Wording;
}
