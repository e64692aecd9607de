/** Actions and keys at a table, with a fake server at the other end. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTable, type OpenTable } from '../../lib/open-table';
import { session } from '../../lib/session.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Board, GoodId, Holdings } from '../../lib/wire';
import { FakeServer, settle } from '../../testing/fake-server';
import { ID, moment, table } from '../../testing/tables';
import { TableActions } from './actions.svelte';
import { Display } from './display.svelte';
import { handleKey } from './keyboard';

const LOADING = [
  'tea>hall',
  'tea>contract-b',
  'tea>contract-a',
  'tea>merchant',
  'tea>warehouse',
  'tea+tea>coin',
  'tea+tea+tea>rubber',
  'done',
];

let server: FakeServer;
let open: OpenTable;
let display: Display;
let actions: TableActions;

beforeEach(() => {
  server = new FakeServer();
  server.install();
  Object.assign(session, { guest: 'me', name: 'Anna', known: true, asking: false });
  Object.assign(settings, { animation: 'off', confirm: false });
});

afterEach(() => {
  display.close();
  open.close();
  vi.useRealTimers();
});

async function sit(board: Partial<Board>): Promise<void> {
  server.answers['/'] = { body: table(3, { moment: moment(3, {}, board) }) };
  open = await openTable(ID);
  server.socket.accept();
  server.socket.done('presence');
  display = new Display(open);
  actions = new TableActions(display);
}

const loading = (quay: GoodId[], legal = LOADING): Partial<Board> => ({
  phase: 'loading',
  legal,
  players: [
    {
      quay,
      contracts: [
        { card: 'contract-full', lacking: [] },
        { card: 'contract-a', lacking: ['tea'] },
        { card: 'contract-b', lacking: ['tea'] },
      ],
    } as unknown as Holdings,
  ],
});

/** Press a key; answers whether it meant something. */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...init });
  return handleKey(event, display, actions);
}

const decided = (): string[] =>
  server.socket.commands.flatMap((one) => (one.type === 'decide' ? [one.decision] : []));

/** Carry out the last decision. */
async function carryOut(number: number, board: Partial<Board>): Promise<void> {
  server.socket.tellMoment(moment(number, {}, board));
  server.socket.done('decide');
  await settle();
}

describe('placing and buying', () => {
  test('a digit places a worker where that is legal', async () => {
    await sit({ legal: ['@1', '@4'] });
    expect(press('4')).toBe(true);
    expect(press('2')).toBe(false);
    expect(decided()).toEqual(['@4']);
  });

  test('B buys and P lets the price fall', async () => {
    await sit({ phase: 'purchase', legal: ['buy', 'pass'] });
    expect(press('b')).toBe(true);
    await carryOut(4, { phase: 'purchase', legal: ['pass'] });
    expect(press('b')).toBe(false);
    expect(press('P')).toBe(true);
    expect(decided()).toEqual(['buy', 'pass']);
  });

  test('buying is confirmed by a second press, at the same moment', async () => {
    settings.confirm = true;
    await sit({ phase: 'purchase', legal: ['buy', 'pass'] });
    press('b');
    expect(actions.buyConfirmed).toBe(true);
    expect(decided()).toEqual([]);
    server.socket.tellMoment(moment(4, {}, { phase: 'purchase', legal: ['buy', 'pass'] }));
    expect(actions.buyConfirmed).toBe(false);
    press('b');
    press('b');
    expect(decided()).toEqual(['buy']);
  });

  test('nothing can be decided while the past is shown', async () => {
    await sit({ legal: ['@1'] });
    server.answers['/moments'] = { body: Array.from({ length: 4 }, (_, at) => moment(at)) };
    await open.history.goTo(1);
    expect(press('1')).toBe(false);
    await actions.decide('@1');
    expect(decided()).toEqual([]);
  });
});

describe('loading', () => {
  test('digits choose a cube and then a place, in the order of the page', async () => {
    await sit(loading(['coffee', 'tea', 'tea', 'tea']));
    expect(press('7')).toBe(false);
    expect(press('2')).toBe(true);
    expect(actions.loading.good).toBe('tea');
    expect(actions.loading.targets).toEqual([
      'tea>contract-a',
      'tea>contract-b',
      'tea>merchant',
      'tea>warehouse',
      'tea>hall',
      'tea+tea>coin',
      'convert',
    ]);
    expect(press('8')).toBe(false);
    expect(press('2')).toBe(true);
    expect(decided()).toEqual(['tea>contract-b']);
  });

  test('goes on with the next cube of the same good', async () => {
    await sit(loading(['coffee', 'tea', 'tea']));
    actions.loading.choose(2);
    void actions.load('tea>hall');
    await carryOut(4, loading(['coffee', 'tea']));
    expect(actions.loading.index).toBe(1);
    void actions.load('tea>hall');
    await carryOut(5, loading(['coffee']));
    expect(actions.loading.index).toBeNull();
  });

  test('the choice of cubes to convert or sell ends with the next moment', async () => {
    await sit(loading(['tea', 'tea', 'tea']));
    actions.loading.choose(0);
    await actions.load('convert');
    expect(actions.loading.mode).toBe('convert');
    expect(press('1')).toBe(false);
    server.socket.tellMoment(moment(4, {}, loading(['tea', 'tea', 'tea'])));
    expect(actions.loading.mode).toBe('places');
    await actions.load('coin');
    expect(actions.loading.mode).toBe('sell-two');
    actions.loading.toggle(0);
    expect(actions.loading.mode).toBe('places');
    expect(actions.loading.index).toBeNull();
  });

  test('finishing is confirmed only if something would be lost', async () => {
    settings.confirm = true;
    await sit(loading(['tea']));
    press('f');
    expect(actions.finishConfirmed).toBe(true);
    expect(decided()).toEqual([]);
    server.socket.tellMoment(moment(4, {}, loading([])));
    press('f');
    expect(decided()).toEqual(['done']);
  });

  test('stowing fills the warehouse, then the hall, and finishes', async () => {
    await sit(loading(['tea', 'coffee']));
    const stowed = actions.stow();
    await carryOut(4, loading(['coffee'], ['coffee>hall', 'done']));
    await carryOut(5, loading([], ['done']));
    server.socket.done('decide');
    await stowed;
    expect(decided()).toEqual(['tea>warehouse', 'coffee>hall', 'done']);
    expect(actions.stowing).toBe(false);
  });

  test('stowing stops at what it has no room for, and when it is refused', async () => {
    await sit(loading(['tea', 'coffee']));
    const first = actions.stow();
    await carryOut(4, loading(['coffee'], ['coffee>merchant', 'done']));
    await first;
    expect(decided()).toEqual(['tea>warehouse']);
    server.socket.tellMoment(moment(5, {}, loading(['tea', 'tea'])));
    const second = actions.stow();
    const id = server.socket.last('decide')?.id ?? -1;
    server.socket.tell({ type: 'error', id, code: 'stale', message: '' });
    await second;
    expect(decided()).toEqual(['tea>warehouse', 'tea>warehouse']);
  });
});

describe('other keys', () => {
  test('undo, only while it is possible', async () => {
    await sit({});
    expect(press('z', { ctrlKey: true })).toBe(false);
    server.socket.tellMoment({ ...moment(4), undo: 1 });
    expect(press('z', { ctrlKey: true, shiftKey: true })).toBe(false);
    expect(press('z', { metaKey: true })).toBe(true);
    expect(server.socket.last('undo')).toMatchObject({ number: 4, back_to: 3 });
  });

  test('hints open and close', async () => {
    await sit({});
    expect(press('Escape')).toBe(false);
    expect(press('h')).toBe(true);
    expect(actions.hintsOpen).toBe(true);
    expect(press('Escape')).toBe(true);
    expect(actions.hintsOpen).toBe(false);
    server.socket.tellMoment(moment(4, {}, { decides: 1 }));
    expect(press('h')).toBe(false);
  });

  test('arrows walk through the history', async () => {
    await sit({});
    server.answers['/moments'] = { body: Array.from({ length: 4 }, (_, at) => moment(at)) };
    expect(press('ArrowRight')).toBe(false);
    expect(press('ArrowLeft')).toBe(true);
    await vi.waitFor(() => expect(open.history.at).toBe(2));
    press('Home');
    await vi.waitFor(() => expect(open.history.at).toBe(0));
    press('End');
    await vi.waitFor(() => expect(open.history.at).toBeNull());
  });

  test('mean nothing in dialogs and text fields', async () => {
    await sit({ legal: ['@1'] });
    expect(press('?')).toBe(true);
    expect(actions.dialog).toBe('keys');
    expect(press('1')).toBe(false);
    actions.dialog = null;
    session.asking = true;
    expect(press('1')).toBe(false);
    session.asking = false;
    const field = document.body.appendChild(document.createElement('input'));
    field.addEventListener('keydown', (event) => {
      expect(handleKey(event, display, actions)).toBe(false);
    });
    field.dispatchEvent(new KeyboardEvent('keydown', { key: '1' }));
    field.remove();
    expect(press('1')).toBe(true);
  });
});

describe('the display', () => {
  test('shows an older moment at once after a reset, and goes on from there', async () => {
    await sit({ legal: ['@1'] });
    server.socket.tellMoment(moment(4));
    expect(display.moment?.step.number).toBe(4);
    const older = table(2, { moment: moment(2, {}, { legal: ['@3'] }) });
    server.socket.tell({ type: 'reset', at: '2.0', table: older });
    expect(display.moment?.step.number).toBe(2);
    expect(display.acting).toBe(0);
    expect(press('3')).toBe(true);
    server.socket.tellMoment(moment(3));
    await settle();
    expect(display.moment?.step.number).toBe(3);
    expect(display.caughtUp).toBe(true);
  });

  test('a reset drops the moments that wait to be shown', async () => {
    settings.animation = 'slow';
    await sit({});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const number of [4, 5, 6]) {
      server.socket.tellMoment(moment(number, { seat: 1, by_bot: true }));
    }
    expect(display.moment?.step.number).toBe(4);
    expect(display.acting).toBeNull();
    server.socket.tell({ type: 'reset', at: '1.0', table: table(1) });
    expect(display.moment?.step.number).toBe(1);
    expect(display.caughtUp).toBe(true);
    server.socket.tellMoment(moment(2));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(display.moment?.step.number).toBe(2);
    expect(display.caughtUp).toBe(true);
  });
});
