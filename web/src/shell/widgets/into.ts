/** Puts an element into one of the table's places, for as long as it is shown. */
import type { Attachment } from 'svelte/attachments';

export const into =
  (place: HTMLElement): Attachment<HTMLElement> =>
  (node) => {
    place.append(node);
    return () => node.remove();
  };
