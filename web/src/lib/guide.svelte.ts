/** What the guide has explained. Kept with the settings. */

import { LESSONS, settings, type Lesson } from './settings.svelte';

export const isNew = (lesson: Lesson): boolean =>
  settings.guide === 'fresh' && !settings.learnt.includes(lesson);

/** Explain this no more; after the last lesson the guide is over. */
export function learn(lesson: Lesson): void {
  if (!isNew(lesson)) return;
  settings.learnt = [...settings.learnt, lesson];
  if (LESSONS.every((one) => settings.learnt.includes(one))) settings.guide = 'done';
}

export function skipGuide(): void {
  settings.guide = 'done';
}

export function restartGuide(): void {
  settings.guide = 'fresh';
  settings.learnt = [];
}
