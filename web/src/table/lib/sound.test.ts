import { expect, it } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import type { Event } from '../../lib/wire';
import { isOn, soundFor } from './sound';

const delivered = (complete: boolean): Event => ({
  type: 'delivered',
  seat: 0,
  good: 'tea',
  contract: 'contract-a2',
  complete,
});

it('chooses the most important sound of what happens together', () => {
  const broke = (seat: number): Event => ({
    type: 'could-not-pay',
    cargo: [],
    seat,
    berth: 1,
    card: 'bank',
    price: 3,
    coins: 1,
  });
  expect(soundFor([delivered(false)], [0])).toBe('stowed');
  expect(soundFor([delivered(true)], [0])).toBe('contract');
  expect(soundFor([broke(0), delivered(false)], [0])).toBe('passed-over');
  expect(soundFor([broke(1)], [0])).toBeNull();
});

it('has a switch for the turn alert and one for everything else', () => {
  Object.assign(settings, { sound: false, turnAlert: true, volume: 50 });
  expect([isOn('turn'), isOn('fire')]).toEqual([true, false]);
  settings.volume = 0;
  expect(isOn('turn')).toBe(false);
});
