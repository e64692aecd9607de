/** Cubes keep their places: what has gone leaves a gap, and what is new fills one. */

import type { GoodId } from '../../lib/wire';

export type Slots = readonly (GoodId | null)[];

/** Arrange a heap in the slots it had. If one of several alike has gone, it is the one at `left`. */
export function arrange(before: Slots, heap: readonly GoodId[], left: number | null): Slots {
  const fresh = [...heap];
  const stays = (good: GoodId | null): boolean => {
    const at = good === null ? -1 : fresh.indexOf(good);
    if (at >= 0) fresh.splice(at, 1);
    return at >= 0;
  };
  const slots: (GoodId | null)[] = before.map((good, slot) =>
    slot !== left && stays(good) ? good : null,
  );
  const leaving = left === null ? null : (before[left] ?? null);
  if (left !== null && stays(leaving)) slots[left] = leaving;
  for (const good of fresh) {
    const gap = slots.indexOf(null);
    slots[gap < 0 ? slots.length : gap] = good;
  }
  return slots;
}
