/** Things that fly: a copy of an element, or a coin, from one place to another. */
import { drawing } from './drawing';

export type Hurried = () => boolean;

export async function wait(ms: number, hurried: Hurried): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end && !hurried()) {
    await new Promise((done) => setTimeout(done, Math.min(40, end - performance.now())));
  }
}

function layer(): HTMLElement {
  let node = document.getElementById('flights');
  if (!node) {
    node = document.createElement('div');
    node.id = 'flights';
    node.setAttribute('aria-hidden', 'true');
    Object.assign(node.style, { position: 'fixed', inset: '0', pointerEvents: 'none', zIndex: '50' });
    document.body.append(node);
  }
  return node;
}

/** Lays something over the page; the answer takes it away. What it was a part of still says how it looks. */
function lay(node: HTMLElement | SVGElement, rect: DOMRect, whole: Element | null = null): Element {
  Object.assign(node.style, {
    position: 'fixed',
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: '0',
  });
  const frame = whole?.cloneNode(false);
  if (!(frame instanceof HTMLElement)) {
    layer().append(node);
    return node;
  }
  frame.style.display = 'contents';
  frame.append(node);
  layer().append(frame);
  return frame;
}

async function run(animation: Animation, hurried: Hurried): Promise<void> {
  const watch = setInterval(() => hurried() && animation.finish(), 40);
  await animation.finished.catch(() => undefined);
  clearInterval(watch);
}

export interface Route {
  ms: number;
  easing: string;
  /** How strong the copy fades on its way. */
  fade?: boolean;
}

/** A copy of an element slides to a place; one that there is only later is asked for when the copy lies. */
export async function slide(
  node: Element | null,
  place: DOMRect | null | (() => Promise<DOMRect | null>),
  { ms, easing, fade = false }: Route,
  hurried: Hurried,
): Promise<void> {
  if (!(node instanceof HTMLElement) || !place) return;
  const from = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  copy.querySelector(':scope > .label')?.remove(); // not a label that is the card's foot
  const frame = lay(copy, from, node.closest('section'));
  const to = (typeof place === 'function' ? await place() : place) ?? from;
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const scale = Math.min(1, Math.max(0.2, to.width / from.width));
  const animation = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: fade ? 0 : 1 },
    ],
    { duration: ms, easing, fill: 'forwards' },
  );
  await run(animation, hurried);
  frame.remove();
}

/** An element comes from a pile and turns over on its way. */
export async function deal(
  node: Element | null,
  from: DOMRect | null,
  { ms, easing }: Route,
  hurried: Hurried,
): Promise<void> {
  if (!(node instanceof HTMLElement) || !from) return;
  const to = node.getBoundingClientRect();
  const back = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  back.setAttribute('viewBox', '0 0 250 350');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', drawing('back'));
  back.append(use);
  lay(back, from);
  const dx = to.left - from.left + (to.width - from.width) / 2;
  const dy = to.top - from.top + (to.height - from.height) / 2;
  const scale = to.width / from.width;
  const half = { x: dx / 2, y: dy / 2 - 14, scale: (1 + scale) / 2 };
  const first = back.animate(
    [{ transform: 'none' }, { transform: `translate(${half.x}px, ${half.y}px) scale(${half.scale}) scaleX(0.02)` }],
    { duration: ms / 2, easing: 'ease-in', fill: 'forwards' },
  );
  node.style.visibility = 'hidden';
  await run(first, hurried);
  back.remove();
  node.style.visibility = '';
  const second = node.animate(
    [
      {
        transform: `translate(${half.x - dx}px, ${half.y - dy}px) scale(${half.scale / scale}) scaleX(0.02)`,
      },
      { transform: 'none' },
    ],
    { duration: ms / 2, easing },
  );
  await run(second, hurried);
}

const COIN = 28;
const APART = 60;

/** Coins fly on an arc, one after another; `landed` is called as each arrives. */
export async function coins(
  from: DOMRect | null,
  to: DOMRect | null,
  count: number,
  landed: (n: number) => void,
  hurried: Hurried,
): Promise<void> {
  if (!from || !to) return;
  const flights = Array.from({ length: Math.min(count, 8) }, async (_, n) => {
    await wait(n * APART, hurried);
    const coin = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    coin.setAttribute('viewBox', '-21 -21 42 42');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    for (const [name, value] of Object.entries({ x: -21, y: -21, width: 42, height: 42 })) {
      use.setAttribute(name, String(value));
    }
    use.setAttribute('href', drawing('coin'));
    coin.append(use);
    const x = from.left + from.width / 2 - COIN / 2;
    const y = from.top + from.height / 2 - COIN / 2;
    lay(coin, new DOMRect(x, y, COIN, COIN));
    const dx = to.left + Math.min(20, to.width / 2) - COIN / 2 - x;
    const dy = to.top + to.height / 2 - COIN / 2 - y;
    const rise = -50 - Math.abs(dx) / 10;
    await run(
      coin.animate(
        [
          { transform: 'none' },
          { transform: `translate(${dx / 2}px, ${dy / 2 + rise}px) rotate(160deg)` },
          { transform: `translate(${dx}px, ${dy}px) rotate(340deg)` },
        ],
        { duration: 380, easing: 'ease-in-out', fill: 'forwards' },
      ),
      hurried,
    );
    coin.remove();
    landed(n);
  });
  await Promise.all(flights);
}
