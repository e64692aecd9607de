import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeServer, settle } from '../testing/fake-server';
import { chair, ID, room, table } from '../testing/tables';
import { keepShuffle, keptShuffle } from './kept-shuffles';
import { OpenTable } from './open-table';
import { session } from './session.svelte';
import { commitmentTo, startAlone } from './table-contributions.svelte';
import type { Room, SeatContribution } from './wire';

let server: FakeServer;
let open: OpenTable | null = null;

beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  server.install();
  Object.assign(session, { guest: 'me', name: 'Anna', known: true });
});

afterEach(() => open?.close());

const none: SeatContribution = { commitment: '', opened: false };
const committed = (commitment: string, opened = false): SeatContribution => ({
  commitment,
  opened,
});
const gathering = (...contributions: SeatContribution[]): Room =>
  room({ status: 'gathering', contributions });

function sit(at: Room): void {
  server.answers['/contribution'] ??= { body: at };
  open = new OpenTable(table(-1, { room: at }));
  server.socket.accept();
}

const tell = (at: Room): void => server.socket.tell({ type: 'room', room: at });
const sent = (path: string): unknown[] =>
  server.requests.filter((request) => request.path === path).map(({ body }) => body);
const mine = (): string => keptShuffle(ID)?.contributions[0] ?? '';
const promise = (): string => commitmentTo(ID, 0, mine());

describe('the commitment of the table', () => {
  test('is kept at first sight and never overwritten', async () => {
    sit(gathering(none, none));
    expect(keptShuffle(ID)).toMatchObject({ commitment: 'c'.repeat(64), early: true });
    tell({ ...gathering(none, none), commitment: 'd'.repeat(64) });
    expect(keptShuffle(ID)?.commitment).toBe('c'.repeat(64));
    expect(open?.contributions.exchanged).toBe(true);
    await settle();
  });

  test('that changes between two visits is noticed at once, and nothing is opened', async () => {
    keepShuffle({ ...gathering(none, none), commitment: 'd'.repeat(64) });
    sit(gathering(none, none));
    expect(open?.contributions.exchanged).toBe(true);
    tell(room({ status: 'opening', contributions: [committed('a'.repeat(64)), none] }));
    await settle();
    expect(server.requestsTo('/contribution')).toBe(0);
    expect(server.requestsTo('/opening')).toBe(0);
  });

  test('is not kept if the game is over', () => {
    keepShuffle(room({ status: 'over' }));
    expect(keptShuffle(ID)).toBeNull();
  });

  test('is kept for as long as the page if storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const other = { ...gathering(none, none), id: 'BBBBBBBBBBBBBBBB' };
    keepShuffle(other);
    expect(keepShuffle({ ...other, commitment: 'd'.repeat(64) }).commitment).toBe('c'.repeat(64));
  });
});

describe('contributions', () => {
  test('of all my seats are committed to, hidden, once each', async () => {
    const both = [chair({ name: 'Anna', guest: 'me' }), chair({ name: 'Ben', guest: 'me' })];
    sit({ ...gathering(none, none), chairs: both });
    tell({ ...gathering(none, none), chairs: both });
    await settle();
    const kept = keptShuffle(ID)?.contributions ?? {};
    expect(kept[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(kept[1]).not.toBe(kept[0]);
    const promises = [0, 1].map((seat) => ({
      seat,
      commitment: commitmentTo(ID, seat, kept[seat] ?? ''),
    }));
    expect(sent('/contribution').slice(0, 2)).toEqual(promises);
    expect(JSON.stringify(server.requests)).not.toContain(kept[0]);
  });

  test('are opened after the start, without a click', async () => {
    sit(gathering(none, none));
    await settle();
    const begun = room({ contributions: [committed(promise(), true), none] });
    server.answers['/opening'] = { body: begun };
    tell(room({ status: 'opening', contributions: [committed(promise()), none] }));
    await settle();
    expect(sent('/opening')).toEqual([{ seat: 0, contribution: mine() }]);
    expect(keptShuffle(ID)?.seatCommitments).toEqual([promise(), '']);
    expect(open?.store.room.status).toBe('playing');
    expect(open?.contributions.denied).toBe(false);
  });

  test('are opened by a page that was loaded again meanwhile', async () => {
    sit(gathering(none, none));
    await settle();
    open?.close();
    server.answers['/opening'] = { body: room() };
    sit(room({ status: 'opening', contributions: [committed(promise()), none] }));
    await settle();
    expect(sent('/opening')).toEqual([{ seat: 0, contribution: mine() }]);
  });

  test('stay closed if the server shows another commitment for my seat', async () => {
    sit(gathering(none, none));
    await settle();
    tell(room({ status: 'opening', contributions: [committed('e'.repeat(64)), none] }));
    await settle();
    expect(server.requestsTo('/opening')).toBe(0);
  });

  test('stay closed if a commitment changes after the start', async () => {
    sit(gathering(none, none));
    await settle();
    const before = [committed(promise()), committed('1'.repeat(64))];
    tell(room({ status: 'opening', contributions: before })); // the request fails
    await settle();
    expect(server.requestsTo('/opening')).toBe(1);
    const after = [committed(promise()), committed('2'.repeat(64))];
    tell(room({ status: 'opening', contributions: after }));
    await settle();
    expect(server.requestsTo('/opening')).toBe(1);
    expect(keptShuffle(ID)?.seatCommitments?.[1]).toBe('1'.repeat(64));
  });

  test('stay closed if there are more of them than seats', async () => {
    sit(gathering(none, none));
    await settle();
    tell(room({ status: 'opening', contributions: [committed(promise()), none, none] }));
    await settle();
    expect(server.requestsTo('/opening')).toBe(0);
  });

  test('count as committed when the server shows the commitment, and no sooner', async () => {
    server.answers['/contribution'] = { status: 409, body: { code: 'full', message: '' } };
    sit(gathering(none, none));
    await settle();
    expect(mine()).not.toBe('');
    expect(keptShuffle(ID)?.committed).toEqual([]);
    tell(gathering(committed(promise()), none));
    expect(keptShuffle(ID)?.committed).toEqual([0]);
    tell(gathering(none, none)); // accepted is accepted
    expect(keptShuffle(ID)?.committed).toEqual([0]);
    const chairs = [chair(), chair({ bot: 'clerk' })];
    tell({ ...gathering(none, none), chairs }); // the seat was given up
    expect(keptShuffle(ID)?.committed).toEqual([]);
  });

  test('that came too late for the start are reported at once', async () => {
    server.answers['/contribution'] = { status: 409, body: { code: 'full', message: '' } };
    sit(gathering(none, committed('1'.repeat(64))));
    await settle();
    expect(open?.contributions.missed).toBe(false);
    tell(room({ status: 'opening', contributions: [none, committed('1'.repeat(64))] }));
    await settle();
    expect(open?.contributions.missed).toBe(true);
    expect(server.requestsTo('/opening')).toBe(0);
    expect(keptShuffle(ID)).toMatchObject({ committed: [], sent: [], opened: [] });
  });

  test('of somebody who was seated while away are reported as missing, too', () => {
    sit(room({ contributions: [none, committed('1'.repeat(64), true)] }));
    expect(open?.contributions.missed).toBe(true);
    open?.close();
    localStorage.clear();
    sit(room({ contributions: [none, none] })); // nobody took part: programs may do that
    expect(open?.contributions.missed).toBe(false);
  });

  test('are kept as sent before the server answers', async () => {
    sit(gathering(none, none));
    await settle();
    tell(room({ status: 'opening', contributions: [committed(promise()), none] })); // no network
    await settle();
    expect(keptShuffle(ID)).toMatchObject({ committed: [0], sent: [0], opened: [] });
  });

  test('are sent again if a request failed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    sit(gathering(none, none));
    await settle();
    tell(room({ status: 'opening', contributions: [committed(promise()), none] }));
    await settle();
    vi.advanceTimersByTime(1_000);
    await settle();
    expect(server.requestsTo('/opening')).toBe(2);
    vi.useRealTimers();
  });

  test('that the server accepted and then denies are reported', async () => {
    sit(gathering(none, none));
    await settle();
    const waiting = [committed(promise(), true), committed('1'.repeat(64))];
    server.answers['/opening'] = { body: room({ status: 'opening', contributions: waiting }) };
    tell(room({ status: 'opening', contributions: [committed(promise()), waiting[1] ?? none] }));
    await settle();
    tell(room({ contributions: [committed(promise(), false), committed('1'.repeat(64), true)] }));
    expect(open?.contributions.denied).toBe(true);
  });

  test('of spectators do not exist', async () => {
    session.guest = 'somebody else';
    sit(gathering(none, none));
    await settle();
    expect(server.requestsTo('/contribution')).toBe(0);
  });
});

test('a game against bots is started in one go', async () => {
  const before = gathering(none, none);
  server.answers['/contribution'] = { body: before };
  server.answers['/start'] = { body: before };
  const starting = startAlone(before);
  server.answers['/start'] = {
    body: room({ status: 'opening', contributions: [committed(promise()), none] }),
  };
  server.answers['/opening'] = { body: room() };
  expect((await starting).status).toBe('playing');
  const paths = server.requests.map(({ path }) => path);
  expect(paths).toEqual(['/contribution', '/start', '/opening']);
});

test('a game against bots goes no further if the secret was exchanged at its start', async () => {
  const before = gathering(none, none);
  server.answers['/contribution'] = { body: before };
  const starting = startAlone(before);
  server.answers['/start'] = {
    body: room({
      ...{ status: 'opening', commitment: 'd'.repeat(64) },
      contributions: [committed(promise()), none],
    }),
  };
  expect((await starting).status).toBe('opening');
  expect(server.requestsTo('/opening')).toBe(0);
});

test('what an earlier page kept is completed by what the room shows', () => {
  const old = {
    ...{ commitment: 'c'.repeat(64), origin: null, early: true },
    ...{ contributions: { 0: 'a'.repeat(32) }, seatCommitments: null, opened: [0] },
  };
  localStorage.setItem(`speicherstadt.shuffle.${ID}`, JSON.stringify(old));
  keepShuffle(room());
  expect(keptShuffle(ID)).toEqual({ ...old, seats: 2, daily: null, committed: [0], sent: [0] });
});
