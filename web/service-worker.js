/*
 * Opens the app without a connection. It never decides which version is shown while the server can
 * be reached: pages always come from the network, and assets have a hash of their content in their
 * name. Answers of the API and tables are not touched at all.
 *
 * The build replaces __BUILD__ by a hash of all files, so every version has a cache of its own.
 */

const CACHE = 'speicherstadt-__BUILD__';
const SHELL = '/';
const NOT_PAGES = /^\/(api|schema)\/|^\/(health|metrics)(\/|$)|^\/service-worker\.js$/;

self.addEventListener('install', (event) => {
  event.waitUntil(keep([SHELL]).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const paths = event.data?.keep;
  if (Array.isArray(paths)) event.waitUntil(keep(paths.filter(isAsset)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (isAsset(pathname)) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && !NOT_PAGES.test(pathname)) {
    event.respondWith(page(request));
  }
});

function isAsset(path) {
  return typeof path === 'string' && path.startsWith('/assets/');
}

/** The page from the network; the kept one only if there is no answer. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(SHELL, { cacheName: CACHE });
    if (kept) return kept;
    throw error;
  }
}

async function asset(request) {
  const kept = await caches.match(request.url, { cacheName: CACHE });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request.url, answer.clone());
  return answer;
}

/** Assets come from the browser's own cache, where this visit has put them. */
async function keep(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    if (path !== SHELL && (await cache.match(path))) continue;
    const answer = await fetch(path, { cache: path === SHELL ? 'no-cache' : 'force-cache' });
    if (answer.ok) await cache.put(path, answer);
  }
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
