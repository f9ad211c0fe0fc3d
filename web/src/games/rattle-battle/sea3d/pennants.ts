/** White pennants on the ships that fight on the players' side. */
import { BufferAttribute, DoubleSide, InstancedBufferGeometry, ShaderMaterial } from 'three';
import { Layer } from './layer';
import type { Posed } from './dice';
import { DIE } from './turn';

const MOST = 20;

/** A pole and a flag with a dark edge around it: x, y, and how white. */
const [WIDE, HIGH, TOP] = [0.95, 0.62, 1.45];
const POLE = [
  [-0.06, 0, 0],
  [0.06, 0, 0],
  [0.06, TOP, 0],
  [-0.06, 0, 0],
  [0.06, TOP, 0],
  [-0.06, TOP, 0],
] as const;
const flag = (edge: number, white: number): [number, number, number][] => [
  [0.02 - edge * 0.5, TOP + edge, white],
  [0.02 - edge * 0.5, TOP - HIGH - edge, white],
  [WIDE + edge * 2, TOP - HIGH / 2, white],
];

const VERTEX = `
attribute vec3 place;
varying float vWhite;
void main() {
  vWhite = position.z;
  // It stands upright on the far left corner and looks at the viewer.
  vec3 foot = place + vec3(-0.40, ${(DIE / 2 - 0.05).toFixed(2)}, -0.40);
  vec3 right = vec3(viewMatrix[0][0], 0.0, viewMatrix[2][0]);
  gl_Position = projectionMatrix * viewMatrix * vec4(foot + normalize(right) * -position.x + vec3(0.0, position.y, 0.0), 1.0);
}`;

const FRAGMENT = `
varying float vWhite;
void main() { gl_FragColor = vec4(mix(vec3(0.04, 0.11, 0.15), vec3(1.0, 0.99, 0.95), step(0.5, vWhite)), 1.0); }`;

export class Pennants {
  private readonly layer;

  constructor() {
    const corners = [...POLE, ...flag(0.07, 0), ...flag(0, 1)].flat();
    const geometry = new InstancedBufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
    // Flag and edge lie in one plane: what comes later is seen.
    const material = new ShaderMaterial({
      transparent: true,
      side: DoubleSide,
      depthWrite: false,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
    });
    this.layer = new Layer(geometry, material, { place: 3 }, MOST, 5);
  }

  get mesh() {
    return this.layer.mesh;
  }

  /** One on each of these dice. */
  show(dice: readonly Posed[]): void {
    dice.slice(0, MOST).forEach(({ place }, n) => this.layer.set('place', n, place.x, place.y, place.z));
    this.layer.count = dice.length;
  }
}
