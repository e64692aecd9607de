/** The keys of the table. The browser's own keys keep their meaning. */

import { placeToken } from '../../lib/berths';
import { session } from '../../lib/session.svelte';
import type { TableActions } from './actions.svelte';
import type { Display } from './display.svelte';

/** Act on a key; answers whether it meant something. */
export function handleKey(event: KeyboardEvent, display: Display, actions: TableActions): boolean {
  if (event.defaultPrevented || isTyping(event.target)) return false;
  if (actions.dialog !== null || session.asking) return false;
  if (isUndo(event)) {
    if (!actions.canUndo) return false;
    void actions.undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (/^[1-9]$/.test(event.key)) return handleDigit(Number(event.key), display, actions);
  return walk(event, display) || handleLetter(event.key, actions);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'range'));

const isUndo = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'z' &&
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey;

/** A digit places a worker. When loading it chooses a cube, and then a place for it. */
function handleDigit(digit: number, display: Display, actions: TableActions): boolean {
  const token = placeToken(digit);
  if (actions.can(token)) {
    void actions.decide(token);
    return true;
  }
  if (display.acting === null || display.board?.phase !== 'loading') return false;
  const { loading } = actions;
  if (loading.index === null) {
    if (digit > loading.quay.length) return false;
    loading.choose(digit - 1);
    return true;
  }
  const target = loading.targets[digit - 1];
  if (target === undefined) return false;
  void actions.load(target);
  return true;
}

/** Arrow keys, Home and End walk through the history. */
function walk(event: KeyboardEvent, { store, history }: Display): boolean {
  if (event.target instanceof HTMLInputElement) return false; // The slider has its own keys.
  const last = Math.max(0, store.lastEntry);
  const here = history.at ?? last;
  const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: last }[event.key];
  if (to === undefined || to < 0 || to > last || to === here) return false;
  void history.goTo(to);
  return true;
}

function handleLetter(key: string, actions: TableActions): boolean {
  switch (key.toLowerCase()) {
    case 'b':
      return press(actions.can('buy'), () => actions.buy());
    case 'p':
      return press(actions.can('pass'), () => actions.pass());
    case 'f':
      return press(actions.can('done'), () => actions.finish());
    case 'h':
      return press(actions.canAskHints, () => actions.toggleHints());
    case '?':
      return press(true, () => (actions.dialog = 'keys'));
    case 'escape':
      return press(actions.hintsOpen, () => actions.toggleHints());
    default:
      return false;
  }
}

function press(possible: boolean, act: () => unknown): boolean {
  if (possible) void act();
  return possible;
}
