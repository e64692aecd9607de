import { expect, it } from 'vitest';
import type { CardFace, Holdings } from '../../lib/wire';
import { groupCards, slotsOf } from './card-groups';

it('groups cards that are alike', () => {
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
  expect(groupCards(holdings, face)).toMatchObject([
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
