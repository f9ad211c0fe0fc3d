/** What the board shows: the observation, and how it changes with each event until the next one comes. */
import { ADVENTURES, CANNON_STRENGTH, meaningOf, type Meaning } from './cards';
import { kindOf, ownerOf } from './dice';
import { diceOf, further as played, standing as stillPlayed, UNROLLED, type Mini } from './panels/crazy/mini';
import { standing, told, type Deeds } from './port/deeds';
import { DECKS, isPlace, type Place } from './port/places';
import { further, summaryOf, type Story, type Summary } from './summary';
import type { GameEvent, Lying, Observation, PlayerSeen, ShipSeen } from './wire';

export interface View extends Observation {
  /** The place of the port that is open; null elsewhere. */
  place: Place | null;
  /** What was done in this visit, as far as it has been seen. */
  deeds: Deeds;
  /** What has happened in this adventure, as far as it has been seen. */
  story: Story;
  /** What the last adventure brought, until the next one is over. */
  summary: Summary | null;
  /** What is remembered of the mini game. */
  mini: Mini;
}

/** The place a decision is about. */
function placeIn(task: string): Place | null {
  const about = task.split(' ')[1] ?? '';
  return isPlace(about) ? about : (DECKS.get(about) ?? null);
}

export function fromObservation(observation: unknown, before: View | null): View {
  const seen = observation as Observation;
  const story = before?.story ?? [];
  const summary = before?.summary ?? null;
  const mini = stillPlayed(before, seen);
  if (seen.phase !== 'port') return { ...seen, place: null, deeds: {}, story, summary, mini };
  const visit = before?.phase === 'port' && before.quest === seen.quest ? before : null;
  return {
    ...seen,
    place: placeIn(seen.task) ?? visit?.place ?? null,
    deeds: visit ? standing(visit.deeds, visit.players, seen.players) : {},
    story,
    summary,
    mini,
  };
}

/** What a face of a non-player ship means in this adventure. */
function meant(view: View, die: string, face: string): Meaning | undefined {
  const card = ADVENTURES.get(view.card);
  return card && meaningOf(card, kindOf(die), face);
}

/** How strong a die is that has just come to rest, before any card helps it. */
export function strengthOf(view: View, die: string, face: string): number {
  const seat = ownerOf(die);
  if (seat >= 0) {
    const cannons = view.players[seat]?.cannons ?? 0;
    return face === 'cannon' ? CANNON_STRENGTH[Math.min(cannons, CANNON_STRENGTH.length - 1)]! : Number(face);
  }
  return meant(view, die, face)?.strength || Number(face) || 1;
}

function shipOf(view: View, { ship, pose, face, side }: Lying): ShipSeen {
  const before = view.sea.find((one) => one.ship === ship);
  if (before?.face === face) return { ...before, pose, side };
  const owner = ownerOf(ship);
  return {
    ship,
    owner,
    kind: kindOf(ship),
    pose,
    face,
    side,
    strength: strengthOf(view, ship, face),
    ally: false,
    orders: owner < 0 ? [...(meant(view, ship, face)?.orders ?? [])] : [],
    marks: [],
  };
}

const without = (sea: readonly ShipSeen[], gone: string): ShipSeen[] => sea.filter(({ ship }) => ship !== gone);

/** Of several equal things one goes. */
function less(things: readonly string[], gone: string): string[] {
  const at = things.indexOf(gone);
  return at < 0 ? [...things] : things.toSpliced(at, 1);
}

function withPlayer(view: View, seat: number, change: (player: PlayerSeen) => Partial<PlayerSeen>): View {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
  };
}

type Part = 'sail' | 'cannon' | 'hold';
const COUNTED: Record<Part, 'sails' | 'cannons' | 'holds'> = { sail: 'sails', cannon: 'cannons', hold: 'holds' };

/** So many more ready sails or cannons, or less. */
const readied = (player: PlayerSeen, part: string, n: number): Partial<PlayerSeen> =>
  part === 'sail'
    ? { ready_sails: player.ready_sails + n }
    : part === 'cannon'
      ? { ready_cannons: player.ready_cannons + n }
      : {};

/** The ships of a fall, in the order they had; what is new comes last. */
function fallen(view: View, lying: readonly Lying[]): ShipSeen[] {
  return lying.map((one) => shipOf(view, one));
}

/** RB 5: everybody takes part with all his dice. */
const inHand = (view: View): Pick<View, 'rolls' | 'tally'> => ({
  rolls: view.players.flatMap(diceOf).map((die) => ({ die, face: UNROLLED })),
  tally: [],
});

const scored = (view: View, seat: number, score: number): View => ({
  ...view,
  tally: [...view.tally.filter((one) => one.seat !== seat), { seat, score }],
});

type Memory = Pick<View, 'story' | 'summary'>;

function remembered(before: Memory, event: GameEvent): Memory {
  const story = further(before.story, event);
  return { story, summary: event.kind === 'adventure-ended' ? summaryOf(story) : before.summary };
}

/** What whoever has just come remembers as if he had been there, and nobody what was taken back. */
export function recall(view: View, events: readonly GameEvent[]): View {
  return { ...view, ...events.reduce<Memory>(remembered, { story: [], summary: null }) };
}

export function apply(view: View, event: GameEvent): View {
  const mini = played(view.mini, view, event);
  const after = { ...changed(view, event), ...remembered(view, event), mini };
  return view.phase === 'port' ? { ...after, deeds: told(view.deeds, event) } : after;
}

function changed(view: View, event: GameEvent): View {
  switch (event.kind) {
    case 'adventure-drawn':
      return { ...view, quest: event.quest, adventure: event.adventure, card: event.card, phase: 'draw', sea: [] };
    case 'phase-began':
      return { ...view, phase: event.phase, place: null, deeds: {}, ...(event.phase === 'crazy' && inHand(view)) };
    case 'place-opened':
      return { ...view, place: isPlace(event.place) ? event.place : null };
    case 'adventure-ended':
      return {
        ...view,
        sea: [],
        rolls: [],
        tally: [],
        players: view.players.map((player) => ({ ...player, sent: [], lost: [], trophies: [], passed: false })),
      };
    case 'baron-passed':
      return {
        ...view,
        baron: event.seat,
        players: view.players.map((player) => ({
          ...player,
          ready_sails: player.sails,
          ready_cannons: player.cannons,
          upgrades: player.upgrades.map(({ card }) => ({ card, ready: true })),
        })),
      };
    case 'wanted-changed':
      return { ...view, wanted: event.seat };
    case 'sent':
      return withPlayer(view, event.seat, () => ({ sent: event.ships }));
    case 'passed':
      return withPlayer(view, event.seat, () => ({ passed: true }));
    case 'dropped':
      return { ...view, sea: fallen(view, event.lying) };
    case 'placed':
      return {
        ...view,
        sea: view.sea.map((ship) => {
          const placed = event.lying.find((one) => one.ship === ship.ship);
          return placed ? { ...ship, pose: placed.pose } : ship;
        }),
      };
    case 'allied':
      return { ...view, sea: view.sea.map((ship) => ({ ...ship, ally: event.ships.includes(ship.ship) })) };
    case 'ship-moved':
      return {
        ...view,
        sea: view.sea.map((ship) => (ship.ship === event.ship ? { ...ship, pose: event.to } : ship)),
      };
    case 'face-turned':
      return {
        ...view,
        sea: view.sea.map((ship) =>
          ship.ship === event.ship
            ? { ...ship, face: event.face, strength: strengthOf(view, ship.ship, event.face) }
            : ship,
        ),
      };
    case 'fled':
    case 'exploded':
    case 'sunk': {
      const sea = without(view.sea, event.ship);
      const seat = ownerOf(event.ship);
      if (event.kind !== 'sunk' || seat < 0) return { ...view, sea };
      return withPlayer({ ...view, sea }, seat, ({ lost }) => ({ lost: [...lost, event.ship] }));
    }
    case 'rewarded':
      return withPlayer(view, event.seat, ({ trophies }) => ({
        trophies: [
          ...trophies,
          {
            ship: event.ship,
            how: view.phase === 'battle' ? 'battle' : 'shot',
            boarded: event.boarded,
            surrendered: event.surrendered,
            extra: [],
          },
        ],
      }));
    case 'coins-gained':
      return withPlayer(view, event.seat, ({ coins, points, victory_points: victory }) => ({
        coins: coins + event.coins,
        points: points + event.coins,
        victory_points: victory + event.coins,
      }));
    case 'points-bought':
      return withPlayer(view, event.seat, ({ points, victory_points: victory, cards }) => ({
        cards: [...cards, event.points],
        points: points + event.points,
        victory_points: victory + event.points,
      }));
    case 'loot-gained':
      return withPlayer(view, event.seat, ({ loot }) => ({ loot: [...loot, event.loot] }));
    case 'loot-given':
    case 'loot-stored':
      return withPlayer(view, event.seat, ({ loot }) => ({ loot: less(loot, event.loot) }));
    case 'joker-made':
      return withPlayer(view, event.seat, ({ loot }) => ({ loot: [...less(loot, event.loot), `joker-${event.loot}`] }));
    case 'cards-looked-at':
      return { ...view, looked: event.cards };
    case 'part-gained':
      return withPlayer(view, event.seat, (player) => {
        const counted = COUNTED[event.part as Part];
        return { [counted]: player[counted] + 1, ...readied(player, event.part, 1) };
      });
    case 'part-exhausted':
      return withPlayer(view, event.seat, (player) => readied(player, event.part, -event.n));
    case 'part-readied':
      return withPlayer(view, event.seat, (player) => readied(player, event.part, event.n));
    case 'hamster-made':
      return withPlayer(view, event.seat, ({ holds, hamsters }) => ({ holds: holds - 3, hamsters: hamsters + 1 }));
    case 'upgrade-gained':
      return withPlayer(view, event.seat, ({ upgrades }) => ({
        upgrades: [...upgrades, { card: event.card, ready: true }],
      }));
    case 'upgrade-exhausted':
      return withPlayer(view, event.seat, ({ upgrades }) => ({
        upgrades: upgrades.map((one) => (one.card === event.card ? { ...one, ready: false } : one)),
      }));
    case 'sailor-gained':
      return withPlayer(view, event.seat, ({ sailors }) => ({ sailors: [...sailors, { card: event.card, loot: 0 }] }));
    case 'revenge-gained':
      return withPlayer(view, event.seat, ({ revenge }) => ({ revenge: revenge + event.n }));
    case 'revenge-used':
      return withPlayer(view, event.seat, ({ revenge }) => ({ revenge: revenge - 1 }));
    case 'rolled':
      return {
        ...view,
        rolls: [
          ...view.rolls.filter(({ die }) => !event.dice.some((rolled) => rolled.die === die)),
          ...event.dice.map(({ die, face }) => ({ die, face })),
        ],
      };
    case 'scored':
      return scored(view, event.seat, event.score);
    case 'dice-lost': {
      const rolls = view.rolls.filter(({ die }) => !event.dice.includes(die));
      if (event.to < 0) return { ...view, rolls };
      // RB 5b: blown up in the box, for whoever threw.
      const sea = view.sea.filter(({ ship }) => !event.dice.includes(ship));
      const before = view.tally.find(({ seat }) => seat === event.to)?.score ?? 0;
      return scored({ ...view, sea }, event.to, before + event.dice.length);
    }
    case 'chose':
      return { ...view, decided: [...view.decided, event.seat] };
    case 'revealed':
      return { ...view, decided: [] };
    default:
      return view;
  }
}
