/** What Port Royal sounds like: short, dry, wooden; one meaning each. */
import type { HostSounds } from '../../shell/table/board';
import { faceOf } from './cards';
import type { GameEvent } from './wire';

const SOUNDS: Record<string, (a: HostSounds, pitch: number) => void> = {
  card: (a, pitch) => {
    a.noise({ ms: 70, from: 2400 * pitch, to: 5200 * pitch, gain: 0.22 });
    a.noise({ at: 45, ms: 40, from: 1500 * pitch, gain: 0.15 });
  },
  person: (a) => {
    a.tone({ at: 200, from: 210, to: 130, ms: 90, gain: 0.2, type: 'triangle' });
    a.tone({ at: 310, from: 190, to: 120, ms: 80, gain: 0.14, type: 'triangle' });
  },
  ship: (a) => {
    a.noise({ at: 200, ms: 240, from: 320, to: 520, width: 9, gain: 0.3 });
  },
  stop: (a) => {
    for (let i = 0; i < 6; i++) a.tone({ at: i * 55, from: 900 - i * 60, to: 500, ms: 45, gain: 0.06, type: 'square' });
    a.noise({ at: 330, ms: 260, from: 500, to: 180, gain: 0.2 });
  },
  coin: (a) => {
    a.tone({ from: 2350, ms: 110, gain: 0.07 });
    a.tone({ at: 20, from: 3500, ms: 160, gain: 0.05 });
  },
  'coin-far': (a) => a.tone({ from: 1700, ms: 90, gain: 0.04 }),
  hire: (a) => {
    a.noise({ ms: 170, from: 3200, to: 4200, gain: 0.08, width: 4 });
    a.tone({ at: 200, from: 140, to: 70, ms: 110, gain: 0.3, type: 'triangle' });
  },
  repel: (a) => {
    a.tone({ from: 3100, to: 2100, ms: 160, gain: 0.05, type: 'sawtooth' });
    a.noise({ at: 140, ms: 380, from: 1400, to: 300, gain: 0.25 });
  },
  bust: (a) => {
    a.noise({ at: 60, ms: 160, from: 900, to: 200, gain: 0.5, width: 0.7 });
    a.tone({ at: 60, from: 120, to: 45, ms: 300, gain: 0.35, type: 'triangle' });
    a.noise({ at: 280, ms: 900, from: 260, to: 90, gain: 0.3 });
  },
  jester: (a) => [1900, 2300, 2000, 2600].forEach((f, i) => a.tone({ at: i * 60, from: f, ms: 90, gain: 0.035 })),
  admiral: (a) => {
    a.tone({ from: 1500, to: 1900, ms: 140, gain: 0.05 });
    a.tone({ at: 180, from: 1900, to: 1500, ms: 200, gain: 0.05 });
  },
  expedition: (a) => {
    a.noise({ ms: 140, from: 1800, to: 3600, gain: 0.14 });
    a.tone({ at: 160, from: 1320, ms: 500, gain: 0.07 });
  },
  tax: (a) => a.tone({ from: 110, to: 55, ms: 220, gain: 0.4, type: 'triangle' }),
  twelve: (a) => {
    for (const at of [0, 260]) {
      a.tone({ at, from: 1046, ms: 800, gain: 0.1 });
      a.tone({ at, from: 2637, ms: 400, gain: 0.04 });
    }
  },
};

/** The sound of an event. */
export function cue(sounds: HostSounds, event: GameEvent, risk: number | null): void {
  const play = (name: string, pitch = 1): void => SOUNDS[name]?.(sounds, pitch);
  switch (event.kind) {
    case 'drawn': {
      const { kind } = faceOf(event.card);
      play('card', 1 + (risk ?? 0));
      if (kind === 'person') play('person');
      if (kind === 'ship') play('ship');
      return;
    }
    case 'stopped':
      return play('stop');
    case 'hired':
      return play('hire');
    case 'repelled':
      return play('repel');
    case 'bust':
      return play('bust');
    case 'taxed':
      return play('tax');
    case 'claimed':
    case 'expedition-found':
      return play('expedition');
    case 'end-set-off':
      return play('twelve');
    case 'gained':
      if (event.reason === 'admiral') play('admiral');
      if (event.reason === 'bust' || event.reason === 'empty-harbour') play('jester');
      return;
    default:
  }
}

/** The sound of coins that change hands: once as each lands, or once for all where nothing flies. */
export function chink(sounds: HostSounds, event: GameEvent, own: boolean): void {
  const gained = event.kind === 'gained' && event.reason !== 'start';
  if (gained || event.kind === 'fee-paid') SOUNDS[gained && own ? 'coin' : 'coin-far']?.(sounds, 1);
}
