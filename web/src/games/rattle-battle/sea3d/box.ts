/** The box: wooden walls, the chart's scale in millimetres on their rim, brass at the corners. One mesh. */
import { BufferAttribute, BufferGeometry, Mesh, RepeatWrapping, ShaderMaterial, SphereGeometry } from 'three';
import { paintNumber } from './figures';
import { LIGHT, TO_SCREEN } from './light';
import { chance, paint, texture, type Pen } from './paint';
import { BOX } from './turn';

const HALF = BOX / 2;
const THICK = 1.55;
const OUTER = HALF + THICK;
const HEIGHT = 2.15;
const FOOT = -0.9;
/** Wood on both sides of the scale. */
const LIP = 0.34;

/** Both pictures are one texture: the scale in its upper part, wood below; both go on to the right. */
const PICTURE = { width: 1140, scale: 64, wood: 128 };
const WOOD = PICTURE.wood / (PICTURE.wood + PICTURE.scale);

type Point = readonly [number, number, number];

/** What a vertex belongs to, as the shader knows it: wood and paper take light, brass mirrors it. */
const STUFF = { wood: 0, scale: 1, brass: 2 } as const;
type Stuff = keyof typeof STUFF;

class Boards {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly places: number[] = [];
  /** How bright the painted light is, and the stuff. */
  readonly looks: number[] = [];
  readonly triangles: number[] = [];

  vertex(at: Point, normal: Point, u: number, v: number, bright: number, stuff: Stuff): void {
    this.positions.push(...at);
    this.normals.push(...normal);
    this.places.push(u, stuff === 'scale' ? WOOD + v * (1 - WOOD) : 0.004 + v * (WOOD - 0.008));
    this.looks.push(bright, STUFF[stuff]);
  }

  /** A board with four corners; `us` and `vs` are where its lower and upper edge lie in the picture. */
  quad(
    corners: readonly [Point, Point, Point, Point],
    normal: Point,
    us: readonly [number, number, number, number],
    vs: readonly [number, number],
    bright: readonly [number, number],
    stuff: Stuff,
  ): void {
    const first = this.positions.length / 3;
    corners.forEach((corner, n) => {
      const upper = n < 2 ? 0 : 1;
      this.vertex(corner, normal, us[n]!, vs[upper], bright[upper], stuff);
    });
    this.triangles.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }

  /** A block of brass. */
  block(x: number, y: number, z: number, wide: number, high: number, deep: number): void {
    const [a, b, c] = [wide / 2, high / 2, deep / 2];
    const side = (normal: Point, right: Point, up: Point): void => {
      const corner = (s: number, t: number): Point => [
        x + a * (normal[0] + s * right[0] + t * up[0]),
        y + b * (normal[1] + s * right[1] + t * up[1]),
        z + c * (normal[2] + s * right[2] + t * up[2]),
      ];
      const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] as const;
      this.quad(corners, normal, [0, 0, 0, 0], [0, 0], [1, 1], 'brass');
    };
    side([0, 1, 0], [1, 0, 0], [0, 0, -1]);
    for (const s of [-1, 1]) {
      side([s, 0, 0], [0, 0, -s], [0, 1, 0]);
      side([0, 0, s], [s, 0, 0], [0, 1, 0]);
    }
  }

  /** The head of a nail. */
  stud(x: number, y: number, z: number, shape: BufferGeometry): void {
    const first = this.positions.length / 3;
    const [at, normal] = [shape.getAttribute('position'), shape.getAttribute('normal')];
    for (let n = 0; n < at.count; n++) {
      const looks: Point = [normal.getX(n), normal.getY(n), normal.getZ(n)];
      this.vertex([at.getX(n) + x, at.getY(n) + y, at.getZ(n) + z], looks, 0, 0, 1, 'brass');
    }
    for (const n of shape.getIndex()?.array ?? []) this.triangles.push(first + n);
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3));
    made.setAttribute('normal', new BufferAttribute(new Float32Array(this.normals), 3));
    made.setAttribute('uv', new BufferAttribute(new Float32Array(this.places), 2));
    made.setAttribute('looks', new BufferAttribute(new Float32Array(this.looks), 2));
    made.setIndex(this.triangles);
    return made;
  }
}

/** The four walls: the one at the back, and the same turned. */
function walls(boards: Boards): void {
  for (let turn = 0; turn < 4; turn++) {
    const [cos, sin] = [[1, 0, -1, 0][turn]!, [0, 1, 0, -1][turn]!];
    const at = (x: number, y: number, z: number): Point => [x * cos - z * sin, y, x * sin + z * cos];
    const [b, o, h, m] = [HALF, OUTER, HEIGHT, LIP];
    const top = h + 0.06;
    const along = [0, 2.2, 2.2, 0] as const;
    const inside = [at(-b, FOOT, -b), at(b, FOOT, -b), at(b, h, -b), at(-b, h, -b)] as const;
    boards.quad(inside, at(0, 0, 1), along, [0, 1], [0.55, 1.9], 'wood');
    const outside = [at(o, FOOT, -o), at(-o, FOOT, -o), at(-o, h, -o), at(o, h, -o)] as const;
    boards.quad(outside, at(0, 0, -1), along, [0, 1], [0.35, 1.25], 'wood');
    const inner = [at(-b, h, -b), at(b, h, -b), at(b + m, top, -b - m), at(-b - m, top, -b - m)] as const;
    boards.quad(inner, at(0, 0.97, 0.24), along, [0.1, 0.2], [1.25, 1.35], 'wood');
    const outer = [at(-o + m, top, -o + m), at(o - m, top, -o + m), at(o, h, -o), at(-o, h, -o)] as const;
    boards.quad(outer, at(0, 0.98, -0.2), along, [0.1, 0.2], [1.3, 1.1], 'wood');
    const rim = [
      at(-b - m, top, -b - m),
      at(b + m, top, -b - m),
      at(o - m, top, -o + m),
      at(-o + m, top, -o + m),
    ] as const;
    boards.quad(rim, at(0, 1, 0), [-0.012, 1.012, 1.03, -0.03], [0, 1], [1, 1], 'scale');
  }
}

function brass(boards: Boards): void {
  const middle = HALF + THICK / 2;
  const head = new SphereGeometry(0.17, 10, 6);
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      boards.block(x * middle, HEIGHT + 0.02, z * middle, THICK + 0.22, 0.22, THICK + 0.22);
      boards.block(x * (middle - 1.5), HEIGHT + 0.02, z * middle, 1.9, 0.18, 0.5);
      boards.block(x * middle, HEIGHT + 0.02, z * (middle - 1.5), 0.5, 0.18, 1.9);
      boards.block(x * (OUTER + 0.02), 0.6, z * (OUTER - 0.9), 0.12, 3.1, 1.9);
      boards.block(x * (OUTER - 0.9), 0.6, z * (OUTER + 0.02), 1.9, 3.1, 0.12);
      for (const [i, j] of [
        [0, 0],
        [2.04, 0],
        [0, 2.04],
      ] as const)
        boards.stud(x * (middle - i), HEIGHT + 0.13, z * (middle - j), head);
    }
}

function grain(pen: Pen, height: number): void {
  const { width } = PICTURE;
  const next = chance(99);
  pen.fillStyle = '#5a3519';
  pen.fillRect(0, 0, width, height);
  for (let n = 0; n < 900; n++) {
    const y = next() * height;
    pen.strokeStyle = `rgba(${next() < 0.5 ? '24, 11, 4' : '168, 108, 58'}, ${0.05 + next() * 0.16})`;
    pen.lineWidth = 0.6 + next() * 1.6;
    let x = next() * (width + 120) - 120;
    pen.beginPath();
    pen.moveTo(x, y);
    for (let k = 0; k < 5; k++) {
      x += 60 + next() * 60;
      pen.lineTo(x, y + (next() - 0.5) * 3.5);
    }
    pen.stroke();
  }
  // Two rows of planks.
  pen.fillStyle = 'rgba(18, 8, 3, 0.75)';
  pen.fillRect(0, height / 2 - 1, width, 2.2);
  pen.fillRect(0, 0, width, 1.4);
  for (const [at, row] of [
    [0.18, 0],
    [0.62, 0],
    [0.4, 1],
    [0.86, 1],
  ] as const)
    pen.fillRect(at * width, (row * height) / 2, 3, height / 2);
  pen.fillStyle = 'rgba(255, 215, 160, 0.18)';
  pen.fillRect(0, height / 2 + 1.4, width, 1);
}

/** A zebra of centimetres, ticks of half ones, a number at every fifth. */
function scale(pen: Pen, height: number, shapes: Readonly<Record<string, string>>): void {
  const { width } = PICTURE;
  const centimetre = width / BOX;
  pen.fillStyle = '#e9dcbd';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#2b2118';
  for (let n = 0; n < BOX; n += 2) pen.fillRect(n * centimetre, height * 0.56, centimetre, height * 0.26);
  for (const [y, thick] of [
    [height * 0.5, 2.4],
    [height * 0.84, 2.4],
    [3, 3],
    [height - 6, 3],
  ] as const)
    pen.fillRect(0, y, width, thick);
  for (let n = 0; n < 2 * BOX; n++) pen.fillRect((n * centimetre) / 2, height * 0.84, 1.4, n % 2 ? 4 : 7);
  for (let n = 5; n < BOX; n += 5) paintNumber(pen, shapes, n * 10, n * centimetre, height * 0.28, 17);
}

const VERTEX = `
attribute vec2 looks;
varying vec3 vNormal, vPlace;
varying vec2 vUv, vLooks;
void main() {
  vNormal = normal;
  vPlace = position;
  vUv = uv;
  vLooks = looks;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`;

const FRAGMENT = `
${LIGHT}
uniform sampler2D map;
varying vec3 vNormal, vPlace;
varying vec2 vUv, vLooks;

vec3 linear(vec3 c) { return pow(c, vec3(2.2)); }

void main() {
  vec3 n = normalize(vNormal);
  vec3 v = normalize(cameraPosition - vPlace);
  vec3 r = reflect(-v, n);
  vec3 colour;
  if (vLooks.y > 1.5) {
    vec3 brass = vec3(0.584, 0.301, 0.042);
    colour = brass * (mirrored(r, 0.30) * 1.15 + gleam(n, v, 0.30) + 0.05 * received(n));
  } else {
    bool wood = vLooks.y < 0.5;
    vec3 paint = linear(texture2D(map, vUv).rgb) * (wood ? vec3(0.80, 0.63, 0.44) : vec3(0.76, 0.672, 0.479));
    float rough = wood ? 0.62 : 0.8;
    colour = paint * vLooks.x * received(n) + fresnel(dot(n, v)) * 0.8 * (mirrored(r, rough) + gleam(n, v, rough));
  }
  gl_FragColor = vec4(colour, 1.0);
  ${TO_SCREEN}
}`;

export function box(shapes: Readonly<Record<string, string>>): Mesh {
  const boards = new Boards();
  walls(boards);
  brass(boards);
  const picture = paint(PICTURE.width, PICTURE.scale + PICTURE.wood, (pen) => {
    scale(pen, PICTURE.scale, shapes);
    pen.translate(0, PICTURE.scale);
    grain(pen, PICTURE.wood);
  });
  const map = texture(picture);
  map.wrapS = RepeatWrapping;
  map.anisotropy = 4;
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { map: { value: map } },
  });
  return new Mesh(boards.geometry(), material);
}
