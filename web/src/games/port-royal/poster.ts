import type { Poster } from '../../shell/pages/posters';

export const poster: Poster = {
  picture: () => import('./Poster.svelte'),
  cards: () => import('./AllCards.svelte'),
};
