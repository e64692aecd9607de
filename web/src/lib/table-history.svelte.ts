/** Looking at the past of a table: fetches its moments when they are first asked for. */

import * as api from './api';
import type { TableStore } from './table-store.svelte';
import { attempt } from './toast.svelte';
import type { Moment } from './wire';

export class TableHistory {
  /** The number of the log entry that is shown; null for the present. */
  at: number | null = $state(null);

  readonly #store: TableStore;
  /** The moments that were fetched, by entry number; the newest may be missing. */
  #moments: readonly Moment[] = $state.raw([]);
  /** Grows with every reset, so that an answer from before is not used. */
  #resets = 0;

  /** The moment to show: the latest, or one of the past. */
  readonly shown: Moment | null = $derived.by(() =>
    this.at === null ? this.#store.now : (this.#moments[this.at] ?? this.#store.now),
  );

  constructor(store: TableStore) {
    this.#store = store;
    store.onMoment((moment) => {
      if (this.#moments.length === moment.step.number) this.#moments = [...this.#moments, moment];
    });
    store.onReset(() => {
      this.#resets += 1;
      this.#moments = [];
      this.at = null;
    });
  }

  /** Show the table as it was after a log entry; null shows the present. */
  async goTo(entry: number | null): Promise<void> {
    if (entry === null || entry >= this.#store.lastEntry) {
      this.at = null;
      return;
    }
    const wanted = Math.max(0, entry);
    if (wanted < this.#moments.length || (await this.#fetch())) this.at = wanted;
  }

  async #fetch(): Promise<boolean> {
    const resets = this.#resets;
    const moments = await attempt(() => api.moments(this.#store.room.id));
    if (moments === null || resets !== this.#resets) return false;
    this.#moments = moments;
    return true;
  }
}
