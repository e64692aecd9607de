/**
 * What this browser keeps of a table's shuffle, in local storage: it checks the shuffle by that, and
 * not by what the server says afterwards. What was kept once is never overwritten.
 */

import type { Room } from './wire';

export interface KeptShuffle {
  /** The table's commitment to its secret, at first sight. */
  readonly commitment: string;
  /** How many decisions the game continues from another one; null for a new game. */
  readonly origin: number | null;
  /** The number of seats. */
  readonly seats: number;
  /** The day whose deal is played here; null at all other tables. */
  readonly daily: string | null;
  /** Whether the table was seen before its game was started. */
  readonly early: boolean;
  /** The random bytes that this browser has drawn for its seats. */
  readonly contributions: Readonly<Record<number, string>>;
  /** The seats whose commitment to these bytes the server has accepted. */
  readonly committed: readonly number[];
  /** The commitments of all seats, before this browser opened anything. */
  readonly seatCommitments: readonly string[] | null;
  /** The seats whose contribution this browser has opened, whether or not the server answered. */
  readonly sent: readonly number[];
  /** The seats whose opened contribution the server has accepted. */
  readonly opened: readonly number[];
}

const KEY = 'speicherstadt.shuffle.';
/** Used where storage is full or forbidden; it lasts as long as the page. */
const memory = new Map<string, KeptShuffle>();

/** What was kept of a table; null if this browser has not seen it. */
export function keptShuffle(table: string): KeptShuffle | null {
  const newest = memory.get(table);
  if (newest) return newest;
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? 'null') as KeptShuffle | null;
  } catch {
    return null; // Storage is forbidden.
  }
}

function write(table: string, kept: KeptShuffle): KeptShuffle {
  try {
    localStorage.setItem(KEY + table, JSON.stringify(kept));
  } catch {
    memory.set(table, kept);
  }
  return kept;
}

/** Keep what a room shows at first sight, unless its game is over: that would prove nothing. */
export function keepShuffle(room: Room): KeptShuffle {
  const kept = keptShuffle(room.id);
  if (kept && 'seats' in kept) return kept;
  const seen: KeptShuffle = {
    commitment: room.commitment,
    origin: room.origin?.at ?? null,
    seats: room.chairs.length,
    daily: room.daily?.day ?? null,
    early: room.status === 'gathering',
    contributions: {},
    committed: [],
    seatCommitments: null,
    sent: [],
    opened: [],
  };
  if (kept) return write(room.id, completed(kept, seen));
  return room.status === 'over' ? seen : write(room.id, seen);
}

/** What an earlier version of this page kept, with what is kept today. */
function completed(kept: Partial<KeptShuffle>, seen: KeptShuffle): KeptShuffle {
  const { opened = [] } = kept;
  return { ...seen, committed: opened, sent: opened, ...kept };
}

/** Keep the commitments of all seats, once, before anything is opened. */
export function keepSeatCommitments(room: Room): readonly string[] {
  const kept = keepShuffle(room);
  const seen = kept.seatCommitments ?? room.contributions.map(({ commitment }) => commitment);
  if (kept.seatCommitments === null) write(room.id, { ...kept, seatCommitments: seen });
  return seen;
}

/** The contribution of a seat: 16 random bytes in hexadecimal, drawn once and kept. */
export function contributionOf(room: Room, seat: number): string {
  const kept = keepShuffle(room);
  const known = kept.contributions[seat];
  if (known !== undefined) return known;
  const drawn = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  write(room.id, { ...kept, contributions: { ...kept.contributions, [seat]: drawn } });
  return drawn;
}

/**
 * Keep which seats the server shows as committed to this browser's bytes. That ends only with the
 * seat, which can be given up before the start; `mine` are the seats of this person.
 */
export function keepCommitted(room: Room, shown: readonly number[], mine: readonly number[]): void {
  const kept = keepShuffle(room);
  const before =
    room.status === 'gathering'
      ? kept.committed.filter((seat) => mine.includes(seat))
      : kept.committed;
  const committed = [...new Set([...before, ...shown])];
  if (committed.join() !== kept.committed.join()) write(room.id, { ...kept, committed });
}

/** Keep that an opened contribution was sent, or that the server has accepted it. */
export function keepOpening(room: Room, seat: number, state: 'sent' | 'opened'): void {
  const kept = keepShuffle(room);
  const seats = kept[state];
  if (!seats.includes(seat)) write(room.id, { ...kept, [state]: [...seats, seat] });
}
