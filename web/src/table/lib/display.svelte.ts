/**
 * What the table shows at this instant.
 *
 * New moments wait in a queue and are shown one after another, so that people can follow quick
 * bots. The longer the queue, the faster it is played, so the display never falls far behind.
 * Moments of the past are shown at once.
 */

import { getContext, setContext, tick } from 'svelte';
import { cardById, deck } from '../../lib/api';
import type { OpenTable } from '../../lib/open-table';
import { pace } from '../../lib/settings.svelte';
import type { TableHistory } from '../../lib/table-history.svelte';
import type { TableStore } from '../../lib/table-store.svelte';
import type { TextContext } from '../../lib/texts/names';
import type { Board, BurnedEvent, CardUse, Moment } from '../../lib/wire';
import { movementsOf, type Movement, type Spots } from './movements';
import { seatLetters } from './seat-letters';

/** The display is at most this many milliseconds behind. */
const LONGEST_LAG = 1800;
/** How many milliseconds a fire is shown; the last one is followed by the result. */
const FIRE = 7000;
const LAST_FIRE = 3000;

const firesOf = (moment: Moment | null): BurnedEvent[] =>
  moment?.step.events.filter((event) => event.type === 'burned') ?? [];

export class Display {
  readonly table: OpenTable;
  readonly store: TableStore;
  readonly history: TableHistory;
  /** What 1, 2, 3 and 4 Counting Offices are worth. */
  officePoints: readonly number[] = $state.raw([]);
  /** Cubes, coins and workers on their way. */
  movements: Movement[] = $state.raw([]);
  /** The number of the berth under the pointer, or with the focus. */
  berth: number | null = $state(null);
  /** What the cards at the berths would do for me. */
  cardUses: CardUse[] = $state.raw([]);

  /** The newest moment of the present that has been shown. */
  #shown: Moment | null = $state.raw(null);
  #queue: Moment[] = [];
  #playing = false;
  #closed = false;
  #fires: BurnedEvent[] = $state.raw([]);
  #fireTimer: ReturnType<typeof setTimeout> | undefined;
  /** The entry of the past whose fire was closed. */
  #closedFire: number | null = $state(null);
  readonly #stopListening: (() => void)[];

  constructor(table: OpenTable) {
    this.table = table;
    this.store = table.store;
    this.history = table.history;
    void deck().then(({ office_points }) => (this.officePoints = office_points));
    this.#shown = table.store.now;
    this.#stopListening = [
      table.store.onMoment((moment) => this.#enqueue(moment)),
      table.store.onReset(() => this.#reset()),
    ];
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stopListening) stop();
    clearTimeout(this.#fireTimer);
  }

  /** An earlier moment is shown. */
  readonly past: boolean = $derived.by(() => this.history.at !== null);
  readonly moment: Moment | null = $derived.by(() =>
    this.past ? this.history.shown : (this.#shown ?? this.store.now),
  );
  readonly board: Board | null = $derived(this.moment?.board ?? null);
  /** Everything that happened has been shown. */
  readonly caughtUp: boolean = $derived.by(
    () => this.#shown?.step.number === this.store.now?.step.number,
  );
  /** My seat that has to decide, once the display has caught up. */
  readonly acting: number | null = $derived.by(() =>
    this.caughtUp && !this.past ? this.store.acting : null,
  );
  readonly legal: readonly string[] = $derived(
    this.acting === null ? [] : (this.board?.legal ?? []),
  );
  readonly names: string[] = $derived.by(() => this.store.names);
  readonly letters: string[] = $derived.by(() => seatLetters(this.store.names));
  readonly texts: TextContext = $derived.by(() => ({ names: this.store.names, card: cardById }));
  /** The seat whose view this is: the one that decides, else my first; null for a spectator. */
  readonly viewer: number | null = $derived.by(() => this.acting ?? this.store.mine[0] ?? null);
  readonly hotSeat: boolean = $derived.by(() => this.store.mine.length > 1);
  readonly fires: BurnedEvent[] = $derived.by(() => {
    if (!this.past) return this.#fires;
    return this.#closedFire === this.history.at ? [] : firesOf(this.moment);
  });

  closeFire(): void {
    this.#closedFire = this.history.at;
    this.#fires = [];
    clearTimeout(this.#fireTimer);
  }

  endMovement(movement: Movement): void {
    this.movements = this.movements.filter((other) => other !== movement);
  }

  #reset(): void {
    this.#queue = [];
    this.movements = [];
    this.closeFire();
    this.#shown = this.store.now;
  }

  #enqueue(moment: Moment): void {
    this.#queue.push(moment);
    if (!this.#playing) void this.#play();
  }

  async #play(): Promise<void> {
    this.#playing = true;
    for (let [moment] = this.#queue; moment && !this.#closed; [moment] = this.#queue) {
      await this.#show(moment, this.#timeFor(moment));
      if (this.#queue[0] === moment) this.#queue.shift(); // else the table was reset
    }
    this.#playing = false;
  }

  /** How long a moment is shown, in milliseconds, before the next one may follow. */
  #timeFor(moment: Moment): number {
    const step = pace();
    if (step === 0 || document.hidden || this.past) return 0;
    const mine = moment.step.seat !== null && this.store.mine.includes(moment.step.seat);
    if (mine && !moment.step.by_bot) return 0;
    const weight = moment.step.events.some((event) => event.type !== 'placed') ? 1.5 : 1;
    return Math.min(step * weight, LONGEST_LAG / this.#queue.length);
  }

  async #show(moment: Moment, time: number): Promise<void> {
    const moving = pace() > 0 && !document.hidden && !this.past && moment.step.back_to === null;
    const plans = moving ? movementsOf(moment.step.events) : [];
    const spots: Spots = new Map();
    for (const plan of plans) measure(spots, plan.from);
    this.#shown = moment;
    if (firesOf(moment).length) this.#showFire(moment);
    if (plans.length) {
      await tick();
      for (const plan of plans) measure(spots, plan.to);
      const length = Math.max(120, Math.min(pace() * 1.5, time || pace()));
      this.movements = [
        ...this.movements,
        ...plans.flatMap((plan) => {
          const start = spots.get(plan.from);
          const end = spots.get(plan.to);
          return start && end ? [{ ...plan, start, end, length }] : [];
        }),
      ];
    }
    if (time > 0) await new Promise((resolve) => setTimeout(resolve, time));
  }

  #showFire(moment: Moment): void {
    const last = moment.board.phase === 'over';
    this.#fires = last && pace() === 0 ? [] : firesOf(moment);
    clearTimeout(this.#fireTimer);
    this.#fireTimer = setTimeout(() => (this.#fires = []), last ? LAST_FIRE : FIRE);
  }
}

/** Note where a thing is on the screen now. */
function measure(spots: Spots, name: string): void {
  if (spots.has(name)) return;
  for (const place of document.querySelectorAll(`[data-spot~="${name}"]`)) {
    const box = place.getBoundingClientRect();
    if (box.width && box.height) {
      spots.set(name, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      return;
    }
  }
}

const KEY = Symbol('display');
export const setDisplay = (display: Display): Display => setContext(KEY, display);
export const getDisplay = (): Display => getContext<Display>(KEY);
