/** The account of the end, loaded when a game has ended. */
import { mount, unmount } from 'svelte';
import type { Ending } from '../../../shell/table/board';
import type { View } from '../view';
import type { Parts } from '../wire';

export function finale(element: HTMLElement, ending: Ending<View, Parts>): () => void {
  let drawn: Record<string, unknown> | null = null;
  let gone = false;
  void (async () => {
    try {
      const { default: Finale } = await import('./Finale.svelte');
      if (!gone) drawn = mount(Finale, { target: element, props: { ending } });
    } catch {
      ending.counted(); // without its account a game has ended, too
    }
  })();
  return () => {
    gone = true;
    if (drawn) void unmount(drawn);
  };
}
