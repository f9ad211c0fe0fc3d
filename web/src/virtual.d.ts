declare module 'virtual:words' {
  import type { Messages } from './shell/words/fluent';
  export type Loader = () => Promise<{ default: Messages }>;
  /** What every page may say, by language. */
  export const shell: Record<string, Loader>;
  /** What the tables of a game say, by game and language. */
  export const games: Record<string, Record<string, Loader>>;
}
declare module 'virtual:rules' {
  import type { Section } from '../build/rules';
  /** By game and language. */
  const rules: Record<string, Record<string, () => Promise<{ default: Section[] }>>>;
  export default rules;
}
declare module 'virtual:cards/*' {
  /** The groups of the game's table of cards. */
  const groups: Record<string, Record<string, unknown>[]>;
  export default groups;
}
declare module 'virtual:telling/*' {
  import type { Telling } from './shell/words/telling';
  const telling: Telling;
  export default telling;
}
declare module 'virtual:icons' {
  import type { Symbols } from '../build/art';
  const symbols: Symbols;
  export default symbols;
}
declare module 'virtual:art/*' {
  import type { Symbols } from '../build/art';
  const symbols: Symbols;
  export default symbols;
}
declare module 'virtual:credits' {
  import type { Credits } from '../build/credits';
  const credits: Credits;
  export default credits;
}
declare const __VERSION__: string;
