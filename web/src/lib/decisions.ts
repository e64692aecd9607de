/** The decisions that the server lists as legal, taken apart. Nothing here knows a rule. */

import type { GoodId } from './wire';

export const GOODS: readonly GoodId[] = ['coffee', 'tea', 'saffron', 'rubber', 'carpet'];

export type Decision =
  | { kind: 'place'; token: string; berth: number }
  | { kind: 'buy' | 'pass' | 'done'; token: string }
  | { kind: 'deliver'; token: string; good: GoodId; contract: string }
  | { kind: 'sell' | 'store' | 'keep'; token: string; good: GoodId }
  | { kind: 'coin'; token: string; given: GoodId[] }
  | { kind: 'convert'; token: string; given: GoodId[]; taken: GoodId };

export type DecisionOf<Kind extends Decision['kind']> = Decision extends infer One
  ? One extends { kind: infer Own }
    ? Kind extends Own
      ? One
      : never
    : never
  : never;

const isGood = (word: string): word is GoodId => (GOODS as readonly string[]).includes(word);

/** Parse a token; null if it is of a kind that this page does not know. */
export function parseDecision(token: string): Decision | null {
  if (token === 'buy' || token === 'pass' || token === 'done') return { kind: token, token };
  if (/^@[1-6]$/.test(token)) return { kind: 'place', token, berth: Number(token[1]) };
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

export function parseDecisions(legal: readonly string[]): Decision[] {
  return legal.map(parseDecision).filter((decision) => decision !== null);
}

export function ofKind<Kind extends Decision['kind']>(
  decisions: readonly Decision[],
  kind: Kind,
): DecisionOf<Kind>[] {
  return decisions.filter(
    (decision): decision is DecisionOf<Kind> & Decision => decision.kind === kind,
  );
}

/** Where one cube of a good can go. */
export interface CubePlaces {
  deliver: DecisionOf<'deliver'>[];
  sell: Decision | null;
  store: Decision | null;
  keep: Decision | null;
  /** Two cubes for a coin: the choices of the second cube. */
  coin: { other: GoodId; token: string }[];
  /** Whether a conversion takes this cube. */
  convert: boolean;
}

export function placesFor(decisions: readonly Decision[], good: GoodId): CubePlaces {
  const single = (kind: 'sell' | 'store' | 'keep'): Decision | null =>
    decisions.find((decision) => decision.kind === kind && decision.good === good) ?? null;
  return {
    deliver: ofKind(decisions, 'deliver').filter((decision) => decision.good === good),
    sell: single('sell'),
    store: single('store'),
    keep: single('keep'),
    coin: ofKind(decisions, 'coin').flatMap((decision) => {
      const [other] = without(decision.given, [good]) ?? [];
      return other === undefined ? [] : [{ other, token: decision.token }];
    }),
    convert: ofKind(decisions, 'convert').some((decision) => decision.given.includes(good)),
  };
}

/** What is left of a heap without these cubes; null if it does not have them. */
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
  decisions: readonly Decision[],
  picked: readonly GoodId[],
): DecisionOf<'convert'>[] {
  return ofKind(decisions, 'convert').filter(
    (decision) => without(decision.given, picked) !== null,
  );
}

/** The goods that can be added to the picked ones on the way to a conversion. */
export function nextToConvert(decisions: readonly Decision[], picked: readonly GoodId[]): GoodId[] {
  const found = new Set(
    conversionsWith(decisions, picked).flatMap((decision) => without(decision.given, picked) ?? []),
  );
  return GOODS.filter((good) => found.has(good));
}
