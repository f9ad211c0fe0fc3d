/** Which die is meant by a pixel. */
import { Box3, Quaternion, Ray, Vector3 } from 'three';
import type { View } from './camera';
import type { Posed } from './dice';
import { DIE } from './turn';

/** A pixel belongs to the die that is so near to it, if none is under it: a finger covers as much. */
const NEAR = 22;

const CUBE = new Box3().setFromCenterAndSize(new Vector3(), new Vector3(DIE, DIE, DIE));

export function pick(
  view: View,
  dice: ReadonlyMap<string, Pick<Posed, 'place' | 'turn'>>,
  px: number,
  py: number,
): string | null {
  const ray = view.ray(px, py);
  const [local, back, point] = [new Ray(), new Quaternion(), new Vector3()];
  const nearest = (limit: number, distance: (die: Pick<Posed, 'place' | 'turn'>) => number): string | null => {
    let [found, least]: [string | null, number] = [null, limit];
    for (const [id, die] of dice) {
      const far = distance(die);
      if (far < least) [found, least] = [id, far];
    }
    return found;
  };
  const hit = nearest(Infinity, ({ place, turn }) => {
    back.copy(turn).invert();
    local.origin.subVectors(ray.origin, place).applyQuaternion(back);
    local.direction.copy(ray.direction).applyQuaternion(back);
    return local.intersectBox(CUBE, point)?.distanceTo(local.origin) ?? Infinity;
  });
  return (
    hit ??
    nearest(NEAR, ({ place }) => {
      const { x, y } = view.onCanvas(point.copy(place));
      return Math.hypot(x - px, y - py);
    })
  );
}
