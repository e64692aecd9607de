import { expect, it } from 'vitest';
import type { CardFace, Holdings } from '../../lib/wire';
import { flightsOf } from './flights';
import { packsOf, slotsOf } from './holdings';
import { letters } from './letters';

it('gives every seat a letter of its own', () => {
  expect(letters(['Anna', 'Ole', 'Senator'])).toEqual(['A', 'O', 'S']);
  expect(letters(['Clerk 1', 'Clerk 2', 'Clerk 3'])).toEqual(['C', 'L', 'E']);
  expect(letters(['Al', 'AL', 'al'])).toEqual(['A', 'L', '3']);
  expect(new Set(letters(['…', '…', '…'])).size).toBe(3);
});

it('sends things on their way', () => {
  expect(flightsOf([{ type: 'placed', seat: 1, berth: 3, floor: 3 }])).toEqual([
    { cargo: { kind: 'worker', seat: 1 }, from: 'home-1', to: 'window-2-3', order: 0 },
  ]);
  const bought = flightsOf([
    { type: 'bought', seat: 0, berth: 1, card: 'ship-b', price: 2, cargo: [] },
  ]);
  expect(bought.map(({ cargo }) => cargo.kind)).toEqual(['coin', 'coin', 'card']);
  expect(flightsOf([{ type: 'earned', coins: [3, 3, 3, 3, 3] }]).length).toBeLessThanOrEqual(12);
  expect(flightsOf([{ type: 'coin-passed', first: 2 }])[0]?.to).toBe('home-2');
});

it('packs cards that are alike', () => {
  const face = (id: string): CardFace => ({
    id,
    kind: id.split('-')[0] ?? '',
    season: 'A',
    copies: 1,
    points: 5,
    value: Number(id.at(-1)) || 0,
    good: null,
    wants: ['tea', 'saffron'],
    reconstructed: [],
  });
  const holdings = {
    cards: ['ship-b', 'fireman-a2', 'contract-a2', 'ship-c', 'fireman-a1', 'bank'],
    contracts: [{ card: 'contract-a2', lacking: ['saffron'] }],
  } as unknown as Holdings;
  expect(packsOf(holdings, face)).toMatchObject([
    { kind: 'contract', points: 5, lacking: ['saffron'] },
    { kind: 'firemen', values: [1, 2] },
    { kind: 'many', card: 'ship-b', count: 2 },
    { kind: 'one', card: 'bank' },
  ]);
  expect(slotsOf(face('contract-a2'), ['saffron'])).toEqual([
    { good: 'tea', empty: false },
    { good: 'saffron', empty: true },
  ]);
});
