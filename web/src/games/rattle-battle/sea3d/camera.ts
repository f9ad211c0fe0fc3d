/** From where the box is seen. A long lens keeps distances near and far alike. */
import { PerspectiveCamera, Raycaster, Vector2, Vector3, type Ray } from 'three';
import type { Point } from '../wire';
import { BOX, DIE, MM } from './turn';
import type { Glimpse, Margins } from './types';

const FOV = 17;
const DEGREE = Math.PI / 180;
/** The box with its walls, which the view of all shows: half its side, and from the table to the rim. */
const OUTSIDE = BOX / 2 + 1.6;
const [FOOT, RIM] = [-0.9, 2.3];

/** A way to look at the box. */
export interface Look {
  /** Degrees to the right of the front. */
  readonly yaw: number;
  /** Degrees down. */
  readonly pitch: number;
  /** How much closer than the whole box. */
  readonly zoom: number;
  /** The point in the middle of the view. */
  readonly x: number;
  readonly height: number;
  readonly z: number;
}

export const HOME: Look = { yaw: 0, pitch: 58, zoom: 1, x: 0, height: 0, z: 0.2 };
/** Dice fall from high above: seen from lower, and a little smaller. */
export const DROP: Look = { yaw: 0, pitch: 41, zoom: 0.983, x: 0, height: 3.2, z: 0.2 };

const LIMITS = { yaw: 42, pitch: [34, 86], zoom: 4.5 } as const;
/** Degrees for each pixel that is dragged. */
const DRAGGED = 0.22;

/** From 0 to 1, slow at both ends. */
export const smooth = (t: number): number => t * t * (3 - 2 * t);

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A look within what there is to see: never past the walls. */
export function limited(look: Look): Look {
  const zoom = clamp(look.zoom, 1, LIMITS.zoom);
  const free = (BOX / 2) * (1 - 1 / zoom);
  return {
    ...look,
    zoom,
    yaw: clamp(look.yaw, -LIMITS.yaw, LIMITS.yaw),
    pitch: clamp(look.pitch, ...LIMITS.pitch),
    x: clamp(look.x, -free, free),
    z: zoom === 1 ? HOME.z : clamp(look.z, -free, free),
  };
}

export const orbited = (look: Look, dx: number, dy: number): Look =>
  limited({ ...look, yaw: look.yaw - dx * DRAGGED, pitch: look.pitch + dy * DRAGGED });

export function between(a: Look, b: Look, part: number): Look {
  const mix = (from: number, to: number): number => from + (to - from) * part;
  return {
    yaw: mix(a.yaw, b.yaw),
    pitch: mix(a.pitch, b.pitch),
    zoom: a.zoom * (b.zoom / a.zoom) ** part,
    x: mix(a.x, b.x),
    height: mix(a.height, b.height),
    z: mix(a.z, b.z),
  };
}

/** Close enough that some places fill the view, with water around them. */
export function around(places: readonly Point[]): Look {
  if (!places.length) return HOME;
  const range = (values: readonly number[]): readonly [number, number] => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return [((low + high) / 2) * MM, (high - low) * MM];
  };
  const [x, wide] = range(places.map((place) => place.x));
  const [y, deep] = range(places.map((place) => place.y));
  return limited({ ...HOME, zoom: Math.min(2.2, BOX / (Math.max(wide, deep) + 9)), x, z: -y });
}

const NONE: Margins = { top: 0, right: 0, bottom: 0, left: 0 };

/** The camera over a canvas. */
export class View {
  readonly camera = new PerspectiveCamera(FOV, 1, 20, 400);
  /** How far away the whole box just fits. */
  distance = 116;
  look: Look = HOME;
  width = 1;
  height = 1;
  private offset: Point = { x: 0, y: 0 };
  private readonly glass = new PerspectiveCamera(1, 1, 20, 400);
  private readonly caster = new Raycaster();
  private readonly pointed = new Vector2();
  private readonly point = new Vector3();

  /** Puts the whole box into the middle of what is free of a canvas. */
  fit(width: number, height: number, margins: Margins = NONE): void {
    const { look } = this;
    [this.width, this.height, this.offset] = [Math.max(1, width), Math.max(1, height), { x: 0, y: 0 }];
    this.camera.aspect = this.width / this.height;
    const free = {
      width: Math.max(1, width - margins.left - margins.right),
      height: Math.max(1, height - margins.top - margins.bottom),
    };
    let [near, far] = [30, 2000];
    for (let n = 0; n < 40; n++) {
      this.distance = (near + far) / 2;
      this.set(HOME);
      const { left, right, top, bottom } = this.bounds();
      if (right - left > free.width || bottom - top > free.height) near = this.distance;
      else far = this.distance;
    }
    const { left, right, top, bottom } = this.bounds();
    this.offset = {
      x: (left + right) / 2 - margins.left - free.width / 2,
      y: (top + bottom) / 2 - margins.top - free.height / 2,
    };
    this.set(look);
  }

  /** What the box takes of the canvas. */
  private bounds(): { left: number; right: number; top: number; bottom: number } {
    const [xs, ys]: [number[], number[]] = [[], []];
    for (const x of [-OUTSIDE, OUTSIDE])
      for (const z of [-OUTSIDE, OUTSIDE])
        for (const y of [FOOT, RIM]) {
          const seen = this.onCanvas(this.point.set(x, y, z));
          xs.push(seen.x);
          ys.push(seen.y);
        }
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  set(look: Look): void {
    this.look = look;
    const { camera, distance, offset, width, height } = this;
    const [yaw, pitch] = [look.yaw * DEGREE, look.pitch * DEGREE];
    const flat = Math.cos(pitch) * distance;
    // From the middle of the box, whatever is looked at: so the lens is as long everywhere.
    camera.position.set(look.x + Math.sin(yaw) * flat, Math.sin(pitch) * distance, look.z + Math.cos(yaw) * flat);
    camera.lookAt(look.x, look.height, look.z);
    camera.near = Math.max(1, distance - 60);
    camera.far = distance + 120;
    camera.zoom = look.zoom;
    camera.setViewOffset(width, height, offset.x, offset.y, width, height);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }

  /** How large a die in the middle looks, in pixels. */
  get dieSize(): number {
    const tall = 2 * Math.tan((FOV / 2) * DEGREE) * this.distance;
    return (DIE * this.height * this.look.zoom) / tall;
  }

  /** Where a point of the scene is on the canvas. */
  onCanvas(point: Vector3): Point {
    point.project(this.camera);
    return { x: ((point.x + 1) / 2) * this.width, y: ((1 - point.y) / 2) * this.height };
  }

  project(x: number, y: number, z = 0): Point {
    return this.onCanvas(this.point.set(x * MM, z * MM, -y * MM));
  }

  /** The same eye with a longer lens, on one place. */
  spyglass({ x, y, across }: Glimpse): PerspectiveCamera {
    const { glass, camera } = this;
    glass.position.copy(camera.position);
    [glass.near, glass.far] = [camera.near, camera.far];
    const place = this.point.set(x * MM, DIE / 2, -y * MM);
    glass.lookAt(place);
    glass.fov = (2 * Math.atan((across * MM) / 2 / glass.position.distanceTo(place))) / DEGREE;
    glass.updateProjectionMatrix();
    glass.updateMatrixWorld();
    return glass;
  }

  /** Where a place is in the spyglass, as parts of its side from the upper left corner. */
  throughGlass(glimpse: Glimpse, x: number, y: number): Point {
    const glass = this.spyglass(glimpse);
    const { x: across, y: up } = this.point.set(x * MM, 0, -y * MM).project(glass);
    return { x: (across + 1) / 2, y: (1 - up) / 2 };
  }

  /** What lies behind a pixel. */
  ray(px: number, py: number): Ray {
    this.pointed.set((px / this.width) * 2 - 1, 1 - (py / this.height) * 2);
    this.caster.setFromCamera(this.pointed, this.camera);
    return this.caster.ray;
  }

  unproject(px: number, py: number): Point {
    const { origin, direction } = this.ray(px, py);
    const far = -origin.y / Math.min(direction.y, -1e-6);
    return { x: (origin.x + direction.x * far) / MM, y: -(origin.z + direction.z * far) / MM };
  }

  /** Closer about a pixel: what lies there stays there. */
  closer(factor: number, px: number, py: number): Look {
    const before = this.unproject(px, py);
    const { look } = this;
    this.set(limited({ ...look, zoom: look.zoom * factor }));
    const after = this.unproject(px, py);
    const moved = limited({
      ...this.look,
      x: this.look.x + (before.x - after.x) * MM,
      z: this.look.z - (before.y - after.y) * MM,
    });
    this.set(look);
    return moved;
  }
}
