/** RB 6: the places of the port in the order of the visit, and what is done where. */
import { SAILORS, SPECIALS, type Adventure } from '../cards';

export const PLACES = ['market', 'tavern', 'shipyard', 'workshop', 'pit', 'guild'] as const;
export type Place = (typeof PLACES)[number];

/** Those that may be used any number of times; the others once a visit. */
export const OFTEN: ReadonlySet<Place> = new Set<Place>(['market', 'pit']);
/** Whose cards lie where. */
export const DECKS: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['sailors', 'tavern'],
  ['upgrades', 'workshop'],
]);

export const isPlace = (word: string): word is Place => (PLACES as readonly string[]).includes(word);

/** The places that an adventure lets one visit. */
export const openPlaces = (card: Adventure | null): Place[] =>
  PLACES.filter((place) => !card || card.places.length === 0 || card.places.includes(place));

/** Where something is done; null for what can be done anywhere, and for what belongs to no place. */
export function placeOf(action: string): Place | null {
  const [verb = '', what = ''] = action.split(' ');
  switch (verb) {
    case 'market':
      return 'market';
    case 'hire':
      return 'tavern';
    case 'build':
      return 'workshop';
    case 'buy':
      return what ? 'shipyard' : 'guild';
    case 'sell':
    case 'revenge':
      return 'pit';
    case 'use': {
      const place = SPECIALS.get(what)?.place ?? '';
      return isPlace(place) ? place : null;
    }
    case 'keep':
      return SAILORS.has(what) ? 'tavern' : 'workshop';
    default:
      return null;
  }
}
