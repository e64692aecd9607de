/** Loading: where the cubes lie, which one is chosen, and where it can go. */

import { parseDecisions, placesFor, type CubePlaces, type Decision } from '../../lib/decisions';
import { goodsAtRest, type GoodsAtRest } from '../../lib/goods-at-rest';
import type { Contract, GoodId } from '../../lib/wire';
import type { Display } from './display.svelte';
import { arrange, type Slots } from './stable-slots';

/** `places` shows where the cube can go; the others ask for more cubes: which of them is meant? */
export type LoadingMode = 'places' | 'coin' | 'swap' | 'convert';

export type Shelf = 'quay' | 'warehouse' | 'hall';

/** A place of one cube, or an empty one. */
export interface CubeSlot {
  key: string;
  shelf: Shelf;
  slot: number;
  good: GoodId | null;
  /** It can be chosen; what was stored in this loading stays until that is undone. */
  free: boolean;
}

const SHELVES = 4;
const EMPTY: GoodsAtRest = { quay: [], warehouse: null, hall: null };
/** How a swap is written: `swap>` and the good that leaves the warehouse. */
const SWAP = 'swap>';

type Arranged = Record<Shelf, Slots>;

export class LoadingChoice {
  readonly #display: Display;
  #key: string | null = $state(null);
  /** The mode ends with the log entry it was chosen at. */
  #mode: { mode: LoadingMode; entry: number } = $state.raw({ mode: 'places', entry: -1 });
  /** What was shown last in this loading, so that cubes and contracts keep their places. */
  #last: { loading: string; slots: Arranged; contracts: Set<string> } | null = null;

  readonly #onChoice: () => void;

  /** `onChoice` is called whenever a cube is chosen or let go. */
  constructor(display: Display, onChoice: () => void) {
    this.#display = display;
    this.#onChoice = onChoice;
  }

  readonly #entry: number = $derived.by(() => this.#display.moment?.step.number ?? -1);
  readonly #holdings = $derived.by(
    () => this.#display.board?.players[this.#display.acting ?? -1] ?? null,
  );
  readonly #resting = $derived.by(() => this.#display.board?.resting ?? null);
  /** Where my cubes lie. */
  readonly goods: GoodsAtRest = $derived.by(() => {
    const { board, acting } = this.#display;
    return board && acting !== null ? goodsAtRest(board, acting) : EMPTY;
  });
  /** Every cube that can be used, resting ones last. */
  readonly pool: readonly GoodId[] = $derived([
    ...this.goods.quay,
    ...(this.#resting?.warehouse ?? []),
    ...(this.#resting?.hall ? [this.#resting.hall] : []),
  ]);
  readonly decisions: readonly Decision[] = $derived.by(() => parseDecisions(this.#display.legal));
  /** Cubes are left on the quay, and nothing can be done with them. */
  readonly stuck: boolean = $derived(
    this.goods.quay.length > 0 && this.decisions.every(({ kind }) => kind === 'done'),
  );

  readonly #shown = $derived.by(() => {
    const { board, acting } = this.#display;
    const loading = `${board?.round}/${acting}`;
    const before = this.#last?.loading === loading ? this.#last : null;
    const leaving = (shelf: Shelf): number | null =>
      this.#key?.startsWith(`${shelf}-`) ? Number(this.#key.slice(shelf.length + 1)) : null;
    const settled = (shelf: Shelf, heap: readonly GoodId[], size: number): Slots =>
      arrange(
        before?.slots[shelf] ?? Array<null>(size).fill(null),
        heap,
        before ? leaving(shelf) : null,
      );
    const { quay, warehouse, hall } = this.goods;
    const open = (this.#holdings?.contracts ?? []).filter(({ lacking }) => lacking.length > 0);
    this.#last = {
      loading,
      slots: {
        quay: settled('quay', quay, 0),
        warehouse: settled('warehouse', warehouse ?? [], SHELVES),
        hall: settled('hall', hall ? [hall] : [], 1),
      },
      contracts: new Set([...(before?.contracts ?? []), ...open.map(({ card }) => card)]),
    };
    return this.#last;
  });
  /** My contracts that lacked something in this loading. */
  readonly contracts: readonly Contract[] = $derived(
    (this.#holdings?.contracts ?? []).filter(({ card }) => this.#shown.contracts.has(card)),
  );
  readonly quay: readonly CubeSlot[] = $derived(this.#slots('quay', this.goods.quay));
  readonly warehouse: readonly CubeSlot[] = $derived(
    this.#slots('warehouse', this.#resting?.warehouse ?? []),
  );
  readonly hall: readonly CubeSlot[] = $derived(
    this.#slots('hall', this.#resting?.hall ? [this.#resting.hall] : []),
  );
  /** Every cube that can be chosen, in the order of the page. */
  readonly cubes: readonly CubeSlot[] = $derived(
    [...this.quay, ...this.warehouse, ...this.hall].filter(({ free }) => free),
  );
  readonly chosen: CubeSlot | null = $derived(
    this.cubes.find(({ key }) => key === this.#key) ?? null,
  );
  /** The good of the chosen cube. */
  readonly good: GoodId | null = $derived(this.chosen?.good ?? null);
  /** The kinds that the chosen cube can replace in a full warehouse. */
  readonly swaps: readonly GoodId[] = $derived.by(() => {
    const { good, chosen } = this;
    const full = this.warehouse.every((slot) => slot.good !== null);
    if (!full || chosen === null || chosen.shelf === 'warehouse') return [];
    return [...new Set(this.#resting?.warehouse ?? [])].filter((other) => other !== good);
  });
  /** Where the chosen cube can go. */
  readonly places: CubePlaces | null = $derived.by(() => {
    const { good, chosen } = this;
    if (good === null || chosen === null) return null;
    const places = placesFor(this.decisions, good);
    const full = this.warehouse.every((slot) => slot.good !== null);
    if (chosen.shelf === 'warehouse' || (full && !this.swaps.length)) places.store = null;
    if (this.goods.hall === good) places.keep = null;
    return places;
  });
  readonly mode: LoadingMode = $derived(
    this.good !== null && this.#mode.entry === this.#entry ? this.#mode.mode : 'places',
  );

  /** What can be done with the chosen cube, in the order of the page. */
  readonly targets: readonly string[] = $derived.by(() => {
    const { places } = this;
    if (places === null || this.mode === 'convert') return [];
    const deliveries = this.contracts.flatMap(({ card }) =>
      places.deliver.filter(({ contract }) => contract === card),
    );
    const tokens = (...found: (Decision | null)[]): string[] =>
      found.flatMap((one) => (one ? [one.token] : []));
    return [
      ...tokens(...deliveries, places.sell),
      ...(this.swaps.length && places.store
        ? this.swaps.map((other) => SWAP + other)
        : tokens(places.store)),
      ...tokens(places.keep),
      ...places.coin.map(({ token }) => token),
      ...(places.convert ? ['convert'] : []),
    ];
  });

  /** Ask for more cubes, if this target needs a choice; answers whether it does. */
  ask(target: string): boolean {
    const asks =
      target === 'convert' ||
      (target === 'coin' && (this.places?.coin.length ?? 0) > 1) ||
      (target === 'swap' && this.swaps.length > 1);
    if (asks) this.setMode(target);
    return asks;
  }

  /**
   * The decisions that a target stands for. Kept cubes of the same kind are stored again first, or
   * the new one would only take their place; for a swap, all kept cubes but the one that leaves.
   */
  stepsTo(target: string): string[] {
    const kept = this.#resting?.warehouse ?? [];
    const again = (goods: readonly GoodId[]): string[] => goods.map((good) => `${good}>warehouse`);
    const store = this.places?.store?.token;
    if (target === 'coin') return this.places?.coin.map(({ token }) => token).slice(0, 1) ?? [];
    if (target === 'swap') return this.stepsTo(SWAP + (this.swaps[0] ?? ''));
    if (target.startsWith(SWAP) && store) {
      const leaves = kept.findIndex((good) => SWAP + good === target);
      return [...again(kept.filter((_, at) => at !== leaves)), store];
    }
    if (target === store) return [...again(kept.filter((good) => good === this.good)), target];
    return [target];
  }

  /** Choose a cube, or let go of it if it is the chosen one. */
  toggle(key: string): void {
    this.choose(this.chosen?.key === key ? null : key);
  }

  choose(key: string | null): void {
    this.#key = key;
    this.setMode('places');
    this.#onChoice();
  }

  setMode(mode: LoadingMode): void {
    this.#mode = { mode, entry: this.#entry };
  }

  /** After a cube has gone: go on with the next one of the same good on the quay, if any. */
  chooseGood(good: GoodId | null): void {
    const next = this.quay.find((cube) => cube.good !== null && cube.good === good);
    this.choose(next?.key ?? null);
  }

  #slots(shelf: Shelf, free: readonly GoodId[]): CubeSlot[] {
    const left = [...free];
    return this.#shown.slots[shelf].map((good, slot) => {
      const at = good === null ? -1 : left.indexOf(good);
      if (at >= 0) left.splice(at, 1);
      return { key: `${shelf}-${slot}`, shelf, slot, good, free: at >= 0 };
    });
  }
}
