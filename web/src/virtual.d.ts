declare module '*.ftl' {
  import type { FluentResource } from '@fluent/bundle';
  const resource: FluentResource;
  export default resource;
}
declare module 'virtual:cards' {
  import type { Face } from './games/port-royal/cards';
  const faces: Face[];
  export default faces;
}
declare module 'virtual:rules/*' {
  import type { Section } from '../build/rules';
  const sections: Section[];
  export default sections;
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
