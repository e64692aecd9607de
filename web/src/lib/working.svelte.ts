/** Whether the page waits for the answer to a click; another click then does nothing. */

import { attempt } from './toast.svelte';

export const working = $state({ busy: false });

/** Carry out a request unless another one is under way. A refusal is shown as a notice. */
export async function once(ask: () => Promise<void>): Promise<void> {
  if (working.busy) return;
  working.busy = true;
  await attempt(ask);
  working.busy = false;
}
