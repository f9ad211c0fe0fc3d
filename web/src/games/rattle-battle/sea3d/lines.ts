/** Strokes of any kind, one call for those on the water and one for those over the dice. */
import { Color, DoubleSide, ShaderMaterial } from 'three';
import { Layer } from './layer';
import { square } from './foot';
import { MM } from './turn';
import type { Stroke } from './overlay';

const MOST = 700;

const ON_WATER = `
  vec2 way = b.xz - a.xz;
  vec2 along = normalize(way + 1e-6);
  float length1 = length(way);`;
const PLACED_ON_WATER = `
  vec2 p = a.xz + along * (start + t * (end - start)) + vec2(-along.y, along.x) * position.y * wide;
  gl_Position = projectionMatrix * viewMatrix * vec4(p.x, a.y, p.y, 1.0);`;

const OVER_DICE = `
  vec4 first = projectionMatrix * viewMatrix * vec4(a, 1.0);
  vec4 second = projectionMatrix * viewMatrix * vec4(b, 1.0);
  vec2 way = (second.xy / second.w - first.xy / first.w) * canvas * 0.5;
  vec2 along = normalize(way + 1e-6);
  float length1 = length(way);`;
const PLACED_OVER_DICE = `
  vec2 p = along * (start + t * (end - start)) + vec2(-along.y, along.x) * position.y * wide;
  gl_Position = vec4(first.xy / first.w + p * 2.0 / canvas, 0.0, 1.0);`;

const vertex = (measured: string, placed: string): string => `
attribute vec3 a, b, cut;
attribute vec2 width, dash;
attribute vec4 colour;
uniform vec2 canvas;
uniform float closer;
varying float vAlong;
flat out vec4 fColour;
flat out vec2 fDash;
void main() {
  ${measured}
  float end = length1 - cut.y * closer;
  float start = cut.z > 0.0 ? end - cut.z * closer : min(cut.x * closer, end);
  float t = position.x + 0.5;
  float wide = mix(width.x, width.y, t) * closer;
  float drawn = end - start;
  float gap = dash.y * closer;
  // Whole dashes only: a stroke ends with one.
  float dashes = max(1.0, floor((drawn + gap) / max((dash.x + dash.y) * closer, 0.001) + 0.5));
  fDash = dash.x > 0.0 ? vec2((drawn - (dashes - 1.0) * gap) / dashes, gap) : vec2(1e6, 0.0);
  vAlong = t * drawn;
  fColour = colour;
  ${placed}
}`;

const FRAGMENT = `
varying float vAlong;
flat in vec4 fColour;
flat in vec2 fDash;
void main() {
  if (mod(vAlong, fDash.x + fDash.y) > fDash.x) discard;
  gl_FragColor = fColour;
}`;

export class Lines {
  private readonly layer;
  private readonly colour = new Color();

  /** Over the dice lengths are pixels, and nothing covers them. */
  constructor(private readonly overDice: boolean) {
    const material = new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      depthTest: !overDice,
      side: DoubleSide,
      vertexShader: overDice ? vertex(OVER_DICE, PLACED_OVER_DICE) : vertex(ON_WATER, PLACED_ON_WATER),
      fragmentShader: FRAGMENT,
      uniforms: { canvas: { value: [1, 1] }, closer: { value: 1 } },
    });
    const sizes = { a: 3, b: 3, cut: 3, width: 2, dash: 2, colour: 4 };
    this.layer = new Layer(square(false), material, sizes, MOST, overDice ? 6 : 3);
  }

  get mesh() {
    return this.layer.mesh;
  }

  resize(width: number, height: number): void {
    this.layer.material.uniforms.canvas!.value = [width, height];
  }

  /** Dice look so many times as large as usual, and strokes that are measured in pixels with them. */
  scale(closer: number): void {
    this.layer.material.uniforms.closer!.value = closer;
  }

  show(strokes: readonly Stroke[]): void {
    const { layer, overDice, colour: shown } = this;
    const unit = overDice ? 1 : MM;
    const height = overDice ? 0.7 : 0.06;
    strokes.slice(0, MOST).forEach(({ a, b, cut = [0, 0], last = 0, width, dash = [0, 0], colour, opacity = 1 }, n) => {
      layer.set('a', n, a.x * MM, height, -a.y * MM);
      layer.set('b', n, b.x * MM, height, -b.y * MM);
      layer.set('cut', n, cut[0] * unit, cut[1] * unit, last * unit);
      layer.set('width', n, width[0] * unit, width[1] * unit);
      layer.set('dash', n, dash[0] * unit, dash[1] * unit);
      // As on the page: these are signs, no light falls on them.
      shown.set(colour).convertLinearToSRGB();
      layer.set('colour', n, shown.r, shown.g, shown.b, opacity);
    });
    layer.count = strokes.length;
  }
}
