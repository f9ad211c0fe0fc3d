declare module 'virtual:cards' {
  import type { Face } from './port-royal/cards';
  const faces: Face[];
  export default faces;
}
declare module 'virtual:rules' {
  const html: string;
  export default html;
}
declare module 'virtual:art' {
  const symbols: string;
  export default symbols;
}
declare const __VERSION__: string;
