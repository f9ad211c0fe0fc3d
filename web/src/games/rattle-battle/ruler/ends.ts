/** Moves by their purpose: the few spots, of all that a ship may slide to, that somebody would have in mind. */
import { ADVENTURES, type Adventure } from '../cards';
import type { Observation, PlayerSeen, Point, Pose, ShipSeen, Slides } from '../wire';
import { fights, isBoarded, isFreeForAll, prospectOf, type Prospect } from './battle';
import { TOUCH, direction, gap, moved, nearestPoints, touching, way } from './geometry';
import { touchSpot } from './moves';
import type { Reach } from './reach';
import { inRange, isEnemy, mayShoot, shotReach, strength } from './sea';
import { reachOf, slideAction } from './slides';
import { pathCrosses } from './tiles';

/** To touch a ship, to come into range of it, to get away from it, or to drill through it. */
export type Purpose = 'touch' | 'range' | 'away' | 'drill';

/** The player's own ship against the other one, as a battle would compare them. */
export interface Outcome {
  strength: number;
  theirs: number;
  result: 'wins' | 'ties' | 'loses';
}

export interface End extends Point {
  purpose: Purpose;
  target: string;
  action: string;
  outcome: Outcome;
  prospect: Prospect;
}

const MOST = 8;
/** Spots nearer to each other than this are one. */
const ALIKE = 1;
/** How far inside of a range a spot is, so that a rounding does not put it outside, and how it goes on looking. */
const INSIDE = 0.1;
const STEP = 4;
/** In how many directions a way out is looked for. */
const DIRECTIONS = 36;

/** The most useful ends of a ship's slides, the best first, no two alike; of the listed actions those that touch. */
export function ends(seen: Observation, slides: Slides, listed: readonly string[] = []): End[] {
  const card = ADVENTURES.get(seen.card);
  const ship = seen.sea.find(({ ship }) => ship === slides.ship);
  const [seat] = seen.to_act;
  if (!card || !ship || seat === undefined) return [];
  const search = new Search(seen, card, slides, ship, seat, listed);
  const found = slides.drill ? search.drills() : [...search.touches(), ...search.ranges(), ...search.aways()];
  const sorted = found
    .map((end) => ({ end, worth: worth(end.prospect) }))
    .sort((a, b) => b.worth - a.worth || way(slides.start, a.end) - way(slides.start, b.end))
    .map(({ end }) => end);
  const unlike = sorted.filter((end, i) => !sorted.slice(0, i).some((better) => way(end, better) < ALIKE));
  return unlike.slice(0, MOST);
}

/** A coin for each enemy and a loot for each that is boarded, and a loot for the repair of each own ship. */
const worth = ({ sinks, boards, loses }: Prospect): number => sinks.length + boards.length - loses.length;

/** The ends of one ship. */
class Search {
  readonly #reach: Reach;
  readonly #foes: readonly ShipSeen[];

  constructor(
    readonly seen: Observation,
    readonly card: Adventure,
    readonly slides: Slides,
    readonly ship: ShipSeen,
    readonly seat: number,
    readonly listed: readonly string[],
  ) {
    this.#reach = reachOf(slides, seen);
    // A card can move an enemy too: then it is about one's own ships.
    const own = ship.owner === seat;
    this.#foes = seen.sea.filter((other) => (own ? isEnemy(seen, seat, other) : other.owner === seat));
  }

  /** To where it touches a foe, unless it does already. */
  touches(): End[] {
    const { obstacles, tiles } = this.#reach;
    const poses = obstacles.map(({ pose }) => pose);
    return this.#foes.flatMap((foe) => {
      const action = `move ${this.ship.ship} touch ${foe.ship}`;
      const listed = this.slides.by === 'sail' && this.listed.includes(action);
      if (touching(this.ship.pose, foe.pose) && !listed) return [];
      const spot = touchSpot(this.ship.pose, foe.pose, this.slides.limit, poses, tiles);
      return spot ? [this.#end('touch', foe, spot, listed ? action : this.#action(spot))] : [];
    });
  }

  /** To the nearest spot from which it could shoot at a foe that is out of range now. */
  ranges(): End[] {
    const { seen, card, ship } = this;
    const player = seen.players[this.seat];
    // In fog a Shot reaches no farther than a touch.
    if (!player || ship.owner !== this.seat || shotReach(card, player) <= TOUCH) return [];
    return this.#foes.flatMap((foe) => {
      if (!mayShoot(seen, card, ship, foe) || inRange(card, player, ship.pose, foe.pose)) return [];
      const spot = this.#spotInRange(player, foe.pose);
      return spot ? [this.#end('range', foe, spot, this.#action(spot), foe)] : [];
    });
  }

  /** Straight towards it where it is nearest; if something is in the way, a little closer. */
  #spotInRange(player: PlayerSeen, target: Pose): Pose | null {
    const { start, limit } = this.slides;
    const { ux, uy, distance } = direction(...nearestPoints(start, target));
    const least = Math.max(distance - shotReach(this.card, player) + INSIDE, 0);
    for (let far = least; far <= Math.min(limit, distance); far += STEP) {
      const { x, y } = this.#reach.nearest(start.x + far * ux, start.y + far * uy);
      const spot = moved(start, x, y);
      if (inRange(this.card, player, spot, target)) return spot;
    }
    return null;
  }

  /** As far as possible from those that would beat it; for an enemy, from those that it would beat. */
  aways(): End[] {
    const free = isFreeForAll(this.seen);
    const feared = this.#foes.filter((foe) => fights(this.ship, foe, free) && this.#outcome(foe).result === 'loses');
    const far = (pose: Pose): number => Math.min(...feared.map((foe) => gap(pose, foe.pose)));
    const closest = feared.find((foe) => gap(this.ship.pose, foe.pose) === far(this.ship.pose));
    if (!closest) return [];
    const spots = Array.from({ length: DIRECTIONS }, (_, i) => {
      const angle = (2 * Math.PI * i) / DIRECTIONS;
      const { start, limit } = this.slides;
      const spot = this.#reach.nearest(start.x + limit * Math.cos(angle), start.y + limit * Math.sin(angle));
      return moved(this.ship.pose, spot.x, spot.y);
    });
    const best = spots.reduce((a, b) => (far(b) > far(a) ? b : a));
    return far(best) > far(this.ship.pose) ? [this.#end('away', closest, best, this.#action(best))] : [];
  }

  /** Through each ship that the Drill could sink, to where it lay or near. */
  drills(): End[] {
    const { seen, slides, ship } = this;
    return seen.sea
      .filter((other) => slides.under.includes(other.ship))
      .flatMap((victim) => {
        const reach = reachOf(slides, seen, victim.ship);
        const at = reach.nearest(victim.pose.x, victim.pose.y);
        if (!pathCrosses(ship.pose, at, victim.pose)) return [];
        const spot = moved(ship.pose, at.x, at.y);
        return [this.#end('drill', victim, spot, slideAction(slides, reach, spot, victim.ship), victim)];
      });
  }

  #action(spot: Pose): string {
    return slideAction(this.slides, this.#reach, spot);
  }

  #end(purpose: Purpose, foe: ShipSeen, spot: Pose, action: string, sunk: ShipSeen | null = null): End {
    const sea = this.seen.sea.map((other) => (other === this.ship ? { ...other, pose: spot } : other));
    const { x, y } = spot;
    return {
      purpose,
      target: foe.ship,
      x,
      y,
      action,
      outcome: this.#outcome(foe),
      prospect: this.#prospect(sea, sunk),
    };
  }

  #outcome(foe: ShipSeen): Outcome {
    const [mine, other] = this.ship.owner === this.seat ? [this.ship, foe] : [foe, this.ship];
    const [ours, theirs] = [strength(mine, other.ship), strength(other, mine.ship)];
    return { strength: ours, theirs, result: ours > theirs ? 'wins' : ours < theirs ? 'loses' : 'ties' };
  }

  /** The battle as it would be, after a ship that has been sunk before it. */
  #prospect(sea: readonly ShipSeen[], sunk: ShipSeen | null): Prospect {
    const rest = sea.filter(({ ship }) => ship !== sunk?.ship);
    const prospect = prospectOf(rest, this.seat, isFreeForAll(this.seen));
    if (sunk) {
      prospect.sinks.unshift(sunk.ship);
      if (isBoarded(sunk, rest, this.seat)) prospect.boards.unshift(sunk.ship);
    }
    return prospect;
  }
}
