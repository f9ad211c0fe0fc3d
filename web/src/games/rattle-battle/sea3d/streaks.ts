/** Faint streaks behind falling dice. */
import { DoubleSide, ShaderMaterial, type Vector3 } from 'three';
import { square } from './foot';
import { Layer } from './layer';

const VERTEX = `
attribute vec3 head, tail;
varying vec2 vAt;
void main() {
  vec4 first = viewMatrix * vec4(head, 1.0);
  vec4 second = viewMatrix * vec4(tail, 1.0);
  vec2 way = first.xy - second.xy;
  vec2 across = normalize(vec2(-way.y, way.x) + 1e-6);
  float t = position.y + 0.5;
  vAt = vec2(position.x * 2.0, t);
  vec4 p = mix(second, first, t);
  p.xy += across * position.x * mix(0.25, 0.95, t);
  gl_Position = projectionMatrix * p;
}`;

const FRAGMENT = `
varying vec2 vAt;
void main() {
  float edge = smoothstep(1.0, 0.6, abs(vAt.x));
  gl_FragColor = vec4(1.0, 0.965, 0.86, 0.26 * vAt.y * edge);
}`;

export class Streaks {
  private readonly layer;

  constructor(most: number) {
    const material = new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
    });
    this.layer = new Layer(square(false), material, { head: 3, tail: 3 }, most, 5);
  }

  get mesh() {
    return this.layer.mesh;
  }

  begin(): void {
    this.layer.count = 0;
  }

  /** A die at `head` that was at `tail` a moment ago. */
  add(head: Vector3, tail: Vector3): void {
    const index = this.layer.count;
    this.layer.set('head', index, head.x, head.y, head.z);
    this.layer.set('tail', index, tail.x, tail.y, tail.z);
    this.layer.count = index + 1;
  }
}
