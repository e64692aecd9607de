/** Loading: which cube is chosen, and where it can go. */

import { parseDecisions, placesFor, type CubePlaces, type Decision } from '../../lib/decisions';
import type { Contract, GoodId } from '../../lib/wire';
import type { Display } from './display.svelte';

/** `places` shows where the cube can go; the other two ask for more cubes. */
export type LoadingMode = 'places' | 'sell-two' | 'convert';

export class LoadingChoice {
  readonly #display: Display;
  #index: number | null = $state(null);
  /** The mode ends with the log entry it was chosen at. */
  #mode: { mode: LoadingMode; entry: number } = $state.raw({ mode: 'places', entry: -1 });

  constructor(display: Display) {
    this.#display = display;
  }

  readonly #entry: number = $derived.by(() => this.#display.moment?.step.number ?? -1);
  readonly #holdings = $derived.by(
    () => this.#display.board?.players[this.#display.acting ?? -1] ?? null,
  );
  readonly quay: readonly GoodId[] = $derived(this.#holdings?.quay ?? []);
  readonly openContracts: readonly Contract[] = $derived(
    (this.#holdings?.contracts ?? []).filter(({ lacking }) => lacking.length > 0),
  );
  readonly decisions: readonly Decision[] = $derived.by(() => parseDecisions(this.#display.legal));
  /** The index of the chosen cube on the quay. */
  readonly index: number | null = $derived(
    this.#index !== null && this.#index < this.quay.length ? this.#index : null,
  );
  /** The good of the chosen cube. */
  readonly good: GoodId | null = $derived(
    this.index === null ? null : (this.quay[this.index] ?? null),
  );
  /** Where the chosen cube can go. */
  readonly places: CubePlaces | null = $derived(
    this.good === null ? null : placesFor(this.decisions, this.good),
  );
  readonly mode: LoadingMode = $derived(
    this.good !== null && this.#mode.entry === this.#entry ? this.#mode.mode : 'places',
  );

  /** What can be done with the chosen cube, in the order of the page: tokens, then `convert`. */
  readonly targets: readonly string[] = $derived.by(() => {
    const { places } = this;
    if (places === null || this.mode === 'convert') return [];
    const deliveries = this.openContracts.flatMap(({ card }) =>
      places.deliver.filter(({ contract }) => contract === card),
    );
    const others = [places.sell, places.store, places.keep].filter((one) => one !== null);
    const tokens = [...deliveries, ...others, ...places.coin].map(({ token }) => token);
    return places.convert ? [...tokens, 'convert'] : tokens;
  });

  /** Choose a cube, or let go of it if it is the chosen one. */
  toggle(index: number): void {
    this.choose(this.index === index ? null : index);
  }

  choose(index: number | null): void {
    this.#index = index;
    this.setMode('places');
  }

  setMode(mode: LoadingMode): void {
    this.#mode = { mode, entry: this.#entry };
  }

  /** After a cube has gone: go on with the next one of the same good, if there is one. */
  chooseGood(good: GoodId | null): void {
    const next = good === null ? -1 : this.quay.indexOf(good);
    this.choose(next < 0 ? null : next);
  }
}
