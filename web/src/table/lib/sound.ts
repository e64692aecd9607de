/** A few short sounds, synthesized in the browser. */

import { settings } from '../../lib/settings.svelte';

export type Tone = 'turn' | 'coin' | 'wood' | 'fire' | 'end';

/** Frequency in hertz, start and length in seconds, and volume. */
type Note = [frequency: number, at: number, length: number, loudness: number];

const TONES: Record<Tone, { wave: OscillatorType; notes: Note[] }> = {
  turn: {
    wave: 'sine',
    notes: [
      [659, 0, 0.35, 0.12],
      [880, 0.13, 0.5, 0.12],
    ],
  },
  coin: {
    wave: 'triangle',
    notes: [
      [1568, 0, 0.12, 0.05],
      [2093, 0.06, 0.22, 0.05],
    ],
  },
  wood: { wave: 'triangle', notes: [[196, 0, 0.09, 0.1]] },
  fire: {
    wave: 'sine',
    notes: [
      [523, 0, 1.1, 0.14],
      [392, 0.34, 1.1, 0.14],
      [523, 0.68, 1.3, 0.12],
    ],
  },
  end: {
    wave: 'sine',
    notes: [
      [523, 0, 0.5, 0.1],
      [659, 0.16, 0.5, 0.1],
      [784, 0.32, 0.9, 0.12],
    ],
  },
};

let context: AudioContext | null = null;

export function play(tone: Tone): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers allow sound only after the first interaction with the page.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const { wave, notes } = TONES[tone];
    for (const note of notes) strike(context, wave, note);
  } catch {
    context = null; // There is no sound device.
  }
}

function strike(audio: AudioContext, wave: OscillatorType, note: Note): void {
  const [frequency, at, length, loudness] = note;
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = wave;
  voice.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}
