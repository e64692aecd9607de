/** The lists of tables on the home page: kept up to date, and longer on request. */

import * as api from './api';
import type { LobbyList } from './api';
import type { Lobby, TableSummary } from './wire';

const LISTS: readonly LobbyList[] = ['mine', 'open', 'running', 'finished'];

export class LobbyLists {
  /** The pages shown of each list, joined; null before the first answer. */
  lobby: Lobby | null = $state.raw(null);
  /** How many pages of each list are shown. */
  readonly #pages: Record<LobbyList, number> = { mine: 1, open: 1, running: 1, finished: 1 };
  #latest = 0;

  /** Whether any of these lists has more to show. */
  hasMore(...lists: LobbyList[]): boolean {
    return lists.some((list) => (this.lobby?.next[list] ?? null) !== null);
  }

  /** Show another page of each of these lists that has one. */
  async showMore(...lists: LobbyList[]): Promise<void> {
    for (const list of lists) if (this.hasMore(list)) this.#pages[list] += 1;
    await this.refresh();
  }

  /** Fetch everything that is shown, page by page. */
  async refresh(): Promise<void> {
    const turn = ++this.#latest;
    const lobby = await api.lobby();
    for (const list of LISTS) {
      for (let page = 1; page < this.#pages[list]; page += 1) {
        const before = lobby.next[list];
        if (before === null) break;
        const { tables, next } = await api.lobbyPage(list, before);
        lobby[list] = withoutRepeats([...lobby[list], ...tables]);
        lobby.next[list] = next;
      }
    }
    // If another refresh has started since, its answer counts.
    if (turn === this.#latest) this.lobby = lobby;
  }
}

/** A table that changes while the pages are fetched can be on two of them. */
export function withoutRepeats(tables: readonly TableSummary[]): TableSummary[] {
  const ids = new Set<string>();
  return tables.filter(({ id }) => !ids.has(id) && ids.add(id));
}
