/** Ocean tiles of an adventure: painted on the water, each told by its shape and what is on it. */
import { Mesh, PlaneGeometry, ShaderMaterial, type CanvasTexture } from 'three';
import type { TileShape } from '../cards';
import type { LaidTile } from '../sea/tiles';
import { chance, paint, texture, type Pen } from './paint';
import { BOX, MM } from './turn';

const PIXELS = 1024;

const VERTEX = `
varying vec2 vPlace;
void main() {
  vPlace = uv;
  gl_Position = projectionMatrix * viewMatrix * vec4(position.x, 0.008, position.z, 1.0);
}`;
const FRAGMENT = `
uniform sampler2D map;
varying vec2 vPlace;
void main() { gl_FragColor = texture2D(map, vPlace); }`;

function outline(pen: Pen, shape: TileShape, grown = 0): void {
  pen.beginPath();
  if (shape.shape === 'circle') pen.arc(0, 0, shape.r + grown, 0, Math.PI * 2);
  else if (shape.shape === 'ellipse') pen.ellipse(0, 0, shape.rx + grown, shape.ry + grown, 0, 0, Math.PI * 2);
  else pen.roundRect(-shape.w / 2 - grown, -shape.h / 2 - grown, shape.w + 2 * grown, shape.h + 2 * grown, 3 + grown);
}

/** Half of a tile's width and height. */
function extent(shape: TileShape): readonly [number, number] {
  if (shape.shape === 'circle') return [shape.r, shape.r];
  return shape.shape === 'ellipse' ? [shape.rx, shape.ry] : [shape.w / 2, shape.h / 2];
}

const SAND = ['#bda673', '#96834f', '#5d6a4e'] as const;
const SHALLOWS = ['rgba(150, 214, 186, 0.62)', 'rgba(92, 172, 158, 0.6)', 'rgba(48, 128, 128, 0.5)'] as const;

/** Sand or shallow water, and foam where it breaks. */
function ground(pen: Pen, shape: TileShape, colours: readonly [string, string, string]): void {
  const [wide] = extent(shape);
  const fill = pen.createRadialGradient(-wide * 0.2, -wide * 0.2, 1, 0, 0, wide * 1.1);
  colours.forEach((colour, n) => fill.addColorStop([0, 0.7, 1][n]!, colour));
  outline(pen, shape);
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = 'rgba(235, 250, 244, 0.85)';
  pen.lineWidth = 1.1;
  pen.stroke();
  outline(pen, shape, 2.4);
  pen.strokeStyle = 'rgba(235, 250, 244, 0.3)';
  pen.lineWidth = 0.8;
  pen.stroke();
}

/** A boulder lit from upper left, casting its shadow to the right. */
function boulder(pen: Pen, x: number, y: number, size: number, next: () => number): void {
  const corners = Array.from({ length: 9 }, (_, n) => {
    const angle = (n / 9) * Math.PI * 2;
    const far = size * (0.78 + next() * 0.34);
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86] as const;
  });
  const shape = (dx: number, dy: number, scale: number): void => {
    pen.beginPath();
    for (const [cx, cy] of corners) pen.lineTo(x + (cx - x) * scale + dx, y + (cy - y) * scale + dy);
    pen.fill();
  };
  pen.fillStyle = 'rgba(6, 18, 22, 0.45)';
  shape(size * 0.3, size * 0.12, 1);
  pen.fillStyle = '#4b5357';
  shape(0, 0, 1);
  pen.fillStyle = '#7e8889';
  shape(-size * 0.1, -size * 0.12, 0.74);
  pen.fillStyle = '#aab2ae';
  shape(-size * 0.18, -size * 0.22, 0.4);
}

function rocks(pen: Pen, shape: TileShape): void {
  const [wide, high] = extent(shape);
  const next = chance(23);
  boulder(pen, wide * 0.3, -high * 0.34, high * 0.34, next);
  boulder(pen, -wide * 0.3, high * 0.02, high * 0.46, next);
  boulder(pen, wide * 0.34, high * 0.36, high * 0.3, next);
}

/** Heads of stone and coral just under the surface. */
function reef(pen: Pen, shape: TileShape): void {
  const [wide, high] = extent(shape);
  const next = chance(31);
  for (let n = 0; n < 26; n++) {
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * 0.82];
    const size = high * (0.08 + next() * 0.13);
    pen.fillStyle = ['#b4543f', '#d98a5b', '#6d7f7a', '#8f4a5a'][Math.floor(next() * 4)]!;
    pen.beginPath();
    pen.arc(Math.cos(angle) * wide * far, Math.sin(angle) * high * far, size, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = 'rgba(255, 240, 220, 0.28)';
    pen.beginPath();
    pen.arc(Math.cos(angle) * wide * far - size * 0.25, Math.sin(angle) * high * far - size * 0.3, size * 0.45, 0, 7);
    pen.fill();
  }
}

/** A hull from above, its ribs bare, a mast fallen across it. */
function wreck(pen: Pen, shape: TileShape): void {
  const [wide, high] = extent(shape);
  const [long, broad] = [wide * 0.82, high * 0.52];
  pen.beginPath();
  pen.moveTo(long, 0);
  pen.bezierCurveTo(long * 0.5, -broad * 1.2, -long * 0.5, -broad * 1.1, -long, -broad * 0.6);
  pen.lineTo(-long, broad * 0.6);
  pen.bezierCurveTo(-long * 0.5, broad * 1.1, long * 0.5, broad * 1.2, long, 0);
  pen.fillStyle = '#3a2413';
  pen.fill();
  pen.strokeStyle = '#7d5228';
  pen.lineWidth = 1.5;
  pen.stroke();
  pen.lineWidth = 1.1;
  for (let n = -4; n <= 4; n++) {
    const [x, half] = [(n / 5) * long, broad * (0.86 - 0.5 * Math.max(0, n / 5) ** 2)];
    pen.beginPath();
    pen.moveTo(x, -half);
    pen.quadraticCurveTo(x + 2, 0, x, half);
    pen.stroke();
  }
  pen.strokeStyle = '#a8753c';
  pen.lineWidth = 2.2;
  pen.beginPath();
  pen.moveTo(-long * 0.3, high * 0.86);
  pen.lineTo(long * 0.34, -high * 0.86);
  pen.stroke();
}

/** A quay with houses, seen from above. */
function port(pen: Pen, shape: TileShape): void {
  const [wide, high] = extent(shape);
  pen.fillStyle = '#6b4a26';
  pen.fillRect(-wide * 0.94, high * 0.5, wide * 1.88, high * 0.34);
  pen.fillStyle = 'rgba(20, 10, 4, 0.4)';
  for (let x = -0.9; x < 0.9; x += 0.06) pen.fillRect(x * wide, high * 0.5, 0.5, high * 0.34);
  for (const [at, colour] of [
    [-0.72, '#b0452f'],
    [-0.24, '#c07a3a'],
    [0.24, '#94402c'],
    [0.72, '#b86a34'],
  ] as const) {
    const [x, y, w, h] = [at * wide, -high * 0.2, wide * 0.19, high * 0.46];
    pen.fillStyle = 'rgba(6, 18, 22, 0.4)';
    pen.fillRect(x - w + 2, y - h + 1.5, 2 * w, 2 * h);
    pen.fillStyle = colour;
    pen.fillRect(x - w, y - h, 2 * w, 2 * h);
    pen.fillStyle = 'rgba(255, 232, 190, 0.28)';
    pen.fillRect(x - w, y - h, 2 * w, h);
  }
}

/** Water that turns into the deep. */
function whirlpool(pen: Pen, shape: TileShape): void {
  const [wide] = extent(shape);
  const deep = pen.createRadialGradient(0, 0, 0, 0, 0, wide);
  deep.addColorStop(0, 'rgba(1, 8, 16, 0.96)');
  deep.addColorStop(0.55, 'rgba(2, 26, 38, 0.85)');
  deep.addColorStop(1, 'rgba(4, 60, 72, 0.15)');
  outline(pen, shape);
  pen.fillStyle = deep;
  pen.fill();
  pen.strokeStyle = 'rgba(225, 246, 240, 0.75)';
  pen.lineCap = 'round';
  for (let arm = 0; arm < 4; arm++)
    for (let step = 0; step < 44; step++) {
      const part = step / 44;
      const [angle, far] = [arm * (Math.PI / 2) + part * 3.6, wide * (0.97 - part * 0.84)];
      pen.lineWidth = 1.9 * (1 - part) + 0.3;
      pen.globalAlpha = 0.85 - part * 0.5;
      pen.beginPath();
      pen.arc(0, 0, far, angle, angle + 0.12);
      pen.stroke();
    }
  pen.globalAlpha = 1;
}

const DRAWN: Readonly<Record<string, (pen: Pen, shape: TileShape) => void>> = { reef, wreck, port, whirlpool };

export class Tiles {
  readonly mesh: Mesh<PlaneGeometry, ShaderMaterial>;
  private readonly picture: HTMLCanvasElement;
  private readonly map: CanvasTexture;
  private laid = '[]';

  constructor() {
    this.picture = paint(PIXELS, PIXELS, () => undefined);
    this.map = texture(this.picture);
    this.map.premultiplyAlpha = false;
    const plane = new PlaneGeometry(BOX, BOX);
    plane.rotateX(-Math.PI / 2);
    const material = new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { map: { value: this.map } },
    });
    this.mesh = new Mesh(plane, material);
    this.mesh.renderOrder = 0.5;
    this.mesh.visible = false;
  }

  /** Lays tiles instead of those before; says whether anything changed. */
  show(tiles: readonly LaidTile[]): boolean {
    const laid = JSON.stringify(tiles);
    if (laid === this.laid) return false;
    this.laid = laid;
    this.mesh.visible = tiles.length > 0;
    const pen = this.picture.getContext('2d')!;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, PIXELS, PIXELS);
    const scale = (PIXELS / BOX) * MM;
    for (const { tile, x, y, turn, shape } of tiles) {
      pen.setTransform(scale, 0, 0, scale, PIXELS / 2 + x * scale, PIXELS / 2 - y * scale);
      pen.rotate((-turn * Math.PI) / 180);
      if (tile !== 'whirlpool') ground(pen, shape, tile === 'reef' || tile === 'wreck' ? SHALLOWS : SAND);
      (DRAWN[tile] ?? rocks)(pen, shape);
    }
    this.map.needsUpdate = true;
    return true;
  }
}
