/** The page that the address asks for, with the browser's own history. */

export type Page =
  | 'home'
  | 'table'
  | 'replay'
  | 'daily'
  | 'games'
  | 'rules'
  | 'cards'
  | 'settings'
  | 'move'
  | 'missing';

export interface Route {
  page: Page;
  /** The id of the table. */
  id: string;
  /** The code of a private link that moves a person to this device. */
  code: string;
  /** Replay: the log entry to start at. */
  at: number | null;
  /** Daily harbour: a day such as 2026-11-16; empty for the overview. */
  day: string;
}

const PLAIN = ['daily', 'games', 'rules', 'cards', 'settings'] as const;

const DAY = /^\d{4}-\d\d-\d\d$/;
const ID = /^[A-Za-z0-9_-]{16}$/;

export function parse(address: string): Route {
  const url = new URL(address, 'http://here');
  const route: Route = { page: 'missing', id: '', code: '', at: null, day: '' };
  const parts = url.pathname.split('/').filter(Boolean);
  const [first, second] = parts;
  if (parts.length === 0) return { ...route, page: 'home' };
  const plain = PLAIN.find((page) => page === first);
  if (parts.length === 1 && plain) return { ...route, page: plain };
  if (parts.length === 2 && second !== undefined) {
    if ((first === 't' || first === 'r') && ID.test(second)) {
      const at = url.searchParams.get('at');
      return {
        ...route,
        page: first === 't' ? 'table' : 'replay',
        id: second,
        at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null,
      };
    }
    if (first === 'daily' && DAY.test(second)) return { ...route, page: 'daily', day: second };
    if (first === 'move') return { ...route, page: 'move', code: decode(second) };
  }
  return route;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The id of a table, from a link to it or the id itself. */
export function tableId(text: string): string | null {
  const trimmed = text.trim();
  if (ID.test(trimmed)) return trimmed;
  const path = /\/[tr]\/([A-Za-z0-9_-]{16})(?:[/?#]|$)/.exec(trimmed);
  return path?.[1] ?? null;
}

export const route: Route = $state(parse(location.href));

function show(): void {
  Object.assign(route, parse(location.href));
}

export function navigate(path: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  show();
  scrollTo(0, 0);
}

/** Follow links within the app without reloading the page. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!(link instanceof HTMLAnchorElement)) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  if (link.href !== location.href) navigate(link.pathname + link.search + link.hash);
}

/** Listen to links and to the browser's back and forward. Returns a function that stops it. */
export function startRouter(): () => void {
  addEventListener('popstate', show);
  document.addEventListener('click', follow);
  show();
  return () => {
    removeEventListener('popstate', show);
    document.removeEventListener('click', follow);
  };
}
