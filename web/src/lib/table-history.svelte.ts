/** Looking at the past of a table: fetches its moments, page by page, when they are asked for. */

import { SvelteMap } from 'svelte/reactivity';
import * as api from './api';
import type { TableStore } from './table-store.svelte';
import { attempt } from './toast.svelte';
import type { Moment } from './wire';

/** The server makes pages of this size; asking for whole ones spares it work. */
const PAGE = 50;

export class TableHistory {
  /** The number of the log entry that is shown; null for the present. */
  at: number | null = $state(null);

  readonly #store: TableStore;
  /** The moments that were fetched or came over the connection, by entry number. */
  readonly #moments = new SvelteMap<number, Moment>();
  /** Grows with every step through the past and every reset, so that a late answer is not used. */
  #steps = 0;

  /** The moment to show: the latest, or one of the past. */
  readonly shown: Moment | null = $derived.by(() =>
    this.at === null ? this.#store.now : (this.#moments.get(this.at) ?? this.#store.now),
  );

  constructor(store: TableStore) {
    this.#store = store;
    store.onMoment((moment) => this.#moments.set(moment.step.number, moment));
    store.onReset(() => {
      this.#steps += 1;
      this.#moments.clear();
      this.at = null;
    });
  }

  /** Show the table as it was after a log entry; null shows the present. */
  async goTo(entry: number | null): Promise<void> {
    const step = ++this.#steps;
    if (entry === null || entry >= this.#store.lastEntry) {
      this.at = null;
      return;
    }
    const wanted = Math.max(0, entry);
    if (!this.#moments.has(wanted)) await this.moment(wanted);
    if (step === this.#steps && this.#moments.has(wanted)) this.at = wanted;
  }

  /** The moment of a log entry; null if it cannot be fetched, or is no longer wanted. */
  async moment(entry: number): Promise<Moment | null> {
    if (entry >= this.#store.lastEntry) return this.#store.now;
    if (!this.#moments.has(entry)) {
      const step = this.#steps;
      const page = await attempt(() => this.#fetch(entry));
      if (page === null || step !== this.#steps) return null;
      for (const moment of page) this.#moments.set(moment.step.number, moment);
    }
    return this.#moments.get(entry) ?? null;
  }

  /** The page of the history that contains an entry. */
  #fetch(entry: number): Promise<Moment[]> {
    return api.moments(this.#store.room.id, entry - (entry % PAGE) - 1);
  }
}
