/** How a game is begun: what one press opens, and which options suit those who sit down. */
import type { GameInfo, SeatOrder, TableOrder } from '../link/protocol';
import type { Poster, Start } from './posters';

/** So many bots, where a game does not say it. */
const BOTS = 3;

/** A game that may be begun. */
export interface Beginning {
  name: string;
  /** A game that the page was not built with has none. */
  poster: Poster | null;
  info: GameInfo | undefined;
}

/** What one press does: something else for those who have never played it, and shorter for those who like it so. */
export function startOf({ name, poster, info }: Beginning, played: readonly string[], short: readonly string[]): Start {
  const start = (!played.includes(name) && poster?.first) || poster?.usual || { bots: BOTS };
  const bots = Math.min(start.bots, (info?.seats.most ?? start.bots + 1) - 1);
  const { shorter } = start;
  if (!shorter || !short.includes(name)) return { ...start, bots };
  return { ...start, bots, note: shorter.note, options: { ...start.options, ...shorter.options } };
}

/** The options that suit those who sit so; the game's own where it says nothing else. */
export const suggestedTo = (
  poster: Poster | null | undefined,
  seats: readonly SeatOrder[],
): Record<string, string> => ({
  ...poster?.suggested?.(seats),
});

/** The table that one press opens. */
export function tableOf({ name, poster }: Beginning, { bots, bot, options }: Start): TableOrder {
  const seats: SeatOrder[] = [{ kind: 'you' }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot }))];
  return {
    game: name,
    options: { ...suggestedTo(poster, seats), ...options },
    seats,
    aids: true,
    spectators: true,
    takeover: 60,
  };
}
