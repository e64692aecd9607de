/** Who may let a bot play whose seat. The server decides; this is what the page offers. */

import type { TableStore } from '../../lib/table-store.svelte';

/** Whether the seat is mine and a bot plays it. */
export const isPlayedForMe = (store: TableStore, seat: number): boolean =>
  store.mine.includes(seat) && store.room.chairs[seat]?.bot !== null;

/** Whether somebody else's seat waits for a person who is not here, and I may put a bot in. */
export function isReplaceable(store: TableStore, seat: number): boolean {
  const chair = store.room.chairs[seat];
  if (!chair || chair.guest === null || chair.bot !== null || chair.present) return false;
  return mayReplace(store) && !store.mine.includes(seat);
}

/** The host may replace absent players; if the host is absent, every player may. */
const mayReplace = ({ isHost, mine, room }: TableStore): boolean =>
  isHost ||
  (mine.length > 0 && !room.chairs.some(({ guest, present }) => guest === room.host && present));
