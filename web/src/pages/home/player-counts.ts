/** The numbers of players to choose from, with how long such a game is. */

import { t } from '../../lib/i18n.svelte';

const ROUNDS: Record<number, number> = { 2: 16, 3: 12, 4: 10, 5: 8 };

export const playerCounts = (): { value: number; label: string; note: string }[] =>
  [2, 3, 4, 5].map((count) => ({
    value: count,
    label: String(count),
    note: t('web-rounds', { count: ROUNDS[count] ?? 0 }),
  }));
