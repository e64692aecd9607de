/** When a player decided last, and how much others have decided since. */

import { takenBack } from '../../lib/texts/takebacks';
import type { Step } from '../../lib/wire';

/** The steps that count: neither undone nor undoing, nor cubes that only stay where they were. */
export function counting(story: readonly Step[]): Step[] {
  const undone = new Set([...takenBack(story).values()].flat());
  return story.filter((step) => step.back_to === null && !step.stays && !undone.has(step));
}

const isBy = (step: Step, seat: number): boolean =>
  step.decision !== null && step.seat === seat && !step.by_bot;

/** The log entry of a seat's last own decision; null if it has not decided yet. */
export const lastDecision = (story: readonly Step[], seat: number): number | null =>
  counting(story).findLast((step) => isBy(step, seat))?.number ?? null;

/** How many decisions others, or a bot in my place, have taken since a log entry. */
export const decidedSince = (story: readonly Step[], seat: number, entry: number): number =>
  counting(story).filter(
    (step) => step.number > entry && step.decision !== null && !isBy(step, seat),
  ).length;
