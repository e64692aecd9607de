/** Everything a person can do at a table. Failures are shown as toasts; nothing has changed then. */

import * as api from './api';
import { ensureName, session } from './session.svelte';
import type { NewCommand, TableConnection } from './table-connection';
import { startAlone } from './table-contributions.svelte';
import type { TableStore } from './table-store.svelte';
import { attempt } from './toast.svelte';
import type { Room } from './wire';

export class TableCommands {
  /** A decision or an undo is under way. */
  busy = $state(false);
  /** This person asked for the next game, so they need not be told about it. */
  askedForRematch = false;

  readonly #store: TableStore;
  readonly #connection: TableConnection;

  constructor(store: TableStore, connection: TableConnection) {
    this.#store = store;
    this.#connection = connection;
  }

  // Playing: one at a time, over the connection. They answer whether it was done.

  /** Make a decision, or several that belong together: all of them or none. */
  async decide(decision: string, ...then: string[]): Promise<boolean> {
    const seat = this.#store.acting;
    if (seat === null) return false;
    const number = this.#store.lastEntry;
    return this.#play({ type: 'decide', number, seat, decision, ...(then.length && { then }) });
  }

  /** Take my last decision back or, among people, ask whether I may. */
  async undo(): Promise<boolean> {
    const offer = this.#store.takeback;
    if (offer === null) return false;
    const { seat, backTo: back_to, how } = offer;
    const number = this.#store.lastEntry;
    if (how === 'ask') return this.#play({ type: 'ask-takeback', number, seat, back_to });
    return this.#play({ type: 'undo', number, seat, back_to, practice: how === 'free' });
  }

  /** Agree to a takeback or decline it, or withdraw my own request. */
  async answerTakeback(request: string, accept: boolean): Promise<boolean> {
    return this.#send({ type: 'answer-takeback', request, accept });
  }

  /** Undo everything since my loading began. */
  async restartLoading(): Promise<boolean> {
    const { acting: seat, loadingFrom: back_to, lastEntry: number } = this.#store;
    if (seat === null || back_to === null) return false;
    return this.#play({ type: 'undo', number, seat, back_to, practice: false });
  }

  async #play(command: NewCommand): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const done = await this.#send(command);
    this.busy = false;
    return done;
  }

  async #send(command: NewCommand): Promise<boolean> {
    const done = await attempt(() => this.#connection.send(command).then(() => true));
    return done ?? false;
  }

  // Chat

  /** Say something; answers whether it was said. A person without a name is asked for one first. */
  async say(text: string): Promise<boolean> {
    return (await this.#ensureName()) && this.#send({ type: 'chat', text });
  }

  // Seats, over HTTP

  async join(wish: { seat?: number; name?: string } = {}): Promise<void> {
    if (!(await this.#ensureName())) return;
    await this.#change(() => api.join(this.#store.room.id, wish));
  }

  /** Leave a seat; answers whether it was done. The last to leave before the game ends the table. */
  async leave(seat: number): Promise<boolean> {
    const { room } = this.#store;
    const last =
      room.status === 'gathering' &&
      room.chairs.every((chair, other) => other === seat || chair.guest === null);
    this.#store.leaving.add(seat);
    const left = await this.#change(() => api.leave(room.id, seat));
    this.#store.leaving.delete(seat);
    if (!left) return false;
    if (last) {
      this.#connection.close();
      this.#store.gone = true;
    }
    return true;
  }

  /** Free somebody else's seat before the game. Only for the host. */
  async remove(seat: number): Promise<void> {
    await this.#change(() => api.remove(this.#store.room.id, seat));
  }

  async start(): Promise<void> {
    await this.#change(() => api.start(this.#store.room.id));
  }

  async putBot(seat: number, bot: string): Promise<void> {
    await this.#change(() => api.putBot(this.#store.room.id, { seat, bot }));
  }

  /** Take my seat back from a bot or, before the game, remove a bot from a seat. */
  async takeBack(seat: number): Promise<void> {
    await this.#change(() => api.takeBack(this.#store.room.id, seat));
  }

  /** Let spectators write in the chat, or not. Only for the host. */
  async allowSpectatorChat(allowed: boolean): Promise<void> {
    await this.#change(() => api.changeSettings(this.#store.room.id, { spectator_chat: allowed }));
  }

  // Other tables

  /** The table of the next game. It starts at once unless there are other people to wait for. */
  async rematch(): Promise<Room | null> {
    if (!(await this.#ensureName())) return null;
    this.askedForRematch = true;
    return attempt(async () => {
      const room = await api.rematch(this.#store.room.id);
      const others = room.chairs.some(({ guest, bot }) => bot === null && guest !== session.guest);
      return others || room.status !== 'gathering' ? room : startAlone(room);
    });
  }

  /** A new table that continues this game after a number of decisions (`Step.decided`). */
  async fork(at: number, seat: number): Promise<Room | null> {
    if (!(await this.#ensureName())) return null;
    return attempt(() => api.fork(this.#store.room.id, { at, seat }));
  }

  /** Make sure that this person has a name; false if they do not give one. */
  async #ensureName(): Promise<boolean> {
    const before = session.guest;
    const named = (await attempt(() => ensureName())) ?? false;
    // The server knows a connection by the cookie it was opened with.
    if (session.guest !== before) this.#connection.reconnect();
    return named;
  }

  async #change(ask: () => Promise<Room>): Promise<boolean> {
    const before = this.#store.room;
    const room = await attempt(ask);
    // A room that came over the connection meanwhile may be newer than this answer.
    if (room && this.#store.room === before) this.#store.apply({ type: 'room', room });
    return room !== null;
  }
}
