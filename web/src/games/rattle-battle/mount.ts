/** The Sea Box on its stage. */
import { mount as draw, unmount as clear } from 'svelte';
import type { Board as Mounted, Host } from '../../shell/table/board';
import { Board } from './board.svelte';
import BoardView from './Board.svelte';
import { eventWords, summed } from './ear';
import { pressed } from './keys';
import { perform } from './performer';
import type { View } from './view';
import type { GameEvent, Parts } from './wire';

export function mount(element: HTMLElement, host: Host<Parts>): Mounted<View> {
  const board = new Board(host);
  let drawn: Record<string, unknown> | null = null;
  return {
    show(view) {
      board.again.show(view);
      drawn ??= draw(BoardView, { target: element, props: { board } });
    },
    async perform(event: GameEvent, moment) {
      await board.again.end();
      board.gestures.happened();
      await perform(board, event, moment);
    },
    account: (events: readonly GameEvent[], detail) => {
      if (detail === 'brief') return summed(board, events);
      const told = events.map((event) => eventWords(board, event));
      return told.some((words) => words === null) ? null : (told as string[]);
    },
    gestured: (seat, gesture) => board.gestures.hear(seat, gesture),
    key: (event) => pressed(board, event),
    unmount() {
      void board.again.end();
      board.gestures.close();
      if (drawn) void clear(drawn);
    },
  };
}
