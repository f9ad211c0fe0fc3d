/** Dice in the air, seen from above: where each is at a moment of the film. */
import { FACES } from './cards';
import { kindOf } from './dice';
import { filmPose, NORMALS, restingTurn, type Film, type Turn } from './film';

export interface FallingDie {
  ship: string;
  x: number;
  y: number;
  z: number;
  angle: number;
  face: string;
}

/** How much of a direction points upwards when it is turned. */
const upwards = ({ w, x, y, z }: Turn, [a, b, c]: readonly [number, number, number]): number =>
  2 * (x * z - w * y) * a + 2 * (y * z + w * x) * b + (1 - 2 * (x * x + y * y)) * c;

/** The side that lies most nearly up, and how the die is turned around it. */
export function sideUp(turn: Turn): { side: number; angle: number } {
  const heights = NORMALS.map((normal) => upwards(turn, normal));
  const side = heights.indexOf(Math.max(...heights));
  const up = restingTurn(side, 0);
  const w = turn.w * up.w + turn.x * up.x + turn.y * up.y + turn.z * up.z;
  const z = turn.z * up.w - turn.w * up.z - turn.x * up.y + turn.y * up.x;
  return { side, angle: 2 * Math.atan2(z, w) };
}

export class Fall {
  seconds = $state(0);

  constructor(
    readonly film: Film,
    /** All dice of the fall, as its frames count them. */
    readonly order: readonly string[],
  ) {}

  /** Where they are now. */
  get dice(): FallingDie[] {
    const at = filmPose();
    return this.order.map((ship, die) => {
      this.film.pose(die, this.seconds, at);
      const { side, angle } = sideUp(at.turn);
      return { ship, x: at.x, y: at.y, z: at.z, angle, face: FACES.get(kindOf(ship))?.[side] ?? '' };
    });
  }
}
