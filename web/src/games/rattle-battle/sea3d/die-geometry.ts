/** A die: a cube with rounded edges, made once; every vertex knows its side and where on it it is. */
import { BufferAttribute, BufferGeometry, InstancedBufferGeometry } from 'three';
import { DIE, SIDES } from './turn';

const HALF = DIE / 2;
const ROUND = 0.15;
/** A side's lines: those in the middle are straight, the others run over the rounded edge. */
const LINES = [-45, -22.5, 0, 0, 22.5, 45].map(
  (degrees, n) => (n < 3 ? -1 : 1) * (HALF - ROUND) + ROUND * Math.tan((degrees * Math.PI) / 180),
);

export function dieGeometry(): InstancedBufferGeometry {
  const [positions, normals, places, rights, sides, triangles]: number[][] = [[], [], [], [], [], []];
  const inner = HALF - ROUND;
  SIDES.forEach(({ right, up, normal }, side) => {
    const first = positions!.length / 3;
    for (const v of LINES)
      for (const u of LINES) {
        const flat = right.clone().multiplyScalar(u).addScaledVector(up, v).addScaledVector(normal, HALF);
        const core = flat.clone().clampScalar(-inner, inner);
        const out = flat.sub(core).normalize();
        positions!.push(...core.addScaledVector(out, ROUND).toArray());
        normals!.push(...out.toArray());
        places!.push(u / DIE + 0.5, v / DIE + 0.5);
        rights!.push(...right.toArray());
        sides!.push(side);
      }
    for (let row = 0; row < LINES.length - 1; row++)
      for (let column = 0; column < LINES.length - 1; column++) {
        const a = first + row * LINES.length + column;
        const b = a + LINES.length;
        triangles!.push(a, a + 1, b, a + 1, b + 1, b);
      }
  });
  const geometry = new InstancedBufferGeometry();
  const give = (name: string, values: number[], size: number): BufferGeometry =>
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
  give('position', positions!, 3);
  give('normal', normals!, 3);
  give('uv', places!, 2);
  give('right', rights!, 3);
  give('side', sides!, 1);
  geometry.setIndex(triangles!);
  return geometry;
}
