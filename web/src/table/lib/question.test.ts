import { expect, test } from 'vitest';
import { questionOf } from './question';

const demand = { round: 2, phase: 'demand', worker: 1, offer: null } as const;
const purchase = { ...demand, phase: 'purchase', offer: { berth: 1, price: 3 } } as const;
const loading = { ...demand, phase: 'loading' } as const;

test('each worker and each price is another question', () => {
  const cheaper = { ...purchase, offer: { berth: 1, price: 2 } };
  const boards = [demand, { ...demand, worker: 2 }, purchase, cheaper, loading];
  expect(new Set(boards.map((board) => questionOf(board, 0))).size).toBe(boards.length);
});

test('the steps of a loading are one question', () => {
  expect(questionOf({ ...loading, worker: 3 }, 0)).toBe(questionOf(loading, 0));
});

test('somebody else’s question is not mine', () => {
  expect(questionOf(demand, null)).toBeNull();
});
