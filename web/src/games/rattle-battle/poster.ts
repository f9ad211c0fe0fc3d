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
  usual: {
    title: 'rattle-battle-page-play',
    note: 'rattle-battle-page-play-note',
    bots: 3,
    shorter: {
      title: 'rattle-battle-page-shorter',
      note: 'rattle-battle-page-shorter-note',
      options: { length: 'short' },
    },
  },
  // RB 6e: around one device it goes from hand to hand once, elsewhere nobody waits for the others.
  suggested: (seats) => ({ port: seats.some(({ kind }) => kind === 'local') ? 'by-visit' : 'simultaneous' }),
};
