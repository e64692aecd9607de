/** Commands, history and hints of an open table, with a fake server at the other end. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeServer, settle } from '../testing/fake-server';
import { chatMessage, ID, moment, room, step, table } from '../testing/tables';
import { setLanguage, t } from './i18n.svelte';
import { openTable, type OpenTable } from './open-table';
import { answerName, rename, session } from './session.svelte';
import { toasts } from './toast.svelte';
import type { ErrorCode, Moment, Table } from './wire';

let server: FakeServer;
let open: OpenTable;

beforeEach(async () => {
  server = new FakeServer();
  server.install();
  Object.assign(session, { guest: 'me', name: 'Anna', known: true, asking: false });
  toasts.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await setLanguage('en');
});
afterEach(() => {
  open.close();
  vi.useRealTimers();
});

async function sit(at = 3, more: Partial<Table> = {}): Promise<void> {
  server.answers['/'] = { body: table(at, more) };
  open = await openTable(ID);
  server.socket.accept();
  server.socket.done('presence');
}

const problems = (): string[] => toasts.map(({ text }) => text);
const refuse = (type: 'decide' | 'undo' | 'chat', code: ErrorCode): void => {
  const id = server.socket.last(type)?.id ?? -1;
  server.socket.tell({ type: 'error', id, code, message: '' });
};

describe('deciding', () => {
  test('names the last entry known, and is done when the server says so', async () => {
    await sit(3);
    const decided = open.commands.decide('@2');
    expect(open.commands.busy).toBe(true);
    expect(server.socket.last('decide')).toMatchObject({ number: 3, seat: 0, decision: '@2' });
    server.socket.tellMoment(moment(4));
    expect(open.store.lastEntry).toBe(4);
    server.socket.done('decide');
    expect(await decided).toBe(true);
    expect(open.commands.busy).toBe(false);
  });

  test('twice at once is once', async () => {
    await sit(3);
    void open.commands.decide('@2');
    expect(await open.commands.decide('@2')).toBe(false);
    const decisions = server.socket.commands.filter(({ type }) => type === 'decide');
    expect(decisions).toHaveLength(1);
  });

  test('a refusal is shown until the next attempt', async () => {
    await sit(3);
    const late = open.commands.decide('@2');
    server.socket.tellMoment(moment(4));
    refuse('decide', 'stale');
    expect(await late).toBe(false);
    expect(problems()).toEqual([t('web-error-stale')]);
    const again = open.commands.decide('@2');
    expect(server.socket.last('decide')).toMatchObject({ number: 4 });
    server.socket.done('decide');
    expect(await again).toBe(true);
    expect(problems()).toEqual([]);
  });

  test('a decision that was taken though the connection broke is shown after resuming', async () => {
    await sit(3);
    const decided = open.commands.decide('@2');
    server.socket.drop();
    expect(await decided).toBe(false);
    expect(problems()).toEqual([t('web-error-unavailable')]);
    expect(open.store.connected).toBe(false);
    expect(open.store.lastEntry).toBe(3);
    vi.advanceTimersByTime(500);
    expect(server.socket.after).toBe('3.0');
    server.socket.accept();
    server.socket.tellMoment(moment(4));
    expect(open.store.lastEntry).toBe(4);
    expect(open.store.connected).toBe(true);
  });

  test('is only possible when it is my turn', async () => {
    await sit(3, { moment: moment(3, {}, { decides: 1 }) });
    expect(await open.commands.decide('@2')).toBe(false);
    expect(server.socket.last('decide')).toBeUndefined();
  });

  test('undo takes back one decision', async () => {
    await sit(3, { moment: { ...moment(3), undo: 1 } });
    void open.commands.undo();
    const wanted = { number: 3, seat: 0, back_to: 2, practice: false };
    expect(server.socket.last('undo')).toMatchObject(wanted);
  });

  test('undo asks the other people where there are some', async () => {
    await sit(3, { room: room({ takeback_policy: 'ask' }) });
    void open.commands.undo();
    expect(server.socket.last('undo')).toBeUndefined();
    const wanted = { number: 3, seat: 0, back_to: 2 };
    expect(server.socket.last('ask-takeback')).toMatchObject(wanted);
    void open.commands.answerTakeback('00c0ffee', false);
    const answer = { request: '00c0ffee', accept: false };
    expect(server.socket.last('answer-takeback')).toMatchObject(answer);
  });

  test('a loading can be restarted', async () => {
    const story = [step(0), step(1, { decision: 'buy' }), step(2, { decision: 'tea>hall' })];
    await sit(2, { story, moment: { ...moment(2, {}, { phase: 'loading' }), undo: 0 } });
    void open.commands.restartLoading();
    expect(server.socket.last('undo')).toMatchObject({ number: 2, seat: 0, back_to: 1 });
  });
});

describe('a reset', () => {
  test('of a page that is ahead shows the older table and can be played', async () => {
    await sit(7);
    server.answers['/moments?after=-1'] = {
      body: Array.from({ length: 8 }, (_, at) => moment(at)),
    };
    await open.history.goTo(5);
    const older = table(3, { chat: [chatMessage(1)] });
    server.socket.tell({ type: 'reset', at: '3.1', table: older });
    expect(open.history.at).toBeNull();
    expect(open.history.shown?.step.number).toBe(3);
    void open.commands.decide('@1');
    expect(server.socket.last('decide')).toMatchObject({ number: 3 });
    server.socket.tellMoment(moment(4, { decision: '@1' }));
    expect(open.store.lastEntry).toBe(4);
  });

  test('forgets the past that was fetched', async () => {
    await sit(7);
    server.answers['/moments?after=-1'] = {
      body: Array.from({ length: 8 }, (_, at) => moment(at)),
    };
    await open.history.goTo(1);
    server.socket.tell({ type: 'reset', at: '3.0', table: table(3) });
    const other = Array.from({ length: 4 }, (_, at) => moment(at, {}, { round: 9 }));
    server.answers['/moments?after=-1'] = { body: other };
    await open.history.goTo(1);
    expect(open.history.shown?.board.round).toBe(9);
    expect(server.requestsTo('/moments?after=-1')).toBe(2);
  });

  test('forgets the hints', async () => {
    await sit(3);
    server.answers['/hints'] = { body: [] };
    await open.hints.hints();
    server.socket.tell({ type: 'reset', at: '3.0', table: table(3) });
    await open.hints.hints();
    expect(server.requestsTo('/hints')).toBe(2);
  });
});

describe('history', () => {
  beforeEach(() => {
    server.answers['/moments?after=-1'] = {
      body: Array.from({ length: 4 }, (_, at) => moment(at)),
    };
  });

  test('is fetched once', async () => {
    await sit(3);
    await open.history.goTo(1);
    expect(open.history.at).toBe(1);
    expect(open.history.shown?.step.number).toBe(1);
    await open.history.goTo(-5);
    expect(open.history.shown?.step.number).toBe(0);
    await open.history.goTo(null);
    expect(open.history.shown?.step.number).toBe(3);
    expect(server.requestsTo('/moments?after=-1')).toBe(1);
  });

  test('grows while the past is shown', async () => {
    await sit(3);
    await open.history.goTo(1);
    server.socket.tellMoment(moment(4));
    server.socket.tellMoment(moment(5));
    expect(open.history.shown?.step.number).toBe(1);
    await open.history.goTo(4);
    expect(open.history.shown?.step.number).toBe(4);
    await open.history.goTo(99);
    expect(open.history.at).toBeNull();
    expect(server.requestsTo('/moments?after=-1')).toBe(1);
  });

  test('keeps what happens while it is fetched', async () => {
    await sit(3);
    const walking = open.history.goTo(1);
    server.socket.tellMoment(moment(4));
    server.socket.tellMoment(moment(5));
    await walking;
    await open.history.goTo(4);
    expect(open.history.shown?.step.number).toBe(4);
    expect(server.requestsTo('/moments?after=-1')).toBe(1);
  });

  test('is fetched page by page', async () => {
    const page = (first: number): Moment[] =>
      Array.from({ length: 50 }, (_, at) => moment(first + at));
    server.answers['/moments?after=49'] = { body: page(50) };
    server.answers['/moments?after=99'] = { body: page(100) };
    await sit(160);
    for (const entry of [120, 100, 149, 99, 50]) {
      await open.history.goTo(entry);
      expect(open.history.shown?.step.number).toBe(entry);
    }
    expect(server.requestsTo('/moments?after=49')).toBe(1);
    expect(server.requestsTo('/moments?after=99')).toBe(1);
    expect(server.requestsTo('/moments?after=-1')).toBe(0);
  });

  test('shows the entry that was asked for last', async () => {
    server.answers['/moments?after=49'] = { body: [moment(50), moment(51)] };
    await sit(60);
    const slow = open.history.goTo(51);
    server.socket.tellMoment(moment(61));
    server.socket.tellMoment(moment(62));
    await open.history.goTo(61);
    await slow;
    expect(open.history.at).toBe(61);
  });

  test('stays in the present if it cannot be fetched', async () => {
    delete server.answers['/moments?after=-1'];
    await sit(3);
    await open.history.goTo(1);
    expect(open.history.at).toBeNull();
    expect(problems()).toEqual([t('web-error-unavailable')]);
  });
});

describe('hints', () => {
  test('and the use of cards are fetched once per moment', async () => {
    await sit(3);
    server.answers['/worth?seat=0'] = { body: [] };
    server.answers['/hints'] = { body: [] };
    await Promise.all([open.hints.cardUses(0), open.hints.cardUses(0), open.hints.hints()]);
    await open.hints.hints();
    expect(server.requestsTo('/worth?seat=0')).toBe(1);
    expect(server.requestsTo('/hints')).toBe(1);
    server.socket.tellMoment(moment(4));
    await open.hints.cardUses(0);
    expect(server.requestsTo('/worth?seat=0')).toBe(2);
  });

  test('that failed are fetched again; only hints complain', async () => {
    await sit(3);
    expect(await open.hints.cardUses(0)).toEqual([]);
    expect(problems()).toEqual([]);
    expect(await open.hints.hints()).toEqual([]);
    expect(problems()).toEqual([t('web-error-unavailable')]);
    server.answers['/hints'] = { body: [] };
    await open.hints.hints();
    expect(server.requestsTo('/hints')).toBe(2);
  });
});

describe('seats and chat', () => {
  test('the last to leave before the game ends the table', async () => {
    await sit(-1);
    server.answers['/leave'] = { body: room({ status: 'gathering' }) };
    expect(await open.commands.leave(0)).toBe(true);
    expect(open.store.gone).toBe(true);
  });

  test('a seat is taken without anything for the shuffle', async () => {
    await sit(-1);
    server.answers['/join'] = { body: room({ status: 'gathering' }) };
    await open.commands.join({ seat: 1 });
    const joined = server.requests.find(({ path }) => path === '/join');
    expect(joined?.body).toEqual({ seat: 1 });
  });

  test('an answer does not replace a room that came meanwhile', async () => {
    await sit(-1);
    server.answers['/start'] = { body: room({ watching: 1 }) };
    const starting = open.commands.start();
    server.socket.tell({ type: 'room', room: room({ watching: 2 }) });
    await starting;
    expect(open.store.room.watching).toBe(2);
  });

  test('the answer is taken if nothing came meanwhile', async () => {
    await sit(-1);
    server.answers['/start'] = { body: room({ watching: 1 }) };
    await open.commands.start();
    expect(open.store.room.watching).toBe(1);
  });

  test('somebody new gives a name and speaks over a connection of their own', async () => {
    Object.assign(session, { guest: null, name: null });
    await sit(-1);
    const saying = open.commands.say('Moin');
    await settle();
    expect(session.asking).toBe(true);
    await rename('Anna');
    answerName(true);
    await settle();
    expect(server.sockets).toHaveLength(2);
    expect(server.sockets[0]?.last('chat')).toBeUndefined();
    server.socket.accept();
    expect(server.socket.last('chat')).toMatchObject({ text: 'Moin' });
    server.socket.done('chat');
    expect(await saying).toBe(true);
  });

  test('nothing is said by somebody who gives no name', async () => {
    Object.assign(session, { guest: null, name: null });
    await sit(-1);
    const saying = open.commands.say('Moin');
    await settle();
    answerName(false);
    expect(await saying).toBe(false);
    expect(server.socket.last('chat')).toBeUndefined();
  });
});
