/** What a die does to the water: its shadow, light through glass, foam around it. */
import {
  AddEquation,
  CustomBlending,
  InstancedBufferGeometry,
  OneFactor,
  OneMinusSrcAlphaFactor,
  PlaneGeometry,
  ShaderMaterial,
  type Texture,
} from 'three';
import { Layer } from './layer';
import { SHADOW, TO_SCREEN } from './light';
import { DIE } from './turn';

/** Adds light and covers what is below at once. */
export const OVER_WATER = {
  transparent: true,
  depthWrite: false,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
  blendEquation: AddEquation,
} as const;

/** A square to be laid anywhere, lying on the water if it is `flat`. */
export function square(flat: boolean): InstancedBufferGeometry {
  const plane = new PlaneGeometry(1, 1);
  if (flat) plane.rotateX(-Math.PI / 2);
  const made = new InstancedBufferGeometry();
  made.setIndex(plane.getIndex());
  made.setAttribute('position', plane.getAttribute('position'));
  return made;
}

/** Where a shadow goes for each centimetre of height. */
const FALL = `vec2(${SHADOW.x.toFixed(3)}, ${SHADOW.z.toFixed(3)})`;

/** A die that is higher, in centimetres, throws no shadow. */
const HIGHEST = '11.0';

const VERTEX = `
attribute vec4 ground, tint;
attribute vec2 foam;
varying vec2 vAt;
flat out vec4 fGround, fTint;
flat out vec2 fFoam;
void main() {
  // Just so large that all of it is in; from high above nothing is left of it.
  float size = ground.w < ${HIGHEST} ? 4.4 + ground.w : 0.0;
  vAt = position.xz * size;
  fGround = ground;
  fTint = tint;
  fFoam = foam;
  vec2 place = ground.xy + ${FALL} * ground.w + vAt;
  gl_Position = projectionMatrix * viewMatrix * vec4(place.x, 0.012, place.y, 1.0);
}`;

const FRAGMENT = `
uniform sampler2D noise;
uniform float seconds;
varying vec2 vAt;
flat in vec4 fGround, fTint;
flat in vec2 fFoam;

/** How far outside the die's outline a point is, in its own axes. */
float outside(vec2 p) {
  p = abs(p) - ${(DIE / 2 - 0.1).toFixed(2)};
  return length(max(p, 0.0)) + min(max(p.x, p.y), 0.0) - 0.1;
}

void main() {
  float height = fGround.w;
  float c = cos(fGround.z), s = sin(fGround.z);
  mat2 own = mat2(c, s, -s, c);
  float soft = 0.14 + height * 0.22;
  float shadow = 0.0;
  for (int i = 0; i < 5; i++) {
    float part = float(i) / 4.0;
    float d = outside(own * (vAt - ${FALL} * 1.2 * part));
    shadow = max(shadow, (1.0 - smoothstep(-soft, soft * (0.6 + part * 1.6), d)) * (1.0 - part * 0.30));
  }
  float near = outside(own * vAt);
  float contact = (1.0 - smoothstep(-0.05, 0.42, near)) * exp(-height * 3.0);
  float fade = (1.0 - height / ${HIGHEST}) / (1.0 + height * 0.22);
  float cover = max(shadow * 0.66 * fade, contact * 0.62);

  vec3 light = vec3(0.0);
  if (fTint.a > 0.5) {
    vec2 p = own * (vAt - ${FALL} * 0.95);
    float pool = exp(-dot(p, p) * 1.1);
    float core = exp(-pow(abs(outside(own * (vAt - ${FALL} * 0.72)) + 0.12) * 3.2, 2.0));
    light += fTint.rgb * (pool * 0.34 + core * 0.30) * fade * shadow;
    cover *= 0.74;
  }
  float n = texture2D(noise, (fGround.xy + vAt) * 0.16 + seconds * 0.01).g;
  float thin = mix(1.0, 1.5, fFoam.y);
  float ring = exp(-pow((near - 0.13 - 0.10 * n) * 11.0 * thin, 2.0)) * (0.45 + 0.75 * n);
  ring += exp(-pow((near - 0.52 - 0.12 * n) * 9.0, 2.0)) * 0.20 * n * (1.0 - fFoam.y);
  light += mix(vec3(0.24, 0.296, 0.28), vec3(0.95, 0.56, 0.13), fFoam.y) * ring * fFoam.x * exp(-height * 5.0);
  gl_FragColor = vec4(light, clamp(cover, 0.0, 0.92));
  ${TO_SCREEN}
}`;

export function footLayer(noise: Texture, most: number) {
  const material = new ShaderMaterial({
    ...OVER_WATER,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { noise: { value: noise }, seconds: { value: 3.2 } },
  });
  return new Layer(square(true), material, { ground: 4, tint: 4, foam: 2 }, most, 2);
}
