import { describe, expect, it } from 'vitest';
import {
  conversionsWith,
  nextToConvert,
  ofKind,
  parseDecision,
  parseDecisions,
  placesFor,
  without,
} from './decisions';

const LOADING = [
  'coffee>contract-a3',
  'coffee>contract-a4',
  'coffee>merchant',
  'coffee>warehouse',
  'coffee>hall',
  'tea>hall',
  'coffee+tea>coin',
  'coffee+coffee>coin',
  'coffee+coffee+tea>rubber',
  'coffee+coffee+tea>carpet',
  'done',
];

describe('a token', () => {
  it('of every kind is parsed', () => {
    expect(parseDecision('@4')).toEqual({ kind: 'place', token: '@4', berth: 4 });
    expect(parseDecision('buy')).toEqual({ kind: 'buy', token: 'buy' });
    expect(parseDecision('pass')?.kind).toBe('pass');
    expect(parseDecision('done')?.kind).toBe('done');
    expect(parseDecision('tea>contract-a2')).toMatchObject({
      good: 'tea',
      contract: 'contract-a2',
    });
    expect(parseDecision('tea>merchant')?.kind).toBe('sell');
    expect(parseDecision('tea>warehouse')?.kind).toBe('store');
    expect(parseDecision('tea>hall')?.kind).toBe('keep');
    expect(parseDecision('coffee+tea>coin')).toMatchObject({ given: ['coffee', 'tea'] });
    expect(parseDecision('coffee+tea+tea>rubber')).toMatchObject({
      kind: 'convert',
      taken: 'rubber',
    });
  });

  it('of an unknown kind is skipped', () => {
    for (const token of ['@7', 'sing', 'salt>hall', 'tea>', 'tea+tea>hall', '>hall']) {
      expect(parseDecision(token)).toBeNull();
    }
    expect(parseDecisions(['buy', 'sing'])).toHaveLength(1);
  });
});

describe('the places for a cube', () => {
  const decisions = parseDecisions(LOADING);

  it('are those the tokens name', () => {
    const coffee = placesFor(decisions, 'coffee');
    expect(coffee.deliver.map((decision) => decision.contract)).toEqual([
      'contract-a3',
      'contract-a4',
    ]);
    expect(coffee.sell?.token).toBe('coffee>merchant');
    expect(coffee.store?.token).toBe('coffee>warehouse');
    expect(coffee.keep?.token).toBe('coffee>hall');
    expect(coffee.coin).toEqual([
      { other: 'tea', token: 'coffee+tea>coin' },
      { other: 'coffee', token: 'coffee+coffee>coin' },
    ]);
    expect(coffee.convert).toBe(true);
  });

  it('are missing where there is no token', () => {
    const carpet = placesFor(decisions, 'carpet');
    expect(carpet).toEqual({
      deliver: [],
      sell: null,
      store: null,
      keep: null,
      coin: [],
      convert: false,
    });
    expect(placesFor(decisions, 'tea').sell).toBeNull();
    expect(placesFor(decisions, 'tea').coin.map(({ other }) => other)).toEqual(['coffee']);
  });
});

describe('a conversion', () => {
  const decisions = parseDecisions(LOADING);

  it('is found by picking cube after cube', () => {
    expect(nextToConvert(decisions, [])).toEqual(['coffee', 'tea']);
    expect(nextToConvert(decisions, ['tea'])).toEqual(['coffee']);
    expect(nextToConvert(decisions, ['tea', 'coffee'])).toEqual(['coffee']);
    expect(nextToConvert(decisions, ['tea', 'tea'])).toEqual([]);
    expect(
      conversionsWith(decisions, ['tea', 'coffee', 'coffee']).map((decision) => decision.taken),
    ).toEqual(['rubber', 'carpet']);
    expect(conversionsWith(decisions, ['rubber'])).toEqual([]);
  });

  it('takes cubes out of a heap one by one', () => {
    expect(without(['tea', 'tea', 'coffee'], ['tea'])).toEqual(['tea', 'coffee']);
    expect(without(['tea'], ['tea', 'tea'])).toBeNull();
  });
});

it('keeps the order of decisions of a kind', () => {
  expect(ofKind(parseDecisions(LOADING), 'coin').map((decision) => decision.token)).toEqual([
    'coffee+tea>coin',
    'coffee+coffee>coin',
  ]);
});
