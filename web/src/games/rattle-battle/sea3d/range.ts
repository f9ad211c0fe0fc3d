/** The water that a ship can reach: a ring like a protractor, lit inside, hatched where the ship may not end. */
import { Color, Mesh, PlaneGeometry, ShaderMaterial, Vector3 } from 'three';
import type { Point } from '../wire';
import { OVER_WATER } from './foot';
import { TO_SCREEN } from './light';
import { paint, texture } from './paint';
import { BOX, DIE, MM } from './turn';
import type { Overlay } from './types';

const PIXELS = 1024;

const VERTEX = `
varying vec2 vPlace;
void main() {
  vPlace = position.xz;
  gl_Position = projectionMatrix * viewMatrix * vec4(position.x, 0.03, position.z, 1.0);
}`;

const FRAGMENT = `
uniform vec3 ring, gold;
uniform sampler2D blocked;
varying vec2 vPlace;
const float HALF = ${(BOX / 2).toFixed(3)};
const float BAND = ${(DIE / 2).toFixed(2)};

/** Whether a signed distance is inside, with an edge of one pixel. */
float within(float distance, float pixel) { return clamp(0.5 - distance / pixel, 0.0, 1.0); }

void main() {
  vec2 p = vPlace - ring.xy;
  float far = length(p);
  float radius = ring.z;
  if (far > radius + 0.6) discard;
  float shut = texture2D(blocked, vec2(vPlace.x, -vPlace.y) / (2.0 * HALF) + 0.5).r;
  float wall = HALF - BAND - max(abs(vPlace.x), abs(vPlace.y));
  float inside = smoothstep(0.0, 0.04, min(radius - far, wall));
  float open = inside * (1.0 - smoothstep(0.4, 0.6, shut));
  float closed = inside * smoothstep(0.4, 0.6, shut);
  float slant = (vPlace.x + vPlace.y) * 1.7;
  float stripes = within(0.46 - abs(fract(slant) - 0.5), fwidth(slant));

  // Ticks every 5 mm of the ring, long ones every 25.
  float turn = atan(p.y, p.x) * radius + 100.0;
  float pixel = fwidth(far);
  float outside = within(radius - far, pixel);
  float line = within(abs(far - radius) - 0.05, pixel);
  float tick = within(abs(mod(turn, 0.5) - 0.25) - 0.025, pixel) * outside * within(far - radius - 0.26, pixel);
  float fifth =
    within(abs(mod(turn, 2.5) - 1.25) - 0.035, pixel) * outside * within(far - radius - 0.5, pixel);
  float drawn = max(max(line * 0.95, tick * 0.75), fifth * 0.85);

  vec3 light = gold * open * (0.030 + 0.060 * pow(far / radius, 3.0));
  light = mix(light, gold * 1.05 + 0.05, drawn) + vec3(0.85, 0.25, 0.15) * closed * stripes * 0.22;
  gl_FragColor = vec4(light, drawn * 0.9 + closed * stripes * 0.15);
  ${TO_SCREEN}
}`;

export class Range {
  readonly mesh: Mesh<PlaneGeometry, ShaderMaterial>;
  private readonly mask;
  private readonly picture: HTMLCanvasElement;
  private shut = '';

  constructor() {
    this.picture = paint(PIXELS, PIXELS, () => undefined);
    this.mask = texture(this.picture, true);
    const plane = new PlaneGeometry(BOX, BOX);
    plane.rotateX(-Math.PI / 2);
    this.mesh = new Mesh(
      plane,
      new ShaderMaterial({
        ...OVER_WATER,
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        uniforms: {
          ring: { value: new Vector3() },
          gold: { value: new Color('#e8c667') },
          blocked: { value: this.mask },
        },
      }),
    );
    this.mesh.renderOrder = 1;
    this.mesh.visible = false;
  }

  show(ring: Overlay['ring'], hatch: Overlay['hatch']): void {
    this.mesh.visible = ring !== undefined;
    if (!ring) return;
    const { x, y, radius } = ring;
    (this.mesh.material.uniforms.ring!.value as Vector3).set(x * MM, -y * MM, radius * MM);
    const shut = JSON.stringify(hatch ?? []);
    if (shut !== this.shut) this.block(hatch ?? []);
    this.shut = shut;
  }

  /** Remembers where the ship may not end. */
  private block(outlines: readonly (readonly Point[])[]): void {
    const pen = this.picture.getContext('2d')!;
    const scale = (PIXELS / BOX) * MM;
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, PIXELS, PIXELS);
    pen.fillStyle = '#fff';
    for (const outline of outlines) {
      pen.beginPath();
      for (const { x, y } of outline) pen.lineTo(PIXELS / 2 + x * scale, PIXELS / 2 - y * scale);
      pen.fill();
    }
    this.mask.needsUpdate = true;
  }
}
