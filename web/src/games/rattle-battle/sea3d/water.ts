/** The sea: water with light and foam on it and a chart drawn under it. It stands still while nothing moves. */
import { Mesh, PlaneGeometry, ShaderMaterial, type Texture } from 'three';
import { TO_SCREEN } from './light';
import { BOX } from './turn';

const VERTEX = `
varying vec2 vPlace;
void main() {
  vPlace = position.xz;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`;

const FRAGMENT = `
uniform float seconds, dimmed;
uniform sampler2D noise, chart;
varying vec2 vPlace;
const float HALF = ${(BOX / 2).toFixed(3)};

void main() {
  vec2 p = vPlace;
  vec2 q = p * vec2(0.040, 0.052);
  vec2 bend = (texture2D(noise, q * 0.5 + vec2(seconds * 0.006, 0.02)).rg - 0.4) * 0.09;
  float a = texture2D(noise, q * 1.25 + bend + vec2(seconds * 0.010, seconds * 0.004)).r;
  float b = texture2D(noise, q * 0.72 - bend * 1.4 + vec2(0.37 - seconds * 0.007, 0.11 + seconds * 0.006)).r;
  float web = smoothstep(0.10, 0.0, a) * 0.55 + smoothstep(0.085, 0.0, b) * 0.45;
  float fine = smoothstep(0.34, 0.0, a) * smoothstep(0.5, 0.0, b);

  // A pool of light upper left, darker towards the corners.
  float far = length(p - vec2(-1.6, -2.2)) / HALF;
  vec3 colour = mix(vec3(0.030, 0.215, 0.232), vec3(0.009, 0.102, 0.130), smoothstep(0.0, 0.85, far));
  colour = mix(colour, vec3(0.005, 0.034, 0.058), smoothstep(0.6, 1.42, far) * 0.85);
  colour += vec3(0.04, 0.13, 0.13) * web * (1.05 - 0.55 * smoothstep(0.2, 1.2, far)) * 0.62;
  colour += vec3(0.10, 0.17, 0.15) * fine * 0.30;
  colour *= 0.90 + 0.20 * texture2D(noise, q * 0.31 + vec2(0.2, 0.6)).g;

  float drawn = texture2D(chart, vec2(p.x, -p.y) / (2.0 * HALF) + 0.5 + bend * 0.035).r;
  colour = mix(colour, vec3(0.62, 0.66, 0.52), drawn * 0.40);

  // The walls on the lamp's side shade the water; along all of them runs a line of foam.
  float wall = HALF - max(abs(p.x), abs(p.y));
  float left = smoothstep(3.0, 0.0, p.x + HALF) * 0.62;
  float front = smoothstep(1.5, 0.0, HALF - p.y) * 0.42;
  colour *= 1.0 - max(left, front) - min(left, front) * 0.2;
  colour *= 1.0 - 0.28 * smoothstep(1.0, 0.0, wall);
  float foam = wall - 0.16 - 0.22 * texture2D(noise, p * 0.11 + seconds * 0.01).g;
  colour += vec3(0.42, 0.55, 0.52) * smoothstep(0.13, 0.02, abs(foam)) * 0.5;

  gl_FragColor = vec4(colour * dimmed, 1.0);
  ${TO_SCREEN}
}`;

export class Water {
  readonly mesh: Mesh<PlaneGeometry, ShaderMaterial>;

  constructor(noise: Texture, chart: Texture) {
    const plane = new PlaneGeometry(BOX, BOX);
    plane.rotateX(-Math.PI / 2);
    this.mesh = new Mesh(
      plane,
      new ShaderMaterial({
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        uniforms: { seconds: { value: 3.2 }, dimmed: { value: 1 }, noise: { value: noise }, chart: { value: chart } },
      }),
    );
  }

  /** Drifts on. */
  drift(seconds: number): void {
    this.mesh.material.uniforms.seconds!.value = seconds;
  }

  /** Darker, so that what is drawn over it stands out. */
  dim(on: boolean): void {
    this.mesh.material.uniforms.dimmed!.value = on ? 0.72 : 1;
  }
}
