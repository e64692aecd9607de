/** Names of goods, cards and people, and numbers, in the user's language. */

import { berthAt } from '../berths';
import { GOODS } from '../decisions';
import { number, t } from '../i18n.svelte';
import type { QueuePrices } from '../queues';
import type { Board, CardFace, GoodId } from '../wire';

/** What a text needs to know about a table. */
export interface TextContext {
  /** The name of each seat. */
  names: readonly string[];
  card: (id: string) => CardFace;
  queuePrices: QueuePrices;
  /** The seat of the player who reads; none for spectators, and where several share a screen. */
  reader?: number | null;
}

export const goodName = (good: GoodId): string => t(`good-${good}`);

/** For example "1 tea, 2 carpets". */
export function cubesText(cubes: readonly GoodId[]): string {
  const parts = GOODS.map((good) => ({ good, count: cubes.filter((cube) => cube === good).length }))
    .filter(({ count }) => count > 0)
    .map(({ good, count }) => t(`cubes-${good}`, { count }));
  return parts.join(', ') || t('board-nothing');
}

/** For example "coffee, 2 tea". */
const goodsText = (goods: readonly GoodId[]): string =>
  GOODS.flatMap((good) => {
    const count = goods.filter((other) => other === good).length;
    if (count === 0) return [];
    return count === 1 ? goodName(good) : t(`cubes-${good}`, { count });
  }).join(', ');

/** The name of a card, without its goods. */
export function cardTitle(card: CardFace): string {
  return t(`card-${card.kind}`, { value: card.value, good: card.good ?? '' });
}

/**
 * A text whose long words may break, with soft hyphens: only for eyes, where space is narrow. Not every
 * browser can hyphenate by itself.
 */
export const hyphenated = (text: string): string =>
  t('hyphenation')
    .split(' ')
    .reduce(
      (now, word) => now.replace(word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')),
      text,
    );

/** The name of a card, with the goods that tell it from others: a contract's, or a ship's cargo. */
export function cardName(card: CardFace, cargo: readonly GoodId[] = []): string {
  const title = cardTitle(card);
  const goods = card.wants.length ? card.wants : cargo;
  return goods.length ? `${title} (${goodsText(goods)})` : title;
}

/** The name of the card at a berth; '' if there is none. */
export function cardNameAt(board: Board | null, number: number, context: TextContext): string {
  const berth = berthAt(board, number);
  return berth?.card ? cardName(context.card(berth.card), berth.cargo) : '';
}

/** What a card does. */
export function cardEffect(card: CardFace, officePoints: readonly number[]): string {
  return t(`effect-${card.kind}`, {
    count: card.kind === 'fire' ? card.value : card.points,
    value: card.value,
    good: card.good ?? '',
    scale: officePoints.join(', '),
  });
}

/** What several firemen do together. */
export const firemenEffect = (values: readonly number[]): string =>
  t('effect-firemen', {
    value: values.reduce((sum, value) => sum + value, 0),
    values: values.map((value) => number(value)).join(' + '),
  });

/** A list of names, such as "Anna, Ben and Cleo". */
export function nameList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${t('and')} ${last}`;
}

/** A number with its sign, with a real minus. */
export function signed(value: number): string {
  return value < 0 ? `−${number(-value)}` : `+${number(value)}`;
}

/** A number with a real minus if it is negative. */
export const plain = (value: number): string => (value < 0 ? `−${number(-value)}` : number(value));
