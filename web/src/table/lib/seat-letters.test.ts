import { expect, it } from 'vitest';
import { seatLetters } from './seat-letters';

it('gives every seat a different letter', () => {
  expect(seatLetters(['Anna', 'Ole', 'Senator'])).toEqual(['A', 'O', 'S']);
  expect(seatLetters(['Clerk 1', 'Clerk 2', 'Clerk 3'])).toEqual(['C', 'L', 'E']);
  expect(seatLetters(['Al', 'AL', 'al'])).toEqual(['A', 'L', '3']);
  expect(new Set(seatLetters(['…', '…', '…'])).size).toBe(3);
});
