/** Lets the app open without a connection, by a service worker that keeps what this visit used. */

const PATIENCE = 2_000;

/** Everything with a hash in its name that this page has fetched so far. */
function used(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return names
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  const keep = (): void => workers.controller?.postMessage({ keep: used() });
  // A worker of a new version takes over by itself and starts with nothing.
  workers.addEventListener('controllerchange', keep);
  await workers.register('/service-worker.js', { updateViaCache: 'none' });
  keep();
}

/** Register the service worker once the page is at rest, so that the first visit is no slower. */
export function keepShell(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  setTimeout(() => void register().catch(() => undefined), PATIENCE);
}

/** A file of an earlier version is gone from the server: get the new version, but never in a loop. */
export function reloadAfterUpdate(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem('speicherstadt.reloaded') ?? 0);
    if (!navigator.onLine || Date.now() - last < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem('speicherstadt.reloaded', String(Date.now()));
    location.reload();
  });
}
