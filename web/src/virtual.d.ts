declare module 'virtual:words' {
  export type Loader = () => Promise<{ default: import('./shell/words/fluent').Messages }>;
  /** What every page may say, by language. */
  export const shell: Record<string, Loader>;
  /** What the tables of a game say, by game and language. */
  export const games: Record<string, Record<string, Loader>>;
}
declare module 'virtual:rules' {
  /** By game and language. */
  const rules: Record<string, Record<string, () => Promise<{ default: import('../build/rules').Section[] }>>>;
  export default rules;
}
declare module 'virtual:cards/*' {
  /** The groups of the game's table of cards. */
  const groups: Record<string, Record<string, unknown>[]>;
  export default groups;
}
declare module 'virtual:telling/*' {
  const telling: import('./shell/words/telling').Telling;
  export default telling;
}
declare module 'virtual:icons' {
  const symbols: import('../build/art').Symbols;
  export default symbols;
}
declare module 'virtual:art/*' {
  const symbols: import('../build/art').Symbols;
  export default symbols;
}
declare module 'virtual:engraving' {
  const engraving: import('../build/engraving').Engraving;
  export default engraving;
}
declare module 'virtual:credits' {
  const credits: import('../build/credits').Credits;
  export default credits;
}
declare const __VERSION__: string;
