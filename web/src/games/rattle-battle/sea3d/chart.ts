/** The sea chart that is drawn on the water: rhumb lines, a rose, soundings, and what swims there. */
import type { CanvasTexture } from 'three';
import { chance, outlineOf, paint, texture, type Pen } from './paint';

const SIDE = 1024;
const ROSE = { x: SIDE * 0.785, y: SIDE * 0.775 };
const TURN = Math.PI * 2;

const white = (strength: number): string => `rgba(255, 255, 255, ${strength})`;

function line(pen: Pen, x: number, y: number, toX: number, toY: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
  pen.stroke();
}

/** Rays from one point over the whole sea, each fourth of them stronger. */
function rhumbLines(pen: Pen, x: number, y: number, rays: number, strength: number): void {
  pen.strokeStyle = white(0.34);
  for (let n = 0; n < rays; n++) {
    const angle = (n / rays) * TURN;
    const strong = n % 4 === 0;
    pen.lineWidth = strong ? 1.6 : 0.9;
    pen.globalAlpha = strength * (strong ? 1 : 0.55);
    line(pen, x, y, x + Math.cos(angle) * SIDE * 1.6, y + Math.sin(angle) * SIDE * 1.6);
  }
  pen.globalAlpha = 1;
}

function rose(pen: Pen): void {
  const { x, y } = ROSE;
  pen.strokeStyle = white(0.5);
  for (const radius of [92, 84, 58]) {
    pen.lineWidth = radius === 92 ? 2 : 1;
    pen.beginPath();
    pen.arc(x, y, radius, 0, TURN);
    pen.stroke();
  }
  pen.lineWidth = 1;
  for (let n = 0; n < 72; n++) {
    const [cos, sin] = [Math.cos((n / 72) * TURN), Math.sin((n / 72) * TURN)];
    const end = n % 6 ? 89 : 92;
    line(pen, x + cos * 84, y + sin * 84, x + cos * end, y + sin * end);
  }
  for (let n = 0; n < 16; n++) {
    const angle = (n / 16) * TURN - TURN / 4;
    const length = n % 4 === 0 ? 122 : n % 2 === 0 ? 82 : 56;
    const foot = (n % 4 === 0 ? 15 : 11) * 1.5;
    for (const side of [-1, 1]) {
      pen.fillStyle = white(side > 0 ? 0.62 : 0.22);
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + Math.cos(angle + side * 0.39) * foot, y + Math.sin(angle + side * 0.39) * foot);
      pen.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
      pen.fill();
    }
  }
  pen.fillStyle = white(0.5);
  pen.font = "800 26px 'Alegreya SC'";
  pen.textAlign = 'center';
  pen.fillText('N', x, y - 128);
}

/** Depths in fathoms, none under the rose. */
function soundings(pen: Pen): void {
  const next = chance(11);
  pen.fillStyle = white(0.34);
  pen.font = 'italic 500 17px Alegreya';
  for (let n = 0; n < 46; n++) {
    const [x, y] = [next() * SIDE * 0.94 + SIDE * 0.03, next() * SIDE * 0.94 + SIDE * 0.03];
    if (Math.hypot(x - ROSE.x, y - ROSE.y) < 150) continue;
    pen.save();
    pen.translate(x, y);
    pen.rotate(-0.12);
    pen.fillText(String(Math.floor(4 + next() * 40)), 0, 0);
    pen.restore();
  }
}

/** The chart; `drawings` are paths in squares of 512. */
export function chart(drawings: Readonly<Record<string, string>>): CanvasTexture {
  const put = (pen: Pen, name: string, x: number, y: number, size: number, strength: number, turn = 0): void => {
    pen.save();
    pen.fillStyle = white(strength);
    pen.translate(x * SIDE, y * SIDE);
    pen.rotate(turn);
    pen.scale(size / 512, size / 512);
    pen.translate(-256, -256);
    pen.fill(outlineOf(drawings[name]));
    pen.restore();
  };
  return texture(
    paint(SIDE, SIDE, (pen) => {
      pen.fillStyle = '#000';
      pen.fillRect(0, 0, SIDE, SIDE);
      rhumbLines(pen, ROSE.x, ROSE.y, 32, 0.75);
      rhumbLines(pen, SIDE * 0.2, SIDE * 0.22, 16, 0.45);
      soundings(pen);
      rose(pen);
      put(pen, 'serpent', 0.15, 0.16, 132, 0.3, -0.1);
      put(pen, 'whale', 0.88, 0.2, 70, 0.26);
      put(pen, 'caravel', 0.13, 0.86, 84, 0.28);
    }),
  );
}
