/** Names as they are shown. */
import { say, words } from '../words/words.svelte';

/** What the server calls who has given no name; every page says it in its own language. */
const NAMELESS = 'Guest';

export const shownName = (name: string): string => (name === NAMELESS ? say('page-guest') : name);

/** A bot's name in words; those of other packages may have none. */
export const botName = (bot: string): string => words().attempt(`bot-${bot}`) ?? bot;
