/** Notices that somebody came back to a table where others had gone on. */

import type { Display } from './display.svelte';
import { decidedSince, lastDecision } from './own-decisions';

/** So many decisions of others are worth a summary. */
const SEVERAL = 2;
/** Milliseconds within which the server sends what was missed while the connection was lost. */
const CATCHING_UP = 2000;
const STORAGE_KEY = 'speicherstadt.visits';
const MOST_TABLES = 50;

/** For each table this browser played at: the own decision whose summary was dismissed, or -1. */
type Visits = Record<string, number>;

export class Absence {
  /** The entry of my last decision while what happened since then is offered, else null. */
  since: number | null = $state(null);

  readonly #display: Display;
  /** The last entry that was seen before the page was hidden or the connection lost. */
  #left: number | null = null;

  constructor(display: Display) {
    this.#display = display;
    if (this.#seat === null) return;
    const before = visits()[this.#table];
    this.#remember(before ?? -1);
    const last = this.#lastDecision();
    // Whoever was here before has reloaded the page, or comes back to it.
    if (before !== undefined && last !== null && before < last) this.#offer(last);
  }

  get #table(): string {
    return this.#display.store.room.id;
  }

  /** My seat; null for spectators, and where one person plays all seats and misses nothing. */
  get #seat(): number | null {
    const { mine } = this.#display.store;
    return mine.length === 1 ? (mine[0] ?? null) : null;
  }

  /** To be called in an effect: watch the page and the connection. */
  watch(): () => void {
    const look = (): void => (document.hidden ? this.#leave() : this.#comeBack());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }

  /** To be called in an effect: the connection was lost, or is there again. */
  connectionChanged(connected: boolean): void {
    if (!connected) this.#leave();
    else if (this.#left !== null) setTimeout(() => this.#comeBack(), CATCHING_UP);
  }

  /** To be called in an effect: whoever decides again knows what happened. */
  decided(): void {
    if (this.since !== null && this.#lastDecision() !== this.since) this.since = null;
  }

  dismiss(): void {
    if (this.since !== null) this.#remember(this.since);
    this.since = null;
  }

  #lastDecision(): number | null {
    return this.#seat === null ? null : lastDecision(this.#display.store.story, this.#seat);
  }

  #leave(): void {
    this.#left ??= this.#display.store.lastEntry;
  }

  #comeBack(): void {
    if (document.hidden || !this.#display.store.connected || this.#left === null) return;
    const left = this.#left;
    this.#left = null;
    const last = this.#lastDecision();
    if (last !== null && this.#decided(left) >= SEVERAL) this.#offer(last);
  }

  #decided(since: number): number {
    if (this.#seat === null) return 0;
    return decidedSince(this.#display.store.story, this.#seat, since);
  }

  #offer(last: number): void {
    if (this.#display.store.room.status === 'playing' && this.#decided(last) >= SEVERAL) {
      this.since = last;
    }
  }

  #remember(dismissed: number): void {
    const known = Object.entries({ ...visits(), [this.#table]: dismissed });
    try {
      localStorage.setItem(
        STORAGE_KEY,
        JSON.stringify(Object.fromEntries(known.slice(-MOST_TABLES))),
      );
    } catch {
      // Storage is forbidden: a reload is then like a first visit.
    }
  }
}

function visits(): Visits {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Visits) : {};
  } catch {
    return {};
  }
}
