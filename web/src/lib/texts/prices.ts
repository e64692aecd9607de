/** What somebody would pay, and who cannot. */

import { berthAt } from '../berths';
import { t } from '../i18n.svelte';
import { joiningAt, placesAt, pricesAt } from '../queues';
import type { Board, CouldNotPayEvent, InQueue } from '../wire';
import { cardName, nameList, type TextContext } from './names';

/** What placing a worker at a berth would mean for the player who decides, in sentences. */
export function joiningTexts(board: Board, berth: number, context: TextContext): string[] {
  const joining = joiningAt(board, berth, context.queuePrices);
  const seat = board.decides;
  if (!joining || seat === null) return [];
  const purse = board.players[seat]?.coins ?? 0;
  const texts = [
    joining.place === 1
      ? t('table-queue-first', { count: joining.price })
      : t('table-queue-behind', {
          place: joining.place,
          count: joining.price,
          first: joining.firstPrice,
        }),
  ];
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
  else if (purse < joining.highest) {
    const players = nameList((board.rivals?.seats ?? []).map(who));
    texts.push(t('table-queue-rivals', { players, count: joining.highest, purse }));
  }
  return texts;
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
  board.forgoes.map(({ berth, price, first }) => {
    const id = berthAt(board, berth)?.card;
    const card = id ? cardName(context.card(id)) : '';
    return t(first ? 'table-forgoes-first' : 'table-forgoes', { card, count: price });
  });

/** Why a player was skipped. `mine`: the reader is that player. */
export const missedText = (
  { seat, card, coins, price }: CouldNotPayEvent,
  context: TextContext,
  mine: boolean,
): string =>
  t(mine ? 'table-missed-mine' : 'table-missed-player', {
    player: context.names[seat] ?? '',
    card: cardName(context.card(card)),
    purse: coins,
    count: price,
  });
