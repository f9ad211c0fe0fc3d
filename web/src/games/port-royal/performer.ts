/** Shows events, so that one understands what happened. Every motion can be hurried. */
import { tick } from 'svelte';
import type { Moment } from '../../shell/table/board';
import type { Board } from './board.svelte';
import { faceOf } from './cards';
import { coins, deal, slide, wait, type Hurried } from './flight';
import { chink, cue } from './sounds';
import type { Slot } from './view';
import type { Bust, GameEvent } from './wire';

const DEAL = { ms: 420, easing: 'cubic-bezier(.2,.8,.2,1)' };
const TAKE = { ms: 360, easing: 'ease-out' };
const REPEL = { ms: 320, easing: 'ease-in', fade: true };
const OWN_BUST = 3200;
const OTHERS_BUST = 1900;
/** What others do needs a moment to be read. */
const BREATH: Record<string, number> = {
  drawn: 260,
  stopped: 420,
  passed: 260,
  'turn-began': 260,
  repelled: 200,
  'expedition-found': 420,
  taxed: 300,
};

const find = (selector: string): Element | null => {
  const found = [...document.querySelectorAll(selector)];
  return found.find((node) => node.getBoundingClientRect().width > 0) ?? null;
};
const rect = (selector: string): DOMRect | null => find(selector)?.getBoundingClientRect() ?? null;

/** Where a card lies; of equal ones the first, which is also the one that the view takes away. */
function slotOf(board: Board, code: string): Element | null {
  return shown(onTable(board).find((slot) => slot.code === code));
}

/** Where the card lies that came last. */
function newestOf(board: Board, code: string): Element | null {
  return shown(onTable(board).findLast((slot) => slot.code === code));
}

const onTable = ({ view: { harbour, incoming, expeditions } }: Board): Slot[] => [
  ...expeditions,
  ...harbour,
  ...(incoming ? [incoming] : []),
];
const shown = (slot: Slot | undefined): Element | null => (slot ? find(`[data-slot="${slot.id}"]`) : null);

export async function perform(board: Board, event: GameEvent, { change, hurried, tell }: Moment): Promise<void> {
  const own = 'seat' in event && board.host.you.includes(event.seat);
  cue(board.host.sounds, event, board.lastRisk);
  if (event.kind !== 'drawn') tell(); // a card is not named before it is turned up
  if (event.kind === 'bust') return bust(board, event, hurried);
  if (board.host.settings.still || hurried()) {
    change();
    chink(board.host.sounds, event, own);
    if (!hurried()) await mark(board, event);
    if (!own && BREATH[event.kind]) await wait(BREATH[event.kind] ?? 0, hurried);
    return;
  }
  await move(board, event, own, change, hurried);
  change();
  if (!own && BREATH[event.kind]) await wait(BREATH[event.kind] ?? 0, hurried);
}

const MARKED = 1000;

/** Without motion: what an event changed keeps a ring for a second. */
async function mark(board: Board, event: GameEvent): Promise<void> {
  await tick();
  const changed =
    event.kind === 'drawn'
      ? newestOf(board, event.card)
      : event.kind === 'gained' || event.kind === 'fee-paid'
        ? find(`[data-coins="${event.seat}"]`)
        : event.kind === 'hired' || event.kind === 'claimed'
          ? find(`[data-display="${event.seat}"]`)
          : null;
  changed?.classList.add('changed');
  setTimeout(() => changed?.classList.remove('changed'), MARKED);
}

async function move(board: Board, event: GameEvent, own: boolean, change: () => void, hurried: Hurried): Promise<void> {
  switch (event.kind) {
    case 'drawn': {
      const pile = rect('[data-place=pile]') ?? rect('[data-place=harbour]');
      change();
      await tick();
      return deal(newestOf(board, event.card), pile, DEAL, hurried);
    }
    case 'repelled': {
      const node = newestOf(board, event.card);
      const from = node?.getBoundingClientRect();
      if (node instanceof HTMLElement && from) {
        const off = new DOMRect(-from.width * 1.5, from.top + 20, from.width, from.height);
        const gone = slide(node, off, REPEL, hurried);
        node.style.visibility = 'hidden';
        await gone;
      }
      return;
    }
    case 'traded': {
      const flight = slide(slotOf(board, event.card), rect('[data-place=discard]'), TAKE, hurried);
      change();
      return flight;
    }
    case 'hired':
    case 'claimed': {
      const arrives = (): Promise<DOMRect | null> => arrival(board, event.seat, change);
      return slide(slotOf(board, event.card), arrives, { ...TAKE, fade: event.seat !== board.home }, hurried);
    }
    case 'expedition-found': {
      if (faceOf(event.card).kind !== 'expedition') return;
      await wait(300, hurried);
      const flight = slide(slotOf(board, event.card), rect('.expeditions'), { ...TAKE, fade: true }, hurried);
      change();
      return flight;
    }
    case 'gained': {
      if (event.reason === 'start') return;
      const from = event.reason === 'trade' ? rect('[data-place=discard]') : rect('[data-place=pile]');
      let changed = false;
      return coins(
        from ?? rect('[data-place=harbour]'),
        rect(`[data-coins="${event.seat}"]`),
        event.coins,
        () => {
          if (!changed) change();
          changed = true;
          chink(board.host.sounds, event, own);
        },
        hurried,
      );
    }
    case 'fee-paid':
      return coins(
        rect(`[data-coins="${event.seat}"]`),
        rect(`[data-coins="${event.to}"]`),
        1,
        () => chink(board.host.sounds, event, own),
        hurried,
      );
    case 'coin-shown':
      change();
      void coins(rect(`[data-coins="${event.seat}"]`), rect('[data-place=discard]'), 1, () => undefined, hurried);
      return wait(70, hurried);
    case 'discarded': {
      const node = slotOf(board, event.card);
      if (!node) return;
      void slide(node, rect('[data-place=discard]') ?? rect('.berths'), { ...TAKE, fade: true }, hurried);
      change();
      return wait(40, hurried);
    }
    default:
  }
}

/** Where the card lies that somebody has just got: the last of the own display, or among another's. */
async function arrival(board: Board, seat: number, change: () => void): Promise<DOMRect | null> {
  change();
  await tick();
  const last = board.view.displays[seat]?.at(-1);
  const place = last ? find(`[data-display="${seat}"] [data-slot="${last.id}"]`) : null;
  // It is seen there when the copy that flies has landed.
  place?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], TAKE.ms);
  return place?.getBoundingClientRect() ?? rect(`[data-display="${seat}"]`);
}

async function bust(board: Board, { card, seat }: Bust, hurried: Hurried): Promise<void> {
  const colour = faceOf(card).colour;
  const ships = board.view.harbour
    .map((s) => s.code)
    .filter((code) => faceOf(code).colour === colour && faceOf(code).kind === 'ship');
  let gone = false;
  await wait(board.host.settings.still ? 0 : 80, hurried);
  board.host.dim(true);
  board.bust = {
    seat,
    cards: [ships[0] ?? card, card],
    risk: board.lastRisk,
    goOn: () => {
      gone = true;
    },
  };
  const own = board.host.you.includes(seat);
  await wait(own ? OWN_BUST : OTHERS_BUST, () => gone || hurried());
  board.bust = null;
  board.host.dim(false);
}
