/** Every text that the pages ask for exists, in all four languages; and none is left over. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { has, language, number, preferred, setLanguage, t } from './i18n.svelte';
import { LANGUAGES } from './settings.svelte';

const LOCALES = join(import.meta.dirname, '../../../src/speicherstadt/locales');
const SOURCES = join(import.meta.dirname, '..');

/** All texts of a language, those of the less frequent pages included. */
const ftl = (name: string): string =>
  ['', '.pages']
    .map((part) => readFileSync(join(LOCALES, `${name}${part}.ftl`), 'utf-8'))
    .join('\n');
const keys = (name: string): Set<string> => {
  const bundle = new FluentBundle(name);
  const errors = bundle.addResource(new FluentResource(ftl(name)));
  expect(errors).toEqual([]);
  return new Set([...ftl(name).matchAll(/^([a-z][A-Za-z0-9-]*) =/gm)].map((match) => match[1]!));
};

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|wire\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(SOURCES, name), 'utf-8') }));

/** Whole keys, asked for or passed around. */
const literal =
  /(?<=(?<![.\w])(?:t|has)\(\s*)'([a-z][A-Za-z0-9-]*)'|'((?:web|table)-[a-z0-9-]*[a-z0-9])'/g;
/** Keys that are put together: what they begin with. */
const template = /(?<![.\w])(?:t|has)\(\s*`([a-z][a-z0-9-]*-)\$\{/g;
/** The same, put together elsewhere. */
const loose = /`((?:web|table)-[a-z0-9-]*-?)\$\{/g;

const english = keys('en');
const used = new Map<string, string>();
const beginnings = new Map<string, string>();
for (const { name, text } of sources) {
  for (const [, asked, passed] of text.matchAll(literal)) {
    const key = (asked ?? passed)!;
    // What is passed around may also be the beginning of several.
    if (passed && !english.has(key)) beginnings.set(`${key}-`, name);
    else used.set(key, name);
  }
  for (const match of text.matchAll(template)) beginnings.set(match[1]!, name);
  for (const match of text.matchAll(loose)) beginnings.set(match[1]!, name);
}

describe.each(LANGUAGES)('%s', (name) => {
  const known = keys(name);

  test('has every text that is used', () => {
    expect([...used].filter(([key]) => !known.has(key))).toEqual([]);
  });

  test('has every text whose id is composed', () => {
    const missing = [...beginnings].filter(
      ([beginning]) => ![...known].some((key) => key.startsWith(beginning)),
    );
    expect(missing).toEqual([]);
  });

  test('has the same texts as the others', () => {
    expect([...known].sort()).toEqual([...english].sort());
  });
});

test('no text of the web app is unused', () => {
  const left = [...english].filter(
    (key) =>
      /^(web|table)-/.test(key) &&
      !used.has(key) &&
      ![...beginnings.keys()].some((beginning) => key.startsWith(beginning)) &&
      !ftl('en').includes(`{ ${key} }`),
  );
  expect(left).toEqual([]);
});

test('every error code has a text', () => {
  const wire = readFileSync(join(SOURCES, 'lib/wire.ts'), 'utf-8');
  const codes = /type ErrorCode = ([^;]+);/.exec(wire)?.[1]?.match(/[a-z-]+/g) ?? [];
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => !english.has(`web-error-${code}`))).toEqual([]);
});

test('uses the first known language, else English', () => {
  expect(preferred(['pt-BR', 'fr-CA', 'de'])).toBe('fr');
  expect(preferred(['de-AT'])).toBe('de');
  expect(preferred(['ja', 'zh'])).toBe('en');
  expect(preferred([])).toBe('en');
});

test('texts and numbers follow the language', async () => {
  await setLanguage('de');
  expect(language()).toBe('de');
  expect(document.documentElement.lang).toBe('de');
  expect(t('coins', { count: 1 })).toBe('1 Münze');
  expect(t('web-free-seats', { count: 2 })).toBe('2 freie Plätze');
  expect(number(1234.5, 1)).toBe('1.234,5');

  await setLanguage('en');
  expect(t('coins', { count: 3 })).toBe('3 coins');
  expect(number(0.25, 2)).toBe('0.25');
});

test('names contain no invisible marks', async () => {
  await setLanguage('en');
  expect(t('web-turn-of', { player: 'Zoë <b>' })).toBe('Zoë <b>’s turn');
});

test('an unknown text shows its id', async () => {
  await setLanguage('en');
  expect(t('no-such-text')).toBe('no-such-text');
  expect(has('no-such-text')).toBe(false);
});

test('the language chosen last wins, however long the others take', async () => {
  await Promise.all([setLanguage('fr'), setLanguage('it')]);
  expect(language()).toBe('it');
});
