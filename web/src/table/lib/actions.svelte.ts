/** What a person can do at the table, for buttons and keys alike. */

import { getContext, setContext } from 'svelte';
import { nextToStow } from '../../lib/decisions';
import { settings } from '../../lib/settings.svelte';
import type { TableCommands } from '../../lib/table-commands.svelte';
import type { Display } from './display.svelte';
import { LoadingChoice } from './loading-choice.svelte';

/** More steps than any loading can need. */
const MOST_STOWED = 20;

export class TableActions {
  readonly loading: LoadingChoice;
  dialog: 'menu' | 'keys' | 'fairness' | null = $state(null);
  hintsOpen = $state(false);
  stowing = $state(false);

  readonly #display: Display;
  readonly #commands: TableCommands;
  /** What was pressed once, and after which log entry; pressing it again confirms it. */
  #pressed: { what: 'buy' | 'done'; entry: number } | null = $state.raw(null);

  constructor(display: Display) {
    this.#display = display;
    this.#commands = display.table.commands;
    this.loading = new LoadingChoice(display);
  }

  readonly #entry: number = $derived.by(() => this.#display.moment?.step.number ?? -1);
  /** The next press buys, or finishes loading. */
  readonly buyConfirmed: boolean = $derived.by(() => this.#isPressed('buy'));
  readonly finishConfirmed: boolean = $derived.by(() => this.#isPressed('done'));
  readonly canUndo: boolean = $derived.by(
    () => !this.#display.past && this.#display.store.undoing !== null && !this.#commands.busy,
  );
  readonly canAskHints: boolean = $derived.by(
    () => this.#display.acting !== null && this.#display.store.room.hints,
  );
  readonly canStow: boolean = $derived.by(() => nextToStow(this.#display.legal) !== null);
  readonly canRestartLoading: boolean = $derived.by(
    () => this.#display.acting !== null && this.#display.store.loadingFrom !== null,
  );

  /** Whether a decision is legal now. */
  can(token: string): boolean {
    return this.#display.legal.includes(token);
  }

  async decide(token: string): Promise<void> {
    if (!this.can(token)) return;
    this.#display.closeFire();
    await this.#commands.decide(token);
  }

  async buy(): Promise<void> {
    if (settings.confirm && !this.buyConfirmed) this.#press('buy');
    else await this.decide('buy');
  }

  async pass(): Promise<void> {
    await this.decide('pass');
  }

  /** Finish loading; what is left on the quay is lost. */
  async finish(): Promise<void> {
    const loses = this.loading.quay.length > 0;
    if (settings.confirm && loses && !this.finishConfirmed) this.#press('done');
    else await this.decide('done');
  }

  /** Bring the chosen cube somewhere: a token, or one of the ways that ask for more cubes. */
  async load(target: string): Promise<void> {
    if (target === 'coin') this.loading.setMode('sell-two');
    else if (target === 'convert') this.loading.setMode('convert');
    else {
      const { good } = this.loading;
      await this.decide(target);
      this.loading.chooseGood(good);
    }
  }

  /** Put away what is left, as far as there is room; finish if nothing is left over. */
  async stow(): Promise<void> {
    const { store } = this.#display;
    const seat = this.#display.acting;
    if (seat === null || this.stowing) return;
    this.stowing = true;
    let done = true;
    for (let step = 0; done && step < MOST_STOWED && store.acting === seat; step += 1) {
      const board = store.now?.board;
      const token = board?.phase === 'loading' ? nextToStow(board.legal) : null;
      if (token === null) break;
      done = await this.#commands.decide(token);
    }
    const left = store.now?.board.players[seat]?.quay.length;
    if (done && left === 0 && store.acting === seat) await this.#commands.decide('done');
    this.stowing = false;
  }

  async restartLoading(): Promise<void> {
    if (this.canRestartLoading) await this.#commands.restartLoading();
  }

  async undo(): Promise<void> {
    if (this.canUndo) await this.#commands.undo();
  }

  toggleHints(): void {
    this.hintsOpen = !this.hintsOpen && this.canAskHints;
  }

  #isPressed(what: 'buy' | 'done'): boolean {
    return this.#pressed?.what === what && this.#pressed.entry === this.#entry;
  }

  #press(what: 'buy' | 'done'): void {
    this.#pressed = { what, entry: this.#entry };
  }
}

const KEY = Symbol('actions');
export const setActions = (actions: TableActions): TableActions => setContext(KEY, actions);
export const getActions = (): TableActions => getContext<TableActions>(KEY);
