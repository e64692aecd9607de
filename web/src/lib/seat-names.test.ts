import { beforeEach, expect, test } from 'vitest';
import { chair } from '../testing/tables';
import { setLanguage } from './i18n.svelte';
import { seatNames } from './seat-names';

beforeEach(() => setLanguage('en'));

test('bots go by their level, and equal names are numbered', () => {
  const chairs = [
    chair({ name: 'Anna', guest: 'a' }),
    chair({ bot: 'clerk' }),
    chair({ bot: 'clerk' }),
    chair({ bot: 'their-bot' }),
    chair(),
  ];
  expect(seatNames(chairs)).toEqual(['Anna', 'Clerk 1', 'Clerk 2', 'their-bot', 'open seat']);
});

test('a person keeps their name when a bot stands in; open seats are not numbered', () => {
  expect(seatNames([chair({ name: 'Ole', guest: 'o', bot: 'clerk' }), chair(), chair()])).toEqual([
    'Ole',
    'open seat',
    'open seat',
  ]);
});
