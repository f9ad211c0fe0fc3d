/**
 * How dice are turned. The rules have x right, y up on the table and z up from the floor, in millimetres; the scene
 * has x right, y up from the water and z towards the viewer, in centimetres. A turn of the rules is the same turn here
 * about an axis that is named (x, z, -y).
 */
import { Quaternion, Vector3 } from 'three';
import { restingTurn, type Turn } from '../film';
import * as rules from '../ruler/geometry';

export const MM = 0.1;
/** The inner side of the box and the edge of a die, in centimetres. */
export const BOX = rules.BOX * MM;
export const DIE = rules.DIE * MM;

/** A turn of the rules, here. */
export const turnInScene = ({ w, x, y, z }: Turn, out: Quaternion): Quaternion => out.set(x, z, -y, w);

/** A place of the rules, here. */
export const placeInScene = (x: number, y: number, z: number, out: Vector3): Vector3 =>
  out.set(x * MM, z * MM, -y * MM);

/** A side of a die that is not turned: where it looks, and how what is engraved on it stands. */
export interface Side {
  readonly right: Vector3;
  readonly up: Vector3;
  readonly normal: Vector3;
}

/** The six sides. With a side up and no angle, what it shows is read from the front. */
export const SIDES: readonly Side[] = [0, 1, 2, 3, 4, 5].map((side) => {
  const back = turnInScene(restingTurn(side, 0), new Quaternion()).invert();
  const seen = (x: number, y: number, z: number): Vector3 => new Vector3(x, y, z).applyQuaternion(back).round();
  return { right: seen(1, 0, 0), up: seen(0, 0, -1), normal: seen(0, 1, 0) };
});

const axis = new Vector3();

/** The angle of a turned die's outline from above, up to quarters of a turn: of its edge that lies flattest. */
export function heading(turn: Quaternion): number {
  let flattest = 2;
  let angle = 0;
  for (let n = 0; n < 3; n++) {
    axis.set(n === 0 ? 1 : 0, n === 1 ? 1 : 0, n === 2 ? 1 : 0).applyQuaternion(turn);
    if (Math.abs(axis.y) < flattest) {
      flattest = Math.abs(axis.y);
      angle = Math.atan2(-axis.z, axis.x);
    }
  }
  return angle;
}
