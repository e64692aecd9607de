/**
 * A moment as a sequence of short beats, so that people see one thing happen after another.
 *
 * The server tells a moment as a whole: a decision, everything that followed from it, and the board
 * after all of that. The boards in between are the board before, changed by what the events say.
 */

import { berthIndex } from '../../lib/berths';
import type { Berth, Board, Event, Holdings, Moment, PhaseId } from '../../lib/wire';

export interface Beat {
  /** What happens in it. */
  events: readonly Event[];
  /** The board after it. */
  board: Board;
  /** How long it is shown, in steps of the chosen pace. */
  weight: number;
}

type EventType = Event['type'];

/** Events that belong to the beat of the event before them. */
const JOINS: Partial<Record<EventType, readonly EventType[]>> = {
  revealed: ['round-began', 'revealed', 'burned'],
  'coin-passed': ['earned'],
};

/** After these, people need a pause before the next question. */
const NEEDS_PAUSE: ReadonlySet<EventType> = new Set<EventType>(['could-not-pay']);

const DEFAULT_WEIGHT = 1.5;
const WEIGHTS: Partial<Record<EventType, number>> = {
  placed: 1,
  passed: 1,
  'could-not-pay': 2,
  unloaded: 1,
  finished: 1,
};

const PHASES: Partial<Record<EventType, PhaseId>> = {
  placed: 'demand',
  passed: 'purchase',
  'could-not-pay': 'purchase',
  bought: 'purchase',
  discarded: 'purchase',
  earned: 'income',
  'coin-passed': 'income',
  'round-began': 'supply',
  revealed: 'supply',
  burned: 'supply',
};

/** A moment in a single beat. */
export const wholeMoment = ({ step, board }: Moment): Beat => ({
  events: step.events,
  board,
  weight: weightOf(step.events),
});

/** The beats of a moment that followed the board `before`; the last one has the server's board. */
export function beatsOf(before: Board | null, moment: Moment): Beat[] {
  const groups = grouped(moment.step.events);
  const [last] = groups.at(-1) ?? [];
  const pauses = last !== undefined && NEEDS_PAUSE.has(last.type);
  if (before === null || moment.step.back_to !== null || (groups.length < 2 && !pauses)) {
    return [wholeMoment(moment)];
  }
  let board = withoutQuestion(before);
  const beats = groups.map((events): Beat => {
    board = events.reduce((now, event) => changedBy(event, now, moment.board), board);
    return { events, board, weight: weightOf(events) };
  });
  if (pauses) return [...beats, { events: [], board: moment.board, weight: 0 }];
  return beats.with(-1, { ...(beats.at(-1) as Beat), board: moment.board });
}

function grouped(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (group && previous && JOINS[event.type]?.includes(previous.type)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

const weightOf = (events: readonly Event[]): number =>
  Math.max(1, ...events.map(({ type }) => WEIGHTS[type] ?? DEFAULT_WEIGHT));

/** Nobody is asked anything between two decisions. */
const withoutQuestion = (board: Board): Board => ({
  ...board,
  decides: null,
  worker: null,
  legal: [],
  offer: null,
  next: null,
  rivals: null,
  forgoes: [],
  cannot_pay: [],
  priced_out: [],
});

/** The board after an event; `after` is the server's board at the end of the moment. */
function changedBy(event: Event, before: Board, after: Board): Board {
  const board = { ...before, phase: PHASES[event.type] ?? before.phase };
  switch (event.type) {
    case 'placed':
      return atBerth(board, event.berth, ({ workers }) => ({ workers: [...workers, event.seat] }));
    case 'passed':
    case 'could-not-pay':
      return {
        ...atBerth(board, event.berth, ({ workers }) => ({ workers: workers.slice(1) })),
        offer: { berth: event.berth, price: event.price },
      };
    case 'bought':
      return ofSeat(atBerth(board, event.berth, emptied), event.seat, (player) => ({
        bought: true,
        coins: player.coins - event.price,
        cards: [...player.cards, event.card],
        contracts: after.players[event.seat]?.contracts ?? player.contracts,
        quay: [...player.quay, ...event.cargo],
      }));
    case 'discarded':
      return {
        ...atBerth(board, event.berth, emptied),
        discard: [...board.discard, event.card],
        offer: null,
      };
    case 'unloaded':
      return ofSeat({ ...board, offer: null }, event.seat, ({ warehouse }) => ({
        quay: event.quay,
        warehouse: warehouse && [],
        hall: null,
      }));
    case 'finished':
      return ofSeat(board, event.seat, () => ({ quay: [] }));
    case 'earned':
      return ofAll({ ...board, offer: null }, (player, seat) => ({
        bought: false,
        coins: player.coins + (event.coins[seat] ?? 0),
      }));
    case 'coin-passed':
      return { ...board, first: event.first };
    case 'round-began':
      return { ...board, round: event.round, first: event.first, season: after.season };
    case 'revealed': {
      const { card, cargo } = event;
      return atBerth(board, event.berth, () => ({ card, cargo, workers: [] }));
    }
    case 'burned':
      return ofAll(board, ({ score }, seat) => {
        const change = event.change[seat] ?? 0;
        return { score: { ...score, fires: score.fires + change, total: score.total + change } };
      });
    default:
      return board;
  }
}

const emptied = (): Partial<Berth> => ({ card: null, cargo: [], workers: [] });

function atBerth(board: Board, number: number, change: (berth: Berth) => Partial<Berth>): Board {
  const changed = berthIndex(number);
  const berths = board.berths.map((berth, index) =>
    index === changed ? { ...berth, ...change(berth) } : berth,
  );
  return { ...board, berths };
}

function ofAll(board: Board, change: (player: Holdings, seat: number) => Partial<Holdings>): Board {
  const players = board.players.map((player, seat) => ({ ...player, ...change(player, seat) }));
  return { ...board, players };
}

const ofSeat = (
  board: Board,
  seat: number,
  change: (player: Holdings) => Partial<Holdings>,
): Board => ofAll(board, (player, other) => (other === seat ? change(player) : {}));
