/**
 * What the table shows at this instant.
 *
 * New moments are split into beats, which wait in a queue and are shown one after another, so that
 * people can follow quick bots and see each player that is skipped. The longer the queue, the faster
 * it is played, so the display never falls far behind. Moments of the past are shown at once, unless
 * the playback shows their beats.
 */

import { getContext, setContext, tick } from 'svelte';
import { cardById, deck } from '../../lib/api';
import { isNew } from '../../lib/guide.svelte';
import type { OpenTable } from '../../lib/open-table';
import type { QueuePrices } from '../../lib/queues';
import { pace } from '../../lib/settings.svelte';
import type { TableHistory } from '../../lib/table-history.svelte';
import type { TableStore } from '../../lib/table-store.svelte';
import type { TextContext } from '../../lib/texts/names';
import type { Board, BurnedEvent, CardUse, Emblem, Event, Moment } from '../../lib/wire';
import { FairnessCheck } from './fairness-check.svelte';
import { beatsOf, wholeMoment, type Beat } from './beats';
import { movementsOf, type Movement, type Point, type Spots } from './movements';

/** The display is at most this many milliseconds behind. */
const LONGEST_LAG = 2400;
/** How many milliseconds a fire is shown; the result waits for the last one. */
const FIRE = 7000;
const LAST_FIRE = 3000;

const firesOf = (events: readonly Event[]): BurnedEvent[] =>
  events.filter((event) => event.type === 'burned');

const endsGame = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'ended');

/** A beat on the stage. */
export interface Shown {
  moment: Moment;
  beat: Beat;
  /** How many events of the moment have been told with it. */
  told: number;
  /** It is the last of its moment. */
  last: boolean;
}

interface Queued extends Shown {
  /** When it has to be over, in milliseconds of `performance.now()`. */
  due: number;
}

const shownWhole = (moment: Moment): Shown => ({
  moment,
  beat: wholeMoment(moment),
  told: moment.step.events.length,
  last: true,
});

/** The beats of a moment that followed the board `before`. */
function shownInBeats(before: Board | null, moment: Moment): Shown[] {
  const beats = beatsOf(before, moment);
  let told = 0;
  return beats.map((beat) => {
    told += beat.events.length;
    return { moment, beat, told, last: beat === beats.at(-1) };
  });
}

export class Display {
  readonly table: OpenTable;
  readonly store: TableStore;
  readonly history: TableHistory;
  readonly fairness: FairnessCheck;
  /** What 1, 2, 3 and 4 Counting Offices are worth. */
  officePoints: readonly number[] = $state.raw([]);
  queuePrices: QueuePrices = $state.raw([]);
  /** Cubes, coins and workers on their way. */
  movements: Movement[] = $state.raw([]);
  /** The number of the berth under the pointer, or with the focus. */
  berth: number | null = $state(null);
  /** What the cards of a round would do for me. */
  #cardUses: { round: number; uses: CardUse[] } | null = $state.raw(null);

  /** The beat of the past that is being played. */
  replayed: Shown | null = $state.raw(null);
  /** The newest beat of the present that has been shown. */
  #shown: Shown | null = $state.raw(null);
  #queue: Queued[] = [];
  readonly #beatListeners = new Set<(beat: Beat) => void>();
  #playing = false;
  /** End the time of the beat that is shown. */
  #goOn: (() => void) | undefined;
  #closed = false;
  #fires: BurnedEvent[] = $state.raw([]);
  /** The fire of the present is my first one with the guide: it is explained and stays. */
  explainsFire = $state(false);
  #fireTimer: ReturnType<typeof setTimeout> | undefined;
  /** The entry of the past whose fire was closed. */
  #closedFire: number | null = $state(null);
  readonly #stopListening: (() => void)[];

  constructor(table: OpenTable) {
    this.table = table;
    this.store = table.store;
    this.history = table.history;
    this.fairness = new FairnessCheck(table.store);
    void deck().then(({ office_points, queue_prices }) => {
      this.officePoints = office_points;
      this.queuePrices = queue_prices;
    });
    this.#shown = this.#settled();
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
  readonly #stage: Shown | null = $derived.by(() => {
    if (!this.past) return this.#shown ?? this.#settled();
    return this.replayed ?? (this.history.shown && shownWhole(this.history.shown));
  });
  readonly moment: Moment | null = $derived(this.#stage?.moment ?? null);
  readonly beat: Beat | null = $derived(this.#stage?.beat ?? null);
  readonly board: Board | null = $derived(this.beat?.board ?? null);
  /** What the cards at the berths would do for me, once that is known in this round. */
  readonly cardUses: CardUse[] = $derived.by(() =>
    this.#cardUses?.round === this.board?.round ? (this.#cardUses?.uses ?? []) : [],
  );
  /** The events of the moment that have been told. */
  readonly told: readonly Event[] = $derived(
    this.moment?.step.events.slice(0, this.#stage?.told) ?? [],
  );
  /** More of the moment follows: the board is not yet the one after it. */
  readonly between: boolean = $derived(this.#stage?.last === false);
  /** Everything that happened has been shown. */
  readonly caughtUp: boolean = $derived.by(
    () =>
      this.#shown?.last !== false &&
      this.#shown?.moment.step.number === this.store.now?.step.number,
  );
  /** My seat that has to decide, once the display has caught up. */
  readonly acting: number | null = $derived.by(() =>
    this.caughtUp && !this.past ? this.store.acting : null,
  );
  readonly legal: readonly string[] = $derived(
    this.acting === null ? [] : (this.board?.legal ?? []),
  );
  readonly names: string[] = $derived.by(() => this.store.names);
  /** The emblem of each seat. */
  readonly emblems: (Emblem | null)[] = $derived.by(() =>
    this.store.room.chairs.map(({ emblem }) => emblem),
  );
  /** The seat whose view this is: the one that decides, else my first; null for a spectator. */
  readonly viewer: number | null = $derived.by(() => this.acting ?? this.store.mine[0] ?? null);
  readonly hotSeat: boolean = $derived.by(() => this.store.mine.length > 1);
  readonly texts: TextContext = $derived.by(() => ({
    names: this.store.names,
    card: cardById,
    queuePrices: this.queuePrices,
    reader: this.hotSeat ? null : this.viewer,
  }));
  readonly fires: BurnedEvent[] = $derived.by(() => {
    if (!this.past) return this.#fires;
    return this.#closedFire === this.history.at ? [] : firesOf(this.told);
  });

  /** Be told each beat when it is shown, but not those that a reset skips. */
  onBeat(listener: (beat: Beat) => void): () => void {
    this.#beatListeners.add(listener);
    return () => this.#beatListeners.delete(listener);
  }

  knowCardUses(round: number, uses: CardUse[]): void {
    this.#cardUses = { round, uses };
  }

  closeFire(): void {
    this.#closedFire = this.history.at;
    if (this.#fires.length) this.#goOn?.();
    this.#fires = [];
    clearTimeout(this.#fireTimer);
  }

  endMovement(movement: Movement): void {
    this.movements = this.movements.filter((other) => other !== movement);
  }

  /** Everything on its way is where it belongs. */
  land(): void {
    this.movements = [];
  }

  /** The present as if nothing were moving. */
  #settled(): Shown | null {
    return this.store.now && shownWhole(this.store.now);
  }

  /** Nobody watches things move. */
  get #still(): boolean {
    return pace() === 0 || document.hidden || this.past;
  }

  #reset(): void {
    this.#queue = [];
    this.land();
    this.closeFire();
    this.replayed = null;
    this.#shown = this.#settled();
  }

  /** The beats in which a moment follows the one that is shown. */
  beatsTo(moment: Moment): Shown[] {
    return shownInBeats(this.moment?.board ?? null, moment);
  }

  #enqueue(moment: Moment): void {
    const before = (this.#queue.at(-1) ?? this.#shown)?.moment.board ?? null;
    const beats = this.#still ? [shownWhole(moment)] : shownInBeats(before, moment);
    const due = performance.now() + LONGEST_LAG;
    this.#queue.push(...beats.map((beat) => ({ ...beat, due })));
    if (!this.#playing) void this.#play();
  }

  async #play(): Promise<void> {
    this.#playing = true;
    for (let [next] = this.#queue; next && !this.#closed; [next] = this.#queue) {
      await this.#show(next, this.#timeFor(next));
      if (this.#queue[0] === next) this.#queue.shift(); // else the table was reset
    }
    this.#playing = false;
  }

  /** How long a beat is shown, in milliseconds, before the next one may follow. */
  #timeFor({ moment: { step }, beat, last }: Queued): number {
    if (this.#still) return 0;
    if (endsGame(step.events) && firesOf(beat.events).length) return LAST_FIRE;
    const mine = step.seat !== null && this.store.mine.includes(step.seat) && !step.by_bot;
    if (mine && last) return 0;
    const weights = this.#queue.reduce((sum, queued) => sum + queued.beat.weight, 0);
    const left = Math.max(0, (this.#queue.at(-1)?.due ?? 0) - performance.now());
    return Math.min(pace() * beat.weight, (left * beat.weight) / Math.max(1, weights));
  }

  async #show(next: Queued, time: number): Promise<void> {
    const { beat, moment } = next;
    const moving = !this.#still && moment.step.back_to === null;
    const plans = moving ? movementsOf(moment.step.stays ? [] : beat.events) : [];
    const spots: Spots = new Map();
    for (const plan of plans) measure(spots, plan.from);
    this.#shown = next;
    for (const listener of this.#beatListeners) listener(beat);
    if (firesOf(beat.events).length) this.#showFire(next);
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
    if (time > 0) {
      await new Promise<void>((resolve) => {
        this.#goOn = resolve;
        setTimeout(resolve, time);
      });
    }
  }

  #showFire({ moment, told }: Shown): void {
    const last = endsGame(moment.step.events);
    this.#fires = last && this.#still ? [] : firesOf(moment.step.events.slice(0, told));
    clearTimeout(this.#fireTimer);
    this.explainsFire = !last && this.store.mine.length > 0 && isNew('fire');
    if (this.explainsFire) return;
    this.#fireTimer = setTimeout(() => (this.#fires = []), last ? LAST_FIRE : FIRE);
  }
}

/** The element of a spot; undefined if it is not shown. */
export const placeOf = (name: string): Element | undefined =>
  [...document.querySelectorAll(`[data-spot~="${name}"]`)].find(
    (place) => place.clientWidth || place.getBoundingClientRect().width,
  );

/** Where a spot is on the screen now: at the edge of a list that is scrolled past it. */
export function centerOf(name: string): Point | null {
  const place = placeOf(name);
  if (!place) return null;
  const { x, y, width, height } = place.getBoundingClientRect();
  const list = place.closest('.players')?.getBoundingClientRect();
  const middle = y + height / 2;
  return {
    x: x + width / 2,
    y: list ? Math.max(list.top, Math.min(middle, list.bottom)) : middle,
  };
}

function measure(spots: Spots, name: string): void {
  const center = spots.has(name) ? null : centerOf(name);
  if (center) spots.set(name, center);
}

const KEY = Symbol('display');
export const setDisplay = (display: Display): Display => setContext(KEY, display);
export const getDisplay = (): Display => getContext<Display>(KEY);
