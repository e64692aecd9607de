import { describe, expect, it } from 'vitest';
import {
  canStow,
  conversionsWith,
  nextToConvert,
  nextToStow,
  ofKind,
  parseOption,
  parseOptions,
  placesFor,
  without,
} from './options';

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
  it('of every kind is understood', () => {
    expect(parseOption('@4')).toEqual({ kind: 'place', token: '@4', berth: 3 });
    expect(parseOption('buy')).toEqual({ kind: 'buy', token: 'buy' });
    expect(parseOption('pass')?.kind).toBe('pass');
    expect(parseOption('done')?.kind).toBe('done');
    expect(parseOption('tea>contract-a2')).toMatchObject({ good: 'tea', contract: 'contract-a2' });
    expect(parseOption('tea>merchant')?.kind).toBe('sell');
    expect(parseOption('tea>warehouse')?.kind).toBe('store');
    expect(parseOption('tea>hall')?.kind).toBe('keep');
    expect(parseOption('coffee+tea>coin')).toMatchObject({ given: ['coffee', 'tea'] });
    expect(parseOption('coffee+tea+tea>rubber')).toMatchObject({
      kind: 'convert',
      taken: 'rubber',
    });
  });

  it('of an unknown kind is left out', () => {
    for (const token of ['@7', 'sing', 'salt>hall', 'tea>', 'tea+tea>hall', '>hall']) {
      expect(parseOption(token)).toBeNull();
    }
    expect(parseOptions(['buy', 'sing'])).toHaveLength(1);
  });
});

describe('the places of a cube', () => {
  const options = parseOptions(LOADING);

  it('are those the tokens name', () => {
    const coffee = placesFor(options, 'coffee');
    expect(coffee.deliver.map((option) => option.contract)).toEqual(['contract-a3', 'contract-a4']);
    expect(coffee.sell?.token).toBe('coffee>merchant');
    expect(coffee.store?.token).toBe('coffee>warehouse');
    expect(coffee.keep?.token).toBe('coffee>hall');
    expect(coffee.coin).toEqual([
      { other: 'tea', token: 'coffee+tea>coin' },
      { other: 'coffee', token: 'coffee+coffee>coin' },
    ]);
    expect(coffee.convert).toBe(true);
  });

  it('are none where no token is', () => {
    const carpet = placesFor(options, 'carpet');
    expect(carpet).toEqual({
      deliver: [],
      sell: null,
      store: null,
      keep: null,
      coin: [],
      convert: false,
    });
    expect(placesFor(options, 'tea').sell).toBeNull();
    expect(placesFor(options, 'tea').coin.map(({ other }) => other)).toEqual(['coffee']);
  });
});

describe('a conversion', () => {
  const options = parseOptions(LOADING);

  it('is found by picking cube after cube', () => {
    expect(nextToConvert(options, [])).toEqual(['coffee', 'tea']);
    expect(nextToConvert(options, ['tea'])).toEqual(['coffee']);
    expect(nextToConvert(options, ['tea', 'coffee'])).toEqual(['coffee']);
    expect(nextToConvert(options, ['tea', 'tea'])).toEqual([]);
    expect(
      conversionsWith(options, ['tea', 'coffee', 'coffee']).map((option) => option.taken),
    ).toEqual(['rubber', 'carpet']);
    expect(conversionsWith(options, ['rubber'])).toEqual([]);
  });

  it('takes cubes out of a heap one by one', () => {
    expect(without(['tea', 'tea', 'coffee'], ['tea'])).toEqual(['tea', 'coffee']);
    expect(without(['tea'], ['tea', 'tea'])).toBeNull();
  });
});

describe('stowing', () => {
  it('fills the warehouse, then the hall', () => {
    expect(nextToStow(LOADING)).toBe('coffee>warehouse');
    expect(nextToStow(['coffee>merchant', 'tea>hall', 'done'])).toBe('tea>hall');
    expect(nextToStow(['coffee>merchant', 'done'])).toBeNull();
    expect(canStow(['done'])).toBe(false);
  });
});

it('options of a kind keep their order', () => {
  expect(ofKind(parseOptions(LOADING), 'coin').map((option) => option.token)).toEqual([
    'coffee+tea>coin',
    'coffee+coffee>coin',
  ]);
});
