import { expect, it } from 'vitest';
import { movementsOf } from './movements';

it('moves a worker from its player to its window', () => {
  expect(
    movementsOf([{ type: 'placed', cargo: [], seat: 1, berth: 2, floor: 3, card: 'ship-b' }]),
  ).toEqual([{ piece: { kind: 'worker', seat: 1 }, from: 'home-1', to: 'window-2-3', order: 0 }]);
});

it('moves the coins and the card of a purchase', () => {
  const bought = movementsOf([
    { type: 'bought', in_line: [], seat: 0, berth: 1, card: 'ship-b', price: 2, cargo: [] },
  ]);
  expect(bought.map(({ piece }) => piece.kind)).toEqual(['coin', 'coin', 'card']);
});

it('moves the metal coin to the first player', () => {
  expect(movementsOf([{ type: 'coin-passed', first: 2 }])[0]?.to).toBe('home-2');
});

it('never moves more than twelve pieces at once', () => {
  expect(
    movementsOf([{ type: 'earned', coins: [3, 3, 3, 3, 3], saved: [], banked: [] }]),
  ).toHaveLength(12);
});
