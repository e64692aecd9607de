/** What was or would be taken back. */

import { parseDecision } from '../decisions';
import { t } from '../i18n.svelte';
import type { Step } from '../wire';
import { cardTitle, nameList, type TextContext } from './names';

/** For each undo, by its entry number: the steps that it took back, the earliest first. */
export function takenBack(story: readonly Step[]): Map<number, Step[]> {
  const found = new Map<number, Step[]>();
  const counting: Step[] = [];
  for (const step of story) {
    if (step.back_to !== null) found.set(step.number, counting.splice(step.back_to));
    else if (step.decision !== null) counting.push(step);
  }
  return found;
}

/** A decision in a few words, such as "worker at Tea Taster (3)". */
export function decisionName(step: Step | undefined, context: TextContext): string {
  const decision = parseDecision(step?.decision ?? '');
  const told = step?.events ?? [];
  const placed = told.find((event) => event.type === 'placed');
  const bought = told.find((event) => event.type === 'bought');
  switch (decision?.kind) {
    case undefined:
      return '';
    case 'place':
      return t('takeback-place', {
        card: placed ? cardTitle(context.card(placed.card)) : '', // the berth tells it apart
        berth: decision.berth,
      });
    case 'buy':
      return t('takeback-buy', { card: bought ? cardTitle(context.card(bought.card)) : '' });
    case 'pass':
    case 'done':
      return t(`takeback-${decision.kind}`);
    default:
      return t('takeback-load');
  }
}

/** The lines about an undo: what was taken back, who allowed it, and what everybody knows by now. */
export function takebackLines(undo: Step, undone: readonly Step[], context: TextContext): string[] {
  const nameOf = (seat: number | null): string => context.names[seat ?? -1] ?? '';
  const seen = undone.filter(({ stays }) => !stays);
  const what = decisionName(seen[0], context);
  const lines = [t('table-took-back', { player: nameOf(undo.seat), count: seen.length, what })];
  if (undo.allowed_by.length) {
    lines.push(t('table-took-back-allowed', { players: nameList(undo.allowed_by.map(nameOf)) }));
  }
  const shown = ({ type }: { type: string }): boolean => type === 'revealed' || type === 'burned';
  if (undone.some(({ events }) => events.some(shown))) lines.push(t('table-took-back-known'));
  return lines;
}
