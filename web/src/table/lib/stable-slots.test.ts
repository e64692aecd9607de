import { expect, test } from 'vitest';
import { arrange } from './stable-slots';

test('a cube that goes leaves a gap, and the others stay where they are', () => {
  const before = arrange([], ['coffee', 'tea', 'tea', 'rubber'], null);
  expect(before).toEqual(['coffee', 'tea', 'tea', 'rubber']);
  expect(arrange(before, ['tea', 'tea', 'rubber'], 0)).toEqual([null, 'tea', 'tea', 'rubber']);
});

test('of several alike, the chosen one goes', () => {
  expect(arrange(['tea', 'tea', 'coffee'], ['tea', 'coffee'], 1)).toEqual(['tea', null, 'coffee']);
  expect(arrange(['tea', 'tea', 'coffee'], ['tea', 'coffee'], 0)).toEqual([null, 'tea', 'coffee']);
  expect(arrange(['tea', 'tea'], ['tea', 'tea'], 0)).toEqual(['tea', 'tea']);
});

test('what comes back or is converted fills a gap, then the end', () => {
  expect(arrange(['tea', null, 'coffee'], ['tea', 'coffee', 'rubber'], null)).toEqual([
    'tea',
    'rubber',
    'coffee',
  ]);
  expect(arrange(['tea'], ['tea', 'carpet'], null)).toEqual(['tea', 'carpet']);
});
