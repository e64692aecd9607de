/** What a person can do at the table, for buttons and keys alike. */

import { getContext, setContext } from 'svelte';
import { t } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import type { TableCommands } from '../../lib/table-commands.svelte';
import type { TakebackOffer } from '../../lib/table-store.svelte';
import { notify } from '../../lib/toast.svelte';
import type { Display } from './display.svelte';
import { LoadingChoice } from './loading-choice.svelte';
import { ObviousPlan } from './obvious-plan.svelte';
import { Playback } from './playback.svelte';

export class TableActions {
  readonly loading: LoadingChoice;
  readonly plan: ObviousPlan;
  readonly playback: Playback;
  dialog: 'menu' | 'keys' | 'fairness' | 'rules' | 'cards' | null = $state(null);
  hintsOpen = $state(false);

  readonly #display: Display;
  readonly #commands: TableCommands;
  /** What was pressed once, and at which moment; pressing it again confirms it. */
  #pressed: { what: string; at: number } | null = $state.raw(null);

  constructor(display: Display) {
    this.#display = display;
    this.#commands = display.table.commands;
    this.plan = new ObviousPlan(display);
    this.loading = new LoadingChoice(display, () => this.plan.close());
    this.playback = new Playback(display);
  }

  readonly #entry: number = $derived.by(() => this.#display.moment?.step.number ?? -1);
  /** What undo would take back now; null while that is not possible. */
  readonly takeback: TakebackOffer | null = $derived.by(() => {
    const { past, store } = this.#display;
    const asked = store.room.takeback?.outcome === 'open';
    return past || asked || this.#commands.busy ? null : store.takeback;
  });
  /** The decision, or `undo`, that the next press of the same kind confirms. */
  readonly pressed: string | null = $derived.by(() => {
    const what = this.#pressed?.what ?? null;
    return what !== null && this.#pressed?.at === this.#momentOf(what) ? what : null;
  });
  /** Taking back goes past what others did since, and against bots that makes the game practice. */
  readonly undoMakesPractice: boolean = $derived.by(
    () => this.takeback?.how === 'free' && !this.#display.store.room.practice,
  );
  readonly canUndo: boolean = $derived.by(() => this.takeback !== null);
  readonly canAskHints: boolean = $derived.by(
    () => this.#display.acting !== null && this.#display.store.room.hints,
  );
  readonly canRestartLoading: boolean = $derived.by(
    () => this.#display.acting !== null && this.#display.store.loadingFrom !== null,
  );

  /** Whether a decision is legal now. */
  can(token: string): boolean {
    return this.#display.legal.includes(token);
  }

  /**
   * Make a decision that is legal now, and further ones that belong to it: all of them or none.
   * What has to be confirmed waits for a second press.
   */
  async decide(...tokens: string[]): Promise<void> {
    const [token, ...then] = tokens;
    const last = tokens.at(-1);
    if (token === undefined || last === undefined || !this.can(token)) return;
    if (!this.#confirmed(last, this.#hasToBeConfirmed(last))) return;
    this.#display.closeFire();
    await this.#commands.decide(token, ...then);
  }

  /** Forget what was pressed once. */
  release(): void {
    this.#pressed = null;
  }

  /** Finish loading; kept cubes stay, and what is left on the quay is lost. */
  async finish(): Promise<void> {
    await this.decide(...(this.#display.board?.resting?.decisions ?? []), 'done');
  }

  /** Bring the chosen cube somewhere: a target, or one of the ways that ask for more cubes. */
  async load(target: string): Promise<void> {
    const { loading } = this;
    const { good } = loading;
    if (loading.ask(target)) return;
    await this.decide(...loading.stepsTo(target));
    loading.chooseGood(good);
  }

  /** Show what is obvious to do, in front of the places for a chosen cube. */
  async showPlan(): Promise<void> {
    this.loading.choose(null);
    await this.plan.show();
  }

  /** Show what is obvious to do; once it is shown, do it. */
  async doTheObvious(): Promise<void> {
    if (this.plan.steps === null) await this.showPlan();
    else await this.plan.take();
  }

  async restartLoading(): Promise<void> {
    if (this.canRestartLoading) await this.#commands.restartLoading();
  }

  /** Take back; a second press confirms that this makes the game practice. */
  async undo(): Promise<void> {
    if (!this.takeback) return;
    if (this.#confirmed('undo', this.undoMakesPractice)) await this.#commands.undo();
    else notify(t('table-undo-practice-note'));
  }

  toggleHints(): void {
    this.hintsOpen = !this.hintsOpen && this.canAskHints;
  }

  #hasToBeConfirmed(token: string): boolean {
    if (token.startsWith('@')) return settings.confirmPlacing;
    const loses = token === 'done' && this.loading.goods.quay.length > 0;
    return settings.confirm && (token === 'buy' || loses);
  }

  /** Whether something may be done now. What needs a second press is remembered first. */
  #confirmed(what: string, needed: boolean): boolean {
    const confirmed = !needed || this.pressed === what;
    this.#pressed = confirmed ? null : { what, at: this.#momentOf(what) };
    return confirmed;
  }

  /** A press counts for this moment: other players' moves change what can be decided, not undone. */
  #momentOf(what: string): number {
    return what === 'undo' ? (this.#display.store.takeback?.backTo ?? -1) : this.#entry;
  }
}

const KEY = Symbol('actions');
export const setActions = (actions: TableActions): TableActions => setContext(KEY, actions);
export const getActions = (): TableActions => getContext<TableActions>(KEY);
