/** How a die is drawn: engraved stone, or glass through which one sees what is engraved on the far side. */
import type { Vector3 } from 'three';
import { CELLS } from './atlas';
import { LIGHT, TO_SCREEN } from './light';
import { DIE, SIDES } from './turn';

const vectors = (name: string, of: (side: (typeof SIDES)[number]) => Vector3): string =>
  `const vec3 ${name}[6] = vec3[6](${SIDES.map(of)
    .map(({ x, y, z }) => `vec3(${x.toFixed(1)}, ${y.toFixed(1)}, ${z.toFixed(1)})`)
    .join(', ')});`;

export const TURNED = `
vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
vec3 turnedBack(vec4 q, vec3 v) { return turned(vec4(-q.xyz, q.w), v); }
`;

export const DIE_VERTEX = `
${TURNED}
attribute vec3 right;
attribute float side;
attribute vec3 place, faces, facesBelow, state;
attribute vec4 turn, body, ink;
varying vec3 vPlace, vNormal, vRight, vInside, vOut, vEye;
varying vec2 vUv;
flat out vec3 fFaces, fBelow, fState, fLamp, fUp;
flat out vec4 fBody, fInk;
flat out float fCell;
uniform vec3 lamp;

void main() {
  vInside = position;
  vOut = normal;
  vUv = uv;
  vPlace = place + turned(turn, position);
  vNormal = turned(turn, normal);
  vRight = turned(turn, right);
  vEye = turnedBack(turn, cameraPosition - place);
  fLamp = turnedBack(turn, lamp);
  fUp = turnedBack(turn, vec3(0.0, 1.0, 0.0));
  fFaces = faces;
  fBelow = facesBelow;
  fState = state;
  fBody = body;
  fInk = ink;
  fCell = side < 2.5 ? faces[int(side + 0.5)] : facesBelow[int(side - 2.5)];
  gl_Position = projectionMatrix * viewMatrix * vec4(vPlace, 1.0);
}`;

export const DIE_FRAGMENT = `
${LIGHT}
${vectors('RIGHT', ({ right }) => right)}
${vectors('UP', ({ up }) => up)}
const float HALF = ${(DIE / 2 - 0.015).toFixed(3)};
uniform sampler2D atlas;
varying vec3 vPlace, vNormal, vRight, vInside, vOut, vEye;
varying vec2 vUv;
flat in vec3 fFaces, fBelow, fState, fLamp, fUp;
flat in vec4 fBody, fInk;
flat in float fCell;

vec4 engraved(float cell, vec2 at) {
  vec2 corner = vec2(mod(cell, ${CELLS}.0), floor(cell / ${CELLS}.0 + 0.001));
  return texture2D(atlas, (corner + vec2(at.x, 1.0 - at.y)) / ${CELLS}.0);
}

/** The side that a point of the cube lies on, in the order of the rules: opposite sides add up to 5. */
int sideOf(vec3 p) {
  vec3 a = abs(p);
  if (a.y >= a.x && a.y >= a.z) return p.y > 0.0 ? 0 : 5;
  if (a.x >= a.z) return p.x > 0.0 ? 1 : 4;
  return p.z > 0.0 ? 3 : 2;
}

/** What comes through a glass die: bent at its surface, tinted by the way through it, the far side's engraving on it. */
vec3 through() {
  vec3 ray = refract(normalize(vInside - vEye), normalize(vOut), 1.0 / 1.42);
  vec3 ends = max((-HALF - vInside) / ray, (HALF - vInside) / ray);
  float way = max(min(min(ends.x, ends.y), ends.z), 0.0);
  vec3 end = vInside + ray * way;
  int side = sideOf(end);
  float cell = side < 3 ? fFaces[side] : fBelow[side - 3];
  float figure = engraved(cell, vec2(dot(end, RIGHT[side]), dot(end, UP[side])) / (2.0 * HALF) + 0.5).b;
  float upward = dot(ray, fUp);
  float away = clamp(dot(normalize(end + 0.001), -fLamp) * 0.6 + 0.5, 0.0, 1.0);
  vec3 a = abs(end);
  float middle = a.x + a.y + a.z - max(a.x, max(a.y, a.z)) - min(a.x, min(a.y, a.z));
  vec3 tint = pow(max(fBody.rgb, vec3(0.010)), vec3(0.85 + way * 1.05));
  vec3 light = mix(vec3(0.20, 0.42, 0.46), vec3(0.75, 0.85, 0.85), smoothstep(-0.4, 0.7, upward)) * 0.55;
  light += vec3(1.0, 0.92, 0.75) * (pow(away, 2.4) * 1.25 + 0.10);
  light += figure * 0.40 + smoothstep(0.40, HALF, middle) * 0.14;
  return tint * light;
}

void main() {
  float glass = fBody.a;
  float glow = fState.x, dim = fState.y, rest = fState.z;
  vec3 out0 = normalize(vNormal);
  vec4 cut = engraved(fCell, vUv);

  // At rest the side on top rules: else people read the wrong number.
  float top = mix(1.0, mix(0.30, 1.0, smoothstep(0.35, 0.85, out0.y)), rest);
  float edge = clamp(fwidth(cut.b), 0.12, 0.5);
  float inked = smoothstep(0.5 - edge, 0.5 + edge, cut.b) * top;
  float shade = cut.a * (1.0 - inked);
  vec2 slope = (cut.rg - 0.5) * 2.0 * mix(0.5, 1.0, top);

  vec3 along = normalize(vRight - out0 * dot(vRight, out0));
  vec3 n = normalize(out0 + (along * slope.x - cross(out0, along) * slope.y) * 1.15);
  vec3 v = normalize(cameraPosition - vPlace);
  float rough = mix(0.30, 0.75, inked);

  vec3 paint = mix(fBody.rgb * mix(1.0, 0.05, glass), fInk.rgb, inked) * (1.0 - 0.30 * shade);
  vec3 light = paint * received(n);
  light += fresnel(dot(n, v)) * mirrored(reflect(-v, n), rough) + 0.04 * gleam(n, v, rough);
  light += glass > 0.5
    ? through() * (1.0 - inked * 0.94) * 0.60 * (1.0 - 0.88 * shade * top)
    : fBody.rgb * 0.035;
  light += fInk.rgb * inked * fInk.a;
  light += vec3(1.0, 0.80, 0.42) * glow * pow(1.0 - abs(dot(v, n)), 2.0);

  // Darker towards the water, and lit by it from below.
  float high = smoothstep(-0.05, 0.75, vPlace.y);
  light *= mix(0.46, 1.0, high) * mix(1.0, mix(0.74, 1.10, smoothstep(0.3, 0.9, out0.y)), rest) * (1.0 - 0.75 * dim);
  light += vec3(0.01, 0.06, 0.06) * (1.0 - high);
  gl_FragColor = vec4(light, 1.0);
  ${TO_SCREEN}
}`;
