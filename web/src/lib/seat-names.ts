/** What to call bots and seats. */

import { has, t } from './i18n.svelte';
import type { Chair } from './wire';

/** A bot goes by its level, in the user's language if we have a name for it. */
export const botName = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

const isTaken = (chair: Chair): boolean =>
  chair.guest !== null || chair.bot !== null || chair.name !== null;

function nameOf(chair: Chair): string {
  if (chair.name !== null) return chair.name;
  return chair.guest === null && chair.bot !== null ? botName(chair.bot) : t('web-empty-seat');
}

/** The name of each seat; equal names are numbered. */
export function seatNames(chairs: readonly Chair[]): string[] {
  const names = chairs.map(nameOf);
  return chairs.map((chair, seat) => {
    const name = names[seat] ?? '';
    if (!isTaken(chair)) return name;
    const same = chairs.flatMap((other, at) => (isTaken(other) && names[at] === name ? [at] : []));
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}
