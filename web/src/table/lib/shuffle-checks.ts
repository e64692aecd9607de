/**
 * What this browser can say about the shuffle of a game. It compares what it kept before the game
 * and what it saw during the game with what it recomputes from the proof. Of the proof, it believes
 * only the secret and the contributions, because these fit the commitments that it kept.
 */

import type { Reveals } from '../../lib/kept-reveals';
import type { KeptShuffle } from '../../lib/kept-shuffles';
import { commitmentTo } from '../../lib/table-contributions.svelte';
import type { GoodId, ProofInfo } from '../../lib/wire';
import { commitmentOf, inputsOf, recompute } from './shuffle';

export type CheckResult = 'ok' | 'failed' | 'unknown';

export interface ShuffleCheck {
  /** The text is `table-fair-check-<name>`. */
  name: 'secret' | 'mine' | 'others' | 'pile' | 'bag' | 'first';
  result: CheckResult;
}

/**
 * `later`: the game is still running; `day`: the secret is told when the day is over; `elsewhere`:
 * the game was not shuffled here.
 */
export type Verdict = CheckResult | 'later' | 'day' | 'elsewhere';

export interface Judgement {
  verdict: Verdict;
  checks: ShuffleCheck[];
}

/** What this browser knows of a game without its proof. */
export interface Witness {
  /** The id of the table, from its address. */
  table: string;
  over: boolean;
  /** The number of seats and the day of a daily deal; used only if nothing was kept. */
  seats: number;
  daily: string | null;
  kept: KeptShuffle | null;
  /** The commitment to the deal of the day, if this browser kept it before the day. */
  dailyCommitment: string | null;
  reveals: Reveals;
}

type Revealed = ProofInfo & { secret: string };

const DAY = 86_400_000;
const verdict = (holds: boolean): CheckResult => (holds ? 'ok' : 'failed');

/** The worst of some results: one failure is a failure. */
function worst(results: readonly CheckResult[]): CheckResult {
  if (results.includes('failed')) return 'failed';
  return results.includes('unknown') ? 'unknown' : 'ok';
}

/** Say what is known of a shuffle. A game that is over must have a proof. */
export function judge(proof: ProofInfo, witness: Witness, now = Date.now()): Judgement {
  const { kept, over } = witness;
  const daily = kept ? kept.daily : witness.daily;
  if (kept === null && proof.commitment === '') return { verdict: 'elsewhere', checks: [] };
  if (typeof proof.secret !== 'string') {
    if (!over) return { verdict: 'later', checks: [] };
    // The day may last longer by the clock of the server, or by that of this device.
    if (daily !== null && now < Date.parse(daily) + 2 * DAY) return { verdict: 'day', checks: [] };
    return { verdict: 'failed', checks: [{ name: 'secret', result: 'failed' }] };
  }
  const checks = checkShuffle(proof as Revealed, witness, daily);
  return { verdict: worst(checks.map(({ result }) => result)), checks };
}

function checkShuffle(proof: Revealed, witness: Witness, daily: string | null): ShuffleCheck[] {
  if (!isWellFormed(proof)) return [{ name: 'secret', result: 'failed' }];
  const order = checkOrder(proof, witness, daily);
  const secret: ShuffleCheck = { name: 'secret', result: checkSecret(proof, witness, daily) };
  const mine: ShuffleCheck = { name: 'mine', result: checkMine(proof, witness, daily) };
  // Nobody contributes to a daily deal, so no bytes of mine may have been asked for either.
  if (daily !== null) return [secret, ...(mine.result === 'failed' ? [mine] : []), ...order];
  return [secret, mine, { name: 'others', result: checkOthers(proof, witness) }, ...order];
}

const isWellFormed = ({ secret, contributions, seat_commitments }: Revealed): boolean =>
  /^[0-9a-f]{64}$/.test(secret) &&
  [contributions, seat_commitments].every(
    (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === 'string'),
  );

/** Whether the secret is the one that was committed to, before the game or the day. */
function checkSecret(proof: Revealed, witness: Witness, daily: string | null): CheckResult {
  const { kept, dailyCommitment } = witness;
  const early = daily === null ? kept?.early : dailyCommitment !== null;
  const promises = [
    kept?.commitment ?? proof.commitment,
    ...(daily === null || dailyCommitment === null ? [] : [dailyCommitment]),
  ];
  const found = commitmentOf(proof.secret);
  if (promises.some((promise) => promise !== found)) return 'failed';
  return early ? 'ok' : 'unknown';
}

/** Whether the contributions of this browser are in the shuffle. */
function checkMine(proof: Revealed, { table, kept }: Witness, daily: string | null): CheckResult {
  const seats = new Set([...(kept?.committed ?? []), ...(kept?.sent ?? [])]);
  if (kept === null || seats.size === 0) return 'unknown';
  if (daily !== null) return 'failed';
  return worst(
    [...seats].map((seat): CheckResult => {
      const own = kept.contributions[seat] ?? '';
      const told = proof.contributions[seat];
      if (told === own) return 'ok';
      // A page that was closed at the start has not opened them: the commitment takes their place.
      const promised = proof.seat_commitments[seat] === commitmentTo(table, seat, own);
      return !kept.sent.includes(seat) && told === '' && promised ? 'unknown' : 'failed';
    }),
  );
}

/** Whether everybody had committed to their contribution before this browser opened its own. */
function checkOthers(proof: Revealed, { table, kept, seats }: Witness): CheckResult {
  const seen = kept?.seatCommitments ?? null;
  if (proof.version === 1) return seen ? 'failed' : 'unknown';
  const { contributions, seat_commitments } = proof;
  const known = kept?.seats ?? seats;
  const consistent =
    contributions.length === known &&
    seat_commitments.length === known &&
    seat_commitments.every((promise, seat) => promise === (seen ?? seat_commitments)[seat]) &&
    contributions.every(
      (opened, seat) => !opened || commitmentTo(table, seat, opened) === seat_commitments[seat],
    );
  if (!consistent) return 'failed';
  return seen ? 'ok' : 'unknown';
}

/** Whether cards and cubes came in the recomputed order, and the right player began. */
function checkOrder(proof: Revealed, witness: Witness, daily: string | null): ShuffleCheck[] {
  const { table, kept, reveals } = witness;
  const [cards, ships] = reveals.inherited ?? [0, 0];
  const seats = kept?.seats ?? witness.seats;
  const deal = {
    version: daily === null ? proof.version : 2,
    name: daily === null ? table : `daily ${daily}`,
    secret: proof.secret,
    inputs: daily === null ? inputsFrom(proof, kept, seats) : Array<string>(seats).fill(''),
    origin: kept ? kept.origin : proof.origin,
  };
  const found = recompute(
    deal,
    reveals.cards.slice(0, cards),
    reveals.ships.slice(0, ships).flat(),
  );
  const honest = !reveals.contradicted && deal.origin === proof.origin && daily === witness.daily;
  const pile = found.pile.join() === reveals.cards.slice(cards).join();
  const came = reveals.ships.slice(ships);
  const bag =
    came.length === found.pile.filter((card) => card.startsWith('ship-')).length &&
    came.every((cubes, ship) => sorted(cubes) === sorted(found.bag.slice(3 * ship, 3 * ship + 3)));
  const checks: ShuffleCheck[] = [
    { name: 'pile', result: verdict(honest && pile) },
    { name: 'bag', result: verdict(honest && bag) },
  ];
  if (found.first !== null)
    checks.push({ name: 'first', result: verdict(found.first === reveals.first) });
  return checks;
}

/** The inputs by the commitments that this browser kept, one for each seat that it saw. */
const inputsFrom = (proof: ProofInfo, kept: KeptShuffle | null, seats: number): string[] =>
  inputsOf(seats, proof.contributions, kept?.seatCommitments ?? proof.seat_commitments);

const sorted = (cubes: readonly GoodId[]): string => cubes.toSorted().join();
