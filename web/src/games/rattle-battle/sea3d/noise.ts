/** A tile of cells as foam and light on water have them: red is how far from a cell's border, green from its middle. */
import { DataTexture, LinearFilter, RGBAFormat, RepeatWrapping } from 'three';
import { chance } from './paint';

const SIDE = 256;
const CELLS = 7;

export function cellNoise(): DataTexture {
  const next = chance(7);
  const xs = new Float32Array(CELLS * CELLS);
  const ys = new Float32Array(CELLS * CELLS);
  for (let n = 0; n < xs.length; n++) {
    xs[n] = (n % CELLS) + next() * 0.95;
    ys[n] = Math.floor(n / CELLS) + next() * 0.95;
  }
  const data = new Uint8Array(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const [px, py] = [(x / SIDE) * CELLS, (y / SIDE) * CELLS];
      let [first, second] = [9, 9];
      // The two nearest middles are in the cells around; the tile goes on at its edges.
      for (let j = -2; j <= 2; j++)
        for (let i = -2; i <= 2; i++) {
          const [column, row] = [Math.floor(px) + i, Math.floor(py) + j];
          const cell = (((row + CELLS) % CELLS) * CELLS + ((column + CELLS) % CELLS)) | 0;
          const dx = xs[cell]! + column - ((column + CELLS) % CELLS) - px;
          const dy = ys[cell]! + row - ((row + CELLS) % CELLS) - py;
          const far = Math.sqrt(dx * dx + dy * dy);
          if (far < first) [first, second] = [far, first];
          else if (far < second) second = far;
        }
      const at = 4 * (y * SIDE + x);
      data[at] = Math.min(255, (second - first) * 255);
      data[at + 1] = Math.min(255, first * 200);
      data[at + 3] = 255;
    }
  const made = new DataTexture(data, SIDE, SIDE, RGBAFormat);
  made.wrapS = made.wrapT = RepeatWrapping;
  made.minFilter = made.magFilter = LinearFilter;
  made.needsUpdate = true;
  return made;
}
