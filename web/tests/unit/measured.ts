/** What the rules of Rattle Battle measure, asked of them: the page's ruler must say the same. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type {
  Fought,
  Lying,
  Observation,
  Point,
  Pose,
  Rewarded,
  Segment,
  ShipSeen,
  Slides,
} from '../../src/games/rattle-battle/wire';
import { PROJECT } from './resources';

/** Dice in the box, the first of which is about to move, and a question of each kind. */
interface Position {
  poses: [x: number, y: number, angle: number][];
  card: string;
  limit: number;
  aim: [x: number, y: number];
  gaps: number[];
  measure: Segment;
  /** Of each other die: overlaps, touches, is in short range, in long range. */
  near: string[];
  /** The gap to each tile; whether it is on it, and its way, move or fire to the second die crosses it. */
  tiles: number[];
  over: string[];
  towards: Pose;
  away?: Pose;
  to?: Pose;
  /** How far it is to touch the second die. */
  touch: number | null | 'not asked';
  spots: [x: number, y: number][];
  reached: string;
  free: string;
}

interface Measured {
  positions: Position[];
  films: { frames: string; film: number[][][]; lying: Lying[] }[];
  battles: { options: Record<string, string>; sea: ShipSeen[]; fought: Fought[]; rewarded: Rewarded[] }[];
  turns: { seen: Observation; slides: Slides[]; listed: string[] }[];
}

const python = resolve(PROJECT, process.env['VENV'] ?? '.venv', 'bin/python');

export const measured = (): Measured =>
  JSON.parse(
    execFileSync(python, ['-m', 'tests.rattle_battle.measuring'], {
      cwd: PROJECT,
      encoding: 'utf8',
      maxBuffer: 1 << 27,
    }),
  ) as Measured;

export const pose = ([x, y, angle]: [number, number, number]): Pose => ({ x, y, angle });
export const point = ([x, y]: [number, number]): Point => ({ x, y });
/** Answers, a letter each. */
export const yesOrNo = (...answers: boolean[]): string => answers.map((yes) => (yes ? 'y' : 'n')).join('');
