/** What Port Royal sounds like: short, dry, wooden; one meaning each. */
import { audio, noise, tone } from '../../shell/table/sound';
import { faceOf } from './cards';
import type { GameEvent } from './wire';

const SOUNDS: Record<string, (a: AudioContext, pitch: number) => void> = {
  card: (a, pitch) => {
    noise(a, { ms: 70, from: 2400 * pitch, to: 5200 * pitch, gain: 0.22 });
    noise(a, { at: 45, ms: 40, from: 1500 * pitch, gain: 0.15 });
  },
  person: (a) => {
    tone(a, { at: 200, from: 210, to: 130, ms: 90, gain: 0.2, type: 'triangle' });
    tone(a, { at: 310, from: 190, to: 120, ms: 80, gain: 0.14, type: 'triangle' });
  },
  ship: (a) => {
    noise(a, { at: 200, ms: 240, from: 320, to: 520, width: 9, gain: 0.3 });
  },
  stop: (a) => {
    for (let i = 0; i < 6; i++)
      tone(a, { at: i * 55, from: 900 - i * 60, to: 500, ms: 45, gain: 0.06, type: 'square' });
    noise(a, { at: 330, ms: 260, from: 500, to: 180, gain: 0.2 });
  },
  coin: (a) => {
    tone(a, { from: 2350, ms: 110, gain: 0.07 });
    tone(a, { at: 20, from: 3500, ms: 160, gain: 0.05 });
  },
  'coin-far': (a) => tone(a, { from: 1700, ms: 90, gain: 0.04 }),
  hire: (a) => {
    noise(a, { ms: 170, from: 3200, to: 4200, gain: 0.08, width: 4 });
    tone(a, { at: 200, from: 140, to: 70, ms: 110, gain: 0.3, type: 'triangle' });
  },
  repel: (a) => {
    tone(a, { from: 3100, to: 2100, ms: 160, gain: 0.05, type: 'sawtooth' });
    noise(a, { at: 140, ms: 380, from: 1400, to: 300, gain: 0.25 });
  },
  bust: (a) => {
    noise(a, { at: 60, ms: 160, from: 900, to: 200, gain: 0.5, width: 0.7 });
    tone(a, { at: 60, from: 120, to: 45, ms: 300, gain: 0.35, type: 'triangle' });
    noise(a, { at: 280, ms: 900, from: 260, to: 90, gain: 0.3 });
  },
  jester: (a) => [1900, 2300, 2000, 2600].forEach((f, i) => tone(a, { at: i * 60, from: f, ms: 90, gain: 0.035 })),
  admiral: (a) => {
    tone(a, { from: 1500, to: 1900, ms: 140, gain: 0.05 });
    tone(a, { at: 180, from: 1900, to: 1500, ms: 200, gain: 0.05 });
  },
  expedition: (a) => {
    noise(a, { ms: 140, from: 1800, to: 3600, gain: 0.14 });
    tone(a, { at: 160, from: 1320, ms: 500, gain: 0.07 });
  },
  tax: (a) => tone(a, { from: 110, to: 55, ms: 220, gain: 0.4, type: 'triangle' }),
  twelve: (a) => {
    for (const at of [0, 260]) {
      tone(a, { at, from: 1046, ms: 800, gain: 0.1 });
      tone(a, { at, from: 2637, ms: 400, gain: 0.04 });
    }
  },
};

export function play(name: string, pitch = 1): void {
  const a = audio();
  if (a) SOUNDS[name]?.(a, pitch);
}

/** The sound of an event. */
export function cue(event: GameEvent, risk: number | null): void {
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
export function chink(event: GameEvent, own: boolean): void {
  if (event.kind === 'gained' && event.reason !== 'start') play(own ? 'coin' : 'coin-far');
  if (event.kind === 'fee-paid') play('coin-far');
}
