import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** A browser that wants what is listed. */
function system(...wishes: string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wishes.some((wish) => query.includes(wish)),
    addEventListener: () => undefined,
  }));
}

/** The settings as a page that was just opened finds them. */
const load = async () => ({
  ...(await import('./settings.svelte')),
  flushSync: (await import('svelte')).flushSync,
});

test('a fresh browser gets the defaults', async () => {
  const { settings } = await load();
  expect(settings).toMatchObject({
    language: 'system',
    theme: 'system',
    animation: 'normal',
    confirm: false,
    shapes: false,
    guide: 'fresh',
  });
});

test('choices are kept', async () => {
  const { settings, STORAGE_KEY, flushSync } = await load();
  settings.theme = 'dark';
  settings.shapes = true;
  flushSync();
  expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')).toMatchObject({
    theme: 'dark',
    shapes: true,
  });
  vi.resetModules();
  const again = await load();
  expect(again.settings.theme).toBe('dark');
  expect(again.settings.shapes).toBe(true);
});

test.each([
  ['nothing', null],
  ['nonsense', '{"theme'],
  ['another kind', '[1,2]'],
  ['strange values', '{"theme":"pink","sound":"yes","animation":7,"other":1}'],
])('%s in the storage does no harm', async (_, text) => {
  const { restore } = await load();
  expect(restore(text)).toMatchObject({ theme: 'system', sound: true, animation: 'normal' });
  expect(restore(text)).not.toHaveProperty('other');
});

test('unknown values are ignored', async () => {
  const { restore } = await load();
  expect(restore('{"theme":"dark","language":"xx","sound":false}')).toMatchObject({
    theme: 'dark',
    language: 'system',
    sound: false,
  });
});

test('browsers that had switched sound off stay silent', async () => {
  const { restore } = await load();
  expect(restore('{"sound":false}')).toMatchObject({ sound: false, turnAlert: false });
  expect(restore('{"sound":false,"turnAlert":true}')).toMatchObject({ turnAlert: true });
});

test('the guide remembers the lessons it knows', async () => {
  const { restore } = await load();
  expect(restore('{"learnt":["fire","flying","place"]}').learnt).toEqual(['place', 'fire']);
  expect(restore('{"learnt":"fire"}').learnt).toEqual([]);
});

test('the theme follows the system unless one is chosen', async () => {
  system('dark');
  const { settings, theme, flushSync } = await load();
  expect(theme()).toBe('dark');
  settings.theme = 'light';
  expect(theme()).toBe('light');
  flushSync();
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('the pace follows the choice', async () => {
  const { settings, pace } = await load();
  settings.animation = 'fast';
  const fast = pace();
  settings.animation = 'slow';
  expect(fast).toBeGreaterThan(0);
  expect(pace()).toBeGreaterThan(fast);
  settings.animation = 'off';
  expect(pace()).toBe(0);
});

test('reduced motion turns animations off', async () => {
  system('reduced-motion');
  const { settings, pace, flushSync } = await load();
  settings.animation = 'slow';
  expect(pace()).toBe(0);
  flushSync();
  expect(document.documentElement.dataset['motion']).toBe('off');
});

test('a change in another tab applies here too', async () => {
  const { settings, STORAGE_KEY } = await load();
  dispatchEvent(
    new StorageEvent('storage', { key: STORAGE_KEY, newValue: '{"language":"fr","theme":"dark"}' }),
  );
  expect(settings.language).toBe('fr');
  expect(settings.theme).toBe('dark');
});

test('works without local storage', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('no');
    },
    setItem: () => {
      throw new DOMException('no');
    },
  });
  const { settings, flushSync } = await load();
  settings.theme = 'dark';
  expect(() => flushSync()).not.toThrow();
});
