/** What to call players. */

import { has, t } from './i18n.svelte';
import type { Chair } from './wire';

/** The level of a bot, in the user's language if we have a name for it. */
export const botName = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** Several bots, such as "2 × Clerk, Broker". */
export function botNames(bots: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const bot of bots) counts.set(bot, (counts.get(bot) ?? 0) + 1);
  return [...counts]
    .map(([bot, count]) => (count > 1 ? `${count} × ${botName(bot)}` : botName(bot)))
    .join(', ');
}

export const isTaken = (chair: Chair): boolean =>
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

/** The level of the bot in each seat; null for people and for bots without a name. */
export const seatLevels = (chairs: readonly Chair[]): (string | null)[] =>
  chairs.map(({ guest, bot, name }) =>
    guest === null && bot !== null && name !== null ? botName(bot) : null,
  );
