/** The table under the box: grain, a pool of light and the shadow of the box, all of it painted. */
import { Mesh, PlaneGeometry, ShaderMaterial } from 'three';
import { chance, paint, texture, type Pen } from './paint';

/** What is painted, in centimetres, and where the table is under the water. */
const SIDE = 90;
const HEIGHT = -0.9;
const PIXELS = 1024;
const EDGE = '#0a1a24';
/** The box from outside. */
const BOX_SIDE = 31.6;

const VERTEX = `
varying vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;
const FRAGMENT = `
uniform sampler2D map;
varying vec2 vUv;
void main() { gl_FragColor = texture2D(map, vUv); }`;

function draw(pen: Pen): void {
  const middle = PIXELS / 2;
  const pool = pen.createRadialGradient(PIXELS * 0.47, PIXELS * 0.45, 60, middle, middle, PIXELS * 0.56);
  pool.addColorStop(0, '#41505a');
  pool.addColorStop(0.4, '#1c3340');
  pool.addColorStop(0.72, '#102431');
  pool.addColorStop(1, EDGE);
  pen.fillStyle = pool;
  pen.fillRect(0, 0, PIXELS, PIXELS);

  const next = chance(5);
  pen.globalAlpha = 0.045;
  for (let n = 0; n < 700; n++) {
    pen.strokeStyle = next() < 0.5 ? '#000' : '#caa06a';
    pen.lineWidth = 0.7 + next() * 2;
    const y = next() * PIXELS;
    pen.beginPath();
    pen.moveTo(0, y);
    pen.bezierCurveTo(PIXELS * 0.3, y + next() * 14 - 7, PIXELS * 0.7, y + next() * 14 - 7, PIXELS, y + next() * 8 - 4);
    pen.stroke();
  }
  pen.globalAlpha = 1;

  // The box itself is drawn outside the picture; only its blurred shadow falls into it.
  const side = (PIXELS * BOX_SIDE) / SIDE;
  pen.shadowColor = 'rgba(0, 0, 0, 0.72)';
  pen.shadowBlur = 44;
  pen.shadowOffsetX = PIXELS * 2;
  pen.fillRect(middle - side / 2 + 8 - PIXELS * 2, middle - side / 2 + 10, side + 14, side + 14);
}

export function table(): Mesh {
  const plane = new PlaneGeometry(SIDE, SIDE);
  plane.rotateX(-Math.PI / 2);
  const mesh = new Mesh(
    plane,
    new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { map: { value: texture(paint(PIXELS, PIXELS, draw), true) } },
    }),
  );
  mesh.position.y = HEIGHT;
  mesh.renderOrder = 1; // after the box, which covers most of it
  return mesh;
}
