/** Actions and keys at a table, with a fake server at the other end. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { learn } from '../../lib/guide.svelte';
import { openTable, type OpenTable } from '../../lib/open-table';
import { session } from '../../lib/session.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Board, Event, GoodId, Holdings, Takeback } from '../../lib/wire';
import { FakeServer, settle } from '../../testing/fake-server';
import { ID, moment, room, table } from '../../testing/tables';
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
  Object.assign(settings, { animation: 'off', confirm: false, confirmPlacing: false });
});

afterEach(() => {
  display.close();
  open.close();
  vi.useRealTimers();
});

async function sit(board: Partial<Board>, now = moment(3, {}, board)): Promise<void> {
  server.answers['/'] = { body: table(3, { moment: now }) };
  open = await openTable(ID);
  server.socket.accept();
  server.socket.done('presence');
  display = new Display(open);
  actions = new TableActions(display);
}

const loading = (
  quay: GoodId[],
  legal = LOADING,
  resting: Board['resting'] = null,
): Partial<Board> => ({
  phase: 'loading',
  legal,
  resting,
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

/** What was decided; decisions of one action together. */
const decided = (): string[] =>
  server.socket.commands.flatMap((one) =>
    one.type === 'decide' ? [[one.decision, ...(one.then ?? [])].join(' ')] : [],
  );

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
    expect(actions.pressed).toBe('buy');
    expect(decided()).toEqual([]);
    server.socket.tellMoment(moment(4, {}, { phase: 'purchase', legal: ['buy', 'pass'] }));
    expect(actions.pressed).toBeNull();
    press('b');
    press('b');
    expect(decided()).toEqual(['buy']);
  });

  test('placing can be confirmed by the same digit or Enter, and cancelled', async () => {
    settings.confirmPlacing = true;
    await sit({ legal: ['@1', '@4'] });
    press('4');
    expect(actions.pressed).toBe('@4');
    press('1');
    expect(actions.pressed).toBe('@1');
    expect(press('Escape')).toBe(true);
    expect(actions.pressed).toBeNull();
    expect(press('Enter')).toBe(false);
    press('1');
    expect(decided()).toEqual([]);
    press('1');
    expect(decided()).toEqual(['@1']);
    await carryOut(4, { legal: ['@1', '@4'] });
    press('4');
    expect(press('Enter')).toBe(true);
    expect(decided()).toEqual(['@1', '@4']);
  });

  test('what is chosen is void when the game has moved on', async () => {
    settings.confirmPlacing = true;
    await sit({ legal: ['@1'] });
    press('1');
    server.socket.tellMoment(moment(4, {}, { legal: ['@1'] }));
    expect(actions.pressed).toBeNull();
  });

  test('nothing can be decided while the past is shown', async () => {
    await sit({ legal: ['@1'] });
    server.answers['/moments?after=-1'] = {
      body: Array.from({ length: 4 }, (_, at) => moment(at)),
    };
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
    actions.loading.choose('quay-2');
    void actions.load('tea>hall');
    await carryOut(4, loading(['coffee', 'tea']));
    expect(actions.loading.chosen?.key).toBe('quay-1');
    expect(actions.loading.quay.map(({ good }) => good)).toEqual(['coffee', 'tea', null]);
    void actions.load('tea>hall');
    await carryOut(5, loading(['coffee']));
    expect(actions.loading.chosen).toBeNull();
    expect(actions.loading.quay.map(({ good }) => good)).toEqual(['coffee', null, null]);
  });

  test('the choice of cubes to convert or sell ends with the next moment', async () => {
    const legal = [...LOADING, 'coffee+tea>coin'];
    await sit(loading(['tea', 'tea', 'tea', 'coffee'], legal));
    actions.loading.choose('quay-0');
    await actions.load('convert');
    expect(actions.loading.mode).toBe('convert');
    expect(press('1')).toBe(false);
    server.socket.tellMoment(moment(4, {}, loading(['tea', 'tea', 'tea', 'coffee'], legal)));
    expect(actions.loading.mode).toBe('places');
    await actions.load('coin');
    expect(actions.loading.mode).toBe('coin');
    actions.loading.toggle('quay-0');
    expect(actions.loading.mode).toBe('places');
    expect(actions.loading.chosen).toBeNull();
  });

  test('finishing is confirmed only if something would be lost', async () => {
    settings.confirm = true;
    await sit(loading(['tea']));
    press('f');
    expect(actions.pressed).toBe('done');
    expect(decided()).toEqual([]);
    server.socket.tellMoment(moment(4, {}, loading([])));
    press('f');
    expect(decided()).toEqual(['done']);
  });

  test('the only pair is sold at once', async () => {
    await sit(loading(['tea', 'tea']));
    actions.loading.choose('quay-0');
    void actions.load('coin');
    expect(decided()).toEqual(['tea+tea>coin']);
  });
});

describe('kept cubes', () => {
  const KEPT = ['tea', 'coffee', 'rubber'].flatMap((good) => [`${good}>hall`, `${good}>warehouse`]);
  const shelves = (quay: GoodId[], warehouse: GoodId[], hall: GoodId | null = null) => {
    const board = loading([...quay, ...warehouse, ...(hall ? [hall] : [])], [...KEPT, 'done'], {
      warehouse,
      hall,
      decisions: [
        ...warehouse.map((good) => `${good}>warehouse`),
        ...(hall ? [`${hall}>hall`] : []),
      ],
    });
    Object.assign(board.players?.[0] ?? {}, { warehouse: [], hall: null });
    return board;
  };
  const goods = (): unknown[] =>
    [actions.loading.quay, actions.loading.warehouse, actions.loading.hall].map((slots) =>
      slots.map(({ good }) => good),
    );

  test('lie where they were, and can be chosen there', async () => {
    await sit(shelves(['coffee'], ['tea'], 'rubber'));
    expect(goods()).toEqual([['coffee'], ['tea', null, null, null], ['rubber']]);
    press('2');
    expect(actions.loading.chosen?.key).toBe('warehouse-0');
    expect(actions.loading.targets).toEqual(['tea>hall']);
    expect(press('Escape')).toBe(true);
    expect(actions.loading.chosen).toBeNull();
  });

  test('are stored again before the loading ends, as one action', async () => {
    settings.confirm = true;
    await sit(shelves([], ['tea', 'coffee'], 'rubber'));
    press('f');
    expect(decided()).toEqual(['tea>warehouse coffee>warehouse rubber>hall done']);
  });

  test('are stored again before another cube of their kind', async () => {
    await sit(shelves(['tea'], ['tea', 'coffee']));
    actions.loading.choose('quay-0');
    void actions.load('tea>warehouse');
    expect(decided()).toEqual(['tea>warehouse tea>warehouse']);
  });

  test('leave a full warehouse one at a time', async () => {
    await sit(shelves(['coffee'], ['tea', 'rubber', 'rubber', 'tea']));
    actions.loading.choose('quay-0');
    expect(actions.loading.targets).toEqual(['swap>tea', 'swap>rubber', 'coffee>hall']);
    await actions.load('swap');
    expect(actions.loading.mode).toBe('swap');
    void actions.load('swap>tea');
    expect(decided()).toEqual(['rubber>warehouse rubber>warehouse tea>warehouse coffee>warehouse']);
  });

  test('cannot be replaced by the same kind', async () => {
    await sit(shelves(['tea'], ['tea', 'tea', 'tea', 'tea'], 'tea'));
    actions.loading.choose('quay-0');
    expect(actions.loading.targets).toEqual([]);
  });

  test('undo goes past what nobody saw', async () => {
    await sit(shelves(['coffee'], ['tea']));
    server.socket.tellMoment({ ...moment(4, { stays: true }), undo: 0 });
    server.socket.tellMoment({ ...moment(5, { stays: true }), undo: 0 });
    server.socket.tellMoment({ ...moment(6, { decision: 'done' }), undo: 0 });
    press('z', { ctrlKey: true });
    expect(server.socket.last('undo')).toMatchObject({ number: 6, back_to: 3 });
  });
});

test('what the cards would do for me is forgotten when a round ends', async () => {
  await sit({ round: 4 });
  display.knowCardUses(4, [{ berth: 1, reason: { type: 'nobody-else' } }]);
  expect(display.cardUses).toHaveLength(1);
  server.socket.tellMoment(moment(4, {}, { round: 5 }));
  await vi.waitFor(() => expect(display.board?.round).toBe(5));
  expect(display.cardUses).toEqual([]);
});

describe('the obvious', () => {
  beforeEach(() => {
    server.answers['/plan'] = {
      body: { number: 3, steps: [['tea>contract-a'], ['tea>warehouse', 'tea>warehouse']] },
    };
  });

  test('is shown first, and done step by step when asked again', async () => {
    await sit(loading(['tea', 'tea']));
    expect(press('o')).toBe(true);
    await vi.waitFor(() => expect(actions.plan.steps).toHaveLength(2));
    expect(decided()).toEqual([]);
    press('o');
    await carryOut(4, loading(['tea']));
    await carryOut(5, loading([]));
    expect(decided()).toEqual(['tea>contract-a', 'tea>warehouse tea>warehouse']);
    expect(actions.plan.steps).toBeNull();
    expect(actions.can('done')).toBe(true);
  });

  test('ends with anything else that happens, and with a refusal', async () => {
    await sit(loading(['tea', 'tea']));
    await actions.plan.show();
    const taking = actions.plan.take();
    const id = server.socket.last('decide')?.id ?? -1;
    server.socket.tell({ type: 'error', id, code: 'stale', message: '' });
    await taking;
    expect(decided()).toEqual(['tea>contract-a']);
    expect(actions.plan.steps).toHaveLength(2);
    server.socket.tellMoment(moment(4, {}, loading(['tea'])));
    expect(actions.plan.steps).toBeNull();
  });

  test('makes room for the places of a chosen cube, and lets go of it', async () => {
    await sit(loading(['tea', 'tea']));
    await actions.showPlan();
    expect(actions.plan.steps).toHaveLength(2);
    actions.loading.choose('quay-0');
    expect(actions.plan.steps).toBeNull();
    expect(actions.loading.good).toBe('tea');
    await actions.doTheObvious();
    expect(actions.plan.steps).toHaveLength(2);
    expect(actions.loading.good).toBeNull();
  });

  test('can be taken one step at a time, and put away', async () => {
    await sit(loading(['tea', 'tea']));
    await actions.plan.show();
    const taking = actions.plan.take(1);
    await carryOut(4, loading(['tea']));
    await taking;
    expect(actions.plan.steps).toHaveLength(1);
    expect(press('Escape')).toBe(true);
    expect(actions.plan.steps).toBeNull();
    expect(decided()).toEqual(['tea>contract-a']);
  });
});

describe('other keys', () => {
  test('undo, only while it is possible', async () => {
    await sit({});
    server.socket.tell({ type: 'room', room: room({ takeback_policy: 'off' }) });
    expect(press('z', { ctrlKey: true })).toBe(false);
    server.socket.tellMoment({ ...moment(4), undo: 1 });
    expect(press('z', { ctrlKey: true, shiftKey: true })).toBe(false);
    expect(press('z', { metaKey: true })).toBe(true);
    expect(server.socket.last('undo')).toMatchObject({ number: 4, back_to: 3 });
  });

  test('a takeback past bots is confirmed until the game is practice', async () => {
    await sit({});
    press('z', { ctrlKey: true });
    expect(actions.pressed).toBe('undo');
    server.socket.tellMoment(moment(4, { seat: 1, by_bot: true })); // a bot goes on meanwhile
    expect(actions.pressed).toBe('undo');
    expect(press('Escape')).toBe(true);
    expect(actions.pressed).toBeNull();
    press('z', { ctrlKey: true });
    expect(server.socket.last('undo')).toBeUndefined();
    press('z', { ctrlKey: true });
    const wanted = { number: 4, back_to: 2, practice: true };
    expect(server.socket.last('undo')).toMatchObject(wanted);
    server.socket.done('undo');
    await settle();
    server.socket.tell({ type: 'room', room: room({ practice: true }) });
    press('z', { ctrlKey: true });
    expect(server.socket.commands.filter(({ type }) => type === 'undo')).toHaveLength(2);
  });

  test('nothing is asked for while a request is open', async () => {
    await sit({});
    const takeback: Takeback = {
      ...{ id: '00c0ffee', seat: 0, back_to: 2, outcome: 'open' },
      ...{ accepted: [], waiting: [1], ended_by: null },
    };
    server.socket.tell({ type: 'room', room: room({ takeback_policy: 'ask', takeback }) });
    expect(actions.canUndo).toBe(false);
    const ended: Takeback = { ...takeback, outcome: 'declined', ended_by: 1 };
    server.socket.tell({ type: 'room', room: room({ takeback_policy: 'ask', takeback: ended }) });
    expect(actions.canUndo).toBe(true);
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
    server.answers['/moments?after=-1'] = {
      body: Array.from({ length: 4 }, (_, at) => moment(at)),
    };
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

  test('plays a moment beat by beat, and asks when all has been seen', async () => {
    settings.animation = 'slow';
    await sit({ berths: [], discard: [] });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const spoken: string[][] = [];
    display.onBeat(({ events }) => spoken.push(events.map(({ type }) => type)));
    const sale = { berth: 1, card: 'ship-b', price: 2 };
    server.socket.tellMoment(
      moment(4, {
        events: [
          { type: 'passed', cargo: [], seat: 0, ...sale },
          { type: 'could-not-pay', cargo: [], seat: 1, coins: 0, ...sale },
        ],
      }),
    );
    expect(spoken).toEqual([['passed']]);
    expect([display.between, display.caughtUp, display.acting]).toEqual([true, false, null]);
    expect(display.told).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(spoken).toEqual([['passed'], ['could-not-pay'], []]);
    expect([display.between, display.caughtUp, display.acting]).toEqual([false, true, 0]);
    expect(display.told).toHaveLength(2);
  });

  test('explains the first fire at any table, until it is closed', async () => {
    Object.assign(settings, { guide: 'fresh', learnt: [] });
    await sit({});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const burns = (number: number) => {
      const burned: Event = { type: 'burned', card: 'fire-1', firemen: [0, 1], change: [-1, 1] };
      server.socket.tellMoment(moment(number, { events: [burned] }));
      return vi.advanceTimersByTimeAsync(60_000);
    };
    await burns(4);
    expect([display.fires.length, display.explainsFire]).toEqual([1, true]);
    display.closeFire();
    learn('fire');
    await burns(5);
    expect([display.fires.length, display.explainsFire]).toEqual([0, false]);
  });
});

describe('the playback', () => {
  const empty: Partial<Board> = { berths: [], discard: [] };
  const sale = { berth: 1, card: 'ship-b', price: 2 };
  const events: Event[] = [
    { type: 'passed', cargo: [], seat: 0, ...sale },
    { type: 'could-not-pay', cargo: [], seat: 1, coins: 0, ...sale },
    { type: 'could-not-pay', cargo: [], seat: 0, coins: 0, ...sale },
  ];

  test.each([2, 3])('shows entry %i beat by beat, also if it is the present', async (entry) => {
    const past = [0, 1, 2, 3].map((at) => moment(at, at === entry ? { events } : {}, empty));
    server.answers['/moments?after=-1'] = { body: past };
    await sit(empty, past[3]);
    await actions.playback.goTo(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const seen = new Set<string>();
    void actions.playback.play();
    while (actions.playback.playing) {
      await vi.advanceTimersByTimeAsync(100);
      if (display.moment?.step.number === entry) seen.add(`${display.told.length} ${display.past}`);
    }
    const told = ['1 true', '2 true', '3 true'];
    expect([...seen]).toEqual(entry === 3 ? [...told, '3 false'] : told);
    expect([display.past, display.replayed]).toEqual([false, null]);
  });

  test('shows the whole moment when it is paused', async () => {
    server.answers['/moments?after=-1'] = {
      body: [0, 1, 2, 3].map((at) => moment(at, at === 2 ? { events } : {}, empty)),
    };
    await sit(empty);
    await actions.playback.goTo(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    void actions.playback.play();
    await vi.advanceTimersByTimeAsync(800);
    expect([display.told.length, display.between]).toEqual([1, true]);
    actions.playback.pause();
    expect([display.told.length, display.between]).toEqual([3, false]);
  });
});
