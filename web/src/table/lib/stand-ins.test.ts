import { beforeEach, expect, test } from 'vitest';
import { session } from '../../lib/session.svelte';
import { TableStore } from '../../lib/table-store.svelte';
import { chair, room, table } from '../../testing/tables';
import { isPlayedForMe, isReplaceable } from './stand-ins';

beforeEach(() => {
  Object.assign(session, { guest: 'me', name: 'Anna', known: true, asking: false });
});

const me = chair({ name: 'Anna', guest: 'me', present: true });
const friend = chair({ name: 'Bert', guest: 'friend', present: false });
const at = (host: string, ...chairs: (typeof me)[]): TableStore =>
  new TableStore(table(0, { room: room({ host, chairs }) }));

test('a bot plays for me until I take my seat back', () => {
  expect(isPlayedForMe(at('me', { ...me, bot: 'clerk' }, friend), 0)).toBe(true);
  expect(isPlayedForMe(at('me', me, { ...friend, bot: 'clerk' }), 0)).toBe(false);
  expect(isPlayedForMe(at('me', me, { ...friend, bot: 'clerk' }), 1)).toBe(false);
});

test('the host replaces people who are away; without the host, every player does', () => {
  expect(isReplaceable(at('me', me, friend), 1)).toBe(true);
  expect(isReplaceable(at('me', me, { ...friend, present: true }), 1)).toBe(false);
  expect(isReplaceable(at('me', me, { ...friend, bot: 'clerk' }), 1)).toBe(false);
  expect(isReplaceable(at('me', me, chair({ name: 'Alma', bot: 'clerk' })), 1)).toBe(false);
  expect(isReplaceable(at('friend', me, friend), 1)).toBe(true);
  const host = chair({ name: 'Cleo', guest: 'host', present: true });
  expect(isReplaceable(at('host', me, friend, host), 1)).toBe(false);
  expect(isReplaceable(at('me', me, friend), 0)).toBe(false);
});
