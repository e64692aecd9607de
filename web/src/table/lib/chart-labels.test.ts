import { expect, it } from 'vitest';
import { placeLabels } from './chart-labels';

const piece = (x: number, length: number, text: string) => ({ x, length, text });

it('writes a number into its piece if there is room, and below it if not', () => {
  const [wide, narrow] = placeLabels([piece(0, 60, '11'), piece(60, 6, '1')], 200);
  expect(wide).toEqual({ x: 30, from: 30, inside: true });
  expect(narrow).toEqual({ x: 63, from: 63, inside: false });
});

it('keeps numbers below narrow neighbours apart and inside the chart', () => {
  const pieces = [0, 1, 2, 3].map((at) => piece(40 + at * 5, 5, '1'));
  const labels = placeLabels(pieces, 80);
  const at = labels.map(({ x }) => x);
  for (let index = 1; index < at.length; index += 1) {
    expect(at[index]! - at[index - 1]!).toBeGreaterThanOrEqual(12);
  }
  expect(Math.max(...at)).toBeLessThanOrEqual(80 - 6);
});
