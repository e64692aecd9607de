import type { Board } from '../../lib/wire';

/** The seats clockwise, mine first. */
export function seatOrder(board: Board | null, mine: readonly number[]): number[] {
  const count = board?.players.length ?? 0;
  const first = mine[0] ?? 0;
  return Array.from({ length: count }, (_, index) => (first + index) % count);
}
