/** Where a player's cubes lie as people see it: resting cubes are in the warehouse and the hall. */

import { without } from './decisions';
import type { Board, GoodId } from './wire';

export interface GoodsAtRest {
  /** Cubes that would be lost at the end of the loading. */
  quay: readonly GoodId[];
  /** Null for a player without a warehouse. */
  warehouse: readonly GoodId[] | null;
  hall: GoodId | null;
}

export function goodsAtRest(board: Board, seat: number): GoodsAtRest {
  const { quay = [], warehouse = null, hall = null } = board.players[seat] ?? {};
  if (!board.resting || seat !== board.decides) return { quay, warehouse, hall };
  const rest = board.resting;
  return {
    quay: without(quay, [...rest.warehouse, ...(rest.hall ? [rest.hall] : [])]) ?? quay,
    warehouse: warehouse && [...warehouse, ...rest.warehouse],
    hall: hall ?? rest.hall,
  };
}
