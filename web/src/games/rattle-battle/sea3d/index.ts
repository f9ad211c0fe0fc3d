/** The 3D view of the Sea Box. Import it only when it is wanted: three.js comes with it. */
import { Sea } from './scene';
import { Stage, rendererOn } from './stage';
import type { Sea3D } from './types';

export type * from './types';

export interface Options {
  /** Nothing should fly. */
  readonly still: boolean;
  /** Pixels of the screen for each of CSS: at most 2, on phones 1.5. */
  readonly pixelRatio: number;
}

/** The view on a canvas; null if this browser has no WebGL. */
export async function createSea3D(canvas: HTMLCanvasElement, { still, pixelRatio }: Options): Promise<Sea3D | null> {
  const renderer = rendererOn(canvas);
  if (!renderer) return null;
  return new Sea(await Stage.on(renderer, pixelRatio), canvas, still);
}
