/** The slides that the rules offer, measured on the page: where a ship may end, and the action that takes it there. */
import { ADVENTURES } from '../cards';
import type { Observation, Point, Slides } from '../wire';
import { ROUNDING, clamp } from './geometry';
import { Reach } from './reach';
import { tilesOf } from './sea';

/** Where the ship may end; with the Drill, as if the ship that it sinks were not there. */
export function reachOf(slides: Slides, seen: Observation, without = ''): Reach {
  const card = ADVENTURES.get(seen.card);
  const tiles = card ? tilesOf(card).filter((_, place) => slides.stops.includes(place)) : [];
  const others = seen.sea.filter(({ ship }) => ship !== slides.ship && ship !== without);
  return new Reach(slides.start, slides.limit, others, tiles);
}

/** The action that takes the ship to a spot in its reach; to hundredths of a millimetre where there is room. */
export function slideAction(slides: Slides, reach: Reach, spot: Point, drill = ''): string {
  const [x, y] = [rounded(spot.x, 2), rounded(spot.y, 2)];
  // A spot at a wall may use up all that is forgiven to floating point, and another machine then forgives it no more.
  const bound = reach.bound + ROUNDING / 2;
  const exact = (value: number): number => rounded(clamp(value, -bound, bound), 9);
  const at = reach.has(x, y) ? [x, y] : [exact(spot.x), exact(spot.y)];
  const how = slides.by === 'sail' ? `move ${slides.ship}` : `use ${slides.by} ${slides.ship}`;
  return `${how} to ${at.join(' ')}${slides.drill ? ` drill ${drill}`.trimEnd() : ''}`;
}

/** Without a zero below zero, which the notation does not have. */
const rounded = (value: number, places: number): number => Number(value.toFixed(places)) + 0;
