/** The few lines that a browser has for streams: shared by its tabs, and passed on when one is free. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeLine } from './lines';

/** Locks as browsers have them: one holder each, the others wait in their order. */
class FakeLocks {
  #queues = new Map<string, Promise<unknown>>();

  async request(
    name: string,
    { signal }: { signal: AbortSignal },
    held: () => unknown,
  ): Promise<unknown> {
    const before = this.#queues.get(name) ?? Promise.resolve();
    const given = before.then(() => (signal.aborted ? undefined : held()));
    this.#queues.set(
      name,
      given.catch(() => undefined),
    );
    return given;
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => vi.stubGlobal('navigator', { locks: new FakeLocks() }));
afterEach(() => vi.unstubAllGlobals());

describe('lines', () => {
  test('are granted to four tabs, and to the next when one goes', async () => {
    const granted: number[] = [];
    const tabs = Array.from({ length: 6 }, (_, tab) => takeLine(() => granted.push(tab)));
    await settle();
    expect(granted).toEqual([0, 1, 2, 3]);
    tabs[2]!();
    await settle();
    expect(granted).toEqual([0, 1, 2, 3, 4]);
    tabs[0]!();
    await settle();
    expect(granted).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('who gives up waiting gets none, and keeps nobody from one', async () => {
    const granted: number[] = [];
    const tabs = Array.from({ length: 6 }, (_, tab) => takeLine(() => granted.push(tab)));
    await settle();
    tabs[4]!();
    tabs[1]!();
    await settle();
    expect(granted).toEqual([0, 1, 2, 3, 5]);
  });

  test('are not counted where tabs cannot agree', () => {
    vi.stubGlobal('navigator', {});
    const granted = vi.fn();
    takeLine(granted)();
    expect(granted).toHaveBeenCalledOnce();
  });
});
