/** Pictures that are painted once, when the scene is made. */
import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter } from 'three';

export type Pen = CanvasRenderingContext2D;

export function paint(width: number, height: number, draw: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this browser paints nothing');
  draw(pen);
  return canvas;
}

/** A path of SVG, to be filled. */
export const outlineOf = (path = ''): Path2D => new Path2D(path);

/** `large`: never seen smaller than it is painted. */
export function texture(canvas: HTMLCanvasElement, large = false): CanvasTexture {
  const made = new CanvasTexture(canvas);
  made.generateMipmaps = !large;
  made.minFilter = large ? LinearFilter : LinearMipmapLinearFilter;
  made.magFilter = LinearFilter;
  return made;
}

/** Numbers from 0 to 1 that look like chance and are the same every time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
