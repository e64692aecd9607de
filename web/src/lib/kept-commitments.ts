/**
 * The commitments to daily deals to come, as this browser saw them first. When a day is over and its
 * secret is told, they show whether the deal was exchanged.
 */

import type { DailyCommitment } from './wire';

const KEY = 'speicherstadt.daily';
const MOST = 60;

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Keep commitments of days that none is kept of yet; the oldest days are forgotten. */
export function keepCommitments(upcoming: readonly DailyCommitment[]): void {
  const seen = Object.fromEntries(upcoming.map(({ day, commitment }) => [day, commitment]));
  const days = Object.entries({ ...seen, ...read() }).sort(([one], [other]) =>
    one.localeCompare(other),
  );
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(days.slice(-MOST))));
  } catch {
    // Nothing can be stored here; then nothing can be compared.
  }
}

/** The commitment to the deal of a day, if this browser saw it before the day began. */
export const keptCommitment = (day: string): string | null => read()[day] ?? null;
