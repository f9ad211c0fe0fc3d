/** Sounds from nothing but mathematics; no files. */
import { prefs } from '../widgets/prefs.svelte';

let context: AudioContext | null = null;

/** The audio context, once there was a click; null if the page is mute. */
export function audio(): AudioContext | null {
  if (!prefs.sound || typeof AudioContext === 'undefined') return null;
  if (!context) {
    if (!navigator.userActivation?.hasBeenActive) return null;
    context = new AudioContext();
  }
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** What all sounds have: when, in milliseconds from now, and where, from -1 at the left to 1 at the right. */
interface Sound {
  at?: number;
  pan?: number;
}

/** Where a sound leaves for the loudspeakers. */
function outlet(a: AudioContext, pan: number): AudioNode {
  if (pan === 0) return a.destination;
  const panner = a.createStereoPanner();
  panner.pan.value = pan;
  panner.connect(a.destination);
  return panner;
}

export interface Tone extends Sound {
  from: number;
  to?: number;
  ms: number;
  gain?: number;
  type?: OscillatorType;
}

export function tone(
  a: AudioContext,
  { at = 0, pan = 0, from, to = from, ms, gain = 0.12, type = 'sine' }: Tone,
): void {
  const start = a.currentTime + at / 1000;
  const end = start + ms / 1000;
  const source = a.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(Math.max(20, to), end);
  const level = a.createGain();
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(gain, start + 0.006);
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(level).connect(outlet(a, pan));
  source.start(start);
  source.stop(end + 0.02);
}

export interface Noise extends Sound {
  ms: number;
  gain?: number;
  from: number;
  to?: number;
  width?: number;
}

let hiss: AudioBuffer | null = null;

/** Filtered noise: paper, water, rope. */
export function noise(
  a: AudioContext,
  { at = 0, pan = 0, ms, gain = 0.16, from, to = from, width = 1.2 }: Noise,
): void {
  if (!hiss) {
    hiss = a.createBuffer(1, a.sampleRate, a.sampleRate);
    const data = hiss.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const start = a.currentTime + at / 1000;
  const end = start + ms / 1000;
  const source = a.createBufferSource();
  source.buffer = hiss;
  const filter = a.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = width;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  const level = a.createGain();
  level.gain.setValueAtTime(gain, start);
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(filter).connect(level).connect(outlet(a, pan));
  source.start(start, Math.random() * 0.5);
  source.stop(end);
}

/** It is your turn: the ship's bell. */
export function bell(): void {
  const a = audio();
  if (!a) return;
  tone(a, { from: 1046, ms: 700, gain: 0.08 });
  tone(a, { from: 2637, ms: 350, gain: 0.03 });
}

/** That cannot be done: a dull knock. */
export function knock(): void {
  const a = audio();
  if (a) tone(a, { from: 130, to: 90, ms: 90, gain: 0.2, type: 'triangle' });
}
