import { expect, test } from 'vitest';
import type { Lesson } from '../../lib/settings.svelte';
import { fittingLessons } from './lessons';

const demand = { phase: 'demand', round: 3, worker: 1 } as const;
const loading = { ...demand, phase: 'loading' } as const;

const shown = (fitting: Lesson[], ...learnt: Lesson[]): Lesson | undefined =>
  fitting.find((lesson) => !learnt.includes(lesson));

test('each question has its lesson', () => {
  expect(fittingLessons({ ...demand, round: 1 }, true, null)).toEqual(['place']);
  expect(fittingLessons({ ...demand, worker: 2 }, true, null)).toEqual(['price']);
  expect(fittingLessons({ ...demand, phase: 'purchase' }, true, null)).toEqual(['buy']);
  expect(fittingLessons(loading, true, null)).toEqual(['loading']);
  expect(shown(fittingLessons(demand, true, null), 'place')).toBe('income');
});

test('somebody else’s question has none', () => {
  expect(fittingLessons(loading, false, null)).toEqual([]);
});

test('whoever was passed over learns why, until the end of the next round', () => {
  for (const round of [3, 4])
    expect(fittingLessons({ ...demand, round }, false, 3)).toEqual(['passed-over']);
  expect(fittingLessons({ ...demand, round: 5 }, false, 3)).toEqual([]);
});

test('a first loading is explained even to whoever was just passed over', () => {
  expect(shown(fittingLessons(loading, true, 3))).toBe('loading');
});

test('a lesson that was learnt hides no other', () => {
  expect(shown(fittingLessons(demand, true, 3), 'passed-over', 'place')).toBe('income');
  expect(shown(fittingLessons(loading, true, 3), 'passed-over')).toBe('loading');
});
