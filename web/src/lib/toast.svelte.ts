/** Short notices at the edge of the page. They disappear after a while. */

import { untrack } from 'svelte';
import { ApiError } from './api';
import { has, t } from './i18n.svelte';

export interface Toast {
  id: number;
  text: string;
  /** What the server said, in English, to help find the mistake. */
  detail: string;
  kind: 'note' | 'problem';
}

/** Milliseconds. */
const DURATION = { note: 4_000, problem: 8_000 } as const;

export const toasts: Toast[] = $state([]);
let last = 0;

export function dismiss(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

export function notify(text: string, kind: Toast['kind'] = 'note', detail = ''): void {
  // Show the same notice only once.
  for (const toast of [...toasts]) if (toast.text === text) dismiss(toast.id);
  const id = ++last;
  toasts.push({ id, text, kind, detail });
  setTimeout(() => dismiss(id), DURATION[kind]);
}

/** What went wrong, for users. */
export function problemText(error: unknown): string {
  const key = error instanceof ApiError ? `web-error-${error.code}` : 'web-error-unavailable';
  return has(key) ? t(key) : t('web-error-unavailable');
}

/** Try something. Returns null and shows a toast if it fails. */
export async function attempt<T>(ask: () => Promise<T>): Promise<T | null> {
  // A new attempt removes old problems. Untracked, or an effect that calls this would depend on the
  // toasts, run again for each new one and remove it.
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
