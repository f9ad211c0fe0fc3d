/** What went wrong, in the reader's language: by its code, never in the server's English. */
import type { Words } from '../words/fluent';
import type { Wording } from '../table/game';
import type { Refused } from './protocol';

/** A failure with a code, from the server or from the page itself. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** Whether somebody asked for what is not there, or for an address that cannot be one. */
export const isLost = (problem: unknown): boolean =>
  problem instanceof Problem && ['not-found', 'bad-request'].includes(problem.code);

export function sayCode(words: Words, code: string): string {
  const key = `page-error-${code}`;
  return words.say(words.has(key) ? key : 'page-error-error');
}

export function sayProblem(words: Words, problem: unknown): string {
  return sayCode(words, problem instanceof Problem ? problem.code : 'error');
}

/** Why the table did not do something: where the rules were the reason, the game says which. */
export function sayRefused(words: Words, refused: Refused, wording: Wording, names: readonly string[]): string {
  if (refused.code !== 'illegal') return sayCode(words, refused.code);
  const { reason, ...why } = refused;
  return words.has(`page-error-${reason}`) ? sayCode(words, reason) : wording.refusal({ ...why, code: reason }, names);
}
