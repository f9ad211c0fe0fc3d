/** What the 3D view of the Sea Box is told and what it can do. Places are millimetres from the middle of the box. */
import type { DieKind } from '../cards';
import type { Film } from '../film';
import type { LaidTile } from '../sea/tiles';
import type { Point } from '../wire';

export type State = 'idle' | 'can-act' | 'selected' | 'target' | 'done' | 'ally';

/** A die that lies in the box. */
export interface DieShown extends Point {
  readonly id: string;
  readonly kind: DieKind;
  /** The owner's colour, as CSS writes it; what belongs to nobody has the colour of its kind. */
  readonly colour: string;
  /** How it is turned, in radians, counter-clockwise. */
  readonly angle: number;
  /** Which of its six sides lies up, counted from 0. */
  readonly side: number;
  /** What that side shows, if a card changed it; else what the kind of die has there. */
  readonly face: string;
  readonly state: State;
  /** Shown in a chip beside it: square for a non-player ship, round for a player's. */
  readonly strength?: number;
}

export interface Overlay {
  /** Water within reach of a ship that lay in the middle of it. */
  readonly ring?: Point & { readonly radius: number };
  /** A ship that is held over another place; its footprint stays where it lies. */
  readonly ghost?: Point & { readonly die: string };
  /** The way of a ship, from middle to middle. */
  readonly way?: { readonly from: Point; readonly to: Point };
  /** Where the ship may not end, as outlines; only the part in the ring is hatched. */
  readonly hatch?: readonly (readonly Point[])[];
  /** Measured from wall to wall of two dice. */
  readonly shots?: readonly Shot[];
  /** Dice that are aimed at. */
  readonly brackets?: readonly string[];
  /** The order of a battle, from the winner to the loser of each fight. */
  readonly arrows?: readonly Arrow[];
}

export interface Shot {
  readonly from: Point;
  readonly to: Point;
  /** Not out of range. */
  readonly ok: boolean;
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly state: 'now' | 'later' | 'tie';
  readonly step: number;
}

/** What lies over the canvas at its edges, in CSS pixels: the box stands in the middle of the rest. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What a spyglass shows: a place in its middle, and how many millimetres of the sea across. */
export interface Glimpse extends Point {
  readonly across: number;
}

/** Hears how far a film is; a promise holds it. */
export type OnFrame = (seconds: number) => unknown;

export interface Sea3D {
  /** Shows dice and what is drawn around them; draws one frame if anything changed. */
  show(dice: readonly DieShown[], overlay: Overlay): void;
  /** Lays the ocean tiles of an adventure instead of those before. */
  lay(tiles: readonly LaidTile[]): void;
  /**
   * Plays the film of a fall and ends with `dice` at rest. `order` names the dice of the film; others lie still.
   * `onFrame` hears the seconds of the film that are shown. If it answers with a promise, the film waits for that, and
   * the box jolts when it goes on: somebody banged on the table. An abort goes to the end at once.
   */
  drop(
    film: Film,
    order: readonly string[],
    dice: readonly DieShown[],
    onFrame?: OnFrame,
    signal?: AbortSignal,
  ): Promise<void>;
  /** A die goes down; it stays away until it is shown somewhere else. */
  sink(id: string): Promise<void>;
  /** A die slides to a place, and lies there until it is shown anew. */
  slide(id: string, x: number, y: number): Promise<void>;
  /** Where a place is on the canvas, in CSS pixels; z is the height over the water. */
  project(x: number, y: number, z?: number): Point;
  /** The place on the water under a pixel. */
  unproject(px: number, py: number): Point;
  /** The die under a pixel, or close to it. */
  pick(px: number, py: number): string | null;
  /** Turns the view, by pixels dragged. */
  orbit(dx: number, dy: number): void;
  /** Comes closer, about a pixel or the middle of the view. */
  zoom(factor: number, px?: number, py?: number): void;
  /** The whole box from the front. */
  home(): void;
  /** Comes closer to some dice; null is home. */
  focusOn(dice: readonly string[] | null): void;
  /** Shows a place through a spyglass, on a canvas of its own and as large as that is. */
  spyglass(canvas: HTMLCanvasElement, glimpse: Glimpse): void;
  /** Puts the spyglass away. */
  lowerSpyglass(): void;
  /** Where a place is in the spyglass, as parts of its side from the upper left corner. */
  throughGlass(glimpse: Glimpse, x: number, y: number): Point;
  /** The canvas has another size, or other things lie over it. */
  resize(margins?: Margins): void;
  /** Calls when the camera has moved: labels follow by `project`. */
  onView: (() => void) | null;
  /** Ends it; the canvas cannot be used again. */
  dispose(): void;
  /** How many frames have been drawn. */
  readonly frames: number;
}
