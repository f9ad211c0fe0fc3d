/** Runs in the page: what is wrong with the layout, as sentences. */
export function measure({ phone }) {
  const wrong = [];
  const shown = (node) => {
    const style = getComputedStyle(node);
    const rect = node.getBoundingClientRect();
    return style.visibility !== 'hidden' && style.display !== 'none' && rect.width > 1 && rect.height > 1 && !node.closest('.hidden');
  };
  const name = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].filter((c) => !c.startsWith('svelte-')).join('.')} "${(node.textContent ?? '').trim().slice(0, 30)}"`;
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) wrong.push(`scrolls: ${root.scrollWidth}x${root.scrollHeight}`);

  const all = [...document.querySelectorAll('main.board *')].filter((n) => n instanceof HTMLElement && shown(n));
  for (const node of all) {
    const own = [...node.childNodes].some((c) => c.nodeType === 3 && c.textContent.trim());
    if (!own) continue;
    const size = parseFloat(getComputedStyle(node).fontSize);
    if (size < 12.9 && node.textContent.trim() !== '✓') wrong.push(`small text ${size}: ${name(node)}`);
    const scroller = node.closest('.scroll');
    if (scroller) continue;
    if (getComputedStyle(node).overflow !== 'visible' && node.scrollWidth > node.clientWidth + 1) wrong.push(`cut off: ${name(node)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const box = node.closest('button, .paper, li, .chip, .worth, .flag')?.getBoundingClientRect();
    if (box && (text.left < box.left - 1.5 || text.right > box.right + 1.5)) wrong.push(`text leaves its box: ${name(node)}`);
    if (text.left < -1 || text.right > innerWidth + 1 || text.bottom > innerHeight + 1) wrong.push(`text leaves the window: ${name(node)}`);
  }

  const BOXES = '.panel, .berths li, .worth, .harbour li button, .act, .flag, .me, .reach, .expeditions, .log, .last, .tools .button, .pile, .bar .logo, .bar .tools, .chart';
  const boxes = [...document.querySelectorAll(BOXES)].filter(shown);
  for (let i = 0; i < boxes.length; i++) {
    const a = boxes[i].getBoundingClientRect();
    if (a.left < -1 || a.right > innerWidth + 1 || a.top < -8 || a.bottom > innerHeight + 1) wrong.push(`outside: ${name(boxes[i])}`);
    for (let j = i + 1; j < boxes.length; j++) {
      if (boxes[i].contains(boxes[j]) || boxes[j].contains(boxes[i])) continue;
      const b = boxes[j].getBoundingClientRect();
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 2 && y > 3) wrong.push(`${name(boxes[i])} overlaps ${name(boxes[j])} by ${x.toFixed(0)}x${y.toFixed(0)}`);
    }
  }
  for (const node of document.querySelectorAll('.act .title')) {
    const side = node.closest('.act').querySelector('.risk, .cost')?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.right > (side?.left ?? node.closest('.act').getBoundingClientRect().right)) wrong.push(`title too wide: ${name(node)}`);
  }
  if (phone) {
    for (const node of document.querySelectorAll('main.board button, main.board a')) {
      if (!shown(node)) continue;
      const { width, height } = node.getBoundingClientRect();
      if (Math.min(width, height) < 43.5 && !node.closest('.last')) wrong.push(`small target ${width.toFixed(0)}x${height.toFixed(0)}: ${name(node)}`);
    }
  }
  return [...new Set(wrong)];
}
