/**
 * The lines of a browser: it keeps about six connections to a server, and an open stream holds one of them. So only
 * a few tabs listen at a time, and connections are left for what all of them ask.
 */

const LINES = 4;

/** Calls `granted` once this tab has a line. The answer gives it back, or gives up waiting. */
export function takeLine(granted: () => void): () => void {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) {
    granted(); // without https tabs cannot agree
    return () => undefined;
  }
  const waiting = new AbortController();
  let done = false;
  let leave = (): void => waiting.abort();
  for (let line = 0; line < LINES; line += 1) {
    locks
      .request(`speicherstadt-line-${line}`, { signal: waiting.signal }, () => {
        if (done) return undefined;
        done = true;
        waiting.abort();
        granted();
        return new Promise<void>((release) => {
          leave = release;
        });
      })
      .catch(() => undefined); // another line was granted, or nobody waits any more
  }
  return () => {
    done = true;
    leave();
  };
}
