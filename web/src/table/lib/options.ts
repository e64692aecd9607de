/** What may be decided, from the tokens the server lists; nothing here knows a rule. */

import type { GoodId } from '../../lib/wire';

export const GOODS: readonly GoodId[] = ['coffee', 'tea', 'saffron', 'rubber', 'carpet'];

export type Option =
  | { kind: 'place'; token: string; berth: number }
  | { kind: 'buy' | 'pass' | 'done'; token: string }
  | { kind: 'deliver'; token: string; good: GoodId; contract: string }
  | { kind: 'sell' | 'store' | 'keep'; token: string; good: GoodId }
  | { kind: 'coin'; token: string; given: GoodId[] }
  | { kind: 'convert'; token: string; given: GoodId[]; taken: GoodId };

export type OptionOf<Kind extends Option['kind']> = Option extends infer One
  ? One extends { kind: infer Own }
    ? Kind extends Own
      ? One
      : never
    : never
  : never;

const isGood = (word: string): word is GoodId => (GOODS as readonly string[]).includes(word);

/** A token taken apart; null if this page is too old to know its kind. */
export function parseOption(token: string): Option | null {
  if (token === 'buy' || token === 'pass' || token === 'done') return { kind: token, token };
  if (/^@[1-6]$/.test(token)) return { kind: 'place', token, berth: Number(token[1]) - 1 };
  const [from, to] = token.split('>');
  if (from === undefined || !to) return null;
  const given = from.split('+');
  if (!given.every(isGood)) return null;
  if (given.length === 2 && to === 'coin') return { kind: 'coin', token, given };
  if (given.length === 3 && isGood(to)) return { kind: 'convert', token, given, taken: to };
  const good = given[0];
  if (given.length !== 1 || good === undefined) return null;
  if (to === 'merchant') return { kind: 'sell', token, good };
  if (to === 'warehouse') return { kind: 'store', token, good };
  if (to === 'hall') return { kind: 'keep', token, good };
  return { kind: 'deliver', token, good, contract: to };
}

export function parseOptions(legal: readonly string[]): Option[] {
  return legal.map(parseOption).filter((option) => option !== null);
}

export function ofKind<Kind extends Option['kind']>(
  options: readonly Option[],
  kind: Kind,
): OptionOf<Kind>[] {
  return options.filter((option): option is OptionOf<Kind> & Option => option.kind === kind);
}

/** What can be done with one cube of a kind, place by place. */
export interface Places {
  deliver: OptionOf<'deliver'>[];
  sell: Option | null;
  store: Option | null;
  keep: Option | null;
  /** Two for a coin: the choices of a second cube. */
  coin: { other: GoodId; token: string }[];
  /** Whether a conversion takes this cube. */
  convert: boolean;
}

export function placesFor(options: readonly Option[], good: GoodId): Places {
  const single = (kind: 'sell' | 'store' | 'keep'): Option | null =>
    options.find((option) => option.kind === kind && option.good === good) ?? null;
  return {
    deliver: ofKind(options, 'deliver').filter((option) => option.good === good),
    sell: single('sell'),
    store: single('store'),
    keep: single('keep'),
    coin: ofKind(options, 'coin').flatMap((option) => {
      const [other] = without(option.given, [good]) ?? [];
      return other === undefined ? [] : [{ other, token: option.token }];
    }),
    convert: ofKind(options, 'convert').some((option) => option.given.includes(good)),
  };
}

/** What stays of a heap when these are taken out of it; null if they are not in it. */
export function without(heap: readonly GoodId[], taken: readonly GoodId[]): GoodId[] | null {
  const rest = [...heap];
  for (const good of taken) {
    const index = rest.indexOf(good);
    if (index < 0) return null;
    rest.splice(index, 1);
  }
  return rest;
}

/** The conversions that give at least these cubes. */
export function conversionsWith(
  options: readonly Option[],
  picked: readonly GoodId[],
): OptionOf<'convert'>[] {
  return ofKind(options, 'convert').filter((option) => without(option.given, picked) !== null);
}

/** The kinds one could add to the picked ones on the way to a conversion. */
export function nextToConvert(options: readonly Option[], picked: readonly GoodId[]): GoodId[] {
  const found = new Set(
    conversionsWith(options, picked).flatMap((option) => without(option.given, picked) ?? []),
  );
  return GOODS.filter((good) => found.has(good));
}

/**
 * A step towards stowing all that is left: into the warehouse first, then the hall, then `done`.
 * It is asked anew after every step, with what the server lists then.
 */
export function nextToStow(legal: readonly string[]): string | null {
  const options = parseOptions(legal);
  const step = ofKind(options, 'store')[0] ?? ofKind(options, 'keep')[0];
  return step?.token ?? null;
}

/** Whether stowing would put something away. */
export const canStow = (legal: readonly string[]): boolean => nextToStow(legal) !== null;
