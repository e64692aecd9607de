/** What is obvious to do in my loading: asked of the server, shown, and then done step by step. */

import * as api from '../../lib/api';
import type { TableCommands } from '../../lib/table-commands.svelte';
import { attempt } from '../../lib/toast.svelte';
import type { GoodId } from '../../lib/wire';
import type { Display } from './display.svelte';

export class ObviousPlan {
  busy = $state(false);
  #plan: { entry: number; steps: readonly string[][]; left: readonly GoodId[] } | null =
    $state.raw(null);
  readonly #display: Display;
  readonly #commands: TableCommands;

  constructor(display: Display) {
    this.#display = display;
    this.#commands = display.table.commands;
  }

  /** The steps that are left; null if no plan is shown. A plan ends when something else happens. */
  readonly steps: readonly string[][] | null = $derived.by(() => {
    const { acting, board, store } = this.#display;
    const current = acting !== null && board?.phase === 'loading';
    return current && this.#plan?.entry === store.lastEntry ? this.#plan.steps : null;
  });

  /** The cubes for which the plan finds no place. */
  readonly left: readonly GoodId[] = $derived.by(() => this.#plan?.left ?? []);

  /** Ask the server, and show its plan. */
  async show(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const plan = await attempt(() => api.obviousPlan(this.#display.store.room.id));
    this.#plan = plan && { entry: plan.number, steps: plan.steps, left: plan.left };
    this.busy = false;
  }

  close(): void {
    this.#plan = null;
  }

  /** Take the next steps one by one, so that each can be undone; stop at the first one that is refused. */
  async take(count = Infinity): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let taken = 0; taken < count; taken += 1) {
      const [[decision, ...then] = [], ...rest] = this.steps ?? [];
      if (decision === undefined || !(await this.#commands.decide(decision, ...then))) break;
      this.#plan = rest.length
        ? { entry: this.#display.store.lastEntry, steps: rest, left: this.left }
        : null;
    }
    this.busy = false;
  }
}
