/** Runs in the page: what is wrong with the layout, as sentences. Needs nothing from outside itself. */
export function measure({ phone, areas, marks = '', scrollers, layers, pictures, fans = null }) {
  const SMALLEST_TEXT = 13;
  const SMALLEST_TARGET = 44;
  /** What must stick out of a fan to be pressed. */
  const SMALLEST_STRIP = 24;
  /** Letters that are pressed together more than this are hard to read. */
  const MOST_PRESSED = 0.6;
  /** Rounding of what the browser computes, in pixels. */
  const CLOSE = 0.05;
  const EDGE = 1.5;
  const wrong = new Set();

  const words = (node) => (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
  const name = (node) => {
    const classes = [...node.classList].filter((c) => !c.startsWith('svelte-')).join('.');
    return `${node.tagName.toLowerCase()}${classes && `.${classes}`} "${words(node)}"`;
  };
  const related = (a, b) => a.contains(b) || b.contains(a);
  /** Cards held like a hand of cards: each lies on the one before. */
  const fanned = (a, b) => fans !== null && a.matches(fans) && b.matches(fans);
  const parents = (node) => {
    const found = [];
    for (let p = node.parentElement; p; p = p.parentElement) found.push(p);
    return found;
  };
  const shared = (a, b) => ({
    x: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    y: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });
  /** What is cut off there can be scrolled to; whether it may scroll is another question. */
  const scrolls = (node) => {
    const { overflowX, overflowY } = getComputedStyle(node);
    return node !== document.body && /auto|scroll/.test(overflowX + overflowY);
  };
  /** Words for screen readers only are a dot on the screen. */
  const forReaders = (node) =>
    node.offsetWidth <= 1 && node.offsetHeight <= 1 && getComputedStyle(node).display !== 'contents';
  const seen = (node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    ![node, ...parents(node)].some(forReaders);

  /** How an element is drawn: how much larger than its style says, and whether askew. */
  function drawn(node) {
    const svg = node instanceof SVGElement ? node.getScreenCTM() : new DOMMatrix();
    const turns = [svg];
    let zoom = 1;
    for (const n of node instanceof SVGElement ? [] : [node, ...parents(node)]) {
      const { transform, rotate, scale } = getComputedStyle(n);
      if (transform !== 'none') turns.push(new DOMMatrix(transform));
      if (rotate !== 'none') turns.push(new DOMMatrix().rotate(parseFloat(rotate)));
      if (scale !== 'none') zoom *= parseFloat(scale);
    }
    const { a, b, c, d } = turns.reduce((all, one) => all.multiply(one), new DOMMatrix());
    return { scale: zoom * Math.sqrt(Math.abs(a * d - b * c)), askew: Math.abs(b) > 0.01 };
  }

  const opaque = (colour) => !/^(transparent|none|rgba\(.*, 0(\.[0-4]\d*)?\))$/.test(colour);
  function painted(node) {
    const style = getComputedStyle(node);
    if (node instanceof SVGElement) return node instanceof SVGGeometryElement && opaque(style.fill);
    const border = parseFloat(style.borderTopWidth) > 0 && opaque(style.borderTopColor);
    return opaque(style.backgroundColor) || style.backgroundImage !== 'none' || border || node.tagName === 'IMG';
  }

  function texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const node = text.parentElement;
      if (!text.data.trim() || /^(SCRIPT|STYLE|OPTION|TITLE)$/i.test(node.tagName)) continue;
      if (node.closest(pictures) || !seen(node)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // Line by line: a text in several lines does not fill its box.
      const { scale, askew } = drawn(node);
      const scrolled = [node, ...parents(node)].some(scrolls);
      const size = parseFloat(getComputedStyle(node).fontSize) * scale;
      const lines = [...range.getClientRects()];
      // A range knows nothing of a text pressed to a length; its element does.
      const pressed = node.hasAttribute('textLength') ? node.getBoundingClientRect().width / lines[0].width : 1;
      const boxes = pressed === 1 ? lines : [node.getBoundingClientRect()];
      for (const box of boxes) {
        if (box.width > 0) found.push({ node, box, size, pressed, askew, scrolled });
      }
    }
    return found;
  }

  /** What lies over the middle of a text: neither a part of it nor what it is written on. */
  function cover({ node, box }) {
    const own = node.closest('svg') ?? node;
    for (const over of document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)) {
      if (related(over, node) || related(over, own)) return null;
      if (painted(over)) return over;
    }
    return null;
  }

  function checkText(text) {
    const { node, box, size } = text;
    if (size < SMALLEST_TEXT - CLOSE) wrong.add(`text of ${size.toFixed(1)} px: ${name(node)}`);
    if (text.pressed < MOST_PRESSED) wrong.add(`pressed to ${(text.pressed * 100).toFixed()} %: ${name(node)}`);
    if (text.scrolled) return;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      wrong.add(`leaves the window: ${name(node)}`);
    }
    // The box of what lies askew is larger than it; the same card is measured straight elsewhere.
    if (text.askew) return;
    for (const parent of [node, ...parents(node)]) {
      const style = getComputedStyle(parent);
      if (parent === document.body || parent instanceof SVGElement) continue;
      if (style.overflow === 'visible') continue;
      const edge = parent.getBoundingClientRect();
      if (box.left < edge.left - EDGE || box.right > edge.right + EDGE) wrong.add(`cut off: ${name(node)}`);
      // A line is taller than its letters.
      const middle = (box.top + box.bottom) / 2;
      if (middle - size / 3 < edge.top || middle + size / 3 > edge.bottom)
        wrong.add(`cut off below or above: ${name(node)}`);
    }
    const sheet = parents(node).find((p) => !(p instanceof SVGElement) && painted(p));
    const edge = sheet?.getBoundingClientRect();
    if (edge && (box.left < edge.left - EDGE || box.right > edge.right + EDGE)) {
      wrong.add(`leaves ${name(sheet)}: ${name(node)}`);
    }
  }

  function checkOverlaps(all, kind, most) {
    const downwards = all.toSorted((a, b) => a.box.top - b.box.top);
    for (const [i, a] of downwards.entries()) {
      for (let j = i + 1; j < downwards.length && downwards[j].box.top < a.box.bottom; j++) {
        const b = downwards[j];
        const { x, y } = shared(a.box, b.box);
        if (x > 2 && y > most(a, b) && !related(a.node, b.node) && !fanned(a.node, b.node))
          wrong.add(`${kind} ${name(a.node)} overlaps ${name(b.node)} by ${x.toFixed(0)}x${y.toFixed(0)}`);
      }
    }
  }

  function checkScrolling() {
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight)
      wrong.add(`scrolls: ${root.scrollWidth}x${root.scrollHeight}`);
    for (const node of document.querySelectorAll('body *')) {
      if (!scrolls(node) || node.closest(scrollers) || !seen(node)) continue;
      if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)
        wrong.add(`scrolls: ${name(node)}`);
    }
  }

  const inLayer = (node) => node.closest(layers) !== null;
  /** Whether a sign lies over the table; then only the sign can be pressed. */
  const top = [...document.querySelectorAll(layers)].some(seen);
  const inReach = (node) => seen(node) && inLayer(node) === top;

  function checkTexts() {
    const visible = [];
    for (const text of texts()) {
      const over = cover(text);
      // A sign may lie over the table.
      if (over && inLayer(over) && !inLayer(text.node)) continue;
      if (over && !text.scrolled) wrong.add(`${name(text.node)} is covered by ${name(over)}`);
      visible.push(text);
      checkText(text);
    }
    const straight = visible.filter((t) => !t.scrolled && !t.askew);
    checkOverlaps(straight, 'text', (a, b) => Math.min(a.box.height, b.box.height) * 0.35);
    return visible.length;
  }

  function checkInside(all) {
    for (const { node, box } of all) {
      if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
        wrong.add(`outside: ${name(node)}`);
    }
  }

  function checkParts() {
    const parts = [...document.querySelectorAll(areas.join())]
      .filter(inReach)
      .map((node) => ({ node, box: node.getBoundingClientRect() }));
    checkOverlaps(parts, 'area', () => 3);
    checkInside(parts);
    const lying = marks ? [...document.querySelectorAll(marks)].filter(inReach) : [];
    checkInside(lying.map((node) => ({ node, box: node.getBoundingClientRect() })));
  }

  /** What a finger presses: a link that goes on in the next line has a box in each. */
  function pressable(node) {
    const target = node.matches('[type=checkbox], [type=radio]') ? (node.closest('label') ?? node) : node;
    return [...target.getClientRects()].map((box) => ({ node: target, box }));
  }

  /** A link within a sentence is as tall as its line. */
  const inSentence = (node) =>
    node.tagName === 'A' &&
    [...node.parentElement.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim());

  function checkTargets() {
    const targets = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
      // What closes a sign by a tap beside it lies under all of the sign.
      .filter((n) => inReach(n) && !n.closest(scrollers) && !n.matches('.veil'))
      .flatMap(pressable);
    checkOverlaps(targets, 'target', () => 2);
    checkInside(targets);
    for (const { node, box } of targets) {
      const across = fanned(node, node) ? SMALLEST_STRIP : (box.right - box.left) / 2;
      const met = document.elementFromPoint(box.left + across, (box.top + box.bottom) / 2);
      if (met && !related(met, node)) wrong.add(`target ${name(node)} is covered by ${name(met)}`);
      if (phone && !inSentence(node) && Math.min(box.width, box.height) < SMALLEST_TARGET - CLOSE * 10) {
        wrong.add(`target of ${box.width.toFixed(1)}x${box.height.toFixed(1)}: ${name(node)}`);
      }
    }
  }

  checkTargets();
  // What cannot be pressed is seen nevertheless.
  const solid = new CSSStyleSheet();
  solid.replaceSync('* { pointer-events: auto !important } #flights { display: none !important }');
  document.adoptedStyleSheets.push(solid);
  const seenTexts = checkTexts();
  checkParts();
  checkScrolling();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== solid);
  return { wrong: [...wrong], found: areas.filter((area) => document.querySelector(area)), texts: seenTexts };
}
