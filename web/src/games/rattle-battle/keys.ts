/** What keys mean at this table. */
import type { Board } from './board.svelte';
import type { Pace } from './pace.svelte';

const STEPS: Record<string, [number, number]> = {
  arrowleft: [-1, 0],
  arrowright: [1, 0],
  arrowup: [0, 1],
  arrowdown: [0, -1],
};
/** How far a ship goes with Shift. */
const FAR = 10;
/** On the button that does what one has prepared. */
const CONFIRM = 'b';

/** The next of several, after the one chosen, around. */
function after<T>(things: readonly T[], chosen: T | null): T | undefined {
  return things[(chosen === null ? 0 : things.indexOf(chosen) + 1) % Math.max(things.length, 1)];
}

export function pressed(board: Board, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  const focused = event.target instanceof Element && event.target.closest('button, a, [role=button]') !== null;
  if (key === 'v') {
    board.turn();
    return true;
  }
  if (key === 'b' && board.bang()) return true;
  if (board.again.running) return againKey(board, key, focused);
  if (board.pace.running && paceKey(board.pace, key, focused)) return true;
  if (key === 'w' && board.again.kind !== null) {
    board.again.toggle();
    return true;
  }
  if (!board.mine) return false;
  if (board.decision === 'let-drop' && key === 'd') {
    board.host.act('drop');
    return true;
  }
  if (board.decision === 'turn') return turnKey(board, key, event, focused);
  return pressMarked(key === 'enter' && !focused ? CONFIRM : key);
}

/** What is asked waits until one has seen enough. */
function againKey(board: Board, key: string, focused: boolean): boolean {
  const ends = key === 'w' || key === 'escape' || (key === ' ' && !focused);
  if (ends) board.again.toggle();
  return ends;
}

/** Presses the button that shows a key. */
function pressMarked(key: string): boolean {
  const marked = [...document.querySelectorAll<HTMLElement>('.asking [aria-keyshortcuts]')];
  const found = marked.find((one) => one.ariaKeyShortcuts?.toLowerCase() === key);
  found?.click();
  return found !== undefined;
}

function paceKey(pace: Pace, key: string, focused: boolean): boolean {
  const keys: Record<string, () => void> = {
    h: () => pace.toggle(),
    n: () => pace.step(),
    r: () => pace.run(),
    f: () => pace.toggleForward(),
  };
  // The house's key to go on at once lets a clock run first that is held.
  if (pace.waiting) keys[' '] = () => pace.stepped();
  else if (pace.holder !== null && !focused) keys[' '] = () => pace.run();
  const act = keys[key];
  act?.();
  return act !== undefined;
}

function turnKey(board: Board, key: string, event: KeyboardEvent, button: boolean): boolean {
  const { course, host } = board;
  const step = STEPS[key];
  if (step) {
    const far = event.shiftKey ? FAR : 1;
    if (course.tool !== 'move') course.choose('move');
    course.nudge(step[0] * far, step[1] * far);
    return true;
  }
  switch (key) {
    case 'm':
      course.choose('move');
      return true;
    case 's':
      course.choose('shoot');
      return true;
    case 'u':
      course.tool = 'use';
      return true;
    case 'p':
      host.act(host.may('done') ? 'done' : 'pass');
      return true;
    case 'n': {
      const next = after(
        board.ownShips.map(({ ship }) => ship),
        course.ship,
      );
      if (next) course.select(next);
      return true;
    }
    case 'e': {
      const next = after(
        board.enemiesFrom(course.here).map(({ ship }) => ship),
        course.target,
      );
      course.target = next ?? null;
      return true;
    }
    case 't':
      course.touch();
      return true;
    case 'b':
      board.showOrder = !board.showOrder;
      return true;
    case 'escape':
      course.putBack();
      return true;
    case 'enter':
      return !button && course.confirm();
    default: {
      const end = course.tool === 'move' && /^[1-8]$/.test(key) ? course.ends[Number(key) - 1] : undefined;
      if (end) course.take(end);
      return end !== undefined;
    }
  }
}
