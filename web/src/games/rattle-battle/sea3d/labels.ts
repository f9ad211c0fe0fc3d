/** Numbers in chips: strengths of ships and steps of a battle. They keep their size whatever the camera does. */
import { ShaderMaterial, type Texture } from 'three';
import { paintNumber } from './figures';
import { square } from './foot';
import { Layer } from './layer';
import type { Label } from './overlay';
import { paint, texture, type Pen } from './paint';
import { MM } from './turn';

const MOST = 100;
/** The largest number, and the side of a chip's cell in CSS pixels; it is painted twice as large. */
const NUMBERS = 20;
const CELL = 36;
const FORMS: readonly Label['form'][] = ['enemy', 'player', 'now', 'later'];

const [INK, PARCHMENT, GOLD, DARK] = ['#0b202d', '#f4ead5', '#ffd36a', '#2b2118'];

type Shapes = Readonly<Record<string, string>>;

function chip(pen: Pen, shapes: Shapes, form: Label['form'], number: number): void {
  const disc = (radius: number, colour: string): void => {
    pen.fillStyle = colour;
    pen.beginPath();
    if (form === 'enemy') pen.roundRect(-radius, -radius, 2 * radius, 2 * radius, radius * 0.4);
    else pen.arc(0, 0, radius, 0, Math.PI * 2);
    pen.fill();
  };
  if (form === 'now') {
    disc(17, GOLD);
    disc(15, DARK);
    disc(12, GOLD);
  } else {
    const radius = form === 'later' ? 13.5 : 11;
    disc(radius, PARCHMENT);
    disc(radius - (form === 'later' ? 2 : 1.5), INK);
  }
  pen.fillStyle = form === 'now' ? DARK : '#fff';
  paintNumber(pen, shapes, number, 0, 0, number > 9 ? 9.5 : 11);
}

function picture(shapes: Shapes): Texture {
  return texture(
    paint(NUMBERS * CELL * 2, FORMS.length * CELL * 2, (pen) => {
      pen.scale(2, 2);
      FORMS.forEach((form, row) => {
        for (let number = 0; number < NUMBERS; number++) {
          pen.save();
          pen.translate((number + 0.5) * CELL, (row + 0.5) * CELL);
          chip(pen, shapes, form, number);
          pen.restore();
        }
      });
    }),
  );
}

const VERTEX = `
attribute vec3 at, other;
attribute vec4 set;
attribute vec2 cell;
uniform vec2 canvas;
uniform float closer;
varying vec2 vUv;
void main() {
  vec4 here = projectionMatrix * viewMatrix * vec4(at, 1.0);
  vec4 there = projectionMatrix * viewMatrix * vec4(other, 1.0);
  vec2 away = (here.xy / here.w - there.xy / there.w) * canvas;
  away = length(away) > 0.01 ? normalize(away) : vec2(0.0);
  vec2 moved = (vec2(set.x, -set.y) + away * set.z + vec2(-away.y, away.x) * set.w) * closer;
  vec2 middle = (here.xy / here.w * 0.5 + 0.5) * canvas + moved;
  // On whole pixels, or figures blur.
  vec2 p = floor(middle + 0.5) + position.xy * ${CELL}.0 * mix(1.0, closer, 0.35);
  gl_Position = vec4(p / canvas * 2.0 - 1.0, 0.0, 1.0);
  vUv = vec2((cell.x + position.x + 0.5) / ${NUMBERS}.0, 1.0 - (cell.y + 0.5 - position.y) / ${FORMS.length}.0);
}`;

const FRAGMENT = `
uniform sampler2D map;
varying vec2 vUv;
void main() { gl_FragColor = texture2D(map, vUv); }`;

export class Labels {
  private readonly layer;

  constructor(shapes: Shapes) {
    const material = new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      depthTest: false,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { canvas: { value: [1, 1] }, closer: { value: 1 }, map: { value: picture(shapes) } },
    });
    this.layer = new Layer(square(false), material, { at: 3, other: 3, set: 4, cell: 2 }, MOST, 7);
  }

  get mesh() {
    return this.layer.mesh;
  }

  resize(width: number, height: number): void {
    this.layer.material.uniforms.canvas!.value = [width, height];
  }

  /** Dice look so many times as large as usual: chips stand farther from them, and grow a little. */
  scale(closer: number): void {
    this.layer.material.uniforms.closer!.value = closer;
  }

  show(labels: readonly Label[]): void {
    labels.slice(0, MOST).forEach(({ at, from, height, right, down, away, aside, form, number }, n) => {
      this.layer.set('at', n, at.x * MM, height * MM, -at.y * MM);
      this.layer.set('other', n, from.x * MM, height * MM, -from.y * MM);
      this.layer.set('set', n, right, down, away, aside);
      this.layer.set('cell', n, Math.min(number, NUMBERS - 1), FORMS.indexOf(form));
    });
    this.layer.count = labels.length;
  }
}
