/** All dice in two calls: the dice, and what they do to the water below them. */
import { Color, ShaderMaterial, Quaternion, Vector3, type Texture } from 'three';
import { FACES, type DieKind } from '../cards';
import { cellOf } from './atlas';
import { DIE_FRAGMENT, DIE_VERTEX } from './die-shader';
import { dieGeometry } from './die-geometry';
import { LAMP } from './light';
import { Layer } from './layer';
import { footLayer } from './foot';
import { DIE, heading } from './turn';
import type { DieShown } from './types';

/** No drop has more. */
export const MOST_DICE = 60;

const GLASS: Readonly<Record<Exclude<DieKind, 'player' | 'captain'>, string>> = {
  yellow: '#e8bd00',
  green: '#2fbf55',
  red: '#e8202c',
  orange: '#ff8a26',
  blue: '#2a7bff',
  purple: '#8b3df0',
};
const CAPTAIN = '#141518';
const INK = '#0d0a08';
const LIGHT_ENOUGH = 0.15;

/** The body of a player's die: his colour, as bright as dark engraving needs. */
function stone(colour: string): Color {
  const body = new Color(colour);
  const light = 0.2126 * body.r + 0.7152 * body.g + 0.0722 * body.b;
  return body.multiplyScalar(Math.max(1, LIGHT_ENOUGH / light));
}

/** How the engraving of a captain shines: his colour, lighter and stronger. */
function lightened(colour: string): Color {
  const { h, s, l } = new Color(colour).getHSL({ h: 0, s: 0, l: 0 }, 'srgb');
  return new Color().setHSL(h, Math.min(1, s * 1.5), l + (1 - l) * 0.42, 'srgb');
}

/** Where a die is right now, and how it looks there. */
export interface Posed {
  readonly place: Vector3;
  readonly turn: Quaternion;
  /** From 0 to 1: a gold edge, darkness, and whether it lies still. */
  glow: number;
  dim: number;
  rest: number;
  /** Foam around it from 0 to 1, and how much of it is gold. */
  foam: number;
  gold: number;
}

export const posed = (): Posed => ({
  place: new Vector3(),
  turn: new Quaternion(),
  glow: 0,
  dim: 0,
  rest: 1,
  foam: 1,
  gold: 0,
});

export class Dice {
  private readonly dice;
  private readonly feet;

  constructor(atlas: Texture, noise: Texture) {
    const material = new ShaderMaterial({
      vertexShader: DIE_VERTEX,
      fragmentShader: DIE_FRAGMENT,
      uniforms: { atlas: { value: atlas }, lamp: { value: LAMP } },
    });
    const sizes = { place: 3, turn: 4, body: 4, ink: 4, faces: 3, facesBelow: 3, state: 3 };
    this.dice = new Layer(dieGeometry(), material, sizes, MOST_DICE, 4);
    this.feet = footLayer(noise, MOST_DICE);
  }

  get meshes() {
    return [this.dice.mesh, this.feet.mesh];
  }

  set count(count: number) {
    this.dice.count = this.feet.count = count;
  }

  /** What a die is made of and shows. */
  dress(index: number, { kind, colour, side, face }: DieShown): void {
    const glass = kind === 'player' || kind === 'captain' ? null : GLASS[kind];
    const body = kind === 'player' ? stone(colour) : new Color(glass ?? CAPTAIN);
    const ink = glass ? new Color('#fff') : kind === 'captain' ? lightened(colour) : new Color(INK);
    this.dice.set('body', index, body.r, body.g, body.b, glass ? 1 : 0);
    this.dice.set('ink', index, ink.r, ink.g, ink.b, glass ? 0.25 : kind === 'captain' ? 0.42 : 0);
    this.feet.set('tint', index, body.r, body.g, body.b, glass ? 1 : 0);
    const [a, b, c, d, e, f] = (FACES.get(kind) ?? []).map((shown, n) => cellOf(n === side ? face : shown));
    this.dice.set('faces', index, a ?? 0, b, c);
    this.dice.set('facesBelow', index, d ?? 0, e, f);
  }

  /** Where a die is; called for each of them in every frame that moves them. */
  pose(index: number, { place, turn, glow, dim, rest, foam, gold }: Posed): void {
    this.dice.set('place', index, place.x, place.y, place.z);
    this.dice.set('turn', index, turn.x, turn.y, turn.z, turn.w);
    this.dice.set('state', index, glow, dim, rest);
    this.feet.set('ground', index, place.x, place.z, heading(turn), Math.max(0, place.y - DIE / 2));
    this.feet.set('foam', index, foam, gold);
  }

  drift(seconds: number): void {
    this.feet.material.uniforms.seconds!.value = seconds;
  }
}
