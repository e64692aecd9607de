/** Where points come from, in the order of display. */

import type { ScoreSheet } from '../../lib/wire';

export type Source = Exclude<keyof ScoreSheet, 'total'>;

export const SOURCES: readonly Source[] = [
  'contracts',
  'offices',
  'fires',
  'merchants',
  'warehouse',
  'port',
  'chamber',
  'church',
  'michaelis',
];
