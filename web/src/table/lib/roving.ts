/** A list that is one stop of the Tab key; arrow keys, Home and End walk through its items. */

import type { Attachment } from 'svelte/attachments';

/** Where a key leads from an item; undefined if it means nothing here. */
export function nextItem(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(to, last));
}

/** Let arrow keys move the focus between the buttons in an element. */
export const rovesFocus: Attachment<HTMLElement> = (element) => {
  const walk = (event: KeyboardEvent): void => {
    const items = [...element.querySelectorAll('button')];
    const at = items.indexOf(event.target as HTMLButtonElement);
    const to = at < 0 ? undefined : nextItem(event.key, at, items.length);
    if (to === undefined) return;
    event.preventDefault();
    items[to]?.focus();
  };
  element.addEventListener('keydown', walk);
  return () => element.removeEventListener('keydown', walk);
};
