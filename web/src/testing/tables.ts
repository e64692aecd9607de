/** Small tables for tests. */

import type { Board, Chair, ChatMessage, Moment, Room, Step, Table } from '../lib/wire';

export const ID = 'AAAAAAAAAAAAAAAA';

export const chair = (more: Partial<Chair> = {}): Chair => ({
  name: null,
  emblem: null,
  guest: null,
  bot: null,
  present: false,
  away: false,
  ...more,
});

/** The room of the guest `me`, who plays against a bot. */
export const room = (more: Partial<Room> = {}): Room => ({
  id: ID,
  status: 'playing',
  public: false,
  hints: true,
  spectator_chat: false,
  host: 'me',
  created: '2026-01-01T00:00:00Z',
  chairs: [chair({ name: 'Anna', guest: 'me' }), chair({ bot: 'clerk' })],
  watching: 0,
  commitment: 'c'.repeat(64),
  contributions: [
    { commitment: '', opened: false },
    { commitment: '', opened: false },
  ],
  origin: null,
  rematch: null,
  practice: false,
  takeback_policy: 'free',
  takeback: null,
  daily: null,
  ...more,
});

export const step = (number: number, more: Partial<Step> = {}): Step => ({
  number,
  seat: number === 0 ? null : 0,
  decision: number === 0 ? null : '@1',
  back_to: null,
  allowed_by: [],
  decided: number,
  by_bot: false,
  stays: false,
  events: [],
  ...more,
});

export const moment = (
  number: number,
  more: Partial<Step> = {},
  board: Partial<Board> = {},
): Moment => ({
  step: step(number, more),
  board: { decides: 0, phase: 'demand', legal: ['@1', '@2'], players: [], ...board } as Board,
  undo: null,
});

/** A table whose last log entry has this number; -1 before the game. */
export const table = (number: number, more: Partial<Table> = {}): Table => ({
  room: room(number < 0 ? { status: 'gathering' } : {}),
  moment: number < 0 ? null : moment(number),
  story: Array.from({ length: number + 1 }, (_, at) => step(at)),
  chat: [],
  ...more,
});

export const chatMessage = (number: number): ChatMessage => ({
  number,
  seat: 0,
  spectator: false,
  name: 'Anna',
  text: `message ${number}`,
  at: '',
});
