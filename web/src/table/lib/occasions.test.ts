import { expect, it } from 'vitest';
import type { Board, Event } from '../../lib/wire';
import { occasionsOf } from './occasions';

const board = { rounds: 12, season: 'B' } as Board;

it('announces a round, and a new season', () => {
  const began: Event = { type: 'round-began', round: 4, first: 1, last: false };
  expect(occasionsOf([began], board, 'A')).toEqual([
    { kind: 'round', round: 4, rounds: 12, season: 'B', newSeason: true, last: false },
  ]);
  expect(occasionsOf([began], board, 'B')).toMatchObject([{ newSeason: false }]);
  expect(occasionsOf([began], board, null)).toMatchObject([{ newSeason: false }]);
});

it('says what each player’s income was for', () => {
  const earned: Event = { type: 'earned', coins: [1, 3], saved: [1], banked: [1] };
  expect(occasionsOf([earned], board, 'B')).toEqual([
    { kind: 'income', seat: 0, coins: 1, reasons: ['everyone'] },
    { kind: 'income', seat: 1, coins: 3, reasons: ['everyone', 'saved', 'bank'] },
  ]);
});

it('celebrates a contract when it is complete', () => {
  const delivered = (complete: boolean): Event => ({
    type: 'delivered',
    seat: 2,
    good: 'tea',
    contract: 'contract-a2',
    complete,
  });
  expect(occasionsOf([delivered(false)], board, 'B')).toEqual([]);
  expect(occasionsOf([delivered(true)], board, 'B')).toEqual([
    { kind: 'contract', seat: 2, card: 'contract-a2' },
  ]);
});
