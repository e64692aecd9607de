/** Short notices at the edge of the page; they go away by themselves. */

import { untrack } from 'svelte';
import { ApiError } from './api';
import { has, t } from './i18n.svelte';

export interface Toast {
  id: number;
  text: string;
  /** What the server said, in English: for who wants to find the mistake. */
  detail: string;
  kind: 'note' | 'problem';
}

const LASTS = { note: 4_000, problem: 8_000 } as const;

export const toasts: Toast[] = $state([]);
let last = 0;

export function dismiss(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

export function notify(text: string, kind: Toast['kind'] = 'note', detail = ''): void {
  // The same notice twice is one notice.
  for (const toast of [...toasts]) if (toast.text === text) dismiss(toast.id);
  const id = ++last;
  toasts.push({ id, text, kind, detail });
  setTimeout(() => dismiss(id), LASTS[kind]);
}

/** What went wrong, in words. */
export function problemText(error: unknown): string {
  const key = error instanceof ApiError ? `web-error-${error.code}` : 'web-error-unavailable';
  return has(key) ? t(key) : t('web-error-unavailable');
}

/** Tries something that may fail; failure is told. Null: it failed. */
export async function attempt<T>(ask: () => Promise<T>): Promise<T | null> {
  // Who tries again does not need to be told any more what went wrong before.
  // An effect that tries something must not run again, and sweep them away, whenever there are new notices.
  untrack(() => {
    for (const toast of [...toasts]) if (toast.kind === 'problem') dismiss(toast.id);
  });
  try {
    return await ask();
  } catch (error) {
    notify(problemText(error), 'problem');
    return null;
  }
}
