/** How the deal of a game is checked: by `deal.ts` in its folder, loaded when somebody wants to know. */
import type { FairSeed, Finding } from './fair';
import type { GameParts, Step, Table } from '../link/protocol';

/** Whether chance gave what the opened seed gives. The steps are those that stand, the deal first. */
export type CheckDeal<G extends GameParts = GameParts> = (
  seed: FairSeed,
  table: Table,
  steps: readonly Step<G>[],
) => Finding[];

const CHECKS = new Map(
  Object.entries(import.meta.glob<CheckDeal>('../../games/*/deal.ts', { import: 'checkDeal' })).map(
    ([path, load]) => [path.split('/').at(-2)!, load] as const,
  ),
);

/** The page cannot deal every game again. */
const UNCHECKED: Finding = { code: 'page-fair-deal', verdict: 'unchecked', details: {} };

export async function checkDeal(seed: FairSeed, table: Table, steps: readonly Step[]): Promise<Finding[]> {
  const check = await CHECKS.get(table.game)?.();
  return check?.(seed, table, steps) ?? [UNCHECKED];
}
