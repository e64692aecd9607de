/** A player's cards in small groups, as they lie on the table. */

import type { CardFace, Contract, GoodId, Holdings } from '../../lib/wire';

export interface Slot {
  good: GoodId;
  empty: boolean;
}

export type Pack =
  | { kind: 'contract'; card: string; points: number; slots: Slot[]; lacking: GoodId[] }
  | { kind: 'firemen'; card: string; values: number[] }
  | { kind: 'many'; card: string; count: number }
  | { kind: 'one'; card: string };

export function slotsOf(card: CardFace, lacking: readonly GoodId[]): Slot[] {
  const open = [...lacking];
  return card.wants.map((good) => {
    const index = open.indexOf(good);
    if (index >= 0) open.splice(index, 1);
    return { good, empty: index >= 0 };
  });
}

/** Contracts first, open ones before complete ones; then what works, then what only counts. */
export function packsOf(holdings: Holdings, card: (id: string) => CardFace): Pack[] {
  const faces = holdings.cards.map(card);
  const of = (...kinds: string[]): CardFace[] => faces.filter(({ kind }) => kinds.includes(kind));
  const contracts = [...holdings.contracts].sort((a, b) => rank(a) - rank(b));
  const packs: Pack[] = contracts.map(({ card: id, lacking }) => {
    const face = card(id);
    return {
      kind: 'contract',
      card: id,
      points: face.points,
      slots: slotsOf(face, lacking),
      lacking,
    };
  });
  for (const { id } of of('merchant')) packs.push({ kind: 'one', card: id });
  const firemen = of('fireman');
  const [fireman] = firemen;
  if (fireman) {
    packs.push({
      kind: 'firemen',
      card: fireman.id,
      values: firemen.map(({ value }) => value).sort(),
    });
  }
  for (const kind of ['office', 'ship']) {
    const alike = of(kind);
    const [first] = alike;
    if (first) packs.push({ kind: 'many', card: first.id, count: alike.length });
  }
  for (const { id } of of('bank', 'port', 'chamber', 'church', 'michaelis')) {
    packs.push({ kind: 'one', card: id });
  }
  return packs;
}

const rank = (contract: Contract): number => (contract.lacking.length ? 0 : 1);
