/** What the Sea Box sounds like: wood, water, powder; one meaning each. */
import type { HostSounds } from '../../shell/table/board';
import { knocks, type Film } from './film';
import { clamp, WALL } from './ruler/geometry';
import type { GameEvent } from './wire';

/** A die on wood or water: a click, then two low modes of the box. */
function thud(a: HostSounds, at: number, strength: number, pan = 0): void {
  a.noise({ at, pan, ms: 14, from: 2600, gain: 0.1 * strength });
  a.tone({ at, pan, from: 415, to: 380, ms: 45, gain: 0.1 * strength, type: 'triangle' });
  a.tone({ at, pan, from: 182, to: 150, ms: 70, gain: 0.16 * strength, type: 'triangle' });
}

/** As hard as a die hits that falls into the box from above, in mm/s. */
const LOUD = 2000;

/** How far to one side a knock at the wall is heard: not from one ear alone. */
const ASIDE = 0.8;

/** A part of a fall, in seconds: a knock wherever a die hits something, as hard as it does. */
export function rattle(a: HostSounds, film: Film, from: number, to: number): void {
  for (const { at, strength, x } of knocks(film)) {
    const pan = clamp(x / WALL, -1, 1) * ASIDE;
    if (at >= from && at < to) thud(a, (at - from) * 1000, Math.min(1, 0.2 + strength / LOUD), pan);
  }
}

/** How often the cup is heard, in milliseconds. */
export const SHAKE = 180;

/** The cup, for as long as somebody holds it. */
export function shake(a: HostSounds): void {
  for (let i = 0; i < 5; i++) {
    a.noise({ at: i * 36 + Math.random() * 20, ms: 16, from: 900 + Math.random() * 2600, gain: 0.12, width: 4 });
  }
}

/** A fist on the table. */
export const thump = (a: HostSounds): void => {
  a.tone({ from: 90, to: 46, ms: 160, gain: 0.4, type: 'triangle' });
  a.noise({ ms: 40, from: 500, to: 200, gain: 0.2 });
};

const splash = (a: HostSounds): void => {
  a.noise({ ms: 420, from: 1400, to: 260, gain: 0.2 });
  for (let i = 0; i < 5; i++) a.tone({ at: 180 + i * 70, from: 300, to: 800, ms: 40, gain: 0.04 });
};
const cannon = (a: HostSounds): void => {
  a.noise({ ms: 60, from: 1100, to: 500, gain: 0.5, width: 0.6 });
  a.noise({ ms: 340, from: 160, to: 70, gain: 0.5, width: 0.7 });
  a.tone({ from: 100, to: 34, ms: 320, gain: 0.4, type: 'triangle' });
};
const drum = (a: HostSounds): void => {
  a.tone({ from: 96, to: 84, ms: 190, gain: 0.34, type: 'triangle' });
  a.tone({ from: 150, to: 140, ms: 110, gain: 0.12 });
  a.noise({ ms: 10, from: 900, gain: 0.14 });
};
const coin = (a: HostSounds): void => {
  a.tone({ from: 3100, ms: 90, gain: 0.05 });
  a.tone({ at: 31, from: 4900, ms: 120, gain: 0.04 });
};
const bag = (a: HostSounds): void => a.noise({ ms: 130, from: 2400, to: 3600, gain: 0.1, width: 2 });
const hammer = (a: HostSounds): void => {
  thud(a, 0, 1);
  thud(a, 160, 0.7);
};
const gull = (a: HostSounds): void => {
  for (const at of [0, 190]) a.tone({ at, from: 1150, to: 1600, ms: 150, gain: 0.05, type: 'sawtooth' });
};

const CUES: Partial<Record<GameEvent['kind'], (a: HostSounds) => void>> = {
  fled: gull,
  exploded: cannon,
  volleyed: cannon,
  shot: cannon,
  fought: drum,
  sunk: splash,
  'ship-moved': (a) => a.noise({ ms: 260, from: 320, to: 560, width: 6, gain: 0.2 }),
  'coins-gained': coin,
  'loot-gained': bag,
  'part-gained': hammer,
  'upgrade-gained': hammer,
  'points-bought': hammer,
  rolled: (a) => {
    shake(a);
    thud(a, 220, 0.8);
    thud(a, 290, 0.6);
  },
};

/** The sound of an event. */
export function cue(a: HostSounds, event: GameEvent): void {
  CUES[event.kind]?.(a);
}
