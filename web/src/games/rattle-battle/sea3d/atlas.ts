/**
 * What is engraved on dice, one cell for each thing. Red and green are the slope of the engraving, blue its ink, alpha
 * how deep the stone around it is in shade.
 */
import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RGBAFormat } from 'three';
import { outlineOf, paint, type Pen } from './paint';

export const CELLS = 4;
const CELL = 128;
const SIDE = CELLS * CELL;

/** The order of the cells. */
const ENGRAVED = ['1', '2', '3', '4', '5', '6', 'cannon', 'sail', 'grapeshot', 'skull'] as const;
const BLANK = ENGRAVED.length;
/** How large each is; figures are as they come. */
const SIZES: Readonly<Record<string, number>> = { cannon: 1.16, sail: 1.06, grapeshot: 0.92, skull: 1.02 };
const ON_SIDE = 0.814;

const BALLS = [
  [256, 100, 66],
  [154, 204, 64],
  [358, 204, 64],
  [256, 274, 68],
  [112, 338, 62],
  [400, 338, 62],
  [256, 428, 66],
] as const;

/** The cell of a face; faces that nobody knows are blank. */
export function cellOf(face: string): number {
  const index = (ENGRAVED as readonly string[]).indexOf(face);
  return index < 0 ? BLANK : index;
}

/** The outline of a face in a square of 512. */
function engraved(face: string, shapes: Readonly<Record<string, string>>): Path2D {
  const path = outlineOf(shapes[face]);
  if (face === 'grapeshot')
    for (const [x, y, radius] of BALLS) {
      path.moveTo(x + radius, y);
      path.arc(x, y, radius, 0, Math.PI * 2);
    }
  // A line under the 6: on a die it may lie any way round.
  if (face === '6') path.roundRect(150, 474, 212, 30, 12);
  return path;
}

function engrave(pen: Pen, shapes: Readonly<Record<string, string>>): void {
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.fillStyle = '#fff';
  ENGRAVED.forEach((face, cell) => {
    const size = ((SIZES[face] ?? 1) * ON_SIDE * CELL) / 512;
    pen.save();
    pen.translate(((cell % CELLS) + 0.5) * CELL, (Math.floor(cell / CELLS) + 0.5) * CELL);
    pen.scale(size, size);
    pen.translate(-256, -256);
    pen.fill(engraved(face, shapes));
    pen.restore();
  });
}

/** A blur along rows and then columns, three boxes each: close to a Gaussian of the same width. */
export function blurred(values: Float32Array, side: number, sigma: number): Float32Array {
  const radius = Math.max(1, Math.round(Math.sqrt((12 * sigma * sigma) / 3 + 1) / 2 - 0.5));
  let from = values.slice();
  let to = new Float32Array(values.length);
  for (const [step, line] of [
    [1, side],
    [side, 1],
  ] as const)
    for (let pass = 0; pass < 3; pass++) {
      for (let n = 0; n < side; n++) {
        const start = n * line;
        let sum = 0;
        for (let i = -radius; i < side; i++) {
          if (i + radius < side) sum += from[start + (i + radius) * step]!;
          if (i - radius - 1 >= 0) sum -= from[start + (i - radius - 1) * step]!;
          if (i >= 0) to[start + i * step] = sum / (2 * radius + 1);
        }
      }
      [from, to] = [to, from];
    }
  return from;
}

export function atlas(shapes: Readonly<Record<string, string>>): DataTexture {
  const picture = paint(SIDE, SIDE, (pen) => engrave(pen, shapes));
  const pixels = picture.getContext('2d')!.getImageData(0, 0, SIDE, SIDE).data;
  const ink = Float32Array.from({ length: SIDE * SIDE }, (_, n) => pixels[4 * n]!);
  const depth = blurred(ink, SIDE, CELL / 64);
  const shade = blurred(ink, SIDE, CELL / 20);
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  const at = (x: number, y: number): number => depth[((y + SIDE) % SIDE) * SIDE + ((x + SIDE) % SIDE)]!;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const n = y * SIDE + x;
      data[4 * n] = 128 + (at(x + 1, y) - at(x - 1, y)) * 1.1;
      data[4 * n + 1] = 128 + (at(x, y + 1) - at(x, y - 1)) * 1.1;
      data[4 * n + 2] = ink[n]!;
      data[4 * n + 3] = shade[n]!;
    }
  const made = new DataTexture(new Uint8Array(data.buffer), SIDE, SIDE, RGBAFormat);
  made.minFilter = LinearMipmapLinearFilter;
  made.magFilter = LinearFilter;
  made.generateMipmaps = true;
  made.anisotropy = 4;
  made.needsUpdate = true;
  return made;
}
