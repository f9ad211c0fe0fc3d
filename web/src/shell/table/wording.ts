/** The words of a table, as boards have them: those of the house and those of its game. */
import { words } from '../words/words.svelte';
import type { HostWords } from './board';
import type { Wording } from './game';
import type { Play } from './play.svelte';

export function wordsAt(play: Play): HostWords {
  const wording = (): Wording => play.game.wording(words());
  return {
    get language() {
      return words().language;
    },
    has: (key) => words().has(key),
    say: (key, given) => words().say(key, given),
    action: (action) => wording().action(action),
    range: (range) => wording().range(range),
    event: (event) => wording().event(event, play.names),
    refusal: (refusal) => wording().refusal(refusal, play.names),
  };
}
