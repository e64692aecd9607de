/**
 * What the table shows at this instant.
 *
 * New moments of a live table queue up and come on stage one after another, so that the moves of
 * quick bots can be followed; a longer queue is played faster, so that the stage never lags far
 * behind. Whoever walks through history sees moments at once.
 */

import { getContext, setContext, tick } from 'svelte';
import { cardById, deck } from '../../lib/api';
import type { LiveTable } from '../../lib/live.svelte';
import { pace } from '../../lib/settings.svelte';
import type { Talk } from '../../lib/words';
import type { Board, BurnedEvent, Moment, Worth } from '../../lib/wire';
import { flightsOf, type Flight, type Spots } from './flights';
import { letters } from './letters';

/** The stage is at most this far behind, in milliseconds. */
const LONGEST_LAG = 1800;
/** How long a fire stays before everybody's eyes. */
const FIRE = 7000;
/** The last one is followed by the result. */
const LAST_FIRE = 3000;

const burned = (moment: Moment | null): BurnedEvent[] =>
  moment?.step.events.filter((event) => event.type === 'burned') ?? [];

export class Stage {
  readonly live: LiveTable;
  /** What 1, 2, 3, 4 Counting Offices are worth. */
  officePoints: readonly number[] = $state.raw([]);
  /** The newest moment that has come on stage. */
  #staged: Moment | null = $state.raw(null);
  #queue: Moment[] = $state.raw([]);
  #playing = false;
  #closed = false;
  #stopListening: () => void;
  #fireTimer: ReturnType<typeof setTimeout> | undefined;
  #lit: BurnedEvent[] = $state.raw([]);

  /** Cubes, coins and workers on their way. */
  flights: Flight[] = $state.raw([]);
  /** The berth over which the pointer or the focus is. */
  berth: number | null = $state(null);
  /** What the cards are worth to me, by berth. */
  worths: Worth[] = $state.raw([]);
  /** Hides a fire of the past that was looked at. */
  fireSeen: number | null = $state(null);

  constructor(live: LiveTable) {
    this.live = live;
    void deck().then(({ office_points }) => (this.officePoints = office_points));
    this.#staged = live.now;
    this.#stopListening = live.onMoment((moment) => this.#enqueue(moment));
  }

  close(): void {
    this.#closed = true;
    this.#stopListening();
    clearTimeout(this.#fireTimer);
  }

  readonly moment: Moment | null = $derived.by(() =>
    this.live.at === null ? (this.#staged ?? this.live.now) : this.live.shown,
  );
  readonly board: Board | null = $derived(this.moment?.board ?? null);
  readonly past: boolean = $derived.by(() => this.live.at !== null);
  /** Everything that happened is on stage. */
  readonly caughtUp: boolean = $derived.by(
    () => this.#staged?.step.number === this.live.now?.step.number,
  );
  /** My seat that decides, once the stage has caught up. */
  readonly acting: number | null = $derived.by(() => (this.caughtUp ? this.live.acting : null));
  readonly legal: readonly string[] = $derived(
    this.acting === null ? [] : (this.board?.legal ?? []),
  );
  readonly names: string[] = $derived.by(() => this.live.names);
  readonly letters: string[] = $derived.by(() => letters(this.live.names));
  readonly talk: Talk = $derived.by(() => ({ names: this.live.names, card: cardById }));
  /** The seat whose side of the table this is: the one that decides, else my first; null: nobody's. */
  readonly side: number | null = $derived.by(() => this.acting ?? this.live.mine[0] ?? null);
  readonly hotSeat: boolean = $derived.by(() => this.live.mine.length > 1);
  readonly fires: BurnedEvent[] = $derived.by(() =>
    this.past ? (this.fireSeen === this.live.at ? [] : burned(this.moment)) : this.#lit,
  );

  async decide(token: string): Promise<void> {
    if (this.acting === null || this.live.busy) return;
    if (!this.legal.includes(token)) return;
    this.putFireOut();
    await this.live.decide(token);
  }

  putFireOut(): void {
    this.fireSeen = this.live.at;
    this.#lit = [];
    clearTimeout(this.#fireTimer);
  }

  land(flight: Flight): void {
    this.flights = this.flights.filter((other) => other !== flight);
  }

  #enqueue(moment: Moment): void {
    this.#queue = [...this.#queue, moment];
    if (!this.#playing) void this.#play();
  }

  async #play(): Promise<void> {
    this.#playing = true;
    while (this.#queue.length && !this.#closed) {
      const [moment] = this.#queue;
      if (!moment) break;
      await this.#show(moment, this.#time(moment));
      this.#queue = this.#queue.slice(1);
    }
    this.#playing = false;
  }

  /** How long a moment stays before the next one may come. */
  #time(moment: Moment): number {
    const step = pace();
    if (step === 0 || document.hidden || this.past) return 0;
    const mine = moment.step.seat !== null && this.live.mine.includes(moment.step.seat);
    if (mine && !moment.step.by_bot) return 0;
    const weight = moment.step.events.some((event) => event.type !== 'placed') ? 1.5 : 1;
    return Math.min(step * weight, LONGEST_LAG / this.#queue.length);
  }

  async #show(moment: Moment, time: number): Promise<void> {
    const moving = pace() > 0 && !document.hidden && !this.past && moment.step.back_to === null;
    const flights = moving ? flightsOf(moment.step.events) : [];
    const spots: Spots = new Map();
    for (const flight of flights) note(spots, flight.from);
    this.#staged = moment;
    if (burned(moment).length) this.#burn(moment);
    if (flights.length) {
      await tick();
      for (const flight of flights) note(spots, flight.to);
      const length = Math.max(120, Math.min(pace() * 1.5, time || pace()));
      this.flights = [
        ...this.flights,
        ...flights.flatMap((plan) => {
          const from = spots.get(plan.from);
          const to = spots.get(plan.to);
          return from && to ? [{ ...plan, start: from, end: to, length }] : [];
        }),
      ];
    }
    if (time > 0) await new Promise((resolve) => setTimeout(resolve, time));
  }

  #burn(moment: Moment): void {
    const last = moment.board.phase === 'over';
    this.#lit = last && pace() === 0 ? [] : burned(moment);
    clearTimeout(this.#fireTimer);
    this.#fireTimer = setTimeout(() => (this.#lit = []), last ? LAST_FIRE : FIRE);
  }
}

/** Where a thing is on the screen before, or after, it has moved. */
function note(spots: Spots, name: string): void {
  if (spots.has(name)) return;
  for (const place of document.querySelectorAll(`[data-spot~="${name}"]`)) {
    const box = place.getBoundingClientRect();
    if (box.width && box.height) {
      spots.set(name, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      return;
    }
  }
}

const KEY = Symbol('stage');
export const setStage = (stage: Stage): Stage => setContext(KEY, stage);
export const getStage = (): Stage => getContext<Stage>(KEY);
