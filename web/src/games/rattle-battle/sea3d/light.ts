/** How everything is lit, as a piece of shader: one warm lamp upper left, a soft box beside it, a cool strip right. */
import { Vector3 } from 'three';

/** Where the lamp is. */
export const LAMP = new Vector3(-0.52, 0.82, 0.24).normalize();
/** How far the shadow of a thing moves for each centimetre of its height. */
export const SHADOW = { x: -LAMP.x / LAMP.y, z: -LAMP.z / LAMP.y };

const vec3 = ({ x, y, z }: Vector3): string => `vec3(${x.toFixed(4)}, ${y.toFixed(4)}, ${z.toFixed(4)})`;
const towards = (x: number, y: number, z: number): string => vec3(new Vector3(x, y, z).normalize());

/**
 * `received(n)`: light on a matt surface that looks along n. `mirrored(r, rough)`: what is seen along r in a surface
 * so rough. `gleam(n, v, rough)`: the lamp itself on it. All in the scene's own axes.
 */
export const LIGHT = `
const vec3 LAMP = ${vec3(LAMP)};
const vec3 WARM = vec3(1.0, 0.806, 0.552);
const vec3 SOFT_BOX = ${towards(-22, 34, -16)};
const vec3 STRIP = ${towards(34, 16, -10)};
const vec3 LANTERN = ${towards(-38, 10, 20)};

float wide(float cosine) { return max(0.0, (cosine + 0.12) / 1.12); }

vec3 received(vec3 n) {
  vec3 light = WARM * 0.796 * max(0.0, dot(n, LAMP));
  light += mix(vec3(0.001, 0.007, 0.010), vec3(0.091, 0.131, 0.144), 0.5 + 0.5 * n.y);
  light += vec3(0.006, 0.020, 0.030);
  light += vec3(0.44, 0.36, 0.25) * wide(dot(n, SOFT_BOX));
  light += vec3(0.066, 0.098, 0.124) * wide(dot(n, STRIP));
  light += vec3(0.048, 0.030, 0.013) * wide(dot(n, LANTERN));
  return light;
}

float panel(float cosine, float size, float rough) {
  float blur = 0.05 + rough * 0.6;
  float shown = smoothstep(1.0 - size - blur, 1.0 - size + blur, cosine);
  return shown * size / (size + 0.35 * rough * rough);
}

vec3 mirrored(vec3 r, float rough) {
  vec3 light = mix(vec3(0.012, 0.016, 0.016), vec3(0.010, 0.037, 0.058), smoothstep(-0.4, 0.2, r.y));
  light += vec3(9.0, 7.3, 5.0) * panel(dot(r, SOFT_BOX), 0.050, rough);
  light += vec3(1.7, 2.6, 3.2) * panel(dot(r, STRIP), 0.036, rough);
  light += vec3(2.2, 1.37, 0.55) * panel(dot(r, LANTERN), 0.022, rough);
  return light * 0.62;
}

vec3 gleam(vec3 n, vec3 v, float rough) {
  vec3 h = normalize(v + LAMP);
  float a = rough * rough;
  float nh = max(dot(n, h), 0.0);
  float d = nh * nh * (a * a - 1.0) + 1.0;
  float nl = max(dot(n, LAMP), 0.0);
  float nv = max(dot(n, v), 0.0);
  float k = 0.5 / max(mix(2.0 * nl * nv, nl + nv, a), 0.001);
  return WARM * 2.5 * nl * k * a * a / (3.1416 * d * d);
}

/** What a smooth surface that is no metal mirrors, by the angle at which it is seen. */
float fresnel(float cosine) { return 0.04 + 0.96 * pow(1.0 - clamp(cosine, 0.0, 1.0), 5.0); }
`;

/** The end of every shader here: from light to what a screen shows. */
export const TO_SCREEN = `
#include <tonemapping_fragment>
#include <colorspace_fragment>
`;
