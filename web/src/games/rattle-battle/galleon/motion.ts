/** How something new comes aboard: it drops into its place. */

/** The page's root is marked when things should not fly. */
const isStill = (): boolean => document.documentElement.classList.contains('still');

const DURATION = 300;
const HEIGHT = 70;

export const dropIn = (_node: Element): { duration: number; css: (t: number, u: number) => string } => ({
  duration: isStill() ? 0 : DURATION,
  css: (t, u) => `translate: 0 ${-HEIGHT * u * u}px; opacity: ${t}`,
});
