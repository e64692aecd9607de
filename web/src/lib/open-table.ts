/** A table that is open on this page, with everything that belongs to it. */

import * as api from './api';
import { ApiError } from './api';
import { loadMe, session } from './session.svelte';
import { TableCommands } from './table-commands.svelte';
import { TableConnection } from './table-connection';
import { TableContributions } from './table-contributions.svelte';
import { TableHints } from './table-hints';
import { TableHistory } from './table-history.svelte';
import { keepRevealsOf } from './table-reveals';
import { TableStore } from './table-store.svelte';
import type { Table } from './wire';

export class OpenTable {
  readonly store: TableStore;
  readonly commands: TableCommands;
  readonly history: TableHistory;
  readonly hints: TableHints;
  readonly contributions: TableContributions;
  readonly #connection: TableConnection;

  /** Takes what is known of the table and connects to hear the rest. */
  constructor(table: Table) {
    const store = new TableStore(table);
    this.store = store;
    this.#connection = new TableConnection(table.room.id, {
      position: () => store.position,
      receive: (message) => store.apply(message),
      setConnected: (connected) => (store.connected = connected),
      tableGone: () => (store.gone = true),
      signedOut: () => void loadMe().catch(() => undefined),
      replaced: () => (store.replaced = true),
    });
    this.commands = new TableCommands(store, this.#connection);
    this.history = new TableHistory(store);
    this.hints = new TableHints(store);
    this.contributions = new TableContributions(store);
    keepRevealsOf(store);
    this.#connection.open();
  }

  close(): void {
    this.contributions.close();
    this.#connection.close();
  }
}

/** Fetch a table, and what is needed to show it. */
export async function openTable(id: string): Promise<OpenTable> {
  const [table] = await Promise.all([
    api.table(id),
    api.deck(),
    session.known ? undefined : loadMe(),
  ]);
  if (table.room.id !== id) throw new ApiError('unknown', 0, 'the server sent another table');
  return new OpenTable(table);
}
