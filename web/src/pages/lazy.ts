/** Pages whose code is fetched when they are opened. */

import type { Component } from 'svelte';
import type { Page } from '../lib/router.svelte';

type Fetched = Promise<{ default: Component }>;

const pages: Partial<Record<Page, () => Fetched>> = {
  home: () => import('./Home.svelte'),
  rules: () => import('./Rules.svelte'),
  cards: () => import('./Cards.svelte'),
  settings: () => import('./Settings.svelte'),
  move: () => import('./Move.svelte'),
};

export const fetchPage = (page: Page): Fetched | undefined => pages[page]?.();

/** The table's code is the largest; it is fetched while the server is asked for the table. */
export const fetchTable = () => import('../table/TableView.svelte');
