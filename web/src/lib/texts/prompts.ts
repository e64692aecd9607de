/** Questions to the players, and what the answers would do. */

import { parseDecision, without } from '../decisions';
import { goodsAtRest } from '../goods-at-rest';
import { t } from '../i18n.svelte';
import { joiningAt } from '../queues';
import type { Board, NextStep } from '../wire';
import { cardName, cardNameAt, cubesText, goodName, nameList, type TextContext } from './names';

/** What a decision would do on this board, as an item of a list. */
export function decisionText(token: string, board: Board, context: TextContext): string {
  const decision = parseDecision(token);
  const player = board.players[board.decides ?? -1];
  switch (decision?.kind) {
    case 'place': {
      const { berth } = decision;
      const joining = joiningAt(board, berth, context.queuePrices);
      const own = joining?.own;
      const queue = own ? 'own' : joining?.place === 1 ? 'first' : 'queue';
      return t(`option-place-${queue}`, {
        berth,
        card: cardNameAt(board, berth, context),
        place: joining?.place ?? 0,
        count: own?.then ?? joining?.price ?? 0,
        first: joining?.firstPrice ?? 0,
        now: own?.now ?? 0,
      });
    }
    case 'buy': {
      const price = board.offer?.price ?? 0;
      const card = cardNameAt(board, board.offer?.berth ?? 0, context);
      return t('option-buy', { card, count: price, left: (player?.coins ?? 0) - price });
    }
    case 'pass':
      return t(passDiscards(board) ? 'option-decline-discard' : 'option-decline');
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
    case 'done': {
      const { quay } = goodsAtRest(board, board.decides ?? -1);
      return t(quay.length ? 'option-finish-lost' : 'option-finish', { cubes: cubesText(quay) });
    }
    case undefined:
      return token;
  }
}

/** What the decisions of a plan would do, each after those before it. */
export function planTexts(tokens: readonly string[], board: Board, context: TextContext): string[] {
  let now = board;
  return tokens.map((token) => {
    const text = decisionText(token, now, context);
    now = afterDelivery(token, now);
    return text;
  });
}

/** The board after a delivery; the same board after any other decision. */
function afterDelivery(token: string, board: Board): Board {
  const decision = parseDecision(token);
  if (decision?.kind !== 'deliver') return board;
  const { contract, good } = decision;
  const players = board.players.map((player, seat) => {
    if (seat !== board.decides) return player;
    const contracts = player.contracts.map(({ card, lacking }) => ({
      card,
      lacking: card === contract ? (without(lacking, [good]) ?? lacking) : lacking,
    }));
    return { ...player, contracts };
  });
  return { ...board, players };
}

/** Whether a pass takes the card out of the game, because nobody else can be asked. */
export const passDiscards = (board: Board): boolean => board.next?.kind === 'discard';

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
    return t(`${ask}-purchase`, {
      player,
      card: cardNameAt(board, board.offer.berth, context),
      count: board.offer.price,
      purse: holdings?.coins ?? 0,
    });
  }
  if (!mine) return t('table-wait-loading', { player });
  const { quay } = goodsAtRest(board, seat);
  if (quay.length) return t('ask-loading', { player, cubes: cubesText(quay) });
  return t(holdings?.quay.length ? 'ask-loading-stored' : 'ask-loading-empty', { player });
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
  if (next.kind === 'loading' && !goodsAtRest(board, board.decides ?? -1).quay.length) return '';
  const text = followsText(next, board.decides, context);
  // A seat with several workers may be passed over several times, and still be asked in the end.
  const seats = [...new Set(next.cannot_pay)].filter((seat) => seat !== next.seat);
  if (!seats.length) return text;
  const players = nameList(seats.map((seat) => context.names[seat] ?? ''));
  return `${text} ${t('table-next-cannot-pay', { players, count: seats.length })}`;
}

function followsText(next: NextStep, decides: number | null, context: TextContext): string {
  const player = context.names[next.seat ?? -1] ?? '';
  const count = next.price ?? 0;
  if (next.kind === 'place') return t('table-next-place', { player });
  if (next.kind !== 'ask') return t(`table-next-${next.kind}`);
  const mine = next.seat === context.reader;
  if (next.seat === decides) return t(`table-next-${mine ? 'again' : 'same'}`, { player, count });
  return t(`table-next-${mine ? 'you' : 'asked'}`, { player, count });
}
