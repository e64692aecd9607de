import { describe, expect, test } from 'vitest';
import { tooltipSpot, type Box } from './tooltip-place';

const column: Box = { left: 500, top: 60, right: 600, bottom: 500 };
const card: Box = { left: 490, top: 510, right: 610, bottom: 650 };
const size = { width: 380, height: 180 };
const desktop = { width: 1440, height: 900 };

const overlaps = ({ x, y }: { x: number; y: number }, box: Box): boolean =>
  x < box.right && x + size.width > box.left && y < box.bottom && y + size.height > box.top;

describe('a tooltip', () => {
  test('stands below its card, away from all prices', () => {
    const spot = tooltipSpot(card, column, size, desktop);
    expect(spot.y).toBeGreaterThan(card.bottom);
    expect(spot.x).toBeLessThan(card.left);
  });

  const lower = { width: desktop.width, height: 700 };
  test('stands beside its column where there is no room below', () => {
    const spot = tooltipSpot(card, column, size, lower);
    expect(spot.x).toBeGreaterThan(card.right);
    expect(overlaps(spot, column)).toBe(false);
  });

  test('goes to the left where there is no room on the right', () => {
    const shift = 700;
    const far = { ...column, left: column.left + shift, right: column.right + shift };
    const there = { ...card, left: card.left + shift, right: card.right + shift };
    const spot = tooltipSpot(there, far, size, lower);
    expect(spot.x + size.width).toBeLessThan(there.left);
    expect(overlaps(spot, far)).toBe(false);
  });

  test('leaves windows and price free on a phone', () => {
    const narrow = { left: 100, top: 60, right: 190, bottom: 330 };
    const below = { left: 100, top: 340, right: 190, bottom: 450 };
    const spot = tooltipSpot(below, narrow, size, { width: 390, height: 844 });
    expect(overlaps(spot, narrow)).toBe(false);
    expect(spot.x).toBeGreaterThan(0);
  });

  test('stays in a low window that has room on neither side', () => {
    const low = { width: 720, height: 450 };
    const middle = { left: 300, top: 60, right: 420, bottom: 330 };
    const under = { left: 300, top: 340, right: 420, bottom: 440 };
    const spot = tooltipSpot(under, middle, size, low);
    expect(spot.y).toBeGreaterThan(0);
    expect(spot.y + size.height).toBeLessThanOrEqual(low.height);
  });

  test('is above anything else', () => {
    expect(tooltipSpot(card, null, size, desktop).y + size.height).toBeLessThan(card.top);
  });
});
