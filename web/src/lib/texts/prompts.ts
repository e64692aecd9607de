/** Questions to the players, and what the answers would do. */

import { berthAt } from '../berths';
import { parseDecision } from '../decisions';
import { t } from '../i18n.svelte';
import type { Board, NextStep } from '../wire';
import { cardName, cubesText, goodName, nameList, type TextContext } from './names';

/** What a decision would do on this board, as an item of a list. */
export function decisionText(token: string, board: Board, context: TextContext): string {
  const decision = parseDecision(token);
  const player = board.players[board.decides ?? -1];
  const cardAt = (berth: number): string => {
    const id = berthAt(board, berth)?.card;
    return id ? cardName(context.card(id)) : '';
  };
  switch (decision?.kind) {
    case 'place':
      return t('option-place', {
        berth: decision.berth,
        card: cardAt(decision.berth),
        count: (berthAt(board, decision.berth)?.workers.length ?? 0) + 1,
      });
    case 'buy': {
      const price = board.offer?.price ?? 0;
      const card = cardAt(board.offer?.berth ?? 0);
      return t('option-buy', { card, count: price, left: (player?.coins ?? 0) - price });
    }
    case 'pass':
      return t('option-decline');
    case 'deliver': {
      const card = context.card(decision.contract);
      const completes = completesContract(board, decision.contract);
      return t(completes ? 'option-deliver-completes' : 'option-deliver', {
        good: goodName(decision.good),
        card: cardName(card),
        count: card.points,
      });
    }
    case 'sell':
      return t('option-sell', { good: goodName(decision.good) });
    case 'store':
      return t('option-store', { good: goodName(decision.good) });
    case 'keep':
      return t('option-keep', { good: goodName(decision.good) });
    case 'coin':
      return t('option-market', { cubes: cubesText(decision.given) });
    case 'convert':
      return t('option-convert', {
        cubes: cubesText(decision.given),
        good: goodName(decision.taken),
      });
    case 'done':
      return t(player?.quay.length ? 'option-finish-lost' : 'option-finish', {
        cubes: cubesText(player?.quay ?? []),
      });
    case undefined:
      return token;
  }
}

/** Whether the player who decides completes this contract with one more cube. */
export function completesContract(board: Board, contract: string): boolean {
  const held = board.players[board.decides ?? -1]?.contracts ?? [];
  return held.find(({ card }) => card === contract)?.lacking.length === 1;
}

/** A player's points: as if the game ended now or, when it is over, as they are. */
export const pointsText = (board: Board | null, count: number): string =>
  t(board?.phase === 'over' ? 'points' : 'table-points-now', { count });

/** The sentence that says who is asked what. `mine`: the reader is asked. */
export function promptText(board: Board, context: TextContext, mine: boolean): string {
  const seat = board.decides;
  if (seat === null) return overText(board, context);
  const player = context.names[seat] ?? '';
  const holdings = board.players[seat];
  const ask = mine ? 'ask' : 'table-wait';
  if (board.phase === 'demand') return t(`${ask}-demand`, { player, worker: board.worker ?? 1 });
  if (board.phase === 'purchase' && board.offer) {
    const id = berthAt(board, board.offer.berth)?.card;
    return t(`${ask}-purchase`, {
      player,
      card: id ? cardName(context.card(id)) : '',
      count: board.offer.price,
      purse: holdings?.coins ?? 0,
    });
  }
  if (!mine) return t('table-wait-loading', { player });
  if (!holdings?.quay.length) return t('ask-loading-empty', { player });
  return t('ask-loading', { player, cubes: cubesText(holdings.quay) });
}

function overText(board: Board, context: TextContext): string {
  const winners = (board.ranking?.[0] ?? []).map((seat) => context.names[seat] ?? '');
  if (!winners.length) return t('phase-over');
  return t(winners.length === 1 ? 'event-ended' : 'event-ended-shared', {
    winners: nameList(winners),
  });
}

/** What follows the current decision, as far as the server can tell; else ''. */
export function nextText(board: Board, context: TextContext): string {
  const { next } = board;
  if (!next) return '';
  const text = followsText(next, board.decides, context);
  // A seat with several workers is passed over several times.
  const seats = [...new Set(next.cannot_pay)];
  if (!seats.length) return text;
  const players = nameList(seats.map((seat) => context.names[seat] ?? ''));
  return `${text} ${t('table-next-cannot-pay', { players, count: seats.length })}`;
}

function followsText(next: NextStep, decides: number | null, context: TextContext): string {
  const player = context.names[next.seat ?? -1] ?? '';
  const count = next.price ?? 0;
  if (next.kind === 'place') return t('table-next-place', { player });
  if (next.kind !== 'ask') return t(`table-next-${next.kind}`);
  return next.seat === decides
    ? t('table-next-same', { count })
    : t('table-next-asked', { player, count });
}
