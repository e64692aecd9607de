import type { Board } from '../../lib/wire';

/**
 * What tells my question from the next one; null if I have none.
 *
 * A loading is one question, however many steps it takes.
 */
export function questionOf(
  board: Pick<Board, 'round' | 'phase' | 'worker' | 'offer'> | null,
  seat: number | null,
): string | null {
  if (!board || seat === null) return null;
  const { round, phase, worker, offer } = board;
  const which = phase === 'demand' ? worker : offer && `${offer.berth}-${offer.price}`;
  return [round, phase, seat, which].join();
}
