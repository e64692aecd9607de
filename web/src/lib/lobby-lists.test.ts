import { expect, test, vi } from 'vitest';
import * as api from './api';
import { LobbyLists, withoutRepeats } from './lobby-lists.svelte';
import type { Lobby, TableSummary } from './wire';

const tables = (...ids: string[]): TableSummary[] => ids.map((id) => ({ id }) as TableSummary);

const lobby = (more: Partial<Lobby> = {}): Lobby => ({
  mine: [],
  open: [],
  running: tables('a', 'b'),
  finished: [],
  next: { mine: null, open: null, running: 'b', finished: null },
  ...more,
});

const running = (lists: LobbyLists): string[] | undefined =>
  lists.lobby?.running.map(({ id }) => id);

test('a list is shown page by page', async () => {
  vi.spyOn(api, 'lobby').mockImplementation(async () => lobby());
  const page = vi
    .spyOn(api, 'lobbyPage')
    .mockImplementation(async (_, before) =>
      before === 'b'
        ? { tables: tables('c', 'd'), next: 'd' }
        : { tables: tables('e'), next: null },
    );
  const lists = new LobbyLists();
  await lists.refresh();
  expect(running(lists)).toEqual(['a', 'b']);
  expect(lists.hasMore('running')).toBe(true);
  expect(lists.hasMore('open', 'finished')).toBe(false);
  await lists.showMore('running');
  expect(running(lists)).toEqual(['a', 'b', 'c', 'd']);
  expect(page).toHaveBeenLastCalledWith('running', 'b');
  await lists.showMore('running', 'mine');
  expect(running(lists)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(lists.hasMore('running', 'mine')).toBe(false);
});

test('a refresh keeps the pages that are shown', async () => {
  vi.spyOn(api, 'lobby').mockImplementation(async () => lobby());
  vi.spyOn(api, 'lobbyPage').mockResolvedValue({ tables: tables('c'), next: null });
  const lists = new LobbyLists();
  await lists.refresh();
  await lists.showMore('running');
  await lists.refresh();
  expect(running(lists)).toEqual(['a', 'b', 'c']);
});

test('a slow answer does not replace a newer one', async () => {
  let answer: (slow: Lobby) => void = () => undefined;
  const slow = new Promise<Lobby>((resolve) => (answer = resolve));
  vi.spyOn(api, 'lobby')
    .mockReturnValueOnce(slow)
    .mockResolvedValueOnce(lobby({ running: tables('new') }));
  const lists = new LobbyLists();
  const first = lists.refresh();
  await lists.refresh();
  answer(lobby({ running: tables('old') }));
  await first;
  expect(running(lists)).toEqual(['new']);
});

test('a table on two pages is listed once', () => {
  expect(withoutRepeats(tables('a', 'b', 'a'))).toEqual(tables('a', 'b'));
});
