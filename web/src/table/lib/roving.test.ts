import { expect, test } from 'vitest';
import { nextItem } from './roving';

test('arrow keys, Home and End stay within the list', () => {
  expect(nextItem('ArrowDown', 0, 3)).toBe(1);
  expect(nextItem('ArrowDown', 2, 3)).toBe(2);
  expect(nextItem('ArrowUp', 0, 3)).toBe(0);
  expect(nextItem('Home', 2, 3)).toBe(0);
  expect(nextItem('End', 0, 3)).toBe(2);
  expect(nextItem('Enter', 1, 3)).toBeUndefined();
});
