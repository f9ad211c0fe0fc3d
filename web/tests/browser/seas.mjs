/** Tables of Rattle Battle at each kind of decision, as a server told them: see record_seas.py. */
import { readFileSync } from 'node:fs';

const RECORDED = JSON.parse(readFileSync(new URL('seas.json', import.meta.url), 'utf8'));
const GAME = 'rattle-battle';

/** By name: the decision, and how many play. */
export const SEAS = Object.fromEntries(
  Object.entries(RECORDED).map(([name, told]) => [
    `${GAME}: ${name}`,
    { game: GAME, id: `ssssssssssssssssssssss${told.players}`.slice(1), players: told.players, told },
  ]),
);

/** What is sent to somebody who opens such a table, or is shown another scene at it. */
export function tellSea({ told }, after) {
  // What happened before is told to whoever comes; at a table where one is already, it would be shown for a while.
  const quiet = { type: 'step', seat: 0, action: 'pass', by: 'human', events: [], back: 0, free: false };
  const steps = (after === 0 ? told.steps : [quiet]).map((step, i) => ({ ...step, number: after + i + 1 }));
  const number = after + steps.length;
  return { number, steps, state: { ...told.state, number } };
}
