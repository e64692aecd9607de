import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Board, CardFace, Event, Holdings, NextStep, Reason } from '../wire';

const language = vi.hoisted(() => ({ current: 'en' }));
const bundles = new Map<string, FluentBundle>();

function bundle(): FluentBundle {
  const known = bundles.get(language.current);
  if (known) return known;
  const file = `../src/speicherstadt/locales/${language.current}.ftl`;
  const made = new FluentBundle(language.current, { useIsolating: false });
  made.addResource(new FluentResource(readFileSync(file, 'utf-8')));
  bundles.set(language.current, made);
  return made;
}

vi.mock('../i18n.svelte', () => ({
  t: (key: string, args?: Record<string, string | number>): string => {
    const pattern = bundle().getMessage(key)?.value;
    if (!pattern) throw new Error(`no message ${key}`);
    const errors: Error[] = [];
    const text = bundle().formatPattern(pattern, args ?? null, errors);
    if (errors[0]) throw errors[0];
    return text;
  },
  number: (value: number, digits?: number): string =>
    new Intl.NumberFormat(
      language.current,
      digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits },
    ).format(value),
}));

const names = await import('./names');
const { eventText } = await import('./events');
const { decisionText, nextText, promptText } = await import('./prompts');
const { hintFigures, reasonText } = await import('./hints');
const { logByRound, undoneEntries } = await import('../../table/lib/log-lines');

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
const context = { names: ['Anna', 'Ole', 'Clerk'], card };

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

beforeEach(() => {
  language.current = 'en';
});

describe('cards and cubes', () => {
  it('are named as the game names them', () => {
    expect(names.cardName(card('contract-a2'))).toBe('Contract (tea, saffron)');
    expect(names.cardTitle(card('contract-a2'))).toBe('Contract');
    expect(names.cardTitle(card('tea-taster'))).toBe('Tea Taster');
    expect(names.cardTitle(card('fireman-a1'))).toBe('Fireman 1');
    expect(names.cubesText(['carpet', 'tea', 'carpet'])).toBe('1 tea, 2 carpets');
    expect(names.cubesText([])).toBe('nothing');
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
      'Berth 1: Ship with 1 tea',
    );
    expect(event({ type: 'burned', card: 'fire-1', firemen: [2, 0, 1], change: [1, -1, 0] })).toBe(
      'Fire 1! Points: Anna +1, Ole −1.',
    );
    expect(
      event({ type: 'burned', card: 'fire-1', firemen: [0, 0, 0], change: [0, 0, 0] }),
    ).toContain('nothing happens');
    expect(event({ type: 'earned', coins: [1, 2, 1] })).toBe(
      'Income in coins: Anna +1, Ole +2, Clerk +1.',
    );
    expect(event({ type: 'ended', points: [], coins: [], winners: [0, 2] })).toContain(
      'Anna and Clerk share',
    );
  });

  it('of the players', () => {
    expect(event({ type: 'placed', seat: 0, berth: 2, floor: 2 })).toBe(
      'Anna places a worker at berth 2. Price: 3 coins.',
    );
    expect(
      event({ type: 'bought', seat: 1, berth: 0, card: 'tea-taster', price: 1, cargo: [] }),
    ).toBe('Ole buys Tea Taster for 1 coin.');
    expect(
      event({ type: 'delivered', seat: 0, good: 'tea', contract: 'contract-a2', complete: true }),
    ).toContain('completes');
    expect(
      event({ type: 'converted', seat: 0, given: ['tea', 'tea', 'coffee'], taken: 'rubber' }),
    ).toBe('Anna converts 1 coffee, 2 tea into 1 rubber.');
    expect(event({ type: 'finished', seat: 0, lost: ['tea'] })).toContain('Lost: 1 tea');
  });

  it('of every kind are told in every language', () => {
    const all: Event[] = [
      { type: 'passed', seat: 0, berth: 0, card: 'ship-b', price: 2 },
      { type: 'could-not-pay', seat: 0, berth: 0, card: 'ship-b', price: 2, coins: 1 },
      { type: 'discarded', berth: 0, card: 'ship-b', lost: ['tea'] },
      { type: 'discarded', berth: 0, card: 'tea-taster', lost: [] },
      { type: 'unloaded', seat: 0, quay: ['tea'] },
      { type: 'sold', seat: 0, good: 'tea' },
      { type: 'stored', seat: 0, good: 'tea' },
      { type: 'kept', seat: 0, good: 'tea' },
      { type: 'pair-sold', seat: 0, given: ['tea', 'tea'] },
      { type: 'coin-passed', first: 1 },
    ];
    for (language.current of ['en', 'de', 'fr', 'it']) {
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
    const say = (next: Partial<NextStep>): string => {
      const whole: NextStep = { kind: 'ask', seat: null, price: null, cannot_pay: [], ...next };
      return nextText(board({ next: whole }), context);
    };
    expect(say({ kind: 'place', seat: 1 })).toContain('Ole');
    expect(say({ kind: 'purchase' })).toContain('purchases');
    expect(say({ kind: 'loading' })).toContain('lost');
    expect(say({ kind: 'discard' })).toContain('no one');
    expect(say({ seat: 1, price: 2 })).toContain('Ole is asked next, for 2 coins');
    expect(say({ seat: 0, price: 1 })).toContain('again, for 1 coin');
    expect(nextText(board(), context)).toBe('');
  });

  it('and who is passed over because they cannot pay', () => {
    const say = (cannot_pay: number[]): string =>
      nextText(board({ next: { kind: 'discard', seat: null, price: null, cannot_pay } }), context);
    expect(say([1])).toContain('Ole can’t pay and is ');
    expect(say([1, 2, 1])).toContain('Ole and Clerk can’t pay and are ');
    for (language.current of ['en', 'de', 'fr', 'it']) expect(say([1, 2])).toContain('Ole');
  });
});

describe('options', () => {
  it('say what they would do', () => {
    const say = (token: string, on = board()): string => decisionText(token, on, context);
    expect(say('@1')).toBe('Berth 1: Tea Taster, price 2 coins');
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

describe('hints', () => {
  it('have a reason for every kind, in every language', () => {
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
      { type: 'saves-for', card: 'ship-b' },
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
    for (language.current of ['en', 'de', 'fr', 'it']) {
      for (const reason of reasons) expect(reasonText(reason, context)).not.toBe('');
    }
    language.current = 'en';
    expect(reasonText({ type: 'falls', price: 1, before: [1, 2] }, context)).toContain(
      'Ole, Clerk',
    );
  });

  it('tell chance and points', () => {
    const hint = { decision: 'buy', reasons: [] };
    expect(hintFigures({ ...hint, chance: 0.416, points: 12.34 })).toEqual({
      chance: '42%',
      points: '12.3 points',
    });
    expect(hintFigures({ ...hint, chance: 0, points: -0.04 }).points).toBe('0.0 points');
    expect(hintFigures({ ...hint, chance: 0, points: -1.26 }).points).toBe('−1.3 points');
    language.current = 'de';
    expect(hintFigures({ ...hint, chance: 0, points: 1.5 }).points).toContain('1,5');
  });
});

describe('the log', () => {
  const step = { seat: 0, decision: '@1', back_to: null, by_bot: false };
  const placed: Event = { type: 'placed', seat: 0, berth: 1, floor: 0 };
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

  it('marks what was taken back', () => {
    expect([...undoneEntries(story)]).toEqual([2]);
  });

  it('is told by rounds', () => {
    const rounds = logByRound(story, context, 12);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2]);
    const [first, second] = rounds;
    expect(first?.lines.map(({ undone }) => undone)).toEqual([false, false, true, false, false]);
    expect(first?.lines.find(({ kind }) => kind === 'back')?.text).toBe('Anna undoes a step.');
    expect(second?.lines.at(-1)?.text).toBe('At the berths: Ship · Tea Taster');
    expect(second?.lines.every(({ entry }) => entry === 4)).toBe(true);
  });
});
