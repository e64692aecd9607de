/** What somebody would pay, and who cannot. */

import { berthAt } from '../berths';
import { t } from '../i18n.svelte';
import { joiningAt, ownPlace, placesAt, pricesAt, type Joining } from '../queues';
import type { Board, BoughtEvent, CouldNotPayEvent, Event, InQueue } from '../wire';
import { cardName, cardNameAt, nameList, type TextContext } from './names';

/** What placing a worker at a berth would mean for the player who decides, in sentences. */
export function joiningTexts(board: Board, berth: number, context: TextContext): string[] {
  const joining = joiningAt(board, berth, context.queuePrices);
  const seat = board.decides;
  if (!joining || seat === null) return [];
  const purse = board.players[seat]?.coins ?? 0;
  const texts = placeTexts(board, berth, joining);
  const who = (owner: number): string => context.names[owner] ?? '';
  const short = shortOwners(board, berth, board.cannot_pay);
  const shortThen = shortOwners(board, berth, [...board.cannot_pay, ...board.priced_out]);
  const skipped = short.filter((owner) => owner !== seat).map(who);
  const pricedOut = shortThen.filter((owner) => owner !== seat && !short.includes(owner)).map(who);
  if (skipped.length) {
    texts.push(t('table-queue-skipped', { players: nameList(skipped), count: skipped.length }));
  }
  if (pricedOut.length) {
    texts.push(t('table-queue-prices-out', { players: nameList(pricedOut) }));
  }
  if (purse < joining.price) texts.push(t('table-queue-no-coins'));
  else if (!joining.own && purse < joining.highest) {
    const players = nameList((board.rivals?.seats ?? []).map(who));
    texts.push(t('table-queue-rivals', { players, count: joining.highest, purse }));
  }
  return texts;
}

/** My place in line and my price: for the new worker, and for one that already stands before it. */
function placeTexts(board: Board, berth: number, joining: Joining): string[] {
  const { place, price: count, firstPrice: first, own } = joining;
  const workers = berthAt(board, berth)?.workers ?? [];
  const mine = workers.filter((owner) => owner === board.decides).length;
  if (place === 1) return [t('table-queue-first', { count })];
  const behind = t(mine === workers.length ? 'table-queue-behind-own' : 'table-queue-behind', {
    place,
    count,
  });
  if (!mine) return [behind, t('table-queue-front', { first })];
  if (!own) return [behind, t('table-queue-own-skipped')];
  const short = placesAt(board.priced_out, berth).includes(ownPlace(board, berth));
  const rises = short ? 'table-queue-own-short' : 'table-queue-own';
  return [behind, t(rises, { now: own.now, count: own.then })];
}

/** The seats at a berth all of whose workers there are among these. */
function shortOwners(board: Board, berth: number, workers: readonly InQueue[]): number[] {
  const owners = berthAt(board, berth)?.workers ?? [];
  const places = placesAt(workers, berth);
  const able = owners.filter((_, place) => !places.includes(place));
  return [...new Set(owners)].filter((owner) => !able.includes(owner));
}

/** The workers at a berth, each with what it would pay; '' if there are none. */
export function queueText(board: Board | null, berth: number, context: TextContext): string {
  const prices = pricesAt(board, berth, context.queuePrices);
  const short = placesAt(board?.cannot_pay ?? [], berth);
  const workers = berthAt(board, berth)?.workers ?? [];
  return nameList(
    workers.map((seat, place) =>
      t(short.includes(place) ? 'table-queue-worker-short' : 'table-queue-worker', {
        player: context.names[seat] ?? '',
        count: prices[place] ?? 0,
      }),
    ),
  );
}

/** What the player who decides could no longer pay for after buying, in sentences. */
export const forgoneTexts = (board: Board, context: TextContext): string[] =>
  board.forgoes.map(({ berth, price, first }) =>
    t(first ? 'table-forgoes-first' : 'table-forgoes', {
      card: cardNameAt(board, berth, context),
      count: price,
    }),
  );

/** A card that a player with a worker there did not get: unable to pay, or somebody bought it first. */
export interface Miss {
  seat: number;
  event: CouldNotPayEvent | BoughtEvent;
}

/** What these seats missed. What one of them buys, the others see without being told. */
export const missesOf = (events: readonly Event[], seats: readonly number[]): Miss[] =>
  events.flatMap((event): Miss[] => {
    if (event.type === 'could-not-pay') {
      return seats.includes(event.seat) ? [{ seat: event.seat, event }] : [];
    }
    if (event.type !== 'bought' || seats.includes(event.seat)) return [];
    return seats.filter((seat) => event.in_line.includes(seat)).map((seat) => ({ seat, event }));
  });

/** Why a player did not get a card. `mine`: the reader is that player. */
export function missedText({ seat, event }: Miss, context: TextContext, mine: boolean): string {
  const named = {
    card: cardName(context.card(event.card), event.cargo),
    count: event.price,
    player: context.names[event.seat] ?? '',
  };
  if (event.type === 'bought') {
    return `${t('table-missed-bought', named)} ${inLineText({ seat, event }, context, mine)}`;
  }
  return t(mine ? 'table-missed-mine' : 'table-missed-player', { ...named, purse: event.coins });
}

/** That a player was in line for a card that somebody bought; '' for other misses. */
export function inLineText({ seat, event }: Miss, context: TextContext, mine: boolean): string {
  if (event.type !== 'bought') return '';
  const others = event.in_line.filter((owner) => owner !== event.seat);
  return t(mine ? 'table-missed-line' : 'table-missed-line-player', {
    place: others.indexOf(seat) + 1,
    player: context.names[seat] ?? '',
  });
}
