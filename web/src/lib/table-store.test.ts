import { beforeEach, describe, expect, test } from 'vitest';
import { chair, chatMessage, moment, room, step, table } from '../testing/tables';
import { session } from './session.svelte';
import { TableStore } from './table-store.svelte';
import type { ChatMessage, Moment } from './wire';

beforeEach(() => {
  Object.assign(session, { guest: 'me', name: 'Anna', known: true, asking: false });
});

const tell = (store: TableStore, one: Moment): boolean =>
  store.apply({ type: 'moment', at: '', moment: one });
const say = (store: TableStore, message: ChatMessage): boolean =>
  store.apply({ type: 'chat', at: '', message });
const numbers = (store: TableStore): number[] => store.story.map(({ number }) => number);

describe('messages', () => {
  test('moments and chat are appended', () => {
    const store = new TableStore(table(3, { chat: [chatMessage(1)] }));
    expect(store.position).toBe('3.1');
    expect(tell(store, moment(4))).toBe(true);
    expect(say(store, chatMessage(2))).toBe(true);
    expect(numbers(store)).toEqual([0, 1, 2, 3, 4]);
    expect(store.now?.step.number).toBe(4);
    expect(store.chat.map(({ number }) => number)).toEqual([1, 2]);
    expect(store.position).toBe('4.2');
  });

  test('a table before its game is known up to -1', () => {
    const store = new TableStore(table(-1));
    expect(store.position).toBe('-1.0');
    store.apply({ type: 'room', room: room() });
    expect(tell(store, moment(0))).toBe(true);
    expect(numbers(store)).toEqual([0]);
  });

  test('repetitions change nothing', () => {
    const store = new TableStore(table(3));
    const heard: number[] = [];
    store.onMoment((one) => heard.push(one.step.number));
    for (const number of [2, 3, 4, 4]) expect(tell(store, moment(number))).toBe(true);
    for (const number of [1, 1]) expect(say(store, chatMessage(number))).toBe(true);
    expect(numbers(store)).toEqual([0, 1, 2, 3, 4]);
    expect(heard).toEqual([4]);
    expect(store.chat).toHaveLength(1);
  });

  test('a gap is reported and changes nothing', () => {
    const store = new TableStore(table(3));
    expect(tell(store, moment(5))).toBe(false);
    expect(say(store, chatMessage(2))).toBe(false);
    expect(store.position).toBe('3.0');
  });

  test('a reset replaces everything, also by something older', () => {
    const store = new TableStore(table(7, { chat: [chatMessage(1), chatMessage(2)] }));
    let resets = 0;
    store.onReset(() => (resets += 1));
    const older = table(3, { room: room({ public: true }), chat: [chatMessage(1)] });
    expect(store.apply({ type: 'reset', at: '3.1', table: older })).toBe(true);
    expect(store.position).toBe('3.1');
    expect(store.now?.step.number).toBe(3);
    expect(store.room.public).toBe(true);
    expect(resets).toBe(1);
    expect(tell(store, moment(4))).toBe(true);
    expect(numbers(store)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('whose turn it is', () => {
  test('mine, unless a bot stands in for me', () => {
    const store = new TableStore(table(3));
    expect(store.mine).toEqual([0]);
    expect(store.isHost).toBe(true);
    expect(store.acting).toBe(0);
    const stoodIn = [chair({ guest: 'me', bot: 'clerk' }), chair({ bot: 'clerk' })];
    store.apply({ type: 'room', room: room({ chairs: stoodIn }) });
    expect(store.acting).toBeNull();
    store.apply({ type: 'room', room: room() });
    tell(store, moment(4, {}, { decides: 1 }));
    expect(store.acting).toBeNull();
  });

  test('nobody’s for a spectator', () => {
    session.guest = null;
    expect(new TableStore(table(3)).acting).toBeNull();
  });
});

describe('undo', () => {
  test('is for my own last decision', () => {
    const mine = new TableStore(table(3, { moment: { ...moment(3), undo: 1 } }));
    expect(mine.undoing).toBe(0);
    const story = [step(0), step(1), step(2, { seat: 1 })];
    const theirs = { ...moment(2, { seat: 1 }), undo: 1 };
    expect(new TableStore(table(2, { story, moment: theirs })).undoing).toBeNull();
  });

  test('leaves only the decisions that count', () => {
    const store = new TableStore(table(3));
    tell(store, moment(4, { decision: null, back_to: 2, decided: 2 }));
    expect(store.decisions.map(({ number }) => number)).toEqual([1, 2]);
    expect(numbers(store)).toEqual([0, 1, 2, 3, 4]);
  });

  test('of a loading goes back to where it began', () => {
    const story = [
      step(0),
      step(1, { decision: 'buy' }),
      step(2, { decision: 'tea>contract-a2' }),
      step(3, { decision: 'tea>hall' }),
    ];
    const now = { ...moment(3, {}, { phase: 'loading' }), undo: 0 };
    const store = new TableStore(table(3, { story, moment: now }));
    expect(store.loadingFrom).toBe(1);
    tell(store, {
      ...moment(4, { decision: null, back_to: 1 }, { phase: 'loading' }),
      undo: 0,
    });
    expect(store.loadingFrom).toBeNull();
  });
});
