/** A cube seen from above at a slant, as dice lie in the box on the poster. */

/** How steeply one looks down, and where the light comes from: left, above, and a little from the front. */
const STEEP = (56 * Math.PI) / 180;
const DOWN = Math.sin(STEEP);
const UP = Math.cos(STEEP);
const LIGHT = { x: -0.55, z: 0.35 };

export interface Side {
  /** Its corners, for a polygon. */
  points: string;
  /** How dark it is: 0 for the top. */
  shade: number;
}

export interface Cube {
  /** The sides that can be seen, the top last. */
  sides: Side[];
  /** Lays a drawing flat on the top, for `transform`. */
  onTop: string;
}

/** Around the middle of its foot; turned clockwise. */
export function cube(size: number, degrees: number): Cube {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const half = size / 2;
  const seen = (across: number, along: number, height: number): string => {
    const x = across * cos - along * sin;
    const z = across * sin + along * cos;
    return `${x.toFixed(1)},${(z * DOWN - height * UP).toFixed(1)}`;
  };
  const upright = (a: readonly [number, number], b: readonly [number, number]): Side => {
    const middle = { across: (a[0] + b[0]) / size, along: (a[1] + b[1]) / size };
    const facing = {
      x: middle.across * cos - middle.along * sin,
      z: middle.across * sin + middle.along * cos,
    };
    const light = facing.x * LIGHT.x + facing.z * LIGHT.z;
    return {
      points: [seen(...a, 0), seen(...b, 0), seen(...b, size), seen(...a, size)].join(' '),
      shade: 0.36 - light * 0.34,
    };
  };
  const corners: (readonly [number, number])[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
  const towards = (i: number): number => {
    const [a, b] = [corners[i]!, corners[(i + 1) % 4]!];
    return (a[0] + b[0]) * sin + (a[1] + b[1]) * cos;
  };
  const sides = [0, 1, 2, 3].filter((i) => towards(i) > 0.01 * size);
  return {
    sides: [
      ...sides.map((i) => upright(corners[i]!, corners[(i + 1) % 4]!)),
      { points: corners.map((corner) => seen(...corner, size)).join(' '), shade: 0 },
    ],
    onTop: `matrix(${cos} ${sin * DOWN} ${-sin} ${cos * DOWN} 0 ${-size * UP})`,
  };
}
