/** The sounds of the table, made of a few oscillators and filtered noise. */

import type { Sound } from './sound';

/** Times are seconds, frequencies hertz, levels from 0 to 1. */
interface Tone {
  at: number;
  length: number;
  level: number;
  frequency: number;
  /** The frequency at the end, if it glides. */
  to?: number;
  wave?: OscillatorType;
}

interface Noise {
  at: number;
  length: number;
  level: number;
  /** Only frequencies around this one are heard. */
  around: number;
  width?: number;
}

interface Score {
  tones?: Tone[];
  noises?: Noise[];
}

/** A struck bell: a tone and its inharmonic overtones, which fade sooner. */
const bell = (frequency: number, at: number, length: number, level: number): Tone[] =>
  [
    [1, 1, 1],
    [2.01, 0.45, 0.6],
    [2.76, 0.25, 0.4],
    [5.4, 0.08, 0.2],
  ].map(([ratio = 1, share = 1, stay = 1]) => ({
    at,
    length: length * stay,
    level: level * share,
    frequency: frequency * ratio,
  }));

/** A coin on a table. */
const coin = (at: number, frequency = 2100): Tone[] => [
  { at, length: 0.1, level: 0.05, frequency, wave: 'triangle' },
  { at: at + 0.045, length: 0.2, level: 0.06, frequency: frequency * 1.335, wave: 'triangle' },
];

/** Wood on wood. */
const knock = (at: number, frequency: number, level: number): Score => ({
  tones: [{ at, length: 0.11, level, frequency, to: frequency * 0.6, wave: 'triangle' }],
  noises: [{ at, length: 0.03, level: level * 0.7, around: 1300 }],
});

const crackle: Noise[] = [0, 0.13, 0.21, 0.42, 0.5, 0.71, 0.95, 1.08, 1.34].map((at, index) => ({
  at,
  length: 0.035,
  level: 0.12 - index * 0.008,
  around: 1800 + ((index * 733) % 1700),
  width: 3,
}));

const SCORES: Record<Sound, Score> = {
  placed: knock(0, 190, 0.22),
  stowed: knock(0, 290, 0.16),
  bought: {
    tones: [...coin(0, 1850), ...coin(0.09)],
    noises: [{ at: 0.2, length: 0.12, level: 0.03, around: 2600 }],
  },
  income: { tones: [...coin(0), ...coin(0.08, 2350), ...coin(0.17, 1950)] },
  contract: {
    tones: [
      ...bell(523, 0, 0.7, 0.09),
      ...bell(659, 0.12, 0.7, 0.09),
      ...bell(784, 0.24, 0.8, 0.09),
      ...bell(1047, 0.38, 1.3, 0.1),
    ],
  },
  fire: {
    tones: [...bell(466, 0, 1.1, 0.13), ...bell(370, 0.4, 1.1, 0.13), ...bell(466, 0.8, 1.5, 0.11)],
    noises: [{ at: 0, length: 1.7, level: 0.07, around: 420 }, ...crackle],
  },
  'passed-over': {
    tones: [
      { at: 0, length: 0.22, level: 0.1, frequency: 330, to: 294 },
      { at: 0.17, length: 0.4, level: 0.1, frequency: 262, to: 233 },
    ],
  },
  turn: { tones: [...bell(659, 0, 0.5, 0.12), ...bell(880, 0.14, 0.8, 0.12)] },
  round: { tones: bell(294, 0, 2, 0.16) },
  end: {
    tones: [
      ...bell(392, 0, 0.9, 0.1),
      ...bell(523, 0.18, 0.9, 0.1),
      ...bell(659, 0.36, 1, 0.1),
      ...bell(784, 0.54, 2, 0.12),
    ],
  },
};

/** Seconds until a tone has its full level. */
const ATTACK = 0.008;
const SILENCE = 0.0001;

let output: { audio: AudioContext; volume: GainNode } | null = null;
let hiss: AudioBuffer | null = null;

export function synthesize(sound: Sound, volume: number): void {
  const { audio, volume: master } = (output ??= open());
  if (audio.state === 'suspended') void audio.resume();
  master.gain.value = volume ** 2 * 2; // Loudness is perceived roughly as the square root.
  const { tones = [], noises = [] } = SCORES[sound];
  for (const tone of tones) playTone(audio, master, tone);
  for (const noise of noises) playNoise(audio, master, noise);
}

function open(): { audio: AudioContext; volume: GainNode } {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.connect(audio.createDynamicsCompressor()).connect(audio.destination);
  return { audio, volume };
}

function playTone(audio: AudioContext, master: AudioNode, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const voice = audio.createOscillator();
  voice.type = tone.wave ?? 'sine';
  voice.frequency.setValueAtTime(tone.frequency, start);
  if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length);
  voice.connect(envelope(audio, start, tone.length, tone.level)).connect(master);
  voice.start(start);
  voice.stop(start + tone.length + 0.02);
}

function playNoise(audio: AudioContext, master: AudioNode, noise: Noise): void {
  const start = audio.currentTime + noise.at;
  const source = audio.createBufferSource();
  source.buffer = hiss ??= makeHiss(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = noise.around;
  filter.Q.value = noise.width ?? 1;
  source
    .connect(filter)
    .connect(envelope(audio, start, noise.length, noise.level))
    .connect(master);
  source.start(start);
  source.stop(start + noise.length + 0.02);
}

function envelope(audio: AudioContext, start: number, length: number, level: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(level, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  return gain;
}

function makeHiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
