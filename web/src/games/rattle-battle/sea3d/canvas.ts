/** What is done with the canvas as a whole. */

/** The box trembles, by so many pixels. */
export function shake(canvas: HTMLCanvasElement, by: number): void {
  const steps = [`0, ${by}px`, `${by / 2}px, ${-by * 0.7}px`, `${-by / 4}px, ${by / 2}px`, '0, 0'];
  canvas.animate(
    steps.map((way) => ({ transform: `translate(${way})` })),
    { duration: 140 },
  );
}

/** What the canvas shows right now fades away over what it shows next. It must have been drawn in the same task. */
export function fade(canvas: HTMLCanvasElement, ms: number): void {
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${canvas.offsetLeft}px`,
    top: `${canvas.offsetTop}px`,
    width: `${canvas.offsetWidth}px`,
    height: `${canvas.offsetHeight}px`,
    pointerEvents: 'none',
  });
  canvas.after(copy);
  copy.animate([{ opacity: 1 }, { opacity: 0 }], { duration: ms, fill: 'forwards' }).onfinish = () => copy.remove();
}
