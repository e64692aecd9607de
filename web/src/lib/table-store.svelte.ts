/**
 * What the page knows of one table: its room, log, chat and latest moment, and what follows from
 * them. It applies the server's messages and never talks to the server itself.
 */

import { seatLevels, seatNames } from './seat-names';
import { session } from './session.svelte';
import type {
  ChatMessage,
  ChatNotice,
  Moment,
  MomentMessage,
  Reset,
  Room,
  RoomMessage,
  Step,
  Table,
} from './wire';

/** The messages that change what is known of a table. */
export type TableMessage = RoomMessage | MomentMessage | ChatNotice | Reset;

/**
 * What can be taken back: one of my decisions with all that followed. `quiet`: nobody has acted on
 * it; `free`: only bots have, and the game becomes practice; `ask`: the others have to agree.
 */
export interface TakebackOffer {
  seat: number;
  /** How many decisions would remain. */
  backTo: number;
  how: 'quiet' | 'free' | 'ask';
}

export class TableStore {
  room: Room = $state.raw(null as unknown as Room);
  /** Every step of the log, also those that were undone. */
  story: Step[] = $state.raw([]);
  chat: ChatMessage[] = $state.raw([]);
  /** The latest moment; null before the game has begun. */
  now: Moment | null = $state.raw(null);
  /** Whether the connection works; true until it is known to be lost. */
  connected = $state(true);
  /** The table no longer exists. */
  gone = $state(false);
  /** The host freed my seat before the game. */
  removed = $state(false);
  /** The seats that this person is giving up. */
  readonly leaving = new Set<number>();
  /** This person has the table open in too many windows, and this one was given up. */
  replaced = $state(false);

  #momentListeners = new Set<(moment: Moment) => void>();
  #roomListeners = new Set<() => void>();
  #resetListeners = new Set<() => void>();

  /** The number of the last log entry; -1 before the game has begun. */
  readonly lastEntry: number = $derived(this.story.at(-1)?.number ?? -1);

  /** The seats of this browser's guest. */
  readonly mine: number[] = $derived(
    session.guest === null
      ? []
      : this.room.chairs.flatMap((chair, seat) => (chair.guest === session.guest ? [seat] : [])),
  );

  /** The seat of mine that has to decide now, unless a bot stands in for me. */
  readonly acting: number | null = $derived.by(() => {
    const seat = this.now?.board.decides ?? null;
    if (seat === null || this.room.status !== 'playing' || !this.mine.includes(seat)) return null;
    return this.room.chairs[seat]?.bot === null ? seat : null;
  });

  /** The name of each seat. */
  readonly names: string[] = $derived.by(() => seatNames(this.room.chairs));

  /** The level of the bot in each seat; null for people. */
  readonly levels: (string | null)[] = $derived.by(() => seatLevels(this.room.chairs));

  /** Whether this person only watches. */
  readonly watching: boolean = $derived(this.mine.length === 0);

  /** Whether this person may write in the chat. */
  readonly mayWrite: boolean = $derived(this.mine.length > 0 || this.room.spectator_chat);

  readonly isHost: boolean = $derived(session.guest !== null && this.room.host === session.guest);

  /** The steps with decisions that count, in order. */
  readonly decisions: Step[] = $derived.by(() => {
    const steps: Step[] = [];
    for (const step of this.story) {
      if (step.back_to !== null) steps.length = Math.min(steps.length, step.back_to);
      else if (step.decision !== null) steps.push(step);
    }
    return steps;
  });

  /** The decision of mine that can be taken back next, and how. */
  readonly takeback: TakebackOffer | null = $derived.by(() => {
    const { status, chairs, origin, takeback_policy: policy, practice } = this.room;
    if (status !== 'playing') return null;
    const isMine = ({ seat, by_bot }: Step): boolean =>
      seat !== null && !by_bot && this.mine.includes(seat) && chairs[seat]?.bot === null;
    const last = this.decisions.findLastIndex((step) => isMine(step) && !step.stays);
    const seat = this.decisions[last]?.seat ?? null;
    if (seat === null || last < (origin?.at ?? 0)) return null;
    const backTo = this.#withStays(last, seat);
    const undo = this.now?.undo ?? null;
    const quiet = undo !== null && backTo >= undo;
    if (policy === 'free' && practice) return { seat, backTo, how: 'free' };
    if (quiet) return { seat, backTo, how: 'quiet' };
    return policy === 'off' ? null : { seat, backTo, how: policy };
  });

  /** Nobody sees kept cubes stay, so a decision is taken back with what stayed just before it. */
  #withStays(decision: number, seat: number): number {
    let first = decision;
    for (
      let before = this.decisions[first - 1];
      before?.stays && before.seat === seat;
      before = this.decisions[first - 1]
    ) {
      first -= 1;
    }
    return first;
  }

  /** How many decisions counted when my current loading began; null if there is none to undo. */
  readonly loadingFrom: number | null = $derived.by(() => {
    const earliest = this.now?.undo ?? null;
    if (this.acting === null || earliest === null) return null;
    if (this.now?.board.phase !== 'loading') return null;
    let from = this.decisions.length;
    while (from > earliest) {
      const step = this.decisions[from - 1];
      if (step?.seat !== this.acting || !step.decision?.includes('>')) break;
      from -= 1;
    }
    return from < this.decisions.length ? from : null;
  });

  constructor(table: Table) {
    this.#replace(table);
  }

  /** Up to where the table is known, as N.M: the last log entry and the last chat message. */
  get position(): string {
    return `${this.lastEntry}.${this.chat.at(-1)?.number ?? 0}`;
  }

  /** Apply a message. False means that something before it is missing; nothing has changed. */
  apply(message: TableMessage): boolean {
    const room = message.type === 'reset' ? message.table.room : 'room' in message && message.room;
    if (room && room.id !== this.room.id) return true; // of another table
    switch (message.type) {
      case 'room':
        this.#enter(message.room);
        for (const listener of [...this.#roomListeners]) listener();
        return true;
      case 'moment':
        return this.#addMoment(message.moment);
      case 'chat':
        return this.#addChat(message.message);
      case 'reset':
        this.#replace(message.table);
        for (const listener of [...this.#roomListeners, ...this.#resetListeners]) listener();
        return true;
    }
  }

  /** Call the listener for every new moment. Returns a function that stops it. */
  onMoment(listener: (moment: Moment) => void): () => void {
    this.#momentListeners.add(listener);
    return () => this.#momentListeners.delete(listener);
  }

  /** Call the listener for every new room. Returns a function that stops it. */
  onRoom(listener: () => void): () => void {
    this.#roomListeners.add(listener);
    return () => this.#roomListeners.delete(listener);
  }

  /** Call the listener when everything known before is void. Returns a function that stops it. */
  onReset(listener: () => void): () => void {
    this.#resetListeners.add(listener);
    return () => this.#resetListeners.delete(listener);
  }

  #enter(room: Room): void {
    const before = this.mine;
    this.room = room;
    if (this.mine.length > 0 || room.status !== 'gathering') this.removed = false;
    else if (before.some((seat) => !this.leaving.has(seat))) this.removed = true;
  }

  #replace(table: Table): void {
    this.room = table.room;
    this.story = table.story;
    this.chat = table.chat;
    this.now = table.moment;
  }

  #addMoment(moment: Moment): boolean {
    const { number } = moment.step;
    if (number <= this.lastEntry) return true;
    if (number > this.lastEntry + 1) return false;
    this.story = [...this.story, moment.step];
    this.now = moment;
    for (const listener of [...this.#momentListeners]) listener(moment);
    return true;
  }

  #addChat(message: ChatMessage): boolean {
    const last = this.chat.at(-1)?.number ?? 0;
    if (message.number <= last) return true;
    if (message.number > last + 1) return false;
    this.chat = [...this.chat, message];
    return true;
  }
}
