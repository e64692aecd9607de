/** My unfinished games as this browser last saw them, to show when the server is out of reach. */

import { seatNames } from './seat-names';
import type { TableSummary } from './wire';

export interface RememberedGame {
  id: string;
  names: string[];
  round: number;
  rounds: number;
  changed: string;
}

const KEY = 'speicherstadt.games';
const MOST = 12;

export function rememberGames(tables: readonly TableSummary[]): void {
  const games = tables
    .slice(0, MOST)
    .map(({ id, chairs, round, rounds, changed }): RememberedGame => ({
      ...{ id, round, rounds, changed },
      names: seatNames(chairs),
    }));
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Nothing can be stored here.
  }
}

export function rememberedGames(): RememberedGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as RememberedGame[]) : [];
  } catch {
    return [];
  }
}
