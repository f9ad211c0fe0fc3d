/** What to tell somebody whose game was begun by earlier rules. */
import type { Words } from '../words/fluent';
import type { Table } from '../link/protocol';

export interface Changes {
  title: string;
  changes: string[];
  /** Why it cannot go on, or nothing. */
  halted: string;
}

/** Nothing where nothing changed, or where the page has no words of the game. */
export function sayChanges(words: Words, table: Pick<Table, 'game' | 'changed'>): Changes | null {
  const { changed } = table;
  const keys = (changed?.changes ?? []).map((code) => `${table.game}-changed-${code}`);
  if (!changed || !keys.every((key) => words.has(key))) return null;
  return {
    title: words.say('rules-older'),
    changes: keys.map((key) => words.say(key)),
    halted: changed.halted ? words.say('rules-older-halted') : '',
  };
}
