/** What the shell asks of a game. The shell itself knows no game. */
import type { Component } from 'svelte';
import type { Play } from './play.svelte';
import type { FairSeed, Finding } from '../fair/fair';
import type { GameEvent, Refusal, Result, Step, Table } from '../link/protocol';
import type { Words } from '../words/fluent';

export interface Wording {
  title(): string;
  action(action: string): string;
  event(event: GameEvent, names: readonly string[]): string | null;
  refusal(refusal: Refusal, names: readonly string[]): string;
  result(result: Result): string;
  option(name: string, value: string): string;
}

export interface Game<V = unknown> {
  wording(words: Words): Wording;
  /** What the table shows, from the server's observation; things that stayed keep their ids. */
  view(observation: unknown, before: V | null): V;
  apply(view: V, event: GameEvent): V;
  /** Whether chance gave what the opened seed gives; loaded when somebody wants to know. */
  checkDeal(seed: FairSeed, table: Table, steps: readonly Step[]): Promise<Finding[]>;
  Board: Component<{ play: Play<V> }>;
}
