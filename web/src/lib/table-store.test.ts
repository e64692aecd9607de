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

describe('my seat before the game', () => {
  const seated = room({ status: 'gathering', host: 'other' });
  const freed = room({ status: 'gathering', host: 'other', chairs: [chair(), chair()] });

  test('the host can free it, until I sit down again', () => {
    const store = new TableStore(table(-1, { room: seated }));
    store.apply({ type: 'room', room: freed });
    expect([store.removed, store.watching]).toEqual([true, true]);
    store.apply({ type: 'room', room: seated });
    expect([store.removed, store.watching]).toEqual([false, false]);
  });

  test('I am not removed if I leave, or only watch', () => {
    const store = new TableStore(table(-1, { room: seated }));
    store.leaving.add(0);
    store.apply({ type: 'room', room: freed });
    store.leaving.delete(0);
    store.apply({ type: 'room', room: freed });
    expect(store.removed).toBe(false);
  });
});

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
  const bots = [step(0), step(1), step(2, { seat: 1, by_bot: true })];
  const offer = (more: Parameters<typeof room>[0], undo: number | null = null, story = bots) =>
    new TableStore(table(2, { story, room: room(more), moment: { ...moment(2), undo } })).takeback;

  test('is quiet for my own last decision', () => {
    const mine = new TableStore(table(3, { moment: { ...moment(3), undo: 1 } }));
    expect(mine.takeback).toEqual({ seat: 0, backTo: 2, how: 'quiet' });
  });

  test('goes past bots for free, and past people if they agree', () => {
    expect(offer({})).toEqual({ seat: 0, backTo: 0, how: 'free' });
    expect(offer({ takeback_policy: 'ask' })).toEqual({ seat: 0, backTo: 0, how: 'ask' });
    expect(offer({ takeback_policy: 'off' })).toBeNull();
  });

  test('is free in a practice game, also if it could be quiet', () => {
    const story = [step(0), step(1), step(2)];
    expect(offer({ practice: true }, 0, story)?.how).toBe('free');
    expect(offer({ practice: true, takeback_policy: 'ask' }, 0, story)?.how).toBe('quiet');
  });

  test('is for decisions that I made myself, in this game', () => {
    expect(offer({ origin: { table: null, at: 1 } })).toBeNull();
    expect(offer({}, null, [step(0), step(1, { by_bot: true })])).toBeNull();
    const chairs = [chair({ name: 'Anna', guest: 'me', bot: 'broker' }), chair({ bot: 'clerk' })];
    expect(offer({ chairs })).toBeNull();
  });

  test('nobody decides or undoes at a closed table', () => {
    const last = { ...moment(3), undo: 1 };
    const closed = new TableStore(table(3, { moment: last, room: room({ status: 'closed' }) }));
    expect(closed.takeback).toBeNull();
    expect(closed.acting).toBeNull();
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
