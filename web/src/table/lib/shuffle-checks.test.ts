import { describe, expect, test } from 'vitest';
import { revealsIn } from '../../lib/kept-reveals';
import type { KeptShuffle } from '../../lib/kept-shuffles';
import { commitmentTo } from '../../lib/table-contributions.svelte';
import type { ProofInfo, Step } from '../../lib/wire';
import { ID, step } from '../../testing/tables';
import { judge, type CheckResult, type Judgement, type Witness } from './shuffle-checks';
import { commitmentOf, inputsOf, recompute } from './shuffle';

const SECRET = '5e'.repeat(32);
const OWN = ['a'.repeat(32), 'b'.repeat(32)];
type Revealed = ProofInfo & { secret: string };

function proofOf(more: Partial<Revealed> = {}): Revealed {
  const secret = more.secret ?? SECRET;
  const contributions = more.contributions ?? OWN;
  return {
    version: 2,
    table: ID,
    players: 2,
    commitment: commitmentOf(secret),
    seat_commitments: contributions.map((own, seat) => own && commitmentTo(ID, seat, own)),
    contributions,
    origin: null,
    ...more,
    secret,
  };
}

const PROOF = proofOf();
const KEPT: KeptShuffle = {
  commitment: PROOF.commitment,
  origin: null,
  seats: 2,
  daily: null,
  early: true,
  contributions: { 0: OWN[0] ?? '' },
  committed: [0],
  seatCommitments: PROOF.seat_commitments,
  sent: [0],
  opened: [0],
};

/** The shuffle that a server makes of a proof, believing every field of it. */
const dealtBy = ({ version, table, secret, contributions, seat_commitments, origin }: Revealed) =>
  recompute({
    ...{ version, name: table, secret, origin },
    inputs: inputsOf(contributions.length, contributions, seat_commitments),
  });

/** A game that follows from a proof, as the page sees it; each step reveals one card. */
function playedBy(proof: Revealed, { pile, bag, first } = dealtBy(proof)): Step[] {
  let ships = 0;
  return pile.map((card, at) => {
    const fire = card.startsWith('fire-');
    const cargo = card.startsWith('ship-') ? bag.slice(3 * ships, 3 * ++ships).toReversed() : [];
    return step(at, {
      events: [
        ...(at === 0
          ? [{ type: 'round-began' as const, round: 1, first: first ?? 0, last: false }]
          : []),
        fire
          ? { type: 'burned', card, firemen: [], change: [] }
          : { type: 'revealed', berth: 1, card, cargo },
      ],
    });
  });
}

const swapped = (proof: Revealed): Step[] => {
  const { pile, ...rest } = dealtBy(proof);
  return playedBy(proof, { ...rest, pile: [pile[1] ?? '', pile[0] ?? '', ...pile.slice(2)] });
};

const witnessOf = (kept: KeptShuffle | null, story: Step[], origin: number | null): Witness => ({
  table: ID,
  over: true,
  seats: 2,
  daily: null,
  kept,
  dailyCommitment: null,
  reveals: revealsIn(story, kept ? kept.origin : origin),
});

const byName = ({ checks }: Judgement): Partial<Record<string, CheckResult>> =>
  Object.fromEntries(checks.map(({ name, result }) => [name, result]));

const results = (
  proof: Revealed,
  kept: KeptShuffle | null = KEPT,
  story = playedBy(proof),
): Partial<Record<string, CheckResult>> =>
  byName(judge(proof, witnessOf(kept, story, proof.origin)));

const ALL_FINE = { secret: 'ok', mine: 'ok', others: 'ok', pile: 'ok', bag: 'ok', first: 'ok' };

describe('a browser that was at the table', () => {
  test('finds a fair shuffle fair', () => {
    expect(results(PROOF)).toEqual(ALL_FINE);
    expect(judge(PROOF, witnessOf(KEPT, playedBy(PROOF), null)).verdict).toBe('ok');
  });

  test('notices an exchanged secret', () => {
    const other = proofOf({ secret: '11'.repeat(32) });
    expect(results(other)).toEqual({ ...ALL_FINE, secret: 'failed' });
  });

  test('notices a contribution that was chosen last', () => {
    const other = proofOf({ contributions: [OWN[0] ?? '', 'c'.repeat(32)] });
    expect(results(other)).toEqual({ ...ALL_FINE, others: 'failed' });
  });

  test('notices that its own contribution was replaced or left out', () => {
    const replaced = proofOf({ contributions: ['c'.repeat(32), OWN[1] ?? ''] });
    expect(results(replaced)).toMatchObject({ mine: 'failed', others: 'failed' });
    const { seat_commitments } = PROOF;
    const leftOut = proofOf({ contributions: ['', OWN[1] ?? ''], seat_commitments });
    expect(results(leftOut)).toEqual({ ...ALL_FINE, mine: 'failed' });
  });

  test('notices contributions that were appended to choose another deal', () => {
    for (let more = 1; more < 40; more += 1) {
      const empty = Array<string>(more).fill('');
      const padded = proofOf({ contributions: [...OWN, ...empty] });
      expect(results(padded), String(more)).toMatchObject({ others: 'failed', pile: 'failed' });
      const { seat_commitments } = PROOF;
      const hidden = { ...padded, seat_commitments };
      expect(results(hidden), String(more)).toMatchObject({ others: 'failed', pile: 'failed' });
    }
  });

  test('notices contributions of the last seats that were dropped', () => {
    const dropped = { ...PROOF, contributions: OWN.slice(0, 1) };
    expect(results(dropped)).toMatchObject({ others: 'failed', pile: 'failed' });
  });

  test('counts the players itself', () => {
    const dealt = dealtBy(PROOF);
    const other = playedBy(PROOF, { ...dealt, first: 1 - (dealt.first ?? 0) });
    for (const players of [3, 4, 5, 6, 7, 9]) {
      const claim = { ...PROOF, players };
      expect(results(claim)).toEqual(ALL_FINE);
      expect(results(claim, KEPT, other)).toEqual({ ...ALL_FINE, first: 'failed' });
    }
  });

  test('does not let the server add seats before the contributions are opened', () => {
    const more = proofOf({ contributions: [...OWN, ''] });
    const kept = { ...KEPT, seatCommitments: more.seat_commitments };
    expect(results(more, kept)).toMatchObject({ others: 'failed' });
  });

  test('notices a proof of an older version, which proves less', () => {
    const old = proofOf({ version: 1, seat_commitments: ['', ''] });
    expect(results(old)).toMatchObject({ others: 'failed' });
  });

  test('notices a game that is said to continue another one', () => {
    const fork = proofOf({ origin: 30 });
    expect(results(fork, KEPT, playedBy(PROOF))).toMatchObject({ pile: 'failed', bag: 'failed' });
  });

  test('does not let the server choose the id of the table', () => {
    const other = { ...PROOF, table: 'B'.repeat(16) };
    expect(results(other, KEPT, playedBy(other))).toMatchObject({ pile: 'failed' });
  });

  test('compares with the cards and cubes that it saw, not with a record', () => {
    expect(results(PROOF, KEPT, swapped(PROOF))).toEqual({ ...ALL_FINE, pile: 'failed' });
    const other = playedBy(proofOf({ secret: '11'.repeat(32) }));
    expect(results(PROOF, KEPT, other)).toMatchObject({ pile: 'failed', bag: 'failed' });
  });

  test('expects cubes on every ship', () => {
    const emptied = playedBy(PROOF).map((each) => ({
      ...each,
      events: each.events.map((event) => ('cargo' in event ? { ...event, cargo: [] } : event)),
    }));
    expect(results(PROOF, KEPT, emptied)).toEqual({ ...ALL_FINE, bag: 'failed' });
  });

  test('accepts a commitment in place of what was not opened, if it had seen it', () => {
    const { seat_commitments } = PROOF;
    const unopened = proofOf({ contributions: [OWN[0] ?? '', ''], seat_commitments });
    expect(results(unopened)).toEqual(ALL_FINE);
  });

  test('expects the same cards again after a takeback', () => {
    const played = playedBy(PROOF);
    const back = (to: number, again: Step[]): Step[] => [
      ...played.slice(0, to + 6),
      step(to + 6, { decision: null, back_to: to, decided: to, events: [] }),
      ...again.slice(to + 1),
    ];
    expect(results(PROOF, KEPT, back(10, played))).toEqual(ALL_FINE);
    const changed = playedBy(PROOF);
    changed[12] = step(12, {
      events: [{ type: 'revealed', berth: 1, card: 'another', cargo: [] }],
    });
    expect(results(PROOF, KEPT, back(10, changed))).toMatchObject({ pile: 'failed' });
  });

  test('does not stumble over nonsense', () => {
    expect(results(proofOf(), KEPT, [])).toMatchObject({ pile: 'failed' });
    expect(results({ ...PROOF, secret: 'zz' }, KEPT, [])).toEqual({ secret: 'failed' });
    const none = { ...PROOF, contributions: null as unknown as string[] };
    expect(results(none, KEPT, [])).toEqual({ secret: 'failed' });
  });
});

describe('the bytes of this browser', () => {
  const unopened = proofOf({
    contributions: ['', OWN[1] ?? ''],
    seat_commitments: PROOF.seat_commitments,
  });
  const away = { ...KEPT, sent: [], opened: [], seatCommitments: null };

  test('are not missed if the game was started before the server had their commitment', () => {
    const without = proofOf({ contributions: ['', OWN[1] ?? ''] });
    const kept = { ...away, committed: [] };
    expect(results(without, kept)).toMatchObject({ mine: 'unknown', others: 'unknown' });
  });

  test('are not missed if the page was closed when they should have been opened', () => {
    expect(results(unopened, away)).toMatchObject({ mine: 'unknown', pile: 'ok' });
  });

  test('are missed if they were sent, even if the server did not answer', () => {
    expect(results(unopened, { ...away, sent: [0] })).toMatchObject({ mine: 'failed' });
    const unseen = { ...away, sent: [0], committed: [] }; // nor showed that it is my seat
    expect(results(unopened, unseen)).toMatchObject({ mine: 'failed' });
  });

  test('are missed if the server dropped a commitment that it had accepted', () => {
    const dropped = proofOf({ contributions: ['', OWN[1] ?? ''] });
    expect(results(dropped, away)).toMatchObject({ mine: 'failed' });
  });
});

test('a browser that came later says what it cannot know', () => {
  const none = { contributions: {}, committed: [], seatCommitments: null, sent: [], opened: [] };
  const later = { ...KEPT, ...none, early: false };
  const unknown = { ...ALL_FINE, secret: 'unknown', mine: 'unknown', others: 'unknown' };
  expect(results(PROOF, later)).toEqual(unknown);
  expect(results(PROOF, null)).toEqual(unknown);
});

test('a continued game is shuffled except for what was known', () => {
  const known = playedBy(PROOF).slice(0, 12);
  const cards = known.flatMap(({ events }) => events.flatMap((e) => ('card' in e ? e.card : [])));
  const cubes = known.flatMap(({ events }) => events.flatMap((e) => ('cargo' in e ? e.cargo : [])));
  const fork = proofOf({ origin: 11, secret: '22'.repeat(32) });
  const { secret, origin } = fork;
  const deal = { version: 2, name: ID, secret, origin, inputs: OWN };
  const { pile, bag } = recompute(deal, cards, cubes);
  let drawn = 0;
  const rest = pile.map((card, at) => {
    const cargo = card.startsWith('ship-') ? bag.slice(drawn, (drawn += 3)) : [];
    return step(at + 12, { events: [{ type: 'revealed', berth: 1, card, cargo }] });
  });
  const kept = { ...KEPT, commitment: fork.commitment, origin: 11 };
  const { first: _, ...fine } = ALL_FINE;
  expect(results(fork, kept, [...known, ...rest])).toEqual(fine);
  // The server may not say later that fewer decisions were kept.
  const fewer = results({ ...fork, origin: 9 }, kept, [...known, ...rest]);
  expect(fewer).toMatchObject({ pile: 'failed', bag: 'failed' });
});

describe('a daily deal', () => {
  const DAY = '2026-11-16';
  const EVENING = Date.parse(`${DAY}T23:00Z`);
  const deal = { ...proofOf({ contributions: ['', ''] }), table: `daily ${DAY}` };
  const kept: KeptShuffle = {
    ...KEPT,
    ...{ early: false, daily: DAY, contributions: {}, committed: [] },
    ...{ seatCommitments: null, sent: [], opened: [] },
  };
  const witness: Witness = {
    ...witnessOf(kept, playedBy(deal), null),
    daily: DAY,
    dailyCommitment: deal.commitment,
  };
  const fine = { secret: 'ok', pile: 'ok', bag: 'ok', first: 'ok' };

  test('is checked by the commitment that was kept before the day', () => {
    expect(byName(judge(deal, witness))).toEqual(fine);
    const exchanged = { ...witness, dailyCommitment: 'd'.repeat(64) };
    expect(byName(judge(deal, exchanged))).toMatchObject({ secret: 'failed' });
    const unseen = { ...witness, dailyCommitment: null };
    expect(byName(judge(deal, unseen))).toMatchObject({ secret: 'unknown' });
  });

  test('takes no contributions, or these could be chosen', () => {
    const contributions = ['x1', 'x2'];
    const seat_commitments = contributions.map((own, seat) => commitmentTo(deal.table, seat, own));
    const chosen = { ...deal, contributions, seat_commitments };
    const reveals = revealsIn(playedBy(chosen), null);
    expect(byName(judge(chosen, { ...witness, reveals }))).toMatchObject({ pile: 'failed' });
  });

  test('is not believed to have been played at a normal table', () => {
    const normal = { ...witness, kept: KEPT };
    expect(byName(judge(deal, normal))).toMatchObject({ mine: 'failed', pile: 'failed' });
    // A table that claimed to be one from the start, and yet took the bytes of this browser.
    const asked = { ...kept, contributions: KEPT.contributions, committed: [0] };
    expect(byName(judge(deal, { ...witness, kept: asked }))).toMatchObject({ mine: 'failed' });
    const denied = { ...witness, daily: null };
    expect(byName(judge(deal, denied))).toMatchObject({ pile: 'failed' });
  });

  test('keeps its secret until the day is over, and no longer', () => {
    const hidden = { ...deal, secret: null };
    expect(judge(hidden, witness, EVENING).verdict).toBe('day');
    expect(judge(hidden, witness, EVENING + 2 * 86_400_000).verdict).toBe('failed');
    expect(judge(hidden, { ...witness, kept: KEPT }, EVENING).verdict).toBe('failed');
  });
});

describe('a server that says there is nothing to check', () => {
  const witness = witnessOf(KEPT, playedBy(PROOF), null);
  const hidden = { ...PROOF, secret: null };

  test('is believed only while the game runs', () => {
    expect(judge(hidden, { ...witness, over: false })).toEqual({ verdict: 'later', checks: [] });
    expect(judge(hidden, witness).verdict).toBe('failed');
  });

  test('cannot take back that the game was shuffled here', () => {
    const elsewhere = { ...hidden, commitment: '' };
    expect(judge(elsewhere, witness).verdict).toBe('failed');
    expect(judge(elsewhere, { ...witness, kept: null }).verdict).toBe('elsewhere');
  });
});
