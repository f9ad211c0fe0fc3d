/** What is said to those who do not see the table: in which order, and in how many words. */
import type { GameEvent } from '../link/protocol';
import type { Detail } from '../widgets/stored';
import type { Entry } from './play.svelte';

/** So many words are said at most between two decisions where the reader wants it brief. */
export const MOST = 40;
/** So many keys are named with a question. */
const KEYS = 4;

export interface Voice {
  readonly detail: Detail;
  /** The log's sentence. */
  sentence(entry: Entry): string | null;
  /** The game's own account in fewer words, if it has one. */
  account(events: readonly GameEvent[], detail: Detail): readonly string[] | null;
  /** Whether somebody at this device did it. */
  own(entry: Entry): boolean;
}

/** Signs between words are not heard. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** As many of the newest lines as there are words for. */
export function fitting(lines: readonly string[], most: number): string[] {
  let left = most;
  const kept: string[] = [];
  for (const line of lines.toReversed()) {
    left -= wordsIn(line);
    if (left < 0) break;
    kept.unshift(line);
  }
  return kept;
}

export class Announcer {
  #heard: number;
  #since: Entry[] = [];

  /** What the log has already is not news. */
  constructor(
    private readonly voice: Voice,
    entries: readonly Entry[],
  ) {
    this.#heard = entries.at(-1)?.key ?? 0;
  }

  /** What is to be said of the log now; where it should be brief, nothing before somebody is asked. */
  hear(entries: readonly Entry[]): string[] {
    const { voice } = this;
    const fresh = entries.filter(({ key }) => key > this.#heard);
    this.#heard = entries.at(-1)?.key ?? 0; // a replay may have gone back
    if (voice.detail === 'brief') {
      this.#since.push(...fresh);
      return [];
    }
    return fresh.flatMap((entry) => this.#told(entry) ?? []);
  }

  /** Somebody at this device is asked, or the game is over: what happened since, and the question. */
  ask(question: string): string[] {
    const since = this.#since.splice(0);
    if (since.length === 0) return [question].filter(Boolean);
    const { voice } = this;
    const lines =
      voice.account(
        since.map(({ event }) => event),
        'brief',
      ) ?? since.filter((entry) => !voice.own(entry)).flatMap((entry) => voice.sentence(entry) ?? []);
    return [...fitting(lines, MOST - wordsIn(question)), question].filter(Boolean);
  }

  #told(entry: Entry): readonly string[] | string | null {
    const short = this.voice.detail === 'full' ? null : this.voice.account([entry.event], 'normal');
    return short ?? this.voice.sentence(entry);
  }
}

/** What is asked, as it stands on the stage: the words marked as the question, and the keys that answer. */
export function questionOn(stage: ParentNode): string {
  const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const parts = [...stage.querySelectorAll('[data-ask] > *')].map(({ textContent }) => clean(textContent));
  const keys = [...stage.querySelectorAll('[aria-keyshortcuts]:not([aria-disabled=true], :disabled)')]
    .map((button) => ({
      name: clean(button.querySelector('b, .title')?.textContent),
      key: button.ariaKeyShortcuts ?? '',
    }))
    .filter(({ name }) => name)
    .slice(0, KEYS)
    .map(({ name, key }) => `${name} ${key}`);
  const question = parts.filter(Boolean).map((part) => (/[.?!:]$/.test(part) ? part : `${part}.`));
  return [...question, keys.join(', ')].filter(Boolean).join(' ');
}
