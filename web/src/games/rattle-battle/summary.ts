/** What an adventure brought: who sank whom and why, who fled, and what everybody got and gave. */
import type { AdventureDrawn, Bout, GameEvent } from './wire';

/** The events of an adventure, from its card on. */
export type Story = readonly GameEvent[];

export interface Sinking {
  /** The ships that sank it; none where a tile or a card did. */
  by: string[];
  ship: string;
  /** battle, shot, volley, explosion, tile, duel, or a card. */
  reason: string;
  /** In battle, how strong both were, the winner first. */
  strengths: [number, number] | null;
  boarded: boolean;
  surrendered: boolean;
}

/** What somebody got or gave for one reason. */
export interface Yield {
  seat: number;
  reason: string;
  /** Negative if he paid. */
  coins: number;
  loot: string[];
  given: string[];
}

export interface Summary {
  card: string;
  story: Story;
  sinkings: Sinking[];
  fled: string[];
  yields: Yield[];
}

const isOver = (story: Story): boolean => story.at(-1)?.kind === 'adventure-ended';

/** The story with one more event: a card begins another, and nothing follows the end. */
export function further(story: Story, event: GameEvent): Story {
  if (event.kind === 'adventure-drawn') return [event];
  return story.length === 0 || isOver(story) ? story : [...story, event];
}

/** Who sinks a ship, and how strong both are. */
type Cause = Pick<Sinking, 'by' | 'strengths'>;

/** RB 4.5a: pairs at the same distance are compared at once, so that a ship may lose to several. */
function lostBy(sunk: string, bouts: readonly Bout[]): Cause {
  const sides = bouts.flatMap(({ ship, enemy, strength, enemy_strength: theirs }) => [
    { loser: ship, winner: enemy, strengths: [theirs, strength] as [number, number] },
    { loser: enemy, winner: ship, strengths: [strength, theirs] as [number, number] },
  ]);
  const lost = sides.filter(({ loser, strengths: [more, less] }) => loser === sunk && more >= less);
  return { by: lost.map(({ winner }) => winner), strengths: lost[0]?.strengths ?? null };
}

/** The ships that an event sinks, each with its cause. */
function causes(event: GameEvent): [ship: string, cause: Cause][] {
  const by = (ship: string, sunk: readonly string[]): [string, Cause][] =>
    sunk.filter((one) => one && one !== ship).map((one) => [one, { by: [ship], strengths: null }]);
  switch (event.kind) {
    case 'fought':
      return event.sunk.map((ship) => [ship, lostBy(ship, event.bouts)]);
    case 'shot':
      return by(event.ship, [event.target, event.second]);
    case 'volleyed':
      return by(event.ship, event.targets);
    case 'exploded':
      return by(event.ship, event.sunk);
    default:
      return [];
  }
}

/** The ships that sank in these events, each with its cause. */
export function sinkingsOf(story: Story): Sinking[] {
  const known = new Map<string, Cause>();
  const rewards = new Map<string, { boarded: boolean; surrendered: boolean }>();
  const found: Sinking[] = [];
  for (const event of story) {
    for (const [ship, cause] of causes(event)) known.set(ship, cause);
    if (event.kind === 'rewarded') rewards.set(event.ship, event);
    if (event.kind !== 'sunk') continue;
    const { ship, reason } = event;
    const { by, strengths } = known.get(ship) ?? { by: [], strengths: null };
    const { boarded = false, surrendered = false } = rewards.get(ship) ?? {};
    found.push({ by, ship, reason, strengths, boarded, surrendered });
  }
  return found;
}

function yieldsOf(story: Story): Yield[] {
  const found = new Map<string, Yield>();
  const yieldOf = (seat: number, reason: string): Yield => {
    const key = `${seat} ${reason}`;
    const one = found.get(key) ?? { seat, reason, coins: 0, loot: [], given: [] };
    found.set(key, one);
    return one;
  };
  for (const event of story) {
    if (event.kind === 'coins-gained') yieldOf(event.seat, event.reason).coins += event.coins;
    else if (event.kind === 'loot-gained') yieldOf(event.seat, event.reason).loot.push(event.loot);
    else if (event.kind === 'loot-given') yieldOf(event.seat, event.reason).given.push(event.loot);
  }
  return [...found.values()];
}

/** Null as long as the adventure lasts, and if its beginning was not seen. */
export function summaryOf(story: Story): Summary | null {
  if (!isOver(story)) return null;
  return {
    card: (story[0] as AdventureDrawn).card,
    story,
    sinkings: sinkingsOf(story),
    fled: story.flatMap((event) => (event.kind === 'fled' ? [event.ship] : [])),
    yields: yieldsOf(story),
  };
}
