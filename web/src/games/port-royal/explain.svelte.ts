/** Every card explains itself: on hover, on focus and by a long press. */

const HOVER = 350;
const PRESS = 450;

class Explained {
  code = $state<string | null>(null);
  node: Element | null = null;
  rect = $state.raw<DOMRect | null>(null);
  /** Opened by a long press or a click: stays until it is closed. */
  pinned = $state(false);

  show(code: string, node: Element, pinned = false): void {
    this.code = code;
    this.node = node;
    this.rect = node.getBoundingClientRect();
    this.pinned = pinned;
  }

  hide(): void {
    this.code = null;
    this.pinned = false;
  }
}

export const explained = new Explained();

/** Makes an element explain a card. */
export function explains(node: HTMLElement, given: string): { update(code: string): void; destroy(): void } {
  let code = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let hovered = false;
  const later = (ms: number, pinned: boolean): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      pressed = pinned;
      explained.show(code, node, pinned);
    }, ms);
  };
  const stop = (): void => {
    clearTimeout(timer);
    // Not at once: a focused element may lose its focus while the page is being worked out.
    queueMicrotask(() => explained.node === node && !explained.pinned && explained.hide());
  };
  const off = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(kind: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
    node.addEventListener(kind, hear, { signal: off.signal });
  // Not when it is entered: a card may have come under a pointer that rests.
  on('pointermove', (e) => {
    if (e.pointerType !== 'mouse' || hovered) return;
    hovered = true;
    later(HOVER, false);
  });
  on('pointerleave', () => {
    hovered = false;
    stop();
  });
  on('pointerdown', (e) => {
    pressed = false;
    if (e.pointerType === 'mouse') stop();
    else later(PRESS, true);
  });
  on('pointerup', () => clearTimeout(timer));
  on('pointercancel', () => clearTimeout(timer));
  on('contextmenu', (e) => e.preventDefault());
  on('focus', () => node.matches(':focus-visible') && later(HOVER, false));
  on('blur', stop);
  // The click that ends a long press is no move.
  node.addEventListener(
    'click',
    (e) => {
      if (!pressed) return;
      pressed = false;
      e.preventDefault();
      e.stopImmediatePropagation();
    },
    { capture: true, signal: off.signal },
  );
  return {
    update: (next) => {
      code = next;
    },
    destroy: () => {
      off.abort();
      stop();
    },
  };
}
