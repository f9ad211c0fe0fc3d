/** Messages of one language, from the project's Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';

export type Arguments = Record<string, string | number>;

export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    resources: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of resources) this.#bundle.addResource(new FluentResource(text));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, given: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`there is no message '${key}' in ${this.language}`);
    return this.#bundle.formatPattern(pattern, given as Record<string, FluentVariable>);
  }

  /** A word in all its forms: the value as `name`, the attribute `.acc` as `name-acc`. */
  forms(key: string, name: string, given: Arguments = {}): Arguments {
    const message = this.#bundle.getMessage(key);
    if (!message) throw new Error(`there is no message '${key}' in ${this.language}`);
    const forms: Arguments = {};
    if (message.value) forms[name] = this.#bundle.formatPattern(message.value, given);
    for (const [attribute, pattern] of Object.entries(message.attributes)) {
      forms[`${name}-${attribute}`] = this.#bundle.formatPattern(pattern, given);
    }
    return forms;
  }
}
