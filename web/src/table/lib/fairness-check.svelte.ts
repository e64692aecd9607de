/** The check of one table's shuffle: made by itself when the game is over, and shown on demand. */

import { fairness } from '../../lib/api';
import { keptCommitment } from '../../lib/kept-commitments';
import { keepReveals } from '../../lib/kept-reveals';
import { keptShuffle } from '../../lib/kept-shuffles';
import type { TableStore } from '../../lib/table-store.svelte';
import { problemText } from '../../lib/toast.svelte';
import type { ProofInfo } from '../../lib/wire';
import type { Judgement, Witness } from './shuffle-checks';

export class FairnessCheck {
  proof: ProofInfo | null = $state.raw(null);
  judgement: Judgement | null = $state.raw(null);
  /** Why there is no proof; empty if there is none yet, or one. */
  failure = $state('');

  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** Fetch the proof and judge it. The checker is fetched with the first proof. */
  async run(): Promise<void> {
    this.failure = '';
    try {
      const [proof, { judge }] = await Promise.all([
        fairness(this.#store.room.id),
        import('./shuffle-checks'),
      ]);
      this.judgement = judge(proof, this.#witness(proof));
      this.proof = proof;
    } catch (error) {
      this.failure = problemText(error);
    }
  }

  #witness(proof: ProofInfo): Witness {
    const { room, story, now } = this.#store;
    const kept = keptShuffle(room.id);
    const daily = room.daily?.day ?? null;
    const day = kept ? kept.daily : daily;
    return {
      table: room.id,
      over: room.status === 'over' || now?.board.phase === 'over',
      seats: room.chairs.length,
      daily,
      kept,
      dailyCommitment: day === null ? null : keptCommitment(day),
      reveals: keepReveals(room, story, kept ? kept.origin : proof.origin),
    };
  }
}
