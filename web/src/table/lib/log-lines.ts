/** The log in lines, grouped by round. */

import { t } from '../../lib/i18n.svelte';
import { eventText } from '../../lib/texts/events';
import { cardName, type TextContext } from '../../lib/texts/names';
import type { Event, Step } from '../../lib/wire';

export interface LogLine {
  /** The log entry it belongs to. */
  entry: number;
  key: string;
  text: string;
  seat: number | null;
  kind: 'player' | 'fire' | 'table' | 'back';
  undone: boolean;
}

/** The lines of one round. */
export interface LogRound {
  round: number;
  lines: LogLine[];
}

/** The numbers of the entries that were undone later. */
export function undoneEntries(story: readonly Step[]): Set<number> {
  const undone = new Set<number>();
  const counting: number[] = [];
  for (const step of story) {
    if (step.back_to !== null) {
      for (const number of counting.splice(step.back_to)) undone.add(number);
    } else if (step.decision !== null) counting.push(step.number);
  }
  return undone;
}

/** The log by round; `rounds` is how many the game has. */
export function logByRound(
  story: readonly Step[],
  context: TextContext,
  rounds: number,
): LogRound[] {
  const undone = undoneEntries(story);
  const found: LogRound[] = [];
  let decided = 0;
  const add = (line: Omit<LogLine, 'key'>): void => {
    const current = found.at(-1) ?? { round: 1, lines: [] };
    if (!found.length) found.push(current);
    current.lines.push({ ...line, key: `${line.entry}.${current.lines.length}` });
  };
  for (const step of story) {
    const entry = step.number;
    if (step.back_to !== null) {
      const player = context.names[step.seat ?? -1] ?? '';
      const text = t('table-took-back', { player, count: decided - step.back_to });
      add({ entry, text, seat: step.seat, kind: 'back', undone: false });
    }
    decided = step.decided;
    const shown = step.events.filter((event) => event.type !== 'revealed');
    const revealed = step.events.filter((event) => event.type === 'revealed');
    for (const event of shown) {
      if (event.type === 'round-began') found.push({ round: event.round, lines: [] });
      const text = eventText(event, context, rounds);
      add({ entry, text, ...about(event), undone: undone.has(entry) });
    }
    if (revealed.length) {
      const cards = revealed.map((event) => cardName(context.card(event.card))).join(' · ');
      const text = t('table-supplied', { cards });
      add({ entry, text, seat: null, kind: 'table', undone: undone.has(entry) });
    }
  }
  return found;
}

function about(event: Event): Pick<LogLine, 'seat' | 'kind'> {
  if (event.type === 'burned') return { seat: null, kind: 'fire' };
  if ('seat' in event) return { seat: event.seat, kind: 'player' };
  return { seat: null, kind: 'table' };
}
