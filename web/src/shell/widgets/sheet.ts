/** One hidden sheet of drawings: each comes into the page once, when it is first shown. */
import icons from 'virtual:icons';

type Symbols = Readonly<Record<string, string>>;

const offered = new Map<string, string>(Object.entries(icons));
const laid = new Set<string>();
let sheet: SVGSVGElement | null = null;

/** A game adds its own drawings. */
export function offer(symbols: Symbols): void {
  for (const [id, symbol] of Object.entries(symbols)) offered.set(id, symbol);
}

/** The address of a drawing for `use`. A sheet of all would have to be read before anything is seen. */
export function shown(id: string): string {
  const symbol = offered.get(id);
  if (symbol && !laid.has(id)) {
    laid.add(id);
    sheet ??= unfold();
    sheet.insertAdjacentHTML('beforeend', symbol);
  }
  return `#${id}`;
}

export const icon = (name: string): string => shown(`icon-${name}`);

function unfold(): SVGSVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  made.classList.add('hidden');
  made.setAttribute('aria-hidden', 'true');
  document.body.prepend(made); // at the end it would make a long page longer
  return made;
}
