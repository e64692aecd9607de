import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeServer, settle } from '../testing/fake-server';
import { ID, moment, table } from '../testing/tables';
import { TableConnection } from './table-connection';
import { TableStore } from './table-store.svelte';
import type { Failed } from './wire';

let server: FakeServer;
let store: TableStore;
let connection: TableConnection;
let connected: boolean[];
let signedOut: number;

beforeEach(() => {
  server = new FakeServer();
  server.install();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  server.answers['/'] = { body: table(3) };
  store = new TableStore(table(3));
  connected = [];
  signedOut = 0;
  connection = new TableConnection(ID, {
    position: () => store.position,
    receive: (message) => store.apply(message),
    setConnected: (now) => connected.push(now),
    tableGone: () => (store.gone = true),
    signedOut: () => (signedOut += 1),
    replaced: () => (store.replaced = true),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

/** Connect, and let the server answer. */
function connect(): void {
  connection.open();
  establish();
}

function establish(): void {
  server.socket.accept();
  server.socket.done('presence');
}

/** Accept the connection, say why it cannot be kept, and close it, as the server does. */
function refuse(code: Failed['code']): void {
  const { socket } = server;
  socket.accept();
  socket.tell({ type: 'error', id: null, code, message: '' });
  socket.drop();
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('connecting', () => {
  test('asks for what is not known yet', () => {
    connect();
    expect(server.socket.url).toBe(`ws://localhost/api/tables/${ID}/live?after=3.0`);
    expect(connected).toEqual([true]);
  });

  test('resumes where it was cut', () => {
    connect();
    server.socket.tellMoment(moment(4));
    server.socket.drop();
    expect(connected).toEqual([true, false]);
    vi.advanceTimersByTime(500);
    expect(server.sockets).toHaveLength(2);
    expect(server.socket.after).toBe('4.0');
    establish();
    expect(connected).toEqual([true, false, true]);
  });

  test('does not come back when newer windows took its place', () => {
    connect();
    server.socket.tell({ type: 'replaced', most: 8 });
    server.socket.drop();
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(1);
    expect(connected).toEqual([true, false]);
    expect(store.replaced).toBe(true);
  });

  test('resumes when a message is missing', () => {
    connect();
    server.socket.tellMoment(moment(6));
    expect(store.lastEntry).toBe(3);
    vi.advanceTimersByTime(500);
    expect(server.socket.after).toBe('3.0');
  });

  test('tries less and less often', () => {
    connect();
    server.socket.drop();
    for (const delay of [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
      const before = server.sockets.length;
      vi.advanceTimersByTime(delay - 1);
      expect(server.sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(server.sockets).toHaveLength(before + 1);
      server.socket.drop();
    }
  });

  test('starts again with short delays once it has worked', () => {
    connect();
    for (let cut = 0; cut < 4; cut += 1) {
      server.socket.drop();
      vi.advanceTimersByTime(500);
      establish();
    }
    expect(server.sockets).toHaveLength(5);
  });

  test('spreads the attempts of many clients', () => {
    vi.mocked(Math.random).mockReturnValue(0);
    connect();
    server.socket.drop();
    vi.advanceTimersByTime(250);
    expect(server.sockets).toHaveLength(2);
  });

  test('does not count as working before the server has sent something', () => {
    connection.open();
    for (const delay of [500, 1_000, 2_000]) {
      server.socket.accept();
      server.socket.drop();
      vi.advanceTimersByTime(delay);
    }
    expect(server.sockets).toHaveLength(4);
    expect(connected).not.toContain(true);
  });

  test('comes back when a stopping server says so', () => {
    connect();
    const [socket] = server.sockets;
    socket?.tell({ type: 'stop', retry_ms: 2_000 });
    expect(connected).toEqual([true, false]);
    expect(socket?.readyState).toBe(WebSocket.CLOSED);
    vi.advanceTimersByTime(1_999);
    expect(server.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(server.sockets).toHaveLength(2);
  });

  test('says when this browser was signed out, and comes back as a spectator', () => {
    connect();
    server.socket.drop();
    expect(signedOut).toBe(0);
    vi.runOnlyPendingTimers();
    establish();
    server.socket.drop('signed-out');
    expect(signedOut).toBe(1);
    vi.runOnlyPendingTimers();
    expect(server.sockets).toHaveLength(3);
  });

  test('ignores what an old socket still says', () => {
    connect();
    const [old] = server.sockets;
    old?.tell({ type: 'stop', retry_ms: 1 });
    vi.advanceTimersByTime(1);
    establish();
    old?.tellMoment(moment(4));
    old?.drop();
    expect(store.lastEntry).toBe(3);
    expect(connected.at(-1)).toBe(true);
  });

  test('closes a socket that opens too late', () => {
    connection.open();
    const [slow] = server.sockets;
    connection.reconnect();
    slow?.accept();
    expect(slow?.readyState).toBe(WebSocket.CLOSED);
    expect(slow?.commands).toEqual([]);
  });

  test('ends when the page is left', () => {
    connect();
    server.socket.drop();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(1);
  });

  test('finds out that the table is gone', async () => {
    connection.open();
    server.answers['/'] = { status: 404, body: { code: 'unknown', message: '' } };
    server.socket.drop();
    await settle();
    expect(store.gone).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(1);
  });

  test('ends when the server refuses it because there is no such table', () => {
    connection.open();
    refuse('unknown');
    expect(store.gone).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(1);
  });

  test.each(['full', 'too-many', 'unavailable'] as const)(
    'tries again later when the server refuses it as %s',
    async (code) => {
      connection.open();
      for (const delay of [500, 1_000, 2_000]) {
        const before = server.sockets.length;
        refuse(code);
        vi.advanceTimersByTime(delay - 1);
        expect(server.sockets).toHaveLength(before);
        vi.advanceTimersByTime(1);
        expect(server.sockets).toHaveLength(before + 1);
      }
      await settle();
      expect(connected).toEqual([false, false, false]);
      expect(store.gone).toBe(false);
      expect(server.requestsTo('/')).toBe(0);
    },
  );

  test('keeps trying when the server cannot be asked about the table', async () => {
    connection.open();
    delete server.answers['/'];
    server.socket.drop();
    await settle();
    expect(store.gone).toBe(false);
    vi.advanceTimersByTime(500);
    expect(server.sockets).toHaveLength(2);
  });
});

describe('a dead connection', () => {
  test('is noticed by asking after a long silence', () => {
    connect();
    const before = server.socket.commands.length;
    vi.advanceTimersByTime(25_000);
    expect(server.socket.commands).toHaveLength(before + 1);
    expect(server.socket.last('presence')).toMatchObject({ away: false });
    vi.advanceTimersByTime(10_000);
    expect(connected).toEqual([true, false]);
    vi.advanceTimersByTime(500);
    expect(server.sockets).toHaveLength(2);
  });

  test('is not assumed while the server speaks', () => {
    connect();
    for (let number = 4; number < 10; number += 1) {
      vi.advanceTimersByTime(20_000);
      server.socket.tellMoment(moment(number));
    }
    vi.advanceTimersByTime(25_000);
    server.socket.done('presence');
    vi.advanceTimersByTime(10_000);
    expect(server.sockets).toHaveLength(1);
    expect(connected).toEqual([true]);
  });

  test('is noticed when it never opens', () => {
    connection.open();
    vi.advanceTimersByTime(10_500);
    expect(server.sockets).toHaveLength(2);
  });

  test('is looked for when the network changes', () => {
    connect();
    dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(10_000);
    expect(connected).toEqual([true, false]);
    dispatchEvent(new Event('online'));
    expect(server.sockets).toHaveLength(2);
  });
});

describe('presence', () => {
  test('is told when the page goes to the background and comes back', () => {
    connect();
    setVisibility('hidden');
    expect(server.socket.last('presence')).toMatchObject({ away: true });
    setVisibility('visible');
    expect(server.socket.last('presence')).toMatchObject({ away: false });
  });

  test('is told by a page that is opened in the background', () => {
    setVisibility('hidden');
    connection.open();
    server.socket.accept();
    expect(server.socket.last('presence')).toMatchObject({ away: true });
  });

  test('coming back connects at once', () => {
    connect();
    server.socket.drop();
    setVisibility('visible');
    expect(server.sockets).toHaveLength(2);
  });
});

describe('a command', () => {
  const chat = { type: 'chat', text: 'Moin' } as const;

  test('succeeds when the server has done it', async () => {
    connect();
    const said = connection.send(chat);
    server.socket.done('chat');
    await expect(said).resolves.toBeUndefined();
  });

  test('brings what it caused with its answer', async () => {
    connect();
    const decided = connection.send({ type: 'decide', number: 3, seat: 0, decision: '@1' });
    const id = server.socket.last('decide')?.id ?? -1;
    server.socket.tell({ type: 'done', id, at: '4.0', moment: moment(4) });
    expect(store.lastEntry).toBe(4);
    await expect(decided).resolves.toBeUndefined();
  });

  test('fails with the error of the server', async () => {
    connect();
    const said = connection.send(chat);
    const id = server.socket.last('chat')?.id ?? -1;
    server.socket.tell({ type: 'error', id, code: 'too-many', message: 'wait' });
    await expect(said).rejects.toMatchObject({ code: 'too-many', message: 'wait' });
  });

  test('is answered by its id', async () => {
    connect();
    const first = connection.send(chat);
    const [one] = server.socket.commands.slice(-1);
    const second = connection.send(chat);
    const [two] = server.socket.commands.slice(-1);
    expect(one?.id).not.toBe(two?.id);
    server.socket.tell({ type: 'done', id: two?.id ?? -1 });
    server.socket.tell({ type: 'error', id: one?.id ?? -1, code: 'full', message: '' });
    await expect(second).resolves.toBeUndefined();
    await expect(first).rejects.toMatchObject({ code: 'full' });
  });

  test('fails when the connection is lost', async () => {
    connect();
    const said = connection.send(chat);
    server.socket.drop();
    await expect(said).rejects.toMatchObject({ code: 'unavailable' });
    vi.advanceTimersByTime(500);
    establish();
    expect(server.socket.last('chat')).toBeUndefined();
  });

  test('fails when the server does not answer', async () => {
    connect();
    const said = connection.send(chat);
    vi.advanceTimersByTime(10_000);
    await expect(said).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('waits for a connection that is being opened', async () => {
    connection.open();
    const said = connection.send(chat);
    server.socket.accept();
    server.socket.done('chat');
    await expect(said).resolves.toBeUndefined();
  });

  test('does not wait for the next attempt', async () => {
    connect();
    server.socket.drop();
    const said = connection.send(chat);
    expect(server.sockets).toHaveLength(2);
    server.socket.drop();
    await expect(said).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('fails at a table that is closed', async () => {
    connection.open();
    connection.close();
    await expect(connection.send(chat)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
