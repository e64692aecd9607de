/** The log in lines, grouped by round. */

import { eventText, suppliedText } from '../../lib/texts/events';
import type { TextContext } from '../../lib/texts/names';
import { takebackLines, takenBack } from '../../lib/texts/takebacks';
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
  /** The entry it begins with. A round can begin again after an undo. */
  key: number;
  round: number;
  lines: LogLine[];
}

/** The log by round; `rounds` is how many the game has. An undo can lead back to an earlier one. */
export function logByRound(
  story: readonly Step[],
  context: TextContext,
  rounds: number,
): LogRound[] {
  const undos = takenBack(story);
  const undone = new Set([...undos.values()].flat().map(({ number }) => number));
  const found: LogRound[] = [];
  /** The round after each number of decisions. */
  const roundAfter: number[] = [];
  const begin = (entry: number, round: number): void => {
    if (found.at(-1)?.round !== round) found.push({ key: entry, round, lines: [] });
  };
  const add = (line: Omit<LogLine, 'key'>): void => {
    const lines = found.at(-1)?.lines;
    lines?.push({ ...line, key: `${found.length}.${line.entry}.${lines.length}` });
  };
  for (const step of story) {
    const entry = step.number;
    begin(
      entry,
      step.back_to === null ? (found.at(-1)?.round ?? 1) : (roundAfter[step.decided] ?? 1),
    );
    for (const text of step.back_to === null
      ? []
      : takebackLines(step, undos.get(entry) ?? [], context)) {
      add({ entry, text, seat: step.seat, kind: 'back', undone: false });
    }
    const events = step.stays ? [] : step.events;
    const shown = events.filter((event) => event.type !== 'revealed');
    for (const event of shown) {
      if (event.type === 'round-began') begin(entry, event.round);
      const text = eventText(event, context, rounds);
      add({ entry, text, ...about(event), undone: undone.has(entry) });
    }
    const supplied = suppliedText(events, context);
    if (supplied) {
      add({ entry, text: supplied, seat: null, kind: 'table', undone: undone.has(entry) });
    }
    roundAfter[step.decided] = found.at(-1)?.round ?? 1;
  }
  return found;
}

function about(event: Event): Pick<LogLine, 'seat' | 'kind'> {
  if (event.type === 'burned') return { seat: null, kind: 'fire' };
  if ('seat' in event) return { seat: event.seat, kind: 'player' };
  return { seat: null, kind: 'table' };
}
