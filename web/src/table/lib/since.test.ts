import { beforeEach, expect, it } from 'vitest';
import { setLanguage } from '../../lib/i18n.svelte';
import type { CardFace, Event, Step } from '../../lib/wire';
import { decidedSince, lastDecision } from './own-decisions';
import { linesSince } from './since';

beforeEach(() => setLanguage('en'));

const ME = 0;
const OLE = 1;
const context = {
  names: ['Anna', 'Ole'],
  card: (id: string) => ({ id, kind: id, value: 2, wants: [] }) as unknown as CardFace,
  queuePrices: [],
};
const step = (number: number, seat: number | null, events: Event[], more: Partial<Step> = {}) => ({
  number,
  seat,
  decision: seat === null ? null : 'x',
  back_to: null,
  allowed_by: [],
  decided: number,
  by_bot: false,
  stays: false,
  events,
  ...more,
});
const placed = (seat: number, berth: number, floor = 0): Event => ({
  type: 'placed',
  cargo: [],
  seat,
  berth,
  floor,
  card: 'ship',
});
const bought = (seat: number, berth: number, in_line: number[] = []): Event => ({
  type: 'bought',
  in_line,
  seat,
  berth,
  card: 'ship',
  price: 2,
  cargo: [],
});

it('counts what others decided since my last decision, without what was undone', () => {
  const story = [
    step(0, null, []),
    step(1, ME, [placed(ME, 1)]),
    step(2, OLE, [placed(OLE, 1)]),
    step(3, OLE, [], { back_to: 1, decision: null }),
    step(4, OLE, [placed(OLE, 2)]),
    step(5, ME, [placed(ME, 2)], { by_bot: true }),
  ];
  expect(lastDecision(story, ME)).toBe(1);
  expect(decidedSince(story, ME, 1)).toBe(2);
  expect(lastDecision(story, 2)).toBeNull();
});

it('tells my losses first', () => {
  const story = [
    step(0, ME, [placed(ME, 1)]),
    step(1, OLE, [placed(OLE, 1, 1)]),
    step(2, OLE, [bought(OLE, 2)]),
    step(3, OLE, [bought(OLE, 1, [ME]), { type: 'earned', coins: [2, 1], saved: [0], banked: [] }]),
    step(4, OLE, [{ type: 'burned', card: 'fire', firemen: [0, 1], change: [-1, 1] }]),
  ];
  const lines = linesSince(story, ME, 0, context, 12);
  expect(lines.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['loss', OLE],
    ['loss', ME],
    ['mine', ME],
    ['others', OLE],
    ['others', OLE],
  ]);
  expect(lines[0]?.text).toBe('Ole bought Ship for 2 coins. You were next in line.');
  expect(lines[1]?.text).toContain('−1');
});

it('names the cards where others placed workers, each column once', () => {
  const story = [
    step(0, ME, [placed(ME, 1)]),
    step(1, OLE, [placed(OLE, 1, 1)]),
    step(2, OLE, [{ type: 'placed', cargo: [], seat: OLE, berth: 2, floor: 0, card: 'fireman' }]),
    step(3, OLE, [placed(OLE, 1, 2)]),
  ];
  const [line] = linesSince(story, ME, 0, context, 12);
  expect(line?.text).toBe('Ole placed workers at Ship, Fireman 2.');
});
