import { expect, it, vi } from 'vitest';
import { Film, FRAMES_PER_SECOND } from '../../src/games/rattle-battle/film';
import { rattle } from '../../src/games/rattle-battle/sounds';
import type { HostSounds } from '../../src/shell/table/board';
import { noise, tone, type Noise, type Tone } from '../../src/shell/table/sound';

vi.mock('../../src/shell/widgets/prefs.svelte', () => ({ prefs: { sound: true } }));

/** Each die falls at its place with its speed, in mm/s, for half a second, and stays there. */
function falling(...dice: { x: number; speed: number }[]): Film {
  const half = FRAMES_PER_SECOND / 2;
  const frames = Array.from({ length: FRAMES_PER_SECOND }, (_, frame) =>
    dice.flatMap(({ x, speed }) => [x, 0, 6 + (Math.max(half - frame, 0) * speed) / FRAMES_PER_SECOND, 1, 0, 0, 0]),
  );
  return new Film(new Float32Array(frames.flat()), dice.length);
}

function heard(film: Film): Tone[] {
  const tones: Tone[] = [];
  const sounds: HostSounds = { tone: (one) => tones.push(one), noise: () => undefined, knock: () => undefined };
  rattle(sounds, film, 0, Infinity);
  return tones;
}

it.each([
  ['left', -120, -1],
  ['right', 120, 1],
])('a die that hits the %s of the box is heard there', (_, x, side) => {
  const pans = heard(falling({ x, speed: 1500 })).map(({ pan = 0 }) => pan * side);
  expect(pans.length).toBeGreaterThan(0);
  for (const pan of pans) expect(pan).toBeGreaterThan(0.5);
});

it('in the middle it is heard in the middle', () => {
  for (const { pan } of heard(falling({ x: 0, speed: 1500 }))) expect(pan).toBeCloseTo(0);
});

it('the harder it hits, the louder it is', () => {
  const loudest = (speed: number): number => Math.max(...heard(falling({ x: 0, speed })).map(({ gain = 0 }) => gain));
  expect(loudest(1500)).toBeGreaterThan(1.5 * loudest(500));
});

/** An audio context that remembers its panners. */
function context(): { audio: AudioContext; pans: number[] } {
  const panners: { pan: { value: number } }[] = [];
  const parameter = (): object => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  const node = (): object => ({
    connect: (next: unknown) => next,
    start: () => undefined,
    stop: () => undefined,
    frequency: parameter(),
    gain: parameter(),
    Q: { value: 0 },
  });
  const audio = {
    currentTime: 0,
    sampleRate: 8,
    destination: node(),
    createOscillator: node,
    createGain: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(8) }),
    createStereoPanner: () => {
      const panner = { ...node(), pan: { value: 0 } };
      panners.push(panner);
      return panner;
    },
  };
  return {
    audio: audio as unknown as AudioContext,
    get pans() {
      return panners.map(({ pan }) => pan.value);
    },
  };
}

it.each<[string, (a: AudioContext, pan: number) => void]>([
  ['a tone', (a, pan) => tone(a, { from: 400, ms: 20, pan } satisfies Tone)],
  ['a noise', (a, pan) => noise(a, { from: 400, ms: 20, pan } satisfies Noise)],
])('%s comes from where it is said to come from', (_, play) => {
  const stage = context();
  play(stage.audio, -0.6);
  play(stage.audio, 0);
  expect(stage.pans).toEqual([-0.6]); // in the middle none is needed
});
