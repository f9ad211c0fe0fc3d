/** Shows events one after the other, so that one understands what happened. Every motion can be hurried. */
import type { Moment } from '../../shell/table/board';
import type { Board, Line, Sight } from './board.svelte';
import { eventWords } from './ear';
import { unpack } from './film';
import { Fall } from './fall.svelte';
import { Leaning } from './leaning.svelte';
import { restingDice } from './sea/deep';
import type { Sea3D } from './sea3d';
import { cue, rattle } from './sounds';
import TIMES from './times.json';
import { drawn, waitWhile } from './waiting';
import type { Dropped, GameEvent } from './wire';

/** How long each kind of event is looked at, in milliseconds. */
const BREATH: Readonly<Record<string, number>> = TIMES.breath;

/** Of choices that are shown there is little to read where everybody only goes on. */
function breath(event: GameEvent): number {
  const onlyOn = event.kind === 'revealed' && event.choices.every(({ choice }) => choice === 'done');
  return onlyOn ? TIMES.gone_on : (BREATH[event.kind] ?? 0);
}

export async function perform(board: Board, event: GameEvent, moment: Moment): Promise<void> {
  const { hurried, change, tell } = moment;
  const own = 'seat' in event && board.host.you.includes(event.seat);
  if (event.kind === 'dropped') return drop(board, event, moment);
  if (event.kind === 'adventure-ended') return lookBack(board, moment);
  const sight = sightOf(board, event);
  if (!hurried()) cue(board.host.sounds, event);
  if (sight) {
    board.sight = sight;
    tell();
    await board.pace.look(breath(event), hurried);
    await move(board, event, hurried);
    change();
    board.sight = null;
    return;
  }
  await move(board, event, hurried);
  change();
  tell();
  const quiet = own && event.kind !== 'rolled';
  const ms = breath(event);
  await board.pace.wait(quiet ? ms / 2 : ms, hurried);
}

/** Things move before they are where the event has put them. */
async function move(board: Board, event: GameEvent, hurried: () => boolean): Promise<void> {
  if (event.kind === 'sunk') board.flights.wreck(event.ship);
  if (board.host.settings.still || hurried()) return;
  switch (event.kind) {
    case 'sunk':
    case 'fled':
    case 'exploded':
      if (!board.ship(event.ship)) return;
      board.going = { ship: event.ship, how: event.kind === 'fled' ? 'fled' : 'sunk' };
      void board.deep?.sink(event.ship);
      await board.pace.wait(TIMES.going, hurried);
      board.going = null;
      return;
    case 'ship-moved':
      // What one has dragged lies there already.
      if (board.course.ghost?.ship !== event.ship) await board.deep?.slide(event.ship, event.to.x, event.to.y);
      return;
    default:
      if (board.view.phase !== 'port') board.flights.bring(event);
  }
}

/** What the adventure brought lies on the table for a moment. */
async function lookBack(board: Board, { hurried, change, tell }: Moment): Promise<void> {
  change();
  tell();
  if (!board.view.summary || hurried()) return;
  board.looksBack = true;
  await board.pace.look(TIMES.look_back, hurried);
  board.looksBack = false;
}

/** The fall, as the record has it; without motion, where the dice lie when they have come to rest. */
async function drop(board: Board, event: Dropped, { hurried, change, tell }: Moment): Promise<void> {
  const { host } = board;
  if (event.frames && !host.settings.still && !hurried()) {
    const film = await unpack(event.frames, event.order.length);
    const fall = new Fall(film, event.order);
    const leaning = new Leaning(event.bangs, (from, to) => rattle(host.sounds, film, from, to));
    await depth(board, hurried);
    board.fall = fall;
    board.leaning = leaning;
    if (board.deep) await deepFall(board, board.deep, fall, leaning, event, hurried);
    else await board.showFall(fall, leaning, hurried);
    board.leaning = null;
  }
  change();
  board.fall = null;
  tell();
  await board.pace.wait(TIMES.landed, hurried);
}

/** How long dice wait for the third dimension, in milliseconds: who jumps to a drop finds the sea not drawn yet. */
const LOADING = 5000;

async function depth(board: Board, hurried: () => boolean): Promise<void> {
  const begun = performance.now();
  await waitWhile(() => board.inDepth && !board.deep && !hurried() && performance.now() - begun < LOADING);
}

/** Fewer frames a second are no film: from then on dice fall flat on this phone. */
const SMOOTH = 24;

/** The fall in three dimensions. */
async function deepFall(
  board: Board,
  deep: Sea3D,
  fall: Fall,
  leaning: Leaning,
  { order, lying }: Dropped,
  hurried: () => boolean,
): Promise<void> {
  const abort = new AbortController();
  const watch = setInterval(() => hurried() && abort.abort(), 40);
  const [frames, begun] = [deep.frames, performance.now()];
  const leans = async (seconds: number): Promise<void> => {
    while (leaning.waits(seconds) && !hurried()) await drawn();
  };
  const onFrame = (seconds: number): Promise<void> | undefined => {
    fall.seconds = seconds;
    return leaning.waits(seconds) ? leans(seconds) : undefined;
  };
  await deep.drop(fall.film, order, restingDice(board, lying), onFrame, abort.signal);
  clearInterval(watch);
  const rate = (deep.frames - frames) / ((performance.now() - begun) / 1000);
  if (board.phone && !abort.signal.aborted && rate < SMOOTH) board.flat = true;
}

const middle = (board: Board, ship: string): { x: number; y: number } | null => board.ship(ship)?.pose ?? null;

function line(board: Board, from: string, to: string, kind: Line['kind']): Line[] {
  const [a, b] = [middle(board, from), middle(board, to)];
  return a && b ? [{ from: a, to: b, kind }] : [];
}

/** What is drawn on the sea for an event; null where words alone tell it. */
function sightOf(board: Board, event: GameEvent): Sight | null {
  const said = (): string => board.host.words.event(event) ?? '';
  const sight = (lines: Line[], ships: readonly string[], bouts: Sight['bouts'] = []): Sight => ({
    lines,
    ships: ships.filter(Boolean),
    bouts,
    text: said(),
    heard: eventWords(board, event) ?? said(),
  });
  switch (event.kind) {
    case 'fled':
      return sight(line(board, event.ship, event.target, 'far'), [event.ship]);
    case 'exploded':
      return sight(
        event.sunk.flatMap((ship) => line(board, event.ship, ship, 'shot')),
        [event.ship, ...event.sunk],
      );
    case 'volleyed':
      return sight(
        event.targets.flatMap((ship) => line(board, event.ship, ship, 'shot')),
        [event.ship, ...event.targets],
      );
    case 'shot': {
      const { measure } = event;
      const drawn: Line[] = measure
        ? [{ from: measure.start, to: measure.end, kind: 'shot' }]
        : line(board, event.ship, event.target, 'shot');
      return sight(drawn, [event.ship, event.target, ...(event.second ? [event.second] : [])]);
    }
    case 'ship-moved': {
      const from = middle(board, event.ship);
      return from && event.seat < 0 ? sight([{ from, to: event.to, kind: 'now' }], [event.ship, event.target]) : null;
    }
    case 'fought': {
      board.fights += 1;
      const bouts = event.bouts.map(({ ship, enemy, strength, enemy_strength: theirs }) => ({
        from: strength >= theirs ? ship : enemy,
        to: strength >= theirs ? enemy : ship,
        tie: strength === theirs,
      }));
      const lines = bouts.flatMap(({ from, to, tie }) =>
        line(board, from, to, tie ? 'tie' : 'now').map((one) => ({ ...one, number: board.fights })),
      );
      return sight(
        lines,
        bouts.flatMap(({ from, to }) => [from, to]),
        bouts,
      );
    }
    case 'phase-began':
      if (event.phase === 'battle') board.fights = 0;
      return null;
    default:
      return null;
  }
}
