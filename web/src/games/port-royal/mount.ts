/** The board of Port Royal on its stage. */
import { mount as draw, unmount as clear } from 'svelte';
import type { Board as Mounted, Host } from '../../shell/table/board';
import { Board } from './board.svelte';
import BoardView from './Board.svelte';
import { perform } from './performer';
import type { View } from './view';
import type { GameEvent, Parts } from './wire';

const KEYS: Record<string, string> = { d: 'draw', s: 'stop', r: 'repel', l: 'admit', p: 'pass' };

export function mount(element: HTMLElement, host: Host<Parts>): Mounted<View> {
  const board = new Board(host);
  let drawn: Record<string, unknown> | null = null;
  return {
    show(view) {
      board.view = view;
      drawn ??= draw(BoardView, { target: element, props: { board } });
    },
    perform: (event: GameEvent, moment) => perform(board, event, moment),
    key: (event) => pressed(board, event),
    unmount() {
      if (drawn) void clear(drawn);
    },
  };
}

/** What a key means at this table. */
function pressed(board: Board, event: KeyboardEvent): boolean {
  const { host } = board;
  const key = event.key.toLowerCase();
  const button = event.target instanceof Element && event.target.closest('button, a');
  if (key === ' ' && board.bust) {
    host.hurry();
    board.bust.goOn();
  } else if (key === 'enter' && !button && board.selectedCode) host.act(`hire ${board.selectedCode}`);
  else if (key === 'escape') board.selected = null;
  else if (key === 'c') {
    const chart = board.view.expeditions.find(({ code }) => board.claims(code).length > 0);
    if (chart) board.claim(chart.code);
  } else if (KEYS[key]) act(host, KEYS[key]);
  else if (/^[0-9]$/.test(key)) {
    const slot = board.view.harbour[(Number(key) + 9) % 10];
    if (slot) board.pick(slot);
  } else return false;
  return true;
}

function act(host: Host, action: string): void {
  if (host.may(action)) host.act(action);
  else if (host.seat !== null) host.sounds.knock();
}
