import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commitmentTo } from '../../lib/table-contributions.svelte';
import type { GoodId, ProofInfo } from '../../lib/wire';
import { commitmentOf, inputsOf, recompute, type Deal } from './shuffle';

/** Finished games with their proofs, written by Python. */
const STORED = '../tests/records/shuffles/';
const GAMES = readdirSync(STORED).flatMap((file) => file.match(/^(.*)\.record\.json$/)?.[1] ?? []);

interface StoredRecord {
  pile: string[];
  bag: GoodId[];
  first: number;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(STORED + file, 'utf8')) as T;

type Revealed = ProofInfo & { secret: string };

function stored(name: string): { record: StoredRecord; proof: Revealed; deal: Deal } {
  const proof = read<Revealed>(`${name}.proof.json`);
  const { table, secret, players, contributions, origin } = proof;
  // Proofs of version 1 name no version.
  const { version = 1, seat_commitments = [] } = proof as Partial<Revealed>;
  const inputs = inputsOf(players, contributions, seat_commitments);
  const deal = { version, name: table, secret, inputs, origin };
  return { record: read<StoredRecord>(`${name}.record.json`), proof, deal };
}

describe('a shuffle is recomputed as Python made it', () => {
  test.each(GAMES.filter((name) => !name.startsWith('fork')))('%s', (name) => {
    const { record, deal } = stored(name);
    const { pile, bag, first } = recompute(deal);
    expect(pile).toEqual(record.pile);
    expect(bag).toEqual(record.bag);
    expect(first).toBe(record.first);
  });

  test.each(['fork-1', 'fork-2'])('%s, with what was known when it began', (name) => {
    const { record, deal } = stored(name);
    const dealt = 21; // after 71 decisions: five rounds of four cards, and a fire
    const known = record.pile.slice(0, dealt);
    const drawn = 3 * known.filter((card) => card.startsWith('ship-')).length;
    const { pile, bag, first } = recompute(deal, known, record.bag.slice(0, drawn));
    expect(pile).toEqual(record.pile.slice(dealt));
    expect(bag).toEqual(record.bag.slice(drawn));
    expect(first).toBeNull();
  });

  test('and so are the commitments', () => {
    const { proof } = stored('whole-2');
    expect(commitmentOf(proof.secret)).toBe(proof.commitment);
    expect(commitmentTo(proof.table, 0, proof.contributions[0] ?? '')).toBe(
      proof.seat_commitments[0],
    );
  });

  test('stored games are there', () => expect(GAMES.length).toBeGreaterThan(8));
});
