/** What happened since a player's last decision, in a few lines: their own losses first. */

import { t } from '../../lib/i18n.svelte';
import { eventText } from '../../lib/texts/events';
import { cardName, signed, type TextContext } from '../../lib/texts/names';
import { missedText } from '../../lib/texts/prices';
import type { Event, Step } from '../../lib/wire';
import { counting } from './own-decisions';

export interface SinceLine {
  text: string;
  seat: number | null;
  /** It concerns me, and it was a loss. */
  kind: 'loss' | 'mine' | 'others';
}

const ORDER: readonly SinceLine['kind'][] = ['loss', 'mine', 'others'];

/** The lines since a log entry, for the player of a seat. */
export function linesSince(
  story: readonly Step[],
  seat: number,
  entry: number,
  context: TextContext,
  rounds: number,
): SinceLine[] {
  const lines: SinceLine[] = [];
  /** The columns where each of the others placed workers, with their cards. */
  const placed = new Map<number, Map<string, string>>();
  for (const step of counting(story)) {
    if (step.number <= entry) continue;
    for (const event of step.events) {
      const line = lineOf(event, seat, context, rounds);
      if (line) lines.push(line);
      if (event.type === 'placed' && event.seat !== seat) {
        const cards = placed.get(event.seat) ?? new Map<string, string>();
        const card = cardName(context.card(event.card), event.cargo);
        cards.set(`${event.berth} ${event.card}`, card);
        placed.set(event.seat, cards);
      }
    }
  }
  for (const [other, cards] of placed) {
    const player = context.names[other] ?? '';
    const text = t('table-since-placed', { player, cards: [...cards.values()].join(', ') });
    lines.push({ text, seat: other, kind: 'others' });
  }
  return lines.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

function lineOf(
  event: Event,
  seat: number,
  context: TextContext,
  rounds: number,
): SinceLine | null {
  const told = eventText(event, context, rounds);
  const others = (who: number | null): SinceLine => ({ text: told, seat: who, kind: 'others' });
  switch (event.type) {
    case 'burned': {
      const change = event.change[seat] ?? 0;
      if (change === 0) return others(null);
      const card = cardName(context.card(event.card));
      const text = t('table-since-fire', { card, change: signed(change) });
      return { text, seat, kind: change < 0 ? 'loss' : 'mine' };
    }
    case 'could-not-pay':
      if (event.seat !== seat) return null;
      return {
        text: t('table-since-not-paid', {
          card: cardName(context.card(event.card), event.cargo),
          count: event.price,
        }),
        seat,
        kind: 'loss',
      };
    case 'bought':
      if (event.seat === seat) return { text: told, seat, kind: 'mine' };
      if (!event.in_line.includes(seat)) return others(event.seat);
      return { text: missedText({ seat, event }, context, true), seat: event.seat, kind: 'loss' };
    case 'finished':
      return event.seat === seat && event.lost.length ? { text: told, seat, kind: 'loss' } : null;
    case 'earned': {
      const coins = event.coins[seat] ?? 0;
      return { text: t('table-since-income', { count: coins }), seat, kind: 'mine' };
    }
    case 'delivered':
      if (event.seat === seat) return { text: told, seat, kind: 'mine' };
      return event.complete ? others(event.seat) : null;
    case 'round-began':
    case 'ended':
      return others(null);
    default:
      return null;
  }
}
