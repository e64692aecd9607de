/** Advice about the current moment of a table, fetched at most once per moment. */

import * as api from './api';
import type { TableStore } from './table-store.svelte';
import { attempt } from './toast.svelte';
import type { CardUse, HintInfo } from './wire';

export class TableHints {
  readonly #store: TableStore;
  #answers = new Map<string, Promise<unknown>>();
  /** The log entry that the answers belong to. */
  #entry = -1;

  constructor(store: TableStore) {
    this.#store = store;
    store.onReset(() => this.#answers.clear());
  }

  /** What the strongest bot would decide, the best first; empty if it cannot be asked. */
  async hints(): Promise<HintInfo[]> {
    return (await attempt(() => this.#once('hints', () => api.hints(this.#store.room.id)))) ?? [];
  }

  /** What the cards at the berths would do for a seat; empty if that is not known. */
  cardUses(seat: number): Promise<CardUse[]> {
    const ask = (): Promise<CardUse[]> => api.cardUses(this.#store.room.id, seat);
    // The game can be played without, so a failure is not reported.
    return this.#once(`cards ${seat}`, ask).catch(() => []);
  }

  #once<T>(key: string, ask: () => Promise<T>): Promise<T> {
    if (this.#entry !== this.#store.lastEntry) {
      this.#entry = this.#store.lastEntry;
      this.#answers.clear();
    }
    const known = this.#answers.get(key) as Promise<T> | undefined;
    if (known) return known;
    const answer = ask();
    this.#answers.set(key, answer);
    answer.catch(() => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
    });
    return answer;
  }
}
