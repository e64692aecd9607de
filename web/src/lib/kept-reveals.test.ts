import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeServer } from '../testing/fake-server';
import { ID, moment, room, step, table } from '../testing/tables';
import { keepReveals } from './kept-reveals';
import { OpenTable } from './open-table';
import { session } from './session.svelte';
import type { GoodId, Step } from './wire';

beforeEach(() => localStorage.clear());

const revealed = (number: number, card: string, cargo: GoodId[] = []): Step =>
  step(number, { events: [{ type: 'revealed', berth: 1, card, cargo }] });
const STORY = [revealed(0, 'a'), revealed(1, 'ship-1', ['tea', 'tea', 'coffee']), revealed(2, 'c')];
const known = (story: Step[], at = room()) => keepReveals(at, story, null);

describe('cards and cubes that were seen', () => {
  test('have to be in what the server tells later', () => {
    known(STORY.slice(0, 2));
    expect(known(STORY)).toMatchObject({ cards: ['a', 'ship-1', 'c'], contradicted: false });
    expect(known([revealed(0, 'b'), ...STORY.slice(1)]).contradicted).toBe(true);
    expect(known(STORY).contradicted).toBe(true); // once is enough
  });

  test('include the cubes of ships, in any order', () => {
    known(STORY);
    const ship = (...cargo: GoodId[]): Step[] => [
      revealed(0, 'a'),
      revealed(1, 'ship-1', cargo),
      revealed(2, 'c'),
    ];
    expect(known(ship('coffee', 'tea', 'tea')).contradicted).toBe(false);
    expect(known(ship('coffee', 'coffee', 'tea')).contradicted).toBe(true);
  });

  test('stay known if the server tells less', () => {
    known(STORY);
    expect(known(STORY.slice(0, 1)).cards).toEqual(['a', 'ship-1', 'c']);
    expect(known([]).cards).toEqual(['a', 'ship-1', 'c']);
  });

  test('of a continued game keep where it began', () => {
    // What was inherited comes step by step, too.
    expect(keepReveals(room(), STORY.slice(0, 1), 1).inherited).toBeNull();
    keepReveals(room(), STORY, 1);
    expect(keepReveals(room(), STORY, 1)).toMatchObject({ inherited: [2, 1], contradicted: false });
    const later = [STORY[0]!, STORY[1]!, revealed(1, 'c')];
    expect(keepReveals(room(), later, 1).contradicted).toBe(true);
  });

  test('are not kept of a game that was over at first sight', () => {
    known(STORY, room({ status: 'over' }));
    expect(localStorage).toHaveLength(0);
  });

  test('are kept of the tables that were played last', () => {
    vi.useFakeTimers();
    for (let number = 0; number < 40; number += 1) {
      vi.setSystemTime(number);
      known(STORY, room({ id: `table ${number}` }));
    }
    vi.useRealTimers();
    expect(localStorage).toHaveLength(36);
    expect(localStorage.getItem('speicherstadt.reveals.table 3')).toBeNull();
    expect(localStorage.getItem('speicherstadt.reveals.table 4')).not.toBeNull();
  });

  test('are kept for as long as the page if storage is forbidden', () => {
    const forbidden = (): never => {
      throw new Error('forbidden');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    const other = room({ id: 'B'.repeat(16) });
    known(STORY, other);
    expect(known([revealed(0, 'b')], other).contradicted).toBe(true);
    vi.restoreAllMocks();
  });
});

test('an open table keeps them as they come, and notices a reset that changes them', () => {
  const server = new FakeServer();
  server.install();
  Object.assign(session, { guest: 'me', name: 'Anna', known: true });
  const open = new OpenTable(table(0, { story: STORY.slice(0, 1), moment: moment(0) }));
  server.socket.accept();
  server.socket.tellMoment(moment(1, { events: STORY[1]!.events }));
  expect(known([]).cards).toEqual(['a', 'ship-1']);
  const changed = table(1, { story: [revealed(0, 'b'), STORY[1]!], moment: moment(1) });
  server.socket.tell({ type: 'reset', at: '1.0', table: changed });
  expect(known([]).contradicted).toBe(true);
  const foreign = { ...changed, room: room({ id: 'B'.repeat(16) }) };
  server.socket.tell({ type: 'reset', at: '1.0', table: foreign });
  expect(open.store.room.id).toBe(ID);
  open.close();
});
