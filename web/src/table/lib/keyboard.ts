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
  if (event.key === 'Enter') return confirmPlacing(event, actions);
  return handlePlayback(event, actions) || walk(event, actions) || handleLetter(event.key, actions);
}

/** Enter places the chosen worker, unless it presses something else. */
function confirmPlacing({ target }: KeyboardEvent, actions: TableActions): boolean {
  const { pressed } = actions;
  if (!pressed?.startsWith('@') || (target as Element | null)?.closest?.('button, a')) return false;
  void actions.decide(pressed);
  return true;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'range'));

/** Whether the space bar presses it. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role=button]') !== null;

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
  if (loading.chosen === null) {
    const cube = loading.cubes[digit - 1];
    if (cube) loading.choose(cube.key);
    return cube !== undefined;
  }
  const target = loading.targets[digit - 1];
  if (target === undefined) return false;
  void actions.load(target);
  return true;
}

/** Arrow keys, Home and End walk through the history. */
function walk(event: KeyboardEvent, { playback }: TableActions): boolean {
  if (event.target instanceof HTMLInputElement) return false; // The slider has its own keys.
  const { here, last } = playback;
  const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: last }[event.key];
  if (to === undefined || to < 0 || to > last || to === here) return false;
  void playback.goTo(to);
  return true;
}

/** While earlier moments are shown: the space bar plays and pauses, + and - change the speed. */
function handlePlayback(event: KeyboardEvent, { playback }: TableActions): boolean {
  if (!playback.offered) return false;
  switch (event.key) {
    case ' ':
      return press(!isPressable(event.target), () => playback.toggle());
    case '+':
    case '=':
      return press(true, () => playback.changeSpeed(1));
    case '-':
      return press(true, () => playback.changeSpeed(-1));
    default:
      return false;
  }
}

function handleLetter(key: string, actions: TableActions): boolean {
  switch (key.toLowerCase()) {
    case 'b':
      return press(actions.can('buy'), () => actions.decide('buy'));
    case 'p':
      return press(actions.can('pass'), () => actions.decide('pass'));
    case 'f':
      return press(actions.can('done'), () => actions.finish());
    case 'o':
      return press(actions.can('done'), () => actions.doTheObvious());
    case 'h':
      return press(actions.canAskHints, () => actions.toggleHints());
    case '?':
      return press(true, () => (actions.dialog = 'keys'));
    case 'escape':
      if (actions.pressed !== null) return press(true, () => actions.release());
      return (
        press(actions.hintsOpen, () => actions.toggleHints()) ||
        press(actions.plan.steps !== null, () => actions.plan.close()) ||
        press(actions.loading.chosen !== null, () => actions.loading.choose(null))
      );
    default:
      return false;
  }
}

function press(possible: boolean, act: () => unknown): boolean {
  if (possible) void act();
  return possible;
}
