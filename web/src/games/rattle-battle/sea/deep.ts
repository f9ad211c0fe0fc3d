/** What the board shows, as the 3D view is told it. */
import type { Board } from '../board.svelte';
import { kindOf } from '../dice';
import type { Arrow, DieShown, Overlay } from '../sea3d';
import type { Lying, ShipSeen } from '../wire';

const isSymbol = (face: string): boolean => !/^[0-9]$/.test(face);

function stateOf(board: Board, { ship, ally, marks }: ShipSeen): DieShown['state'] {
  const { course } = board;
  if (ally) return 'ally';
  if (board.acting && course.ship === ship) return 'selected';
  if (board.acting && course.tool === 'move' && course.movable.includes(ship)) return 'can-act';
  return marks.some(({ word }) => word === 'fired') ? 'done' : 'idle';
}

/** The dice as they lie. */
export const deepDice = (board: Board): DieShown[] =>
  board.view.sea.map((one) => ({
    id: one.ship,
    kind: kindOf(one.ship),
    colour: board.colourOf(one.ship),
    ...one.pose,
    side: one.side,
    face: one.face,
    state: stateOf(board, one),
    ...(isSymbol(one.face) || String(one.strength) !== one.face ? { strength: one.strength } : {}),
  }));

/** Dice that have just come to rest. */
export const restingDice = (board: Board, lying: readonly Lying[]): DieShown[] =>
  lying.map(({ ship, pose, side, face }) => ({
    id: ship,
    kind: kindOf(ship),
    colour: board.colourOf(ship),
    ...pose,
    side,
    face,
    state: 'idle',
  }));

function arrows(board: Board): Arrow[] {
  const { sight } = board;
  if (sight) {
    return sight.bouts.map(({ from, to, tie }) => ({ from, to, state: tie ? 'tie' : 'now', step: board.fights }));
  }
  if (!board.showOrder || board.course.ghost) return [];
  return board.forecast.flatMap(({ bouts }, i) =>
    bouts.map(({ enemy, ship, strength, enemy_strength: theirs }) => ({
      from: strength >= theirs ? ship : enemy,
      to: strength >= theirs ? enemy : ship,
      state: strength === theirs ? ('tie' as const) : ('later' as const),
      step: i + 1,
    })),
  );
}

/** Ranges, ways, shots and the order of battle. */
export function deepOverlay(board: Board): Overlay {
  const { course, sight } = board;
  const { ghost, drawnAim: aim, slides, reach } = course;
  const moving = course.tool === 'move' && slides && reach;
  const shots = [
    ...(aim ? [{ from: aim.measure.start, to: aim.measure.end, ok: aim.could }] : []),
    ...(sight?.lines ?? [])
      .filter(({ kind }) => kind === 'shot' || kind === 'far')
      .map(({ from, to, kind }) => ({ from, to, ok: kind === 'shot' })),
  ];
  const way = sight?.lines.find(({ kind }) => kind === 'now');
  const targets = course.tool === 'shoot' ? course.shots.filter(({ ship }) => ship === course.ship) : [];
  return {
    ...(moving ? { ring: { x: slides.start.x, y: slides.start.y, radius: slides.limit }, hatch: reach.rings } : {}),
    ...(ghost ? { ghost: { die: ghost.ship, x: ghost.pose.x, y: ghost.pose.y } } : {}),
    ...(ghost && slides ? { way: { from: slides.start, to: ghost.pose } } : way && !sight?.bouts.length ? { way } : {}),
    shots,
    brackets: sight ? sight.ships : [...targets.map(({ target }) => target), ...(aim ? [aim.target.ship] : [])],
    arrows: arrows(board),
  };
}
