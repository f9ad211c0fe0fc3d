/** The first voyage: what is said the first time it matters, one idea an adventure. */
import type { Board } from '../board.svelte';
import { touching } from '../ruler/geometry';

export interface Note {
  id: string;
  /** Whether it matters now. */
  when(board: Board): boolean;
}

const at = (board: Board, card: string): boolean => board.view.card === card;
const asks = (board: Board, decision: string): boolean => board.mine && board.decision === decision;
const inPort = (board: Board): boolean => board.mine && board.view.phase === 'port';

/** Whether an enemy lies near enough to be touched, and does not touch already. */
function couldTouch(board: Board): boolean {
  return board.course.ends.some(({ purpose }) => purpose === 'touch');
}

/** In the order in which one meets them; of several that matter the first is said. */
export const NOTES: readonly Note[] = [
  { id: 'part', when: (board) => asks(board, 'part') },
  { id: 'send', when: (board) => at(board, 'first-catch') && asks(board, 'send') },
  { id: 'drop', when: (board) => asks(board, 'let-drop') },
  { id: 'rest', when: (board) => at(board, 'first-catch') && board.view.sea.length > 0 && board.fall === null },
  { id: 'fight', when: (board) => board.view.phase === 'battle' && board.sight !== null },
  { id: 'homecoming', when: (board) => at(board, 'first-catch') && ['loot', 'load'].includes(board.view.phase) },
  { id: 'move', when: (board) => board.acting && board.slides.length > 0 },
  { id: 'shot', when: (board) => board.acting && board.course.shots.length > 0 },
  {
    id: 'too-far',
    when: (board) => board.acting && at(board, 'powder-and-shot') && board.course.shots.length === 0,
  },
  { id: 'touch', when: (board) => board.acting && at(board, 'boarders-away') && couldTouch(board) },
  {
    id: 'boarding',
    when: (board) =>
      board.acting &&
      board.ownShips.some((own) => board.view.sea.some((foe) => board.isEnemy(foe) && touching(own.pose, foe.pose))),
  },
  { id: 'symbols', when: (board) => at(board, 'volley') && asks(board, 'send') },
  { id: 'crazy', when: (board) => board.adventure?.tier === 'crazy' },
  { id: 'reefs', when: (board) => at(board, 'reefs-and-storm') && board.view.sea.length > 0 && board.fall === null },
  { id: 'give', when: (board) => asks(board, 'give') },
  { id: 'last-port', when: (board) => inPort(board) && at(board, 'reefs-and-storm') },
  { id: 'first-port', when: (board) => inPort(board) && at(board, 'wind-in-the-sails') },
  { id: 'port', when: (board) => inPort(board) && at(board, 'boarders-away') },
  { id: 'chase', when: (board) => at(board, 'the-chase') && asks(board, 'send') },
  { id: 'friend', when: (board) => at(board, 'a-friend-in-need') && asks(board, 'send') },
];
