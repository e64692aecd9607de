/** Who uses this browser: a guest with a name, or nobody yet. */

import * as api from './api';
import type { Me, PersonEmblem } from './wire';

interface Session extends Me {
  /** The name dialog is open. */
  asking: boolean;
  /** Whether the server has been asked who this is. */
  known: boolean;
}

export const session: Session = $state({
  guest: null,
  name: null,
  emblem: null,
  asking: false,
  known: false,
});

let answer: ((named: boolean) => void) | null = null;

function become(me: Me): void {
  session.guest = me.guest;
  session.name = me.name;
  session.emblem = me.emblem;
  session.known = true;
}

export async function loadMe(): Promise<void> {
  become(await api.me());
}

export async function rename(name: string): Promise<void> {
  become(await api.setName(name));
}

export async function chooseEmblem(emblem: PersonEmblem): Promise<void> {
  become(await api.chooseEmblem(emblem));
}

export async function moveHere(code: string): Promise<void> {
  become(await api.moveHere(code));
}

/** Make sure there is a name; ask for one if needed. False if the person does not give one. */
export async function ensureName(fallback?: string): Promise<boolean> {
  if (!session.known) await loadMe();
  if (session.name !== null) return true;
  if (fallback !== undefined) {
    await rename(fallback);
    return true;
  }
  answer?.(false);
  session.asking = true;
  return new Promise((resolve) => (answer = resolve));
}

/** Called by the name dialog when it closes. */
export function answerName(named: boolean): void {
  session.asking = false;
  const waiting = answer;
  answer = null;
  waiting?.(named);
}
