import { describe, expect, test } from 'vitest';
import type { Berth, Board, Event, Holdings } from '../../lib/wire';
import { moment } from '../../testing/tables';
import { beatsOf } from './beats';

const berth = (card: string | null, workers: number[] = []): Berth => ({
  card,
  cargo: [],
  workers,
});
const player = (coins: number): Holdings =>
  ({ coins, cards: [], contracts: [], quay: [], bought: false, score: {} }) as unknown as Holdings;
const before = {
  phase: 'purchase',
  round: 1,
  decides: 0,
  legal: ['buy', 'pass'],
  offer: { berth: 1, price: 4 },
  next: null,
  discard: [],
  berths: [berth('ship-b', [0, 1, 2, 1]), berth('bank', [0])],
  players: [player(5), player(1), player(1)],
} as unknown as Board;
const after = { ...before, decides: 0, offer: { berth: 2, price: 1 } };

const passed: Event = { type: 'passed', cargo: [], seat: 0, berth: 1, card: 'ship-b', price: 4 };
const short = (seat: number, price: number): Event => ({
  type: 'could-not-pay',
  cargo: [],
  seat,
  berth: 1,
  card: 'ship-b',
  price,
  coins: 1,
});
const discarded: Event = { type: 'discarded', berth: 1, card: 'ship-b', lost: [] };

const played = (events: Event[], from: Board | null = before) =>
  beatsOf(from, moment(2, { events }, after));

describe('the beats of a moment', () => {
  test('show one skipped player after the other', () => {
    const beats = played([passed, short(1, 3), short(2, 2), short(1, 1), discarded]);
    expect(beats.map(({ events }) => events.map(({ type }) => type))).toEqual([
      ['passed'],
      ['could-not-pay'],
      ['could-not-pay'],
      ['could-not-pay'],
      ['discarded'],
    ]);
    const workers = beats.slice(0, -1).map(({ board }) => board.berths[0]?.workers);
    expect(workers).toEqual([[1, 2, 1], [2, 1], [1], []]);
    expect(beats[1]?.board.decides).toBeNull();
    expect(beats.at(-1)?.board).toEqual(moment(2, {}, after).board);
  });

  test('ask the next question only after a skipped player has been seen', () => {
    const beats = played([passed, short(1, 3)]);
    expect(beats.map(({ events }) => events.length)).toEqual([1, 1, 0]);
    expect(beats[1]?.board.decides).toBeNull();
    expect(beats.at(-1)?.board.decides).toBe(0);
  });

  test('move cards and coins when they are bought and earned', () => {
    const bought: Event = {
      type: 'bought',
      in_line: [],
      seat: 0,
      berth: 1,
      card: 'ship-b',
      price: 4,
      cargo: ['tea'],
    };
    const [first, second] = played([
      bought,
      { type: 'earned', coins: [1, 2, 2], saved: [1, 2], banked: [] },
      { type: 'coin-passed', first: 1 },
      { type: 'round-began', round: 2, first: 1, last: false },
      { type: 'revealed', berth: 1, card: 'bank', cargo: [] },
    ]);
    expect(first?.board.berths[0]).toEqual({ card: null, cargo: [], workers: [] });
    expect(first?.board.players[0]).toMatchObject({ coins: 1, cards: ['ship-b'], quay: ['tea'] });
    expect(second?.events.map(({ type }) => type)).toEqual(['earned', 'coin-passed']);
    expect(second?.board.players.map(({ coins }) => coins)).toEqual([2, 3, 3]);
    expect(second?.board.phase).toBe('income');
    expect(before.players[0]?.coins).toBe(5);
  });

  test('show the last fire before the game is over', () => {
    const fire: Event = { type: 'burned', card: 'fire-4', firemen: [], change: [4, -4, 0] };
    const ended: Event = { type: 'ended', points: [], coins: [], winners: [0] };
    const over = { ...after, phase: 'over' as const };
    const beats = beatsOf(before, moment(2, { events: [passed, fire, ended] }, over));
    expect(beats.map(({ board }) => board.phase)).toEqual(['purchase', 'supply', 'over']);
    expect(beats.map(({ events }) => events.at(-1)?.type)).toEqual(['passed', 'burned', 'ended']);
  });

  test('are one if there is nothing to tell apart', () => {
    expect(played([passed])).toHaveLength(1);
    expect(played([])).toHaveLength(1);
    expect(played([passed, discarded], null)).toHaveLength(1);
    const undone = moment(2, { events: [passed, discarded], back_to: 1 }, after);
    expect(beatsOf(before, undone)).toHaveLength(1);
  });
});
