/** The workers above a card, in the order in which their owners are asked. */

import { berthAt } from './berths';
import type { Board, InQueue } from './wire';

/** By the number of workers above a card: what each would pay, the first asked first. */
export type QueuePrices = readonly (readonly number[])[];

/** What the next worker above a card would be asked. */
export interface Joining {
  /** Its place in line: 1 is asked first. */
  place: number;
  /** Its price if everyone before it passes. */
  price: number;
  firstPrice: number;
  /** Its price if everyone else's remaining workers come on top of it. */
  highest: number;
  /** The player who joins already has a worker there: what the first one that they can pay for costs. */
  own: { now: number; then: number } | null;
}

const workersAt = (board: Board | null, berth: number): number =>
  berthAt(board, berth)?.workers.length ?? 0;

/** What each worker at a berth would pay if everyone before it passes. */
export const pricesAt = (
  board: Board | null,
  berth: number,
  prices: QueuePrices,
): readonly number[] => prices[workersAt(board, berth)] ?? [];

/** What one more worker at a berth would be asked; null if there is no room. */
export function joiningAt(board: Board | null, berth: number, prices: QueuePrices): Joining | null {
  const before = workersAt(board, berth);
  const queue = prices[before + 1];
  if (!queue) return null;
  const most = Math.min(before + 1 + (board?.rivals?.workers ?? 0), prices.length - 1);
  const mine = ownPlace(board, berth);
  return {
    place: queue.length,
    price: queue[before] ?? 0,
    firstPrice: queue[0] ?? 0,
    highest: prices[most]?.[before] ?? 0,
    own: mine < 0 ? null : { now: prices[before]?.[mine] ?? 0, then: queue[mine] ?? 0 },
  };
}

/** The place in line of the first worker that the player who decides can pay for; -1 if none. */
export function ownPlace(board: Board | null, berth: number): number {
  const short = placesAt(board?.cannot_pay ?? [], berth);
  const workers = berthAt(board, berth)?.workers ?? [];
  return workers.findIndex((seat, place) => seat === board?.decides && !short.includes(place));
}

/** The places in line of these workers at one berth. */
export const placesAt = (workers: readonly InQueue[], berth: number): number[] =>
  workers.filter((worker) => worker.berth === berth).map(({ place }) => place);
