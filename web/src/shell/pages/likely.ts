/** What somebody most likely came home for: that button is brass, and no other. */
import type { Table } from '../link/protocol';

/** The table at which somebody else sits and waits. */
export const waitingTable = (tables: readonly Table[]): Table | undefined =>
  tables.find(
    ({ status, seats }) =>
      status !== 'over' &&
      seats.some(({ yours }) => yours) &&
      seats.some(({ kind, here, yours }) => kind === 'human' && here && !yours),
  );

/** All games one has played, the last one first: as the tables tell, and as the browser remembers. */
export const playedOf = (tables: readonly Table[], before: readonly string[]): string[] => [
  ...new Set([...tables.map(({ game }) => game), ...before]),
];

/** The game played last, or else the first there is. */
export const likeliest = (games: readonly string[], played: readonly string[]): string | undefined =>
  played.find((game) => games.includes(game)) ?? games[0];
