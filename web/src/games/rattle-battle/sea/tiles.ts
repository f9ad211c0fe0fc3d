/** The ocean tiles of an adventure as they are drawn. */
import { ADVENTURES, TILES, type TileShape } from '../cards';
import { place } from '../ruler/geometry';

export interface LaidTile {
  tile: string;
  x: number;
  y: number;
  /** Degrees, counter-clockwise. */
  turn: number;
  shape: TileShape;
}

export function laidOn(card: string): LaidTile[] {
  return (ADVENTURES.get(card)?.tiles ?? []).map(({ tile, x, y, turn = 0 }) => ({
    tile,
    ...place(x, y),
    turn,
    shape: TILES[tile]!,
  }));
}
