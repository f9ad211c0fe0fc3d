/** Messages of one language, from the project's Fluent files. */
// From their own files: the package's index would bring the parser into the first code.
import { FluentBundle } from '@fluent/bundle/esm/bundle.js';
import type { FluentResource, FluentVariable } from '@fluent/bundle';
import { FluentNumber } from '@fluent/bundle/esm/types.js';
import type { Language } from './languages';

/** Messages as the build has parsed them. */
export type Messages = Pick<FluentResource, 'body'>;
export type Arguments = Record<string, string | number>;

/** From here on languages group digits, each in its own way. */
const GROUPED = 1000;

/**
 * A number as games have them. It knows its plural, and its digits need no Intl.NumberFormat, the
 * first of which costs a phone a tenth of a second.
 */
class Count extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < GROUPED;
    return plain ? String(this.value) : super.toString(...scope);
  }
}

const counted = (given: Arguments): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'number' ? new Count(value) : value]),
  );

export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    messages: readonly Messages[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const some of messages) this.#bundle.addResource(some as FluentResource);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, given: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`there is no message '${key}' in ${this.language}`);
    return this.#bundle.formatPattern(pattern, counted(given));
  }

  /** Says a message if there is one, and if it lacks nothing of what it asks for. */
  attempt(key: string, given: Arguments = {}): string | null {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return null;
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, counted(given), errors);
    return errors.length === 0 ? said : null;
  }

  /** A word in all its forms: the value as `name`, the attribute `.acc` as `name-acc`. */
  forms(key: string, name: string, given: Arguments = {}): Arguments {
    const message = this.#bundle.getMessage(key);
    if (!message) throw new Error(`there is no message '${key}' in ${this.language}`);
    const forms: Arguments = {};
    const variables = counted(given);
    if (message.value) forms[name] = this.#bundle.formatPattern(message.value, variables);
    for (const [attribute, pattern] of Object.entries(message.attributes)) {
      forms[`${name}-${attribute}`] = this.#bundle.formatPattern(pattern, variables);
    }
    return forms;
  }
}
