import { mount as draw, unmount as clear } from 'svelte';
import type { Board, Host } from '../board';
import { GenericBoard } from './board.svelte';
import Generic from './Generic.svelte';

/** How long what somebody else does is looked at. */
const BREATH = 250;

export function mount(element: HTMLElement, host: Host): Board {
  const board = new GenericBoard(host);
  let drawn: Record<string, unknown> | null = null;
  return {
    show(view) {
      board.view = view;
      drawn ??= draw(Generic, { target: element, props: { board } });
    },
    async perform(event, { tell, hurried }) {
      tell();
      const own = typeof event['seat'] === 'number' && host.you.includes(event['seat']);
      const said = host.words.event(event) !== null;
      if (said && !own && !hurried()) await new Promise((done) => setTimeout(done, BREATH));
    },
    key: ({ key }) => board.press(key),
    unmount() {
      if (drawn) void clear(drawn);
    },
  };
}
