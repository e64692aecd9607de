import { beforeEach, expect, test } from 'vitest';
import { keepCommitments, keptCommitment } from './kept-commitments';

beforeEach(() => localStorage.clear());

test('the first commitment that was seen counts', () => {
  keepCommitments([{ day: '2026-11-17', commitment: 'first' }]);
  keepCommitments([
    { day: '2026-11-17', commitment: 'exchanged' },
    { day: '2026-11-18', commitment: 'next' },
  ]);
  expect(keptCommitment('2026-11-17')).toBe('first');
  expect(keptCommitment('2026-11-18')).toBe('next');
  expect(keptCommitment('2026-11-16')).toBeNull();
});

test('broken storage is like an empty one', () => {
  localStorage.setItem('speicherstadt.daily', '{');
  expect(keptCommitment('2026-11-17')).toBeNull();
  keepCommitments([{ day: '2026-11-17', commitment: 'first' }]);
  expect(keptCommitment('2026-11-17')).toBe('first');
});

test('the oldest days are forgotten', () => {
  const days = Array.from({ length: 80 }, (_, at) => `2026-${String(100 + at)}`);
  keepCommitments(days.map((day) => ({ day, commitment: day })));
  expect(keptCommitment(days[0]!)).toBeNull();
  expect(keptCommitment(days[79]!)).toBe(days[79]);
});
