import { beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  Board,
  CardFace,
  CouldNotPayEvent,
  Event,
  GoodId,
  Holdings,
  NextStep,
  Reason,
} from '../wire';
import { GOODS } from '../decisions';
import { logByRound } from '../../table/lib/log-lines';
import { setLanguage, t } from '../i18n.svelte';
import { LANGUAGES } from '../settings.svelte';
import { eventText, eventsText } from './events';
import { hintFigures, reasonText } from './hints';
import * as names from './names';
import { forgoneTexts, inLineText, joiningTexts, missedText, missesOf, queueText } from './prices';
import { decisionText, nextText, planTexts, promptText } from './prompts';
import { decisionName, takenBack } from './takebacks';

/** Every text exists and gets all its values, otherwise the test fails. */
vi.spyOn(console, 'warn').mockImplementation((...told) => {
  throw new Error(told.join(' '));
});

const FACE: CardFace = {
  id: '',
  kind: 'ship',
  season: 'A',
  copies: 1,
  points: 0,
  value: 0,
  good: null,
  wants: [],
  reconstructed: [],
};
const CARDS: Record<string, Partial<CardFace>> = {
  'contract-a2': { kind: 'contract', points: 5, wants: ['tea', 'saffron'] },
  'tea-taster': { kind: 'merchant', points: 1, good: 'tea' },
  'fireman-a1': { kind: 'fireman', value: 1 },
  'fire-1': { kind: 'fire', value: 1 },
  'office-a': { kind: 'office' },
  'ship-b': { kind: 'ship' },
};
const card = (id: string): CardFace => ({ ...FACE, ...CARDS[id], id });
const queuePrices = Array.from({ length: 9 }, (_, workers) =>
  Array.from({ length: workers }, (_, place) => workers - place),
);
const context = { names: ['Anna', 'Ole', 'Clerk'], card, queuePrices };

const SCORE = {
  total: 0,
  fires: 0,
  contracts: 0,
  merchants: 0,
  warehouse: 0,
  offices: 0,
  church: 0,
  michaelis: 0,
  port: 0,
  chamber: 0,
};
const player = (more: Partial<Holdings> = {}): Holdings => ({
  coins: 5,
  firemen: 0,
  bought: false,
  cards: [],
  contracts: [],
  warehouse: null,
  hall: null,
  quay: [],
  score: SCORE,
  ...more,
});
const board = (more: Partial<Board> = {}): Board => ({
  resting: null,
  round: 1,
  rounds: 12,
  phase: 'demand',
  season: 'A',
  first: 0,
  decides: 0,
  worker: 1,
  legal: [],
  offer: null,
  next: null,
  rivals: null,
  forgoes: [],
  cannot_pay: [],
  priced_out: [],
  berths: [
    { card: 'tea-taster', cargo: [], workers: [1] },
    { card: 'contract-a2', cargo: [], workers: [] },
  ],
  players: [player(), player(), player()],
  stock: [],
  bag: [],
  coming: {},
  discard: [],
  ranking: null,
  ...more,
});
const event = (told: Event): string => eventText(told, context, 12);

beforeEach(() => setLanguage('en'));

describe('cards and cubes', () => {
  it('are named as the game names them', () => {
    expect(names.cardName(card('contract-a2'))).toBe('Contract (tea, saffron)');
    expect(names.cardTitle(card('contract-a2'))).toBe('Contract');
    expect(names.cardName(card('ship-b'), ['tea', 'coffee', 'tea'])).toBe('Ship (coffee, 2 tea)');
    expect(names.cardName(card('ship-b'))).toBe('Ship');
    expect(names.cardTitle(card('tea-taster'))).toBe('Tea Taster');
    expect(names.cardTitle(card('fireman-a1'))).toBe('Fireman 1');
    expect(names.cubesText(['carpet', 'tea', 'carpet'])).toBe('1 tea, 2 carpets');
    expect(names.cubesText([])).toBe('nothing');
  });

  it('break at syllables where space is narrow, and nowhere else', async () => {
    for (const language of LANGUAGES) {
      await setLanguage(language);
      const merchants = GOODS.map((good) => ({ kind: 'merchant', good }));
      const kinds = ['warehouse', 'office', 'fireman', 'church', 'chamber', 'michaelis'];
      for (const face of [...merchants, ...kinds.map((kind) => ({ kind }))]) {
        const title = names.cardTitle({ ...FACE, ...face } as CardFace);
        const parts = names.hyphenated(title).split(/[\s\u00ad’-]/);
        expect(names.hyphenated(title).replaceAll('\u00ad', '')).toBe(title);
        expect(title).not.toContain('\u00ad');
        for (const part of parts) expect(part.length, title).toBeLessThan(8);
      }
    }
  });

  it('say what they do', () => {
    expect(names.cardEffect(card('office-a'), [2, 5, 9, 14])).toContain('2, 5, 9, 14');
    expect(names.cardEffect(card('fire-1'), [])).toContain('1 point');
    expect(names.cardEffect(card('contract-a2'), [])).toContain('5 points');
  });

  it('are counted and listed as people do', () => {
    expect(names.nameList(['Anna'])).toBe('Anna');
    expect(names.nameList(['Anna', 'Ole', 'Clerk'])).toBe('Anna, Ole and Clerk');
    expect(names.signed(2)).toBe('+2');
    expect(names.signed(-2)).toBe('−2');
    expect(names.plain(-1)).toBe('−1');
  });
});

describe('events', () => {
  it('of the table', () => {
    expect(event({ type: 'round-began', round: 3, first: 1, last: false })).toBe(
      'Round 3 of 12: Ole has the metal coin and goes first.',
    );
    expect(event({ type: 'round-began', round: 12, first: 1, last: true })).toContain('the last');
    expect(event({ type: 'revealed', berth: 1, card: 'ship-b', cargo: ['tea'] })).toBe(
      'Berth 1: Ship (tea)',
    );
    expect(event({ type: 'burned', card: 'fire-1', firemen: [2, 0, 1], change: [1, -1, 0] })).toBe(
      'Fire 1! Points: Anna +1, Ole −1.',
    );
    expect(
      event({ type: 'burned', card: 'fire-1', firemen: [0, 0, 0], change: [0, 0, 0] }),
    ).toContain('nothing happens');
    expect(event({ type: 'earned', coins: [1, 2, 1], saved: [1], banked: [] })).toBe(
      'Income in coins: Anna +1, Ole +2, Clerk +1.',
    );
    expect(event({ type: 'ended', points: [], coins: [], winners: [0, 2] })).toContain(
      'Anna and Clerk share',
    );
  });

  it('of the players', () => {
    expect(
      event({ type: 'placed', cargo: [], seat: 0, berth: 2, floor: 2, card: 'tea-taster' }),
    ).toBe('Anna places a worker at Tea Taster (berth 2). Price: 3 coins.');
    expect(
      event({
        type: 'could-not-pay',
        cargo: [],
        seat: 1,
        berth: 2,
        card: 'ship-b',
        price: 4,
        coins: 3,
      }),
    ).toBe('Ole can’t pay 4 coins for Ship (has 3).');
    expect(
      event({
        type: 'bought',
        in_line: [],
        seat: 1,
        berth: 0,
        card: 'tea-taster',
        price: 1,
        cargo: [],
      }),
    ).toBe('Ole buys Tea Taster for 1 coin.');
    expect(
      event({ type: 'delivered', seat: 0, good: 'tea', contract: 'contract-a2', complete: true }),
    ).toContain('completes');
    expect(
      event({ type: 'converted', seat: 0, given: ['tea', 'tea', 'coffee'], taken: 'rubber' }),
    ).toBe('Anna converts 1 coffee, 2 tea into 1 rubber.');
    expect(event({ type: 'finished', seat: 0, lost: ['tea'] })).toContain('Lost: 1 tea');
    const unloaded = (quay: GoodId[], stored: GoodId[]): string =>
      event({ type: 'unloaded', seat: 0, quay, stored });
    expect(unloaded(['tea', 'tea'], [])).toBe('Anna starts loading: 2 tea.');
    expect(unloaded(['tea', 'tea'], ['tea'])).toBe('Anna starts loading: 1 tea. In store: 1 tea.');
    expect(unloaded(['tea'], ['tea'])).toBe('Anna starts loading. In store: 1 tea.');
  });

  it('in a row are sentences, and new cards one of them', () => {
    const told: Event[] = [
      { type: 'round-began', round: 3, first: 1, last: false },
      { type: 'revealed', berth: 1, card: 'ship-b', cargo: ['tea'] },
      { type: 'revealed', berth: 2, card: 'tea-taster', cargo: [] },
    ];
    expect(eventsText(told, context, 12)).toBe(
      'Round 3 of 12: Ole has the metal coin and goes first. At the berths: Ship (tea) · Tea Taster.',
    );
  });

  it('of every kind are told in every language', async () => {
    const all: Event[] = [
      { type: 'passed', cargo: [], seat: 0, berth: 0, card: 'ship-b', price: 2 },
      { type: 'could-not-pay', cargo: [], seat: 0, berth: 0, card: 'ship-b', price: 2, coins: 1 },
      { type: 'discarded', berth: 0, card: 'ship-b', lost: ['tea'] },
      { type: 'discarded', berth: 0, card: 'tea-taster', lost: [] },
      { type: 'unloaded', stored: [], seat: 0, quay: ['tea'] },
      { type: 'sold', seat: 0, good: 'tea' },
      { type: 'stored', seat: 0, good: 'tea' },
      { type: 'kept', seat: 0, good: 'tea' },
      { type: 'pair-sold', seat: 0, given: ['tea', 'tea'] },
      { type: 'coin-passed', first: 1 },
    ];
    for (const language of LANGUAGES) {
      await setLanguage(language);
      for (const told of all) expect(event(told)).not.toBe('');
    }
  });
});

describe('the question', () => {
  it('says what is asked of whom', () => {
    expect(promptText(board(), context, true)).toBe('Anna, place a worker (1 of 3).');
    expect(promptText(board({ decides: 1 }), context, false)).toBe(
      'Ole is placing a worker (1 of 3).',
    );
    const offer = board({ phase: 'purchase', offer: { berth: 1, price: 2 } });
    expect(promptText(offer, context, true)).toContain('buy Tea Taster for 2 coins? You have 5');
    const loading = board({ phase: 'loading', players: [player({ quay: ['tea'] })] });
    expect(promptText(loading, context, true)).toContain('1 tea');
    const empty = board({ phase: 'loading' });
    expect(promptText(empty, context, true)).toContain('empty');
    const over = board({ phase: 'over', decides: null, ranking: [[1], [0, 2]] });
    expect(promptText(over, context, false)).toContain('Ole wins');
  });

  it('and what comes next', () => {
    const say = (next: Partial<NextStep>, reader: number | null = null): string => {
      const whole: NextStep = { kind: 'ask', seat: null, price: null, cannot_pay: [], ...next };
      const players = [player({ quay: ['tea'] })];
      return nextText(board({ next: whole, players }), { ...context, reader });
    };
    expect(say({ kind: 'place', seat: 1 })).toContain('Ole');
    expect(say({ kind: 'purchase' })).toContain('purchases');
    expect(say({ kind: 'loading' })).toContain('lost');
    expect(say({ kind: 'discard' })).toContain('no one');
    expect(say({ seat: 1, price: 2 })).toContain('Ole is asked next, for 2 coins');
    expect(say({ seat: 0, price: 1 })).toContain('Anna is asked again, for 1 coin');
    expect(say({ seat: 0, price: 1 }, 0)).toBe('If you pass, you’re asked again, for 1 coin.');
    expect(say({ seat: 1, price: 1 }, 1)).toContain('you’re asked next');
    const empty: NextStep = { kind: 'loading', seat: null, price: null, cannot_pay: [] };
    expect(nextText(board({ next: empty }), context)).toBe(''); // nothing can be lost
    expect(nextText(board(), context)).toBe('');
  });

  it('and who is passed over because they cannot pay', async () => {
    const say = (cannot_pay: number[]): string =>
      nextText(board({ next: { kind: 'discard', seat: null, price: null, cannot_pay } }), context);
    expect(say([1])).toContain('Ole can’t pay and is ');
    expect(say([1, 2, 1])).toContain('Ole and Clerk can’t pay and are ');
    for (const language of LANGUAGES) {
      await setLanguage(language);
      expect(say([1, 2])).toContain('Ole');
    }
  });

  it('and does not call a player skipped who is asked for another worker', () => {
    const next: NextStep = { kind: 'ask', seat: 1, price: 1, cannot_pay: [1, 2] };
    const said = nextText(board({ next }), context);
    expect(said).toContain('Ole is asked next, for 1 coin');
    expect(said).toContain('Clerk can’t pay and is ');
    expect(said).not.toMatch(/Ole( and Clerk)? can’t pay/);
  });
});

describe('options', () => {
  it('say what they would do', () => {
    const say = (token: string, on = board()): string => decisionText(token, on, context);
    expect(say('@1')).toBe(
      'Tea Taster (berth 1), number 2 in line: 1 coin if everyone before you passes, 2 for the first',
    );
    const last: NextStep = { kind: 'discard', seat: null, price: null, cannot_pay: [] };
    expect(say('pass', board({ next: last }))).toContain('is discarded');
    const offer = board({ phase: 'purchase', offer: { berth: 1, price: 2 } });
    expect(say('buy', offer)).toBe('Buy Tea Taster for 2 coins (3 left)');
    const lacking = (goods: ('tea' | 'saffron')[]): Board =>
      board({
        players: [player({ quay: ['tea'], contracts: [{ card: 'contract-a2', lacking: goods }] })],
      });
    expect(say('tea>contract-a2', lacking(['tea']))).toContain(
      'complete Contract (tea, saffron): 5 points',
    );
    expect(say('tea>contract-a2', lacking(['tea', 'saffron']))).not.toContain('complete');
    expect(say('done', lacking(['tea']))).toContain('lose 1 tea');
    expect(say('done')).toBe('Finish loading');
    for (const token of ['pass', 'tea>merchant', 'tea>warehouse', 'tea>hall', 'tea+tea>coin']) {
      expect(say(token)).not.toBe(token);
    }
    expect(say('coffee+tea+tea>rubber')).toBe('Convert 1 coffee, 2 tea into 1 rubber');
    expect(say('sing')).toBe('sing');
  });
});

describe('a plan', () => {
  it('says which of its steps completes a contract', () => {
    const contracts = [{ card: 'contract-a2', lacking: ['tea', 'saffron'] as GoodId[] }];
    const on = board({ phase: 'loading', players: [player({ contracts })] });
    const tokens = ['tea>contract-a2', 'saffron>contract-a2'];
    const [first, second] = planTexts(tokens, on, context);
    expect(first).not.toContain('complete');
    expect(second).toContain('complete Contract (tea, saffron): 5 points');
  });
});

describe('prices', () => {
  const queue = (more: Partial<Board>): string => {
    const berths = [{ card: 'tea-taster', cargo: [], workers: [1, 2] }];
    const players = [player({ coins: 3 }), player(), player()];
    return joiningTexts(board({ berths, players, ...more }), 1, context).join(' ');
  };

  it('tell what I would pay, and when', () => {
    expect(queue({})).toBe(
      'You’d be number 3 in line: 1 coin if everyone before you passes. For the first in line, it costs 3.',
    );
    const berths = [{ card: 'tea-taster', cargo: [], workers: [] }];
    expect(queue({ berths })).toBe('You’d be asked first, for 1 coin.');
  });

  it('tell who cannot pay, and who could no longer pay', () => {
    expect(queue({ cannot_pay: [{ berth: 1, place: 0 }] })).toContain('Ole can’t pay anyway.');
    expect(queue({ priced_out: [{ berth: 1, place: 1 }] })).toContain('Clerk can no longer pay.');
    expect(queue({ cannot_pay: [{ berth: 2, place: 0 }] })).not.toContain('can’t pay');
  });

  it('count a player as short only if none of their workers there can be paid for', () => {
    const berths = [{ card: 'tea-taster', cargo: [], workers: [1, 2, 1] }];
    const short = (...places: number[]) => places.map((place) => ({ berth: 1, place }));
    expect(queue({ berths, cannot_pay: short(0) })).not.toContain('Ole');
    expect(queue({ berths, cannot_pay: short(0, 2) })).toContain('Ole can’t pay anyway.');
    expect(queue({ berths, priced_out: short(0) })).not.toContain('Ole');
    const priced = queue({ berths, cannot_pay: short(0), priced_out: short(2) });
    expect(priced).toContain('Ole can no longer pay.');
    expect(priced).not.toContain('anyway');
  });

  it('tell that my own price rises, and when I could no longer pay it', () => {
    const mine = [{ card: 'tea-taster', cargo: [], workers: [0] }];
    expect(queue({ berths: mine })).toBe(
      'You’d stand behind your own worker: 1 coin if you pass first. ' +
        'Your own worker’s price rises from 1 to 2 coins.',
    );
    const berths = [{ card: 'tea-taster', cargo: [], workers: [0, 1, 0] }];
    const place = [{ berth: 1, place: 0 }];
    expect(queue({ berths, priced_out: place })).toContain(
      'rises from 3 to 4 coins: then you can no longer pay it.',
    );
    // The first of my workers is skipped: what counts is the next one.
    expect(queue({ berths, cannot_pay: place })).toContain('rises from 1 to 2 coins.');
    const short = [0, 2].map((at) => ({ berth: 1, place: at }));
    expect(queue({ berths, cannot_pay: short })).toContain('You can’t pay for your own worker');
    expect(decisionText('@1', board({ berths: mine }), context)).toBe(
      'Tea Taster (berth 1), number 2 in line: your own price there rises from 1 to 2 coins',
    );
  });

  it('tell who may push the price beyond my purse', () => {
    expect(queue({ rivals: { seats: [1, 2], workers: 2 } })).not.toContain('push');
    expect(queue({ rivals: { seats: [1, 2], workers: 3 } })).toContain(
      'Ole and Clerk can still place workers and push your price up to 4 coins. You have 3.',
    );
    expect(queue({ players: [player({ coins: 0 })] })).toContain('You have no coins');
  });

  it('are told for every worker', () => {
    const berths = [{ card: 'tea-taster', cargo: [], workers: [1, 2] }];
    const text = queueText(board({ berths, cannot_pay: [{ berth: 1, place: 0 }] }), 1, context);
    expect(text).toBe('Ole (2 coins, can’t pay) and Clerk (1 coin)');
  });

  it('warn of what a purchase leaves no coins for', () => {
    const say = (first: boolean): string[] =>
      forgoneTexts(board({ forgoes: [{ berth: 1, price: 3, first }] }), context);
    expect(say(false)).toEqual(['Then you can’t pay 3 coins for Tea Taster.']);
    expect(say(true)[0]).toContain('where you’re next in line');
  });

  it('explain in every language why somebody was skipped', async () => {
    const skipped: CouldNotPayEvent = {
      type: 'could-not-pay',
      cargo: [],
      seat: 0,
      berth: 1,
      card: 'tea-taster',
      price: 4,
      coins: 3,
    };
    const miss = { seat: 0, event: skipped };
    expect(missedText(miss, context, true)).toBe('Tea Taster cost 4 coins, you had 3.');
    for (const language of LANGUAGES) {
      await setLanguage(language);
      expect(missedText(miss, context, false)).toContain('Anna');
      expect(queue({ rivals: { seats: [1], workers: 6 } })).toContain('Ole');
    }
  });
});

describe('a purchase', () => {
  const bought: Event = {
    type: 'bought',
    seat: 1,
    berth: 1,
    card: 'ship-b',
    price: 4,
    cargo: ['tea', 'tea', 'coffee'],
    in_line: [1, 0, 2],
  };

  it('is missed by those who were in line', async () => {
    expect(missesOf([bought], [0]).map((miss) => missedText(miss, context, true))).toEqual([
      'Ole bought Ship (coffee, 2 tea) for 4 coins. You were next in line.',
    ]);
    expect(missesOf([bought], [2]).map((miss) => inLineText(miss, context, true))).toEqual([
      'You were in line, too.',
    ]);
    for (const language of LANGUAGES) {
      await setLanguage(language);
      expect(missedText({ seat: 0, event: bought }, context, false)).toMatch(/Ole.*Anna/);
    }
  });

  it('is missed by nobody else', () => {
    expect(missesOf([{ ...bought, in_line: [2] }], [0])).toEqual([]);
    expect(missesOf([bought], [0, 1])).toEqual([]); // one browser plays both
  });
});

describe('hints', () => {
  it('have a reason for every kind, in every language', async () => {
    const reasons: Reason[] = [
      { type: 'new-contract', card: 'contract-a2', missing: ['tea'] },
      { type: 'enables', card: 'contract-a2' },
      { type: 'supplies', cubes: ['tea'] },
      { type: 'proceeds', coins: 2 },
      { type: 'trader', good: 'tea', points: 1 },
      { type: 'shelf', cubes: 4 },
      { type: 'next-office', number: 2, points: 3 },
      { type: 'strength', mine: 3, others: [1, 2], fires: [3, 4] },
      { type: 'interest', incomes: 4 },
      { type: 'fixed-points', points: 3 },
      { type: 'per-ship', ships: 0 },
      { type: 'per-coin', coins: 4 },
      { type: 'standing', price: 1, left: 4 },
      { type: 'behind', seat: 1, price: 2 },
      { type: 'another', price: 2 },
      { type: 'prices-out', seat: 1, price: 3 },
      { type: 'rival', seat: 2, coins: 4 },
      { type: 'nobody-else' },
      { type: 'no-coins' },
      { type: 'price', price: 1, left: 4 },
      { type: 'not-worth', price: 1 },
      { type: 'next', seat: 1, price: 1 },
      { type: 'falls', price: 1, before: [] },
      { type: 'falls', price: 1, before: [1, 2] },
      { type: 'saves-for', cargo: [], card: 'ship-b' },
      { type: 'thrift' },
      { type: 'completes', card: 'contract-a2' },
      { type: 'still-lacks', card: 'contract-a2', lacking: ['tea'] },
      { type: 'needed-by', card: 'contract-a2', good: 'tea' },
      { type: 'wanted', good: 'tea', contracts: 1 },
      { type: 'coin', cubes: 2 },
      { type: 'warehouse-point' },
      { type: 'loses', cubes: ['tea'] },
      { type: 'all-done' },
    ];
    for (const language of LANGUAGES) {
      await setLanguage(language);
      for (const reason of reasons) expect(reasonText(reason, context)).not.toBe('');
    }
    await setLanguage('en');
    expect(reasonText({ type: 'falls', price: 1, before: [1, 2] }, context)).toContain(
      'Ole, Clerk',
    );
  });

  it('say what a card would be worth to me in plain words', () => {
    const say = (reason: Reason): string => reasonText(reason, context);
    expect(say({ type: 'per-coin', coins: 3 })).toBe(
      '1 point per coin: you’d have 3 coins left, worth 3 points',
    );
    expect(say({ type: 'next-office', number: 1, points: 2 })).toBe(
      'your 1st Counting Office: +2 points',
    );
    expect(say({ type: 'proceeds', coins: 1 })).toContain('selling all its goods brings 1 coin');
    expect(t('table-plan-all', { count: 2 })).toBe('Do both steps');
  });

  it('tell chance and points', async () => {
    const hint = { decision: 'buy', reasons: [], even: false };
    expect(hintFigures({ ...hint, chance: 0.416, points: 12.34 })).toEqual({
      chance: '42% to win',
      points: '12.3 points expected',
    });
    expect(hintFigures({ ...hint, chance: 0, points: -0.04 }).points).toBe('0.0 points expected');
    expect(hintFigures({ ...hint, chance: 0, points: -1.26 }).points).toBe('−1.3 points expected');
    await setLanguage('de');
    expect(hintFigures({ ...hint, chance: 0, points: 1.5 }).points).toContain('1,5');
  });
});

describe('the log', () => {
  const step = {
    seat: 0,
    decision: '@1',
    back_to: null,
    allowed_by: [],
    by_bot: false,
    stays: false,
  };
  const placed: Event = { type: 'placed', cargo: [], seat: 0, berth: 1, floor: 0, card: 'ship-b' };
  const began = (round: number): Event => ({ type: 'round-began', round, first: 0, last: false });
  const story = [
    { ...step, number: 0, decision: null, decided: 0, events: [began(1)] },
    { ...step, number: 1, decided: 1, events: [placed] },
    { ...step, number: 2, decided: 2, events: [placed] },
    { ...step, number: 3, decision: null, back_to: 1, decided: 1, events: [] },
    {
      ...step,
      number: 4,
      decided: 2,
      events: [
        placed,
        began(2),
        { type: 'revealed', berth: 1, card: 'ship-b', cargo: ['tea'] },
        { type: 'revealed', berth: 2, card: 'tea-taster', cargo: [] },
      ] satisfies Event[],
    },
  ];

  it('knows what was taken back', () => {
    const numbers = [...takenBack(story)].map(([undo, steps]) => [
      undo,
      steps.map((s) => s.number),
    ]);
    expect(numbers).toEqual([[3, [2]]]);
  });

  it('names decisions in a few words', () => {
    const name = (decision: string, events: Event[] = []): string =>
      decisionName({ ...step, number: 1, decided: 1, decision, events }, context);
    const bought: Event[] = [
      { type: 'bought', in_line: [], seat: 0, berth: 1, card: 'tea-taster', price: 2, cargo: [] },
    ];
    expect(name('@1', [placed])).toBe('worker at Ship (1)');
    expect(name('buy', bought)).toBe('purchase of Tea Taster');
    expect(name('pass')).toBe('passing');
    expect(name('tea>hall')).toBe('loading step');
    expect(name('done')).toBe('finished loading');
    expect(decisionName(undefined, context)).toBe('');
  });

  it('goes back to an earlier round, and says who allowed it and what stays known', () => {
    const back = { ...step, number: 5, decision: null, back_to: 1, allowed_by: [1], events: [] };
    const again = { ...story[4], number: 6 } as (typeof story)[0];
    const rounds = logByRound([...story, { ...back, decided: 1 }, again], context, 12);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 1, 2]);
    expect(new Set(rounds.map(({ key }) => key)).size).toBe(4);
    expect(rounds[2]?.lines.map(({ text }) => text).slice(0, 3)).toEqual([
      'Anna takes a move back: worker at Ship (1).',
      `Allowed by ${context.names[1]}.`,
      'What was revealed stays known: the same cards will come again.',
    ]);
  });

  it('is told by rounds', () => {
    const rounds = logByRound(story, context, 12);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2]);
    const [first, second] = rounds;
    expect(first?.lines.map(({ undone }) => undone)).toEqual([false, false, true, false, false]);
    expect(first?.lines.find(({ kind }) => kind === 'back')?.text).toBe(
      'Anna takes a move back: worker at Ship (1).',
    );
    expect(second?.lines.at(-1)?.text).toBe('At the berths: Ship (tea) · Tea Taster.');
    expect(second?.lines.every(({ entry }) => entry === 4)).toBe(true);
  });
});
