/**
 * This browser's part in the shuffle of one table: it keeps the table's commitment, commits each of
 * its seats to random bytes, and opens them after the start. The person need not do anything.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as api from './api';
import { ApiError } from './api';
import {
  contributionOf,
  keepCommitted,
  keepOpening,
  keepSeatCommitments,
  keepShuffle,
} from './kept-shuffles';
import { session } from './session.svelte';
import type { TableStore } from './table-store.svelte';
import type { ErrorCode, Room } from './wire';

/** Milliseconds until a request that failed is sent again. */
const RETRY = 1_000;
const TEMPORARY: readonly ErrorCode[] = ['unavailable', 'too-many'];

/** The commitment to a contribution; docs/server.md describes it. */
export function commitmentTo(table: string, seat: number, contribution: string): string {
  const text = `speicherstadt contribution 2\n${table}\n${seat}\n${contribution}`;
  return bytesToHex(sha256(utf8ToBytes(text)));
}

type Ask = (room: Room, seat: number) => Promise<Room>;

/** Whether the room shows another commitment than at first sight: its secret was exchanged. */
const isExchanged = (room: Room): boolean => keepShuffle(room).commitment !== room.commitment;

const seatsOf = (room: Room): number[] =>
  room.chairs.flatMap(({ guest }, seat) => (guest === session.guest ? [seat] : []));

/** Keep which of my seats the room shows as committed to the bytes that this browser drew. */
function keepMine(room: Room): void {
  const mine = seatsOf(room);
  const { contributions } = keepShuffle(room);
  const shown = mine.filter((seat) => {
    const own = contributions[seat];
    return (
      own !== undefined && room.contributions[seat]?.commitment === commitmentTo(room.id, seat, own)
    );
  });
  keepCommitted(room, shown, mine);
}

async function commit(room: Room, seat: number): Promise<Room> {
  const commitment = commitmentTo(room.id, seat, contributionOf(room, seat));
  const answer = await api.commitContribution(room.id, { seat, commitment });
  if (answer.id === room.id) keepMine(answer);
  return answer;
}

/** Open a contribution, unless that would let somebody else choose theirs afterwards. */
async function open(room: Room, seat: number): Promise<Room> {
  if (isExchanged(room)) return room;
  const commitments = keepSeatCommitments(room);
  const kept = keepShuffle(room);
  const contribution = kept.contributions[seat];
  const unchanged =
    commitments.length === kept.seats &&
    room.contributions.length === kept.seats &&
    room.contributions.every(({ commitment }, other) => commitment === commitments[other]);
  if (contribution === undefined || !unchanged) return room;
  if (commitmentTo(room.id, seat, contribution) !== commitments[seat]) return room;
  keepMine(room);
  keepOpening(room, seat, 'sent');
  const answer = await api.openContribution(room.id, { seat, contribution });
  keepOpening(room, seat, 'opened');
  return answer;
}

/** Start a new game at once, with the contributions of this browser's seats. */
export async function startAlone(room: Room): Promise<Room> {
  const seats = seatsOf(room);
  for (const seat of seats) await commit(room, seat);
  let now = await api.start(room.id);
  for (const seat of seats) if (now.status === 'opening') now = await open(now, seat);
  return now;
}

export class TableContributions {
  /** The table shows another commitment than at first sight: its secret was exchanged. */
  exchanged = $state(false);
  /** The server says that a contribution was not opened, though it had accepted it. */
  denied = $state(false);
  /** The game was started before this browser could commit to bytes for a seat of this person. */
  missed = $state(false);

  readonly #store: TableStore;
  readonly #stop: () => void;
  readonly #busy = new Set<number>();
  /** What has been asked of the server, by seat, and was done. */
  readonly #done = new Map<number, Ask>();
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(store: TableStore) {
    this.#store = store;
    this.#stop = store.onRoom(() => this.#look());
    this.#look();
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    clearTimeout(this.#retryTimer);
  }

  /** Do what the room asks for, and notice what is wrong with it. */
  #look(): void {
    const { room, mine } = this.#store;
    this.exchanged = isExchanged(room);
    if (room.status === 'gathering' || room.status === 'opening') keepMine(room);
    const kept = keepShuffle(room);
    const begun = room.status === 'playing' || room.status === 'over';
    this.denied = begun && kept.opened.some((seat) => !(room.contributions[seat]?.opened ?? false));
    const others = room.contributions.some(({ commitment }) => commitment !== '');
    this.missed =
      (begun || room.status === 'opening') &&
      mine.some(
        (seat) =>
          room.contributions[seat]?.commitment === '' &&
          (others || kept.contributions[seat] !== undefined),
      );
    if (this.exchanged || begun) return;
    for (const seat of this.#done.keys()) if (!mine.includes(seat)) this.#done.delete(seat);
    for (const seat of mine) {
      const { commitment = '', opened = false } = room.contributions[seat] ?? {};
      if (room.status === 'gathering' && commitment === '') void this.#once(seat, commit);
      else if (room.status === 'opening' && !opened) void this.#once(seat, open);
    }
  }

  /** One request for each seat at a time. What fails is tried again soon, or with the next room. */
  async #once(seat: number, ask: Ask): Promise<void> {
    if (this.#busy.has(seat) || this.#done.get(seat) === ask) return;
    this.#busy.add(seat);
    const before = this.#store.room;
    let answer = before;
    try {
      answer = await ask(before, seat);
      this.#done.set(seat, ask);
    } catch (error) {
      const passing = error instanceof ApiError && TEMPORARY.includes(error.code);
      if (passing) this.#retryTimer = setTimeout(() => this.#look(), RETRY);
    }
    this.#busy.delete(seat);
    if (this.#closed) return;
    const after = this.#store.room;
    // A room that came over the connection meanwhile may be newer than this answer.
    if (after !== before) this.#look();
    else if (answer !== before) this.#store.apply({ type: 'room', room: answer });
  }
}
