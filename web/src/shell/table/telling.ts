/** The log in words. */
import type { Words } from '../words/fluent';
import type { Wording } from './game';
import { TOOK_BACK, type Entry } from './play.svelte';

/** The sentence of an entry; nothing where the game has none to say. */
export function sentence(
  { seat, event }: Entry,
  names: readonly string[],
  wording: Wording,
  words: Words,
): string | null {
  if (event.kind !== TOOK_BACK) return wording.event(event, names);
  const key = event['free'] ? 'page-took-back-freely' : 'took-back';
  return words.say(key, { name: names[seat ?? 0] ?? '', actions: event['actions'] as number });
}
