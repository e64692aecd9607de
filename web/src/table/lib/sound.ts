/** When a sound is heard. How it sounds is in `synthesizer.ts`, fetched with the first sound. */

import { settings } from '../../lib/settings.svelte';
import type { Event } from '../../lib/wire';

export type Sound =
  | 'placed'
  | 'bought'
  | 'income'
  | 'stowed'
  | 'contract'
  | 'fire'
  | 'passed-over'
  | 'turn'
  | 'round'
  | 'end';

/** Browsers allow sound only after the first interaction with the page. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

export function isOn(sound: Sound): boolean {
  return settings.volume > 0 && (sound === 'turn' ? settings.turnAlert : settings.sound);
}

export async function play(sound: Sound): Promise<void> {
  if (!isOn(sound) || !touched() || typeof AudioContext === 'undefined') return;
  try {
    const { synthesize } = await import('./synthesizer');
    synthesize(sound, settings.volume / 100);
  } catch {
    // There is no sound device, or the code cannot be fetched right now.
  }
}

/** The sounds of things that happen together, the most important one first. */
const ORDER: readonly Sound[] = [
  'end',
  'fire',
  'contract',
  'passed-over',
  'bought',
  'income',
  'round',
  'stowed',
  'placed',
];

function soundOf(event: Event, mine: readonly number[]): Sound | null {
  switch (event.type) {
    case 'placed':
    case 'bought':
      return event.type;
    case 'could-not-pay':
      return mine.includes(event.seat) ? 'passed-over' : null;
    case 'delivered':
      return event.complete ? 'contract' : 'stowed';
    case 'stored':
    case 'kept':
    case 'converted':
      return 'stowed';
    case 'sold':
    case 'pair-sold':
    case 'earned':
      return 'income';
    case 'burned':
      return 'fire';
    case 'round-began':
      return 'round';
    case 'ended':
      return 'end';
    default:
      return null;
  }
}

/** One sound for things that happen together; null if they are silent. */
export function soundFor(events: readonly Event[], mine: readonly number[]): Sound | null {
  const sounds = new Set(events.map((event) => soundOf(event, mine)));
  return ORDER.find((sound) => sounds.has(sound)) ?? null;
}
