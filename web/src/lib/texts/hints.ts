/** Why a bot advises a decision, and what it expects of it. */

import { number, t } from '../i18n.svelte';
import type { GoodId, HintInfo, Reason } from '../wire';
import { cardName, cubesText, goodName, type TextContext } from './names';

/** A reason for or against a decision. */
export function reasonText(reason: Reason, context: TextContext): string {
  const who = (seat: number): string => context.names[seat] ?? '';
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
      return cardReason(reason, context);
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

/** What a card or a cube does for the player's goods, coins and points. */
function cardReason(reason: CardReason, context: TextContext): string {
  const named = (id: string, cargo?: readonly GoodId[]): string =>
    cardName(context.card(id), cargo);
  switch (reason.type) {
    case 'new-contract':
      return t('hint-new-contract', {
        count: context.card(reason.card).points,
        cubes: cubesText(reason.missing),
      });
    case 'enables':
    case 'completes':
      return t(`hint-${reason.type}`, {
        card: named(reason.card),
        count: context.card(reason.card).points,
      });
    case 'saves-for':
      return t('hint-saves-for', { card: named(reason.card, reason.cargo) });
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

/** With one decimal place, and never "−0.0". */
function decimal(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded < 0 ? `−${number(-rounded, 1)}` : number(Math.abs(rounded), 1);
}

/** The chance to win and the points that a hint expects. */
export const hintFigures = (hint: HintInfo): { chance: string; points: string } => ({
  chance: t('hint-chance', { number: number(Math.round(hint.chance * 100)) }),
  points: t('hint-points', { number: decimal(hint.points) }),
});
