/** Numbers painted with the outlines of lining figures; fonts on a canvas have only old-style ones. */
import { outlineOf, type Pen } from './paint';

/** Outlines stand in squares of 512 and are 400 tall. */
const [SQUARE, TALL, ADVANCE] = [512, 400, 320];

/** Paints a number, so many pixels tall, with its middle at a place. */
export function paintNumber(
  pen: Pen,
  shapes: Readonly<Record<string, string>>,
  number: number,
  x: number,
  y: number,
  tall: number,
): void {
  const figures = [...String(number)];
  const size = tall / TALL;
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.translate(-SQUARE / 2 - ((figures.length - 1) * ADVANCE) / 2, -SQUARE / 2);
  for (const figure of figures) {
    pen.fill(outlineOf(shapes[figure]));
    pen.translate(ADVANCE, 0);
  }
  pen.restore();
}
