/** The course of a game: which adventures each quest has (RB 3). */
import { ADVENTURES, QUESTS, STARTERS, type Tier } from './cards';

/** The kinds of adventures of each quest. */
export function questsOf(options: Readonly<Record<string, string>>): readonly (readonly Tier[])[] {
  if (options['scenario'] !== 'introductory') return QUESTS[options['length'] ?? 'full']!;
  const quests: Tier[][] = [[]];
  const ids = STARTERS[options['extra_starters'] === 'on' ? 'all' : 'numbers'];
  for (const id of ids) {
    const { tier, portAfter } = ADVENTURES.get(id)!;
    quests.at(-1)!.push(tier);
    if (portAfter && id !== ids.at(-1)) quests.push([]);
  }
  return quests;
}
