/** Pages that are fetched when they are asked for. */

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

/** The table is the largest: it may come while the server is still being asked about it. */
export const fetchTable = () => import('../table/TableView.svelte');
