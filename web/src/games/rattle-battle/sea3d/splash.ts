/** What comes and goes on the water: rings where dice fall in or go down, bubbles, wakes. */
import { ShaderMaterial } from 'three';
import { OVER_WATER, square } from './foot';
import { Layer } from './layer';
import { TO_SCREEN } from './light';

const MOST = 80;

/** A ring that widens and fades; of a wake it is the trace. */
interface Splash {
  readonly x: number;
  readonly z: number;
  readonly begin: number;
  readonly ms: number;
  readonly size: number;
}

const VERTEX = `
attribute vec4 splash;
varying vec2 vAt;
flat out float fAge;
void main() {
  vAt = position.xz * 2.0;
  fAge = splash.w;
  vec2 p = splash.xy + vAt * splash.z;
  gl_Position = projectionMatrix * viewMatrix * vec4(p.x, 0.02, p.y, 1.0);
}`;

const FRAGMENT = `
varying vec2 vAt;
flat in float fAge;
void main() {
  float age = fAge;
  float radius = mix(0.35, 0.86, 1.0 - (1.0 - age) * (1.0 - age));
  float far = length(vAt);
  float thin = mix(11.0, 24.0, age);
  float ring = exp(-pow((far - radius) * thin, 2.0)) + 0.3 * exp(-pow((far - radius * 0.62) * thin, 2.0));
  float strength = ring * (1.0 - age);
  gl_FragColor = vec4(vec3(0.15, 0.19, 0.18) * strength, strength * 0.1);
  ${TO_SCREEN}
}`;

export class Splashes {
  private readonly layer;
  private splashes: Splash[] = [];

  constructor() {
    const material = new ShaderMaterial({ ...OVER_WATER, vertexShader: VERTEX, fragmentShader: FRAGMENT });
    this.layer = new Layer(square(true), material, { splash: 4 }, MOST, 2.5);
  }

  get mesh() {
    return this.layer.mesh;
  }

  /** Something hits the water at a time of the clock. */
  add(x: number, z: number, begin: number, ms: number, size: number): void {
    this.splashes.push({ x, z, begin, ms, size });
  }

  /** Shows how far they are now; says whether any are left. */
  tick(now: number): boolean {
    this.splashes = this.splashes.filter(({ begin, ms }) => now < begin + ms);
    let shown = 0;
    for (const { x, z, begin, ms, size } of this.splashes)
      if (now >= begin && shown < MOST) this.layer.set('splash', shown++, x, z, size, (now - begin) / ms);
    this.layer.count = shown;
    return this.splashes.length > 0;
  }

  clear(): void {
    this.splashes = [];
    this.layer.count = 0;
  }
}
