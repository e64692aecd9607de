/**
 * The WebSocket of one table. It resumes where it was cut, notices when the other end is dead,
 * and carries commands: each has an id, and the server answers with that id.
 */

import * as api from './api';
import { ApiError } from './api';
import type { TableMessage } from './table-store.svelte';
import type { Command, Done, Failed, ServerMessage } from './wire';

/** Milliseconds until the first new attempt, and the longest wait between attempts. */
const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;
/** Milliseconds of silence after which the server is asked for a sign of life. */
const QUIET = 25_000;
/** Milliseconds to wait for a connection to open, or for the answer to a command. */
const ANSWER_TIMEOUT = 10_000;
/** Why the server closes the connection of a session that was revoked. */
const SIGNED_OUT = 'signed-out';

/** What the connection needs from its owner. */
export interface ConnectionOwner {
  /** Up to where the table is known, as N.M. */
  position(): string;
  /** Take a message about the table. False if something before it is missing. */
  receive(message: TableMessage): boolean;
  setConnected(connected: boolean): void;
  /** The table no longer exists. */
  tableGone(): void;
  /** This browser was signed out. */
  signedOut(): void;
  /** This person has opened the table too often, and newer connections took our place. */
  replaced(): void;
}

type WithoutId<One> = One extends unknown ? Omit<One, 'id'> : never;
export type NewCommand = WithoutId<Command>;

interface Pending {
  command: Command;
  resolve: () => void;
  reject: (error: ApiError) => void;
}

const lostError = (): ApiError => new ApiError('unavailable', 0, 'the connection was lost');

/** What a command caused comes with its answer. */
function caused({ at, moment, message }: Done): TableMessage[] {
  if (at && moment) return [{ type: 'moment', at, moment }];
  if (at && message) return [{ type: 'chat', at, message }];
  return [];
}

export class TableConnection {
  readonly #table: string;
  readonly #owner: ConnectionOwner;
  #socket: WebSocket | null = null;
  /** The server has sent something on this socket. */
  #established = false;
  #closed = true;
  #delay = FIRST_RETRY;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** Ends a silence, or the wait for an answer. */
  #watchTimer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;
  /** Commands that are not answered yet, also those that wait for the connection to open. */
  readonly #pending = new Map<number, Pending>();

  constructor(table: string, owner: ConnectionOwner) {
    this.#table = table;
    this.#owner = owner;
  }

  open(): void {
    this.#closed = false;
    document.addEventListener('visibilitychange', this.#visibilityChanged);
    addEventListener('online', this.#networkChanged);
    addEventListener('offline', this.#networkChanged);
    this.reconnect();
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener('visibilitychange', this.#visibilityChanged);
    removeEventListener('online', this.#networkChanged);
    removeEventListener('offline', this.#networkChanged);
    clearTimeout(this.#retryTimer);
    this.#drop();
  }

  /** Connect anew at once, for instance because this browser has a new cookie. */
  reconnect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retryTimer);
    this.#drop();
    const socket = new WebSocket(api.liveUrl(this.#table, this.#owner.position()));
    this.#socket = socket;
    this.#established = false;
    this.#watch(() => this.#lost(), ANSWER_TIMEOUT);
    socket.onopen = () => {
      if (this.#socket !== socket) {
        socket.close();
        return;
      }
      for (const { command } of this.#pending.values()) socket.send(JSON.stringify(command));
      this.#tellPresence();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.#socket !== socket) return;
      if (event.reason === SIGNED_OUT) this.#owner.signedOut();
      this.#lost();
    };
  }

  /** Send a command. Resolves when the server has carried it out; fails with an `ApiError`. */
  send(wanted: NewCommand): Promise<void> {
    const command = { ...wanted, id: ++this.#lastId } as Command;
    // Between two attempts: the person wants something now, so do not wait for the next one.
    if (!this.#socket) this.reconnect();
    return new Promise((resolve, reject) => {
      if (!this.#socket) {
        reject(lostError());
        return;
      }
      this.#pending.set(command.id, { command, resolve, reject });
      if (this.#socket.readyState !== WebSocket.OPEN) return;
      this.#socket.send(JSON.stringify(command));
      this.#watchForAnswer();
    });
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'error' && message.id === null && !this.#established) {
      this.#refused(message);
      return;
    }
    if (!this.#established) {
      this.#established = true;
      this.#delay = FIRST_RETRY;
      this.#owner.setConnected(true);
    }
    switch (message.type) {
      case 'done':
        if (!caused(message).every((each) => this.#owner.receive(each))) {
          this.#lost();
          return;
        }
        this.#take(message.id)?.resolve();
        break;
      case 'error':
        this.#take(message.id)?.reject(new ApiError(message.code, 0, message.message));
        break;
      case 'stop':
        this.#lost(message.retry_ms);
        return;
      case 'replaced': // Coming back would push out another window, which would come back, too.
        this.close();
        this.#owner.setConnected(false);
        this.#owner.replaced();
        return;
      default:
        if (!this.#owner.receive(message)) {
          this.#lost();
          return;
        }
    }
    this.#watchForAnswer();
  }

  #take(id: number | null): Pending | undefined {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (pending) this.#pending.delete(pending.command.id);
    return pending;
  }

  /** The connection is lost, or never came about: try again later. */
  #lost(delay = this.#nextDelay()): void {
    this.#drop();
    this.#owner.setConnected(false);
    this.#retryTimer = setTimeout(() => this.reconnect(), delay);
    // A handshake that fails does not say why.
    if (!this.#established) void this.#checkTable();
  }

  /** The server does not let us in, and says why. */
  #refused(problem: Failed): void {
    if (problem.code !== 'unknown') {
      this.#established = true; // the table is there
      this.#lost();
      return;
    }
    this.close();
    this.#owner.tableGone();
  }

  /** A random part of a growing delay, so that not everybody comes back at the same time. */
  #nextDelay(): number {
    const delay = this.#delay;
    this.#delay = Math.min(delay * 2, LONGEST_RETRY);
    return delay * (0.5 + Math.random() / 2);
  }

  async #checkTable(): Promise<void> {
    try {
      await api.table(this.#table);
    } catch (error) {
      if (this.#closed || !(error instanceof ApiError) || error.code !== 'unknown') return;
      this.close();
      this.#owner.tableGone();
    }
  }

  /** Let go of the current socket. What was not answered has failed. */
  #drop(): void {
    clearTimeout(this.#watchTimer);
    const socket = this.#socket;
    this.#socket = null;
    // A socket that is still connecting closes itself later: closing it now logs an error.
    if (socket && socket.readyState !== WebSocket.CONNECTING) socket.close();
    const failed = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of failed) reject(lostError());
  }

  #watch(act: () => void, delay: number): void {
    clearTimeout(this.#watchTimer);
    this.#watchTimer = setTimeout(act, delay);
  }

  /** Browsers hide pings. So end a long silence with a command: no answer means a dead connection. */
  #watchForAnswer(): void {
    if (this.#pending.size > 0) this.#watch(() => this.#lost(), ANSWER_TIMEOUT);
    else this.#watch(() => this.#tellPresence(), QUIET);
  }

  #tellPresence(): void {
    const away = document.visibilityState === 'hidden';
    this.send({ type: 'presence', away }).catch(() => undefined);
  }

  #visibilityChanged = (): void => {
    if (this.#socket) this.#tellPresence();
    else if (document.visibilityState === 'visible') this.reconnect();
  };

  /** The browser may be wrong about the network: a server on the same machine stays reachable. */
  #networkChanged = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#tellPresence();
    else if (navigator.onLine) this.reconnect();
  };
}
