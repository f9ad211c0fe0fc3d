import type { Poster } from '../../shell/pages/posters';
import { learn } from '../../shell/words/words.svelte';

/** Cards have names on them. */
const withNames = async <T>(part: Promise<T>): Promise<T> => (await Promise.all([part, learn('port-royal')]))[0];

export const poster: Poster = {
  icon: 'galleon',
  picture: () => withNames(import('./Poster.svelte')),
  feel: () => withNames(import('./Feel.svelte')),
  cards: () => withNames(import('./AllCards.svelte')),
};
