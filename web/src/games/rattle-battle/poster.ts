import type { Poster } from '../../shell/pages/posters';

export const poster: Poster = {
  icon: 'dice',
  picture: () => import('./Poster.svelte'),
  feel: () => import('./poster/Feel.svelte'),
  // The introductory game teaches one thing at a time.
  first: {
    title: 'rattle-battle-page-first',
    note: 'rattle-battle-page-first-note',
    bots: 2,
    bot: 'landlubber',
    options: { scenario: 'introductory' },
  },
};
