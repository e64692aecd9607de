/** Recomputes the shuffle of a finished game, as docs/server.md describes it. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GoodId } from '../../lib/wire';
import { REMOVED, STANDARD_DECK } from './standard-deck';

const GOODS: readonly GoodId[] = ['coffee', 'tea', 'saffron', 'rubber', 'carpet'];
const CUBES_OF_A_KIND = 9;
const WORD_BYTES = 8;
const BLOCK_BYTES = 32;
const WORDS = 1n << 64n;

/** All that determines a shuffle. */
export interface Deal {
  version: number;
  /** The id of the table, or the name of a daily deal. */
  name: string;
  secret: string;
  /** One for each seat: what it adds, see `inputsOf`. */
  inputs: readonly string[];
  /** How many decisions were kept from another game; null for a new game. */
  origin: number | null;
}

type Below = (limit: number) => number;

export interface Shuffled {
  /** The ids of all cards that were shuffled, from the top. */
  pile: string[];
  bag: GoodId[];
  /** Null in a continued game, where it is not drawn again. */
  first: number | null;
}

export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** What each seat adds: its contribution; its commitment, if that was not opened; or nothing. */
export const inputsOf = (
  seats: number,
  contributions: readonly string[],
  commitments: readonly string[],
): string[] =>
  Array.from({ length: seats }, (_, seat) => contributions[seat] || (commitments[seat] ?? ''));

/**
 * What a game was shuffled to. In a continued game, the cards and cubes that were known by then
 * stay where they are.
 */
export function recompute(
  deal: Deal,
  knownCards: readonly string[] = [],
  knownCubes: readonly GoodId[] = [],
): Shuffled {
  const below = randomNumbers(deal);
  const players = deal.inputs.length;
  const cards = cardsInPlay(players);
  for (const id of knownCards) remove(cards, (card) => card.id === id);
  const cubes = GOODS.flatMap((good) => Array<GoodId>(CUBES_OF_A_KIND).fill(good));
  for (const good of knownCubes) remove(cubes, (cube) => cube === good);
  const seasons = [...new Set(cards.map(({ season }) => season))];
  const pile = seasons.flatMap((name) =>
    shuffled(
      cards.filter(({ season }) => season === name),
      below,
    ),
  );
  const bag = shuffled(cubes, below);
  const first = deal.origin === null ? below(players) : null;
  return { pile: pile.map(({ id }) => id), bag, first };
}

/** The cards of a game, in the order of the deck: season by season. */
function cardsInPlay(players: number): { id: string; season: string }[] {
  const removed = REMOVED[players] ?? [];
  return STANDARD_DECK.flatMap(([id, season, copies]) => {
    const count = copies - removed.filter((other) => other === id).length;
    return Array<{ id: string; season: string }>(count).fill({ id, season });
  });
}

function remove<T>(items: T[], found: (item: T) => boolean): void {
  const at = items.findIndex(found);
  if (at >= 0) items.splice(at, 1);
}

/** Fisher–Yates, from the last item down. */
function shuffled<T>(items: readonly T[], below: Below): T[] {
  const deck = [...items];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [deck[last], deck[other]] = [deck[other] as T, deck[last] as T];
  }
  return deck;
}

function randomNumbers(deal: Deal): Below {
  const words = deal.version === 1 ? words1(deal) : words2(deal);
  return (limit) => {
    const fair = WORDS - (WORDS % BigInt(limit));
    for (;;) {
      const word = words.next().value;
      if (word < fair) return Number(word % BigInt(limit));
    }
  };
}

/** Version 2: four numbers of 64 bits from each block. */
function* words2(deal: Deal): Generator<bigint, never> {
  for (let block = 0; ; block += 1) {
    const view = hashed(deal, ['speicherstadt shuffle 2', block]);
    for (let at = 0; at < BLOCK_BYTES; at += WORD_BYTES) yield view.getBigUint64(at);
  }
}

/** Version 1: one number from each block, counted from 1. */
function* words1(deal: Deal): Generator<bigint, never> {
  for (let block = 1; ; block += 1)
    yield hashed(deal, [block, 'speicherstadt shuffle']).getBigUint64(0);
}

function hashed(deal: Deal, head: readonly (string | number)[]): DataView {
  const message = [...head, deal.name, ...deal.inputs].join('\n');
  const bytes = hmac(sha256, hexToBytes(deal.secret), utf8ToBytes(message));
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
