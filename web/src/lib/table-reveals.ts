/** Keeps what is revealed at an open table, as it comes. */

import { keepReveals } from './kept-reveals';
import { keepShuffle } from './kept-shuffles';
import type { TableStore } from './table-store.svelte';
import type { Step } from './wire';

const reveals = ({ events }: Step): boolean =>
  events.some(({ type }) => type === 'revealed' || type === 'burned');

export function keepRevealsOf(store: TableStore): void {
  const keep = (): void => {
    keepReveals(store.room, store.story, keepShuffle(store.room).origin);
  };
  keep();
  store.onMoment(({ step }) => {
    if (reveals(step)) keep();
  });
  store.onReset(keep);
}
