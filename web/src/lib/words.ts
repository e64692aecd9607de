/** Cards, events, decisions, reasons and questions in a player's language. */

import { parseOption } from '../table/lib/options';
import { number, t } from './i18n.svelte';
import type { Board, CardFace, Event, GoodId, Hint, Reason } from './wire';

/** What one must know of a table to talk about it. */
export interface Talk {
  names: readonly string[];
  card: (id: string) => CardFace;
}

const GOODS: readonly GoodId[] = ['coffee', 'tea', 'saffron', 'rubber', 'carpet'];

export const goodName = (good: GoodId): string => t(`good-${good}`);

/** Such as "1 tea, 2 carpets". */
export function cubesText(cubes: readonly GoodId[]): string {
  const words = GOODS.map((good) => ({ good, count: cubes.filter((cube) => cube === good).length }))
    .filter(({ count }) => count > 0)
    .map(({ good, count }) => t(`cubes-${good}`, { count }));
  return words.join(', ') || t('board-nothing');
}

/** The name alone, without what a contract wants. */
export function cardTitle(card: CardFace): string {
  return t(`card-${card.kind}`, { value: card.value, good: card.good ?? '' });
}

export function cardName(card: CardFace): string {
  const title = cardTitle(card);
  return card.kind === 'contract' ? `${title} (${card.wants.map(goodName).join(', ')})` : title;
}

export function cardEffect(card: CardFace, officePoints: readonly number[]): string {
  return t(`effect-${card.kind}`, {
    count: card.kind === 'fire' ? card.value : card.points,
    value: card.value,
    good: card.good ?? '',
    scale: officePoints.join(', '),
  });
}

/** Such as "Anna, Ben and Cleo". */
export function everyone(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${t('and')} ${last}`;
}

/** With a plus, or a true minus. */
export function signed(value: number): string {
  return value < 0 ? `−${number(-value)}` : `+${number(value)}`;
}

export const plain = (value: number): string => (value < 0 ? `−${number(-value)}` : number(value));

function changes(change: readonly number[], names: readonly string[]): string {
  return change
    .map((value, seat) => ({ value, name: names[seat] ?? '' }))
    .filter(({ value }) => value !== 0)
    .map(({ value, name }) => `${name} ${signed(value)}`)
    .join(', ');
}

export function eventText(event: Event, talk: Talk, rounds: number): string {
  const who = (seat: number): string => talk.names[seat] ?? '';
  const card = (id: string): string => cardName(talk.card(id));
  switch (event.type) {
    case 'round-began':
      return t(event.last ? 'event-round-began-last' : 'event-round-began', {
        round: event.round,
        rounds,
        player: who(event.first),
      });
    case 'revealed':
      return t(event.cargo.length ? 'event-revealed-ship' : 'event-revealed', {
        berth: event.berth + 1,
        card: card(event.card),
        cubes: cubesText(event.cargo),
      });
    case 'burned':
      return event.change.some((value) => value !== 0)
        ? t('event-burned', { card: card(event.card), changes: changes(event.change, talk.names) })
        : t('event-burned-equal', { card: card(event.card) });
    case 'discarded':
      return t(event.lost.length ? 'event-discarded-ship' : 'event-discarded', {
        card: card(event.card),
        cubes: cubesText(event.lost),
      });
    case 'earned':
      return t('event-earned', { changes: changes(event.coins, talk.names) });
    case 'coin-passed':
      return t('event-coin-passed', { player: who(event.first) });
    case 'ended':
      return t(event.winners.length === 1 ? 'event-ended' : 'event-ended-shared', {
        winners: everyone(event.winners.map(who)),
      });
    default:
      return deedText(event, who(event.seat), card);
  }
}

type Deed = Extract<Event, { seat: number }>;

/** What one player did. */
function deedText(event: Deed, player: string, card: (id: string) => string): string {
  switch (event.type) {
    case 'placed':
      return t('event-placed', { player, berth: event.berth + 1, count: event.floor + 1 });
    case 'bought':
      return t('event-bought', { player, card: card(event.card), count: event.price });
    case 'declined':
      return t('event-declined', { player, card: card(event.card), count: event.price });
    case 'could-not-pay':
      return t('event-could-not-pay', { player, card: card(event.card), count: event.price });
    case 'unloaded':
      return t('event-unloaded', { player, cubes: cubesText(event.quay) });
    case 'delivered':
      return t(event.complete ? 'event-delivered-complete' : 'event-delivered', {
        player,
        good: goodName(event.good),
        card: card(event.contract),
      });
    case 'sold':
      return t('event-sold', { player, good: goodName(event.good) });
    case 'stored':
      return t('event-stored', { player, good: goodName(event.good) });
    case 'kept':
      return t('event-kept', { player, good: goodName(event.good) });
    case 'marketed':
      return t('event-marketed', { player, cubes: cubesText(event.given) });
    case 'converted':
      return t('event-converted', {
        player,
        cubes: cubesText(event.given),
        good: goodName(event.taken),
      });
    case 'finished':
      return t(event.lost.length ? 'event-finished-lost' : 'event-finished', {
        player,
        cubes: cubesText(event.lost),
      });
  }
}

/** What a decision would do, as a choice in a list; the board is the one it is made on. */
export function optionText(token: string, board: Board, talk: Talk): string {
  const option = parseOption(token);
  const player = board.players[board.decides ?? -1];
  const cardAt = (berth: number): string => {
    const id = board.berths[berth]?.card;
    return id ? cardName(talk.card(id)) : '';
  };
  switch (option?.kind) {
    case 'place':
      return t('option-place', {
        berth: option.berth + 1,
        card: cardAt(option.berth),
        count: (board.berths[option.berth]?.workers.length ?? 0) + 1,
      });
    case 'buy': {
      const price = board.offer?.price ?? 0;
      const card = cardAt(board.offer?.berth ?? -1);
      return t('option-buy', { card, count: price, left: (player?.coins ?? 0) - price });
    }
    case 'pass':
      return t('option-decline');
    case 'deliver': {
      const card = talk.card(option.contract);
      const completes = completesContract(board, option.contract);
      return t(completes ? 'option-deliver-completes' : 'option-deliver', {
        good: goodName(option.good),
        card: cardName(card),
        count: card.points,
      });
    }
    case 'sell':
      return t('option-sell', { good: goodName(option.good) });
    case 'store':
      return t('option-store', { good: goodName(option.good) });
    case 'keep':
      return t('option-keep', { good: goodName(option.good) });
    case 'coin':
      return t('option-market', { cubes: cubesText(option.given) });
    case 'convert':
      return t('option-convert', { cubes: cubesText(option.given), good: goodName(option.taken) });
    case 'done':
      return t(player?.quay.length ? 'option-finish-lost' : 'option-finish', {
        cubes: cubesText(player?.quay ?? []),
      });
    case undefined:
      return token;
  }
}

/** Whether one more cube is all that this contract of the one who decides lacks. */
export function completesContract(board: Board, contract: string): boolean {
  const held = board.players[board.decides ?? -1]?.contracts ?? [];
  return held.find(({ card }) => card === contract)?.lacking.length === 1;
}

/** Somebody's points: as if the game ended now, and at the end as they are. */
export const pointsText = (board: Board | null, count: number): string =>
  t(board?.phase === 'over' ? 'points' : 'table-points-now', { count });

/** The one sentence that says what is asked of whom. `mine`: it is asked of the reader. */
export function promptText(board: Board, talk: Talk, mine: boolean): string {
  const seat = board.decides;
  if (seat === null) return overText(board, talk);
  const player = talk.names[seat] ?? '';
  const holdings = board.players[seat];
  const ask = mine ? 'ask' : 'table-wait';
  if (board.phase === 'demand') return t(`${ask}-demand`, { player, worker: board.worker ?? 1 });
  if (board.phase === 'purchase' && board.offer) {
    const id = board.berths[board.offer.berth]?.card;
    return t(`${ask}-purchase`, {
      player,
      card: id ? cardName(talk.card(id)) : '',
      count: board.offer.price,
      purse: holdings?.coins ?? 0,
    });
  }
  if (!mine) return t('table-wait-loading', { player });
  if (!holdings?.quay.length) return t('ask-loading-empty', { player });
  return t('ask-loading', { player, cubes: cubesText(holdings.quay) });
}

function overText(board: Board, talk: Talk): string {
  const winners = (board.ranking?.[0] ?? []).map((seat) => talk.names[seat] ?? '');
  if (!winners.length) return t('phase-over');
  return t(winners.length === 1 ? 'event-ended' : 'event-ended-shared', {
    winners: everyone(winners),
  });
}

/** What comes after the decision that is being made, as far as it can be told; else ''. */
export function nextText(board: Board, talk: Talk): string {
  const seat = board.decides;
  if (seat === null) return '';
  const name = (other: number): string => talk.names[other] ?? '';
  if (board.phase === 'demand') {
    const next = (seat + 1) % board.players.length;
    if (board.worker === 3 && next === board.first) return t('table-next-purchase');
    return t('table-next-place', { player: name(next) });
  }
  if (board.phase === 'purchase' && board.offer) {
    const { berth, price } = board.offer;
    const after = board.berths[berth]?.workers[1];
    if (after === undefined) return t('table-next-discard');
    if (after === seat) return t('table-next-same', { count: price - 1 });
    return t('table-next-asked', { player: name(after), count: price - 1 });
  }
  return t('table-next-loading');
}

export function reasonText(reason: Reason, talk: Talk): string {
  const who = (seat: number): string => talk.names[seat] ?? '';
  switch (reason.type) {
    case 'strength':
      return t('hint-strength', {
        mine: reason.mine,
        others: reason.others.join(', '),
        fires: reason.fires.join(', '),
      });
    case 'standing':
    case 'price':
      return t(`hint-${reason.type}`, { count: reason.price, left: reason.left });
    case 'behind':
    case 'prices-out':
    case 'next':
      return t(`hint-${reason.type}`, { player: who(reason.seat), count: reason.price });
    case 'rival':
      return t('hint-rival', { player: who(reason.seat), count: reason.coins });
    case 'another':
    case 'not-worth':
      return t(`hint-${reason.type}`, { count: reason.price });
    case 'falls':
      return t(reason.before.length ? 'hint-falls-unless' : 'hint-falls', {
        count: reason.price,
        players: reason.before.map(who).join(', '),
      });
    case 'nobody-else':
    case 'no-coins':
    case 'thrift':
    case 'warehouse-point':
    case 'all-done':
      return t(`hint-${reason.type}`);
    default:
      return cardReason(reason, talk);
  }
}

type CardReason = Exclude<
  Reason,
  {
    type:
      | 'strength'
      | 'standing'
      | 'price'
      | 'behind'
      | 'prices-out'
      | 'next'
      | 'rival'
      | 'another'
      | 'not-worth'
      | 'falls'
      | 'nobody-else'
      | 'no-coins'
      | 'thrift'
      | 'warehouse-point'
      | 'all-done';
  }
>;

/** What a card or a cube does for my goods, coins and points. */
function cardReason(reason: CardReason, talk: Talk): string {
  const named = (id: string): string => cardName(talk.card(id));
  switch (reason.type) {
    case 'new-contract':
      return t('hint-new-contract', {
        count: talk.card(reason.card).points,
        cubes: cubesText(reason.missing),
      });
    case 'enables':
    case 'completes':
      return t(`hint-${reason.type}`, {
        card: named(reason.card),
        count: talk.card(reason.card).points,
      });
    case 'saves-for':
      return t('hint-saves-for', { card: named(reason.card) });
    case 'still-lacks':
      return t('hint-still-lacks', {
        card: named(reason.card),
        cubes: cubesText(reason.lacking),
      });
    case 'needed-by':
      return t('hint-needed-by', { card: named(reason.card), good: goodName(reason.good) });
    case 'supplies':
    case 'loses':
      return t(`hint-${reason.type}`, { cubes: cubesText(reason.cubes) });
    case 'trader':
      return t('hint-trader', { good: goodName(reason.good), count: reason.points });
    case 'wanted':
      return t('hint-wanted', { good: goodName(reason.good), count: reason.contracts });
    case 'next-office':
      return t('hint-next-office', { number: reason.number, count: reason.points });
    case 'proceeds':
    case 'per-coin':
      return t(`hint-${reason.type}`, { count: reason.coins });
    case 'shelf':
    case 'coin':
      return t(`hint-${reason.type}`, { count: reason.cubes });
    case 'interest':
      return t('hint-interest', { count: reason.incomes });
    case 'fixed-points':
      return t('hint-fixed-points', { count: reason.points });
    case 'per-ship':
      return t('hint-per-ship', { count: reason.ships });
  }
}

/** With one digit after the point; never a zero below zero. */
function decimal(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded < 0 ? `−${number(-rounded, 1)}` : number(Math.abs(rounded), 1);
}

/** The chance to win and the final points that a hint expects. */
export function hintFigures(hint: Hint): { chance: string; points: string } {
  return {
    chance: t('hint-chance', { number: number(Math.round(hint.chance * 100)) }),
    points: t('hint-points', { number: decimal(hint.points) }),
  };
}
