/** Pages whose code is fetched when they are opened. */

import type { Component } from 'svelte';
import { loadPageTexts } from '../lib/i18n.svelte';
import type { Page } from '../lib/router.svelte';

type Fetched = Promise<{ default: Component }>;

/** With the texts that only such pages need. */
const withTexts = (fetch: () => Fetched) => async (): Fetched => {
  const [page] = await Promise.all([fetch(), loadPageTexts()]);
  return page;
};

const pages: Partial<Record<Page, () => Fetched>> = {
  home: () => import('./Home.svelte'),
  daily: withTexts(() => import('./Daily.svelte')),
  games: withTexts(() => import('./MyGames.svelte')),
  rules: () => import('./Rules.svelte'),
  cards: () => import('./Cards.svelte'),
  settings: withTexts(() => import('./Settings.svelte')),
  move: withTexts(() => import('./Move.svelte')),
};

export const fetchPage = (page: Page): Fetched | undefined => pages[page]?.();

/** The table's code is the largest; it is fetched while the server is asked for the table. */
export const fetchTable = () => import('../table/TableView.svelte');
