/** Berths are numbered from 1, in tokens, on the wire and on the page. Only arrays count from 0. */

import type { Berth, Board } from './wire';

export const berthIndex = (number: number): number => number - 1;

export const berthAt = (board: Board | null, number: number): Berth | undefined =>
  board?.berths[berthIndex(number)];

/** The numbers of all berths, from left to right. */
export const berthNumbers = (board: Board | null): number[] =>
  (board?.berths ?? []).map((_, index) => index + 1);

/** The decision to place a worker above a berth. */
export const placeToken = (number: number): string => `@${number}`;
