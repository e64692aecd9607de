/** The table as it happens: nothing twice, nothing missing, whatever the network does. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from './i18n.svelte';
import { LiveTable, seatNames } from './live.svelte';
import { session } from './session.svelte';
import type { Board, Chair, Moment, Room, Said, Step, Table } from './wire';

const ID = 'AAAAAAAAAAAAAAAA';

class FakeSource extends EventTarget {
  static all: FakeSource[] = [];
  static readonly CLOSED = 2;
  static get newest(): FakeSource {
    return FakeSource.all.at(-1)!;
  }

  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.all.push(this);
  }

  close(): void {
    this.readyState = 2;
  }

  says(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  breaks(forGood: boolean): void {
    this.readyState = forGood ? 2 : 0;
    this.onerror?.();
  }
}

const chair = (wish: Partial<Chair> = {}): Chair => ({
  name: null,
  guest: null,
  bot: null,
  present: false,
  contributed: false,
  ...wish,
});

const room = (wish: Partial<Room> = {}): Room => ({
  id: ID,
  status: 'playing',
  public: false,
  hints: true,
  host: 'me',
  created: '2026-01-01T00:00:00Z',
  chairs: [chair({ name: 'Anna', guest: 'me' }), chair({ bot: 'clerk' })],
  watching: 0,
  commitment: '',
  origin: null,
  rematch: null,
  ...wish,
});

const step = (number: number, wish: Partial<Step> = {}): Step => ({
  number,
  seat: number === 0 ? null : 0,
  decision: number === 0 ? null : '@1',
  back_to: null,
  decided: number,
  by_bot: false,
  events: [],
  ...wish,
});

const moment = (number: number, wish: Partial<Step> = {}, board: Partial<Board> = {}): Moment => ({
  step: step(number, wish),
  board: { decides: 0, phase: 'demand', ...board } as Board,
  undo: null,
});

const table = (number: number, wish: Partial<Table> = {}): Table => ({
  room: room(),
  moment: moment(number),
  story: Array.from({ length: number + 1 }, (_, at) => step(at)),
  chat: [],
  ...wish,
});

const said = (number: number): Said => ({
  number,
  seat: 0,
  name: 'Anna',
  text: `line ${number}`,
  at: '',
});

type Answer = { status?: number; body: unknown };
let asked: { path: string; body: unknown }[];
let answers: Record<string, Answer | ((body: unknown) => Answer)>;

beforeEach(async () => {
  FakeSource.all = [];
  asked = [];
  answers = {
    '/me': { body: { guest: 'me', name: 'Anna' } },
    '/deck': { body: { name: 'standard', cards: [], office_points: [], removed: {} } },
  };
  Object.assign(session, { guest: 'me', name: 'Anna', known: true, asking: false });
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const path = url.replace('/api', '').replace(`/tables/${ID}`, '') || '/';
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    asked.push({ path, body });
    const answer = answers[path];
    if (!answer) return Promise.reject(new TypeError('no network'));
    const { status = 200, body: told } = typeof answer === 'function' ? answer(body) : answer;
    return Promise.resolve(new Response(JSON.stringify(told), { status }));
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await setLanguage('en');
});

let live: LiveTable;
afterEach(() => {
  live?.close();
  vi.useRealTimers();
});

async function open(at = 3, wish: Partial<Table> = {}): Promise<LiveTable> {
  answers['/'] = { body: table(at, wish) };
  live = await LiveTable.open(ID);
  FakeSource.newest.onopen?.();
  return live;
}

/** Lets answers arrive. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
};
const numbers = (): number[] => live.story.map((one) => one.number);

describe('without a line of its own', () => {
  test('a table asks now and then, and listens once it has one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let grant = (): unknown => undefined;
    const request = (_name: string, _options: unknown, held: () => unknown): Promise<unknown> => {
      grant = held;
      return new Promise(() => undefined);
    };
    vi.stubGlobal('navigator', { locks: { request } });
    answers['/'] = { body: table(3) };
    live = await LiveTable.open(ID);
    expect(FakeSource.all).toEqual([]);
    answers['/'] = { body: table(5) };
    vi.advanceTimersByTime(2_000);
    await settle();
    expect(numbers()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(live.connected).toBe(true);
    grant();
    expect(FakeSource.newest.url).toMatch(/after=5\.0$/);
    const before = asked.length;
    vi.advanceTimersByTime(10_000);
    await settle();
    expect(asked.length).toBe(before);
  });
});

describe('the stream', () => {
  test('goes on where the table was fetched', async () => {
    await open(3, { chat: [said(1), said(2)] });
    expect(FakeSource.newest.url).toBe(`/api/tables/${ID}/stream?after=3.2`);
    expect(live.connected).toBe(true);
    FakeSource.newest.says('moment', moment(4));
    FakeSource.newest.says('said', said(3));
    expect(numbers()).toEqual([0, 1, 2, 3, 4]);
    expect(live.now?.step.number).toBe(4);
    expect(live.chat.map((line) => line.number)).toEqual([1, 2, 3]);
  });

  test('before the game begins from nothing', async () => {
    await open(-1, { room: room({ status: 'gathering' }), moment: null, story: [] });
    expect(FakeSource.newest.url).toMatch(/after=-1\.0$/);
    expect(live.now).toBeNull();
    FakeSource.newest.says('moment', moment(0));
    expect(numbers()).toEqual([0]);
  });

  test('a game that began unheard is fetched', async () => {
    await open(-1, { room: room({ status: 'gathering' }), moment: null, story: [] });
    answers['/'] = { body: table(2) };
    FakeSource.newest.says('room', room());
    await settle();
    expect(numbers()).toEqual([0, 1, 2]);
  });

  test('drops what is known already', async () => {
    await open(3);
    const heard: number[] = [];
    live.onMoment((one) => heard.push(one.step.number));
    FakeSource.newest.says('moment', moment(2));
    FakeSource.newest.says('moment', moment(3));
    FakeSource.newest.says('moment', moment(4));
    FakeSource.newest.says('moment', moment(4));
    FakeSource.newest.says('said', said(1));
    FakeSource.newest.says('said', said(1));
    expect(numbers()).toEqual([0, 1, 2, 3, 4]);
    expect(heard).toEqual([4]);
    expect(live.chat).toHaveLength(1);
  });

  test('fetches what is missing', async () => {
    await open(3);
    const heard: number[] = [];
    live.onMoment((one) => heard.push(one.step.number));
    answers['/'] = { body: table(6, { chat: [said(1), said(2)] }) };
    FakeSource.newest.says('moment', moment(6));
    await settle();
    expect(numbers()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(heard).toEqual([6]);
    expect(live.chat).toHaveLength(2);
  });

  test('an answer that is older than what is known changes nothing', async () => {
    await open(3);
    answers['/'] = { body: table(3) };
    FakeSource.newest.says('reset', null);
    FakeSource.newest.says('moment', moment(4));
    await settle();
    expect(numbers()).toEqual([0, 1, 2, 3, 4]);
  });

  test('a reset fetches everything', async () => {
    await open(3);
    answers['/'] = { body: table(5) };
    FakeSource.newest.says('reset', null);
    await settle();
    expect(live.now?.step.number).toBe(5);
  });

  test('a cut that the browser mends is left to it', async () => {
    await open(3);
    FakeSource.newest.breaks(false);
    expect(live.connected).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(FakeSource.all).toHaveLength(1);
    FakeSource.newest.onopen?.();
    expect(live.connected).toBe(true);
  });

  test('a cut for good is mended from where it was, less and less often', async () => {
    await open(3);
    FakeSource.newest.says('moment', moment(4));
    FakeSource.newest.breaks(true);
    vi.advanceTimersByTime(499);
    expect(FakeSource.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSource.all).toHaveLength(2);
    expect(FakeSource.newest.url).toMatch(/after=4\.0$/);
    FakeSource.newest.breaks(true);
    vi.advanceTimersByTime(999);
    expect(FakeSource.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeSource.all).toHaveLength(3);
    for (let n = 0; n < 10; n++) {
      FakeSource.newest.breaks(true);
      vi.advanceTimersByTime(15_000);
    }
    expect(FakeSource.all).toHaveLength(13);
  });

  test('comes back when the server says so', async () => {
    await open(3);
    FakeSource.newest.says('stop', { retry_ms: 2_000 });
    expect(live.connected).toBe(false);
    expect(FakeSource.newest.readyState).toBe(2);
    vi.advanceTimersByTime(1_999);
    expect(FakeSource.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSource.all).toHaveLength(2);
  });

  test('an old stream is not listened to any more', async () => {
    await open(3);
    const old = FakeSource.newest;
    old.says('stop', { retry_ms: 1 });
    vi.advanceTimersByTime(1);
    old.says('moment', moment(4));
    expect(live.now?.step.number).toBe(3);
  });

  test('is tried again at once when the network is back', async () => {
    await open(3);
    FakeSource.newest.breaks(true);
    dispatchEvent(new Event('online'));
    expect(FakeSource.all).toHaveLength(2);
  });

  test('is not trusted after a long sleep', async () => {
    await open(3);
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(31_000);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSource.all).toHaveLength(2);
  });

  test('ends when the page is left', async () => {
    await open(3);
    FakeSource.newest.breaks(true);
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSource.all).toHaveLength(1);
  });

  test('a table that is gone is not asked for again', async () => {
    await open(-1, { room: room({ status: 'gathering' }), moment: null, story: [] });
    answers['/'] = { status: 404, body: { code: 'unknown', message: '' } };
    FakeSource.newest.breaks(true);
    await settle();
    expect(live.gone).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(FakeSource.all).toHaveLength(1);
  });
});

describe('deciding', () => {
  test('names the last entry known, and takes the answer', async () => {
    await open(3);
    answers['/decide'] = { body: moment(4) };
    const done = live.decide('@2');
    expect(live.busy).toBe(true);
    await done;
    expect(live.busy).toBe(false);
    expect(asked.at(-1)).toEqual({
      path: '/decide',
      body: { number: 3, seat: 0, decision: '@2' },
    });
    expect(live.now?.step.number).toBe(4);
    FakeSource.newest.says('moment', moment(4));
    expect(numbers()).toEqual([0, 1, 2, 3, 4]);
  });

  test('twice at once is once', async () => {
    await open(3);
    answers['/decide'] = { body: moment(4) };
    await Promise.all([live.decide('@2'), live.decide('@2')]);
    expect(asked.filter(({ path }) => path === '/decide')).toHaveLength(1);
  });

  test('too late: says so, and looks again', async () => {
    await open(3);
    answers['/decide'] = { status: 409, body: { code: 'stale', message: 'the log has 4' } };
    answers['/'] = { body: table(4) };
    await live.decide('@2');
    expect(live.problem).toMatchObject({ code: 'stale', status: 409 });
    expect(live.now?.step.number).toBe(4);
    expect(live.busy).toBe(false);
    answers['/decide'] = { body: moment(5) };
    await live.decide('@2');
    expect(live.problem).toBeNull();
  });

  test('without a network nothing is pretended', async () => {
    await open(3);
    delete answers['/'];
    await live.decide('@2');
    expect(live.problem).toMatchObject({ code: 'unavailable', status: 0 });
    expect(live.now?.step.number).toBe(3);
    expect(live.busy).toBe(false);
  });

  test('is for whose turn it is, now, and not for a stand-in', async () => {
    await open(3);
    expect(live.mine).toEqual([0]);
    expect(live.acting).toBe(0);
    FakeSource.newest.says('room', room({ chairs: [chair({ guest: 'me', bot: 'clerk' })] }));
    expect(live.acting).toBeNull();
    FakeSource.newest.says('room', room());
    FakeSource.newest.says('moment', moment(4, {}, { decides: 1 }));
    expect(live.acting).toBeNull();
    await live.decide('@2');
    expect(asked.some(({ path }) => path === '/decide')).toBe(false);
  });

  test('a step back takes one decision back', async () => {
    await open(3, { moment: { ...moment(3), undo: 1 } });
    expect(live.undoing).toBe(0);
    answers['/undo'] = { body: moment(4, { decision: null, back_to: 2, decided: 2 }) };
    await live.undo();
    expect(asked.at(-1)?.body).toEqual({ number: 3, seat: 0, back_to: 2 });
    expect(live.counting.map((one) => one.number)).toEqual([1, 2]);
    expect(numbers()).toEqual([0, 1, 2, 3, 4]);
  });

  test('what another one decided is not mine to take back', async () => {
    const story = [step(0), step(1), step(2, { seat: 1 })];
    await open(2, { story, moment: { ...moment(2, { seat: 1 }), undo: 1 } });
    expect(live.undoing).toBeNull();
  });

  test('a loading is taken back to its beginning', async () => {
    const story = [
      step(0),
      step(1, { decision: 'buy' }),
      step(2, { decision: 'tea>contract-a2' }),
      step(3, { decision: 'tea>hall' }),
    ];
    const now = { ...moment(3, {}, { phase: 'loading' }), undo: 0 };
    await open(3, { story, moment: now });
    expect(live.loadingFrom).toBe(1);
    answers['/undo'] = { body: moment(4, { decision: null, back_to: 1, decided: 1 }) };
    await live.reset();
    expect(asked.at(-1)?.body).toEqual({ number: 3, seat: 0, back_to: 1 });
    expect(live.loadingFrom).toBeNull();
  });
});

describe('history', () => {
  const past = (upTo: number): Answer => ({
    body: Array.from({ length: upTo + 1 }, (_, at) => moment(at)),
  });

  test('is fetched once and walked through', async () => {
    await open(3);
    answers['/moments'] = past(3);
    await live.goTo(1);
    expect(live.at).toBe(1);
    expect(live.shown?.step.number).toBe(1);
    expect(live.acting).toBeNull();
    await live.goTo(-5);
    expect(live.shown?.step.number).toBe(0);
    await live.goTo(null);
    expect(live.shown?.step.number).toBe(3);
    expect(asked.filter(({ path }) => path === '/moments')).toHaveLength(1);
  });

  test('goes on growing while one looks back', async () => {
    await open(3);
    answers['/moments'] = past(3);
    await live.goTo(1);
    FakeSource.newest.says('moment', moment(4));
    expect(live.shown?.step.number).toBe(1);
    expect(live.now?.step.number).toBe(4);
    await live.goTo(3);
    expect(live.shown?.step.number).toBe(3);
    await live.goTo(99);
    expect(live.at).toBeNull();
    expect(asked.filter(({ path }) => path === '/moments')).toHaveLength(1);
  });

  test('stays in the present when the past cannot be had', async () => {
    await open(3);
    await live.goTo(1);
    expect(live.at).toBeNull();
    expect(live.problem?.code).toBe('unavailable');
  });
});

test('what a card is worth is asked once for each moment', async () => {
  await open(3);
  answers['/worth?seat=0'] = { body: [] };
  await Promise.all([live.worth(0), live.worth(0)]);
  await live.worth(0);
  expect(asked.filter(({ path }) => path.startsWith('/worth'))).toHaveLength(1);
  FakeSource.newest.says('moment', moment(4));
  await live.worth(0);
  expect(asked.filter(({ path }) => path.startsWith('/worth'))).toHaveLength(2);
});

test('who leaves an otherwise empty table clears it away', async () => {
  await open(-1, { room: room({ status: 'gathering' }), moment: null, story: [] });
  answers['/leave'] = { body: room({ status: 'gathering' }) };
  await live.leave(0);
  expect(live.gone).toBe(true);
});

test('a seat is taken with 16 random bytes of one’s own', async () => {
  await open(-1, { room: room({ status: 'gathering' }), moment: null, story: [] });
  answers['/join'] = { body: room({ status: 'gathering' }) };
  await live.join({ seat: 1 });
  expect(asked.at(-1)?.body).toEqual({
    seat: 1,
    contribution: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('who gets a name here is listened for anew', async () => {
  Object.assign(session, { guest: null, name: null });
  await open(-1, { room: room({ status: 'gathering' }), moment: null, story: [] });
  answers['/join'] = { body: room({ status: 'gathering' }) };
  const joining = live.join();
  await settle();
  expect(session.asking).toBe(true);
  const { answerName, rename } = await import('./session.svelte');
  answers['/me'] = { body: { guest: 'me', name: 'Anna' } };
  await rename('Anna');
  answerName(true);
  await joining;
  expect(FakeSource.all).toHaveLength(2);
  expect(asked.at(-1)?.path).toBe('/join');
});

test('bots go by what they are, and those alike are numbered', () => {
  const chairs = [
    chair({ name: 'Anna', guest: 'a' }),
    chair({ bot: 'clerk' }),
    chair({ bot: 'clerk' }),
    chair({ bot: 'their-bot' }),
    chair(),
  ];
  expect(seatNames(chairs)).toEqual(['Anna', 'Clerk 1', 'Clerk 2', 'their-bot', 'open seat']);
  expect(seatNames([chair({ name: 'Ole', guest: 'o', bot: 'clerk' }), chair(), chair()])).toEqual([
    'Ole',
    'open seat',
    'open seat',
  ]);
});
