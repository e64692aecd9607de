/** A player's cards, grouped as they are shown. */

import type { CardFace, Contract, GoodId, Holdings } from '../../lib/wire';

export interface Slot {
  good: GoodId;
  empty: boolean;
}

export type CardGroup =
  | { kind: 'contract'; card: string; points: number; slots: Slot[]; lacking: GoodId[] }
  | { kind: 'firemen'; card: string; cards: string[]; values: number[] }
  | { kind: 'many'; card: string; count: number }
  | { kind: 'one'; card: string };

/** The cubes of a contract, and which of them are missing. */
export function slotsOf(card: CardFace, lacking: readonly GoodId[]): Slot[] {
  const open = [...lacking];
  return card.wants.map((good) => {
    const index = open.indexOf(good);
    if (index >= 0) open.splice(index, 1);
    return { good, empty: index >= 0 };
  });
}

/** Contracts first, open ones before complete ones; then cards that do something, then the rest. */
export function groupCards(holdings: Holdings, card: (id: string) => CardFace): CardGroup[] {
  const faces = holdings.cards.map(card);
  const of = (...kinds: string[]): CardFace[] => faces.filter(({ kind }) => kinds.includes(kind));
  const contracts = [...holdings.contracts].sort((a, b) => rank(a) - rank(b));
  const groups: CardGroup[] = contracts.map(({ card: id, lacking }) => {
    const face = card(id);
    return {
      kind: 'contract',
      card: id,
      points: face.points,
      slots: slotsOf(face, lacking),
      lacking,
    };
  });
  for (const { id } of of('merchant')) groups.push({ kind: 'one', card: id });
  const firemen = of('fireman').sort((a, b) => a.value - b.value);
  const [fireman] = firemen;
  if (fireman) {
    groups.push({
      kind: 'firemen',
      card: fireman.id,
      cards: firemen.map(({ id }) => id),
      values: firemen.map(({ value }) => value),
    });
  }
  for (const kind of ['office', 'ship']) {
    const alike = of(kind);
    const [first] = alike;
    if (first) groups.push({ kind: 'many', card: first.id, count: alike.length });
  }
  for (const { id } of of('bank', 'port', 'chamber', 'church', 'michaelis')) {
    groups.push({ kind: 'one', card: id });
  }
  return groups;
}

const rank = (contract: Contract): number => (contract.lacking.length ? 0 : 1);
