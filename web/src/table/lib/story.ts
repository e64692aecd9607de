/** The log in lines, grouped by round. */

import { t } from '../../lib/i18n.svelte';
import { cardName, eventText, type Talk } from '../../lib/words';
import type { Event, Step } from '../../lib/wire';

export interface Line {
  /** The entry of the log it belongs to. */
  entry: number;
  key: string;
  text: string;
  seat: number | null;
  kind: 'deed' | 'fire' | 'table' | 'back';
  undone: boolean;
}

export interface Chapter {
  round: number;
  lines: Line[];
}

/** The entries that were taken back later. */
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

export function chaptersOf(story: readonly Step[], talk: Talk, rounds: number): Chapter[] {
  const undone = undoneEntries(story);
  const chapters: Chapter[] = [];
  let decided = 0;
  const add = (line: Omit<Line, 'key'>): void => {
    const chapter = chapters.at(-1) ?? { round: 1, lines: [] };
    if (!chapters.length) chapters.push(chapter);
    chapter.lines.push({ ...line, key: `${line.entry}.${chapter.lines.length}` });
  };
  for (const step of story) {
    const entry = step.number;
    if (step.back_to !== null) {
      const player = talk.names[step.seat ?? -1] ?? '';
      const text = t('table-took-back', { player, count: decided - step.back_to });
      add({ entry, text, seat: step.seat, kind: 'back', undone: false });
    }
    decided = step.decided;
    const shown = step.events.filter((event) => event.type !== 'revealed');
    const revealed = step.events.filter((event) => event.type === 'revealed');
    for (const event of shown) {
      if (event.type === 'round-began') chapters.push({ round: event.round, lines: [] });
      const text = eventText(event, talk, rounds);
      add({ entry, text, ...about(event), undone: undone.has(entry) });
    }
    if (revealed.length) {
      const cards = revealed.map((event) => cardName(talk.card(event.card))).join(' · ');
      const text = t('table-supplied', { cards });
      add({ entry, text, seat: null, kind: 'table', undone: undone.has(entry) });
    }
  }
  return chapters;
}

function about(event: Event): Pick<Line, 'seat' | 'kind'> {
  if (event.type === 'burned') return { seat: null, kind: 'fire' };
  if ('seat' in event) return { seat: event.seat, kind: 'deed' };
  return { seat: null, kind: 'table' };
}
