/** Keys of the table; the browser's own are left alone. */

import { parseOptions, ofKind } from './options';
import type { Stage } from './stage.svelte';

export interface KeyActions {
  hint: () => void;
  list: () => void;
  /** Close what is open; answers whether something was. */
  close: () => boolean;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'range'));

const press = (mark: string): void => {
  document.querySelector<HTMLElement>(`[data-testid="${mark}"]`)?.click();
};

/** Acts on a key and says whether it did. */
export function heed(event: KeyboardEvent, stage: Stage, actions: KeyActions): boolean {
  if (event.defaultPrevented || isTyping(event.target)) return false;
  if (document.querySelector('dialog[open]')) return false;
  const { live } = stage;
  const undo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
  if (undo && !event.shiftKey && !event.altKey) {
    if (live.undoing === null) return false;
    void live.undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (/^[1-9]$/.test(event.key)) return number(Number(event.key), stage);
  return walk(event, stage) || letter(event.key, stage, actions);
}

function number(digit: number, stage: Stage): boolean {
  const place = `@${digit}`;
  if (stage.legal.includes(place)) {
    void stage.decide(place);
    return true;
  }
  if (stage.acting === null || stage.board?.phase !== 'loading') return false;
  // With a cube in hand a number means a place, else a cube.
  const chosen = document.querySelector('.cubes [aria-pressed="true"]');
  const buttons = document.querySelectorAll<HTMLElement>(
    chosen ? '.places button' : '.cubes button',
  );
  const button = buttons[digit - 1];
  button?.focus();
  button?.click();
  return button !== undefined;
}

function walk(event: KeyboardEvent, stage: Stage): boolean {
  const { live } = stage;
  if (event.target instanceof HTMLInputElement) return false; // the slider walks by itself
  const last = live.story.at(-1)?.number ?? 0;
  const here = live.at ?? last;
  const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: last }[event.key];
  if (to === undefined || to < 0 || to > last || to === here) return false;
  void live.goTo(to);
  return true;
}

function letter(key: string, stage: Stage, actions: KeyActions): boolean {
  if (key === '?') {
    actions.list();
    return true;
  }
  if (key === 'Escape') return actions.close();
  const kinds = new Set(parseOptions(stage.legal).map((option) => option.kind));
  switch (key.toLowerCase()) {
    case 'b':
      if (!kinds.has('buy')) return false;
      press('buy');
      return true;
    case 'p':
      if (!kinds.has('pass')) return false;
      press('pass');
      return true;
    case 'f':
      if (ofKind(parseOptions(stage.legal), 'done').length === 0) return false;
      press('finish');
      return true;
    case 'h':
      if (!stage.live.room.hints || stage.acting === null) return false;
      actions.hint();
      return true;
    default:
      return false;
  }
}
