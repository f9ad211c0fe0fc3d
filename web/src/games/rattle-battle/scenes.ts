/** What one may watch once more: the last drop or battle of this adventure, or else of the one before it. */
import type { Story } from './summary';
import { apply, type View } from './view';
import type { GameEvent } from './wire';

export interface Scene {
  kind: 'drop' | 'battle';
  /** What had happened in its adventure. */
  before: Story;
  events: Story;
}

const isBattle = (event: GameEvent): boolean => event.kind === 'phase-began' && event.phase === 'battle';

/** What belongs to it after its first event: all of a battle, and what non-player ships do after a drop. */
function lengthOf(kind: Scene['kind'], [first, ...rest]: Story): number {
  if (first?.kind === 'dropped' && first.reason !== 'drop') return 1;
  const end = rest.findIndex((event) => event.kind === 'phase-began' && (kind === 'battle' || event.phase !== 'np'));
  return 1 + (end < 0 ? rest.length : end);
}

/** Null before the first drop. A battle in which nobody has fought is none. */
function lastIn(story: Story): Scene | null {
  const fought = story.findLastIndex(({ kind }) => kind === 'fought');
  const battle = story.slice(0, fought + 1).findLastIndex(isBattle);
  const drop = story.findLastIndex(({ kind }) => kind === 'dropped');
  const from = Math.max(battle, drop);
  if (from < 0) return null;
  const kind = from === battle ? 'battle' : 'drop';
  const rest = story.slice(from);
  return { kind, before: story.slice(0, from), events: rest.slice(0, lengthOf(kind, rest)) };
}

export const sceneIn = ({ story, summary }: View): Scene | null => lastIn(story) ?? lastIn(summary?.story ?? []);

/** An event happens again, but nobody gets or loses anything by it. */
export function relive(view: View, event: GameEvent): View {
  const { players, story, summary } = view;
  return { ...apply(view, event), players, story, summary };
}

/** How the sea lay before a scene; how strong cards had made a ship is known from the fights it has there. */
export function opening(view: View, { before, events }: Scene): View {
  const start = before.reduce(relive, { ...view, sea: [], rolls: [], tally: [] });
  const bouts = events.flatMap((event) => (event.kind === 'fought' ? event.bouts : []));
  const strengths = new Map(
    bouts.flatMap(({ ship, enemy, strength, enemy_strength: theirs }) => [
      [ship, strength],
      [enemy, theirs],
    ]),
  );
  const sea = start.sea.map((one) => ({ ...one, strength: strengths.get(one.ship) ?? one.strength }));
  return { ...start, sea };
}
