import { beforeEach, expect, test } from 'vitest';
import { chair } from '../testing/tables';
import { setLanguage } from './i18n.svelte';
import { seatLevels, seatNames } from './seat-names';

beforeEach(() => setLanguage('en'));

test('bots have names and levels; without a name they go by their kind, numbered', () => {
  const chairs = [
    chair({ name: 'Anna', guest: 'a' }),
    chair({ name: 'Alma', bot: 'clerk' }),
    chair({ bot: 'their-bot' }),
    chair({ bot: 'their-bot' }),
    chair(),
  ];
  expect(seatNames(chairs)).toEqual(['Anna', 'Alma', 'their-bot 1', 'their-bot 2', 'open seat']);
  expect(seatLevels(chairs)).toEqual([null, 'Clerk', null, null, null]);
});

test('a person keeps their name when a bot stands in; open seats are not numbered', () => {
  expect(seatNames([chair({ name: 'Ole', guest: 'o', bot: 'clerk' }), chair(), chair()])).toEqual([
    'Ole',
    'open seat',
    'open seat',
  ]);
});
