import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { navigate, parse, route, startRouter, tableId } from './router.svelte';

const ID = 'AbC_-0123456789x';

describe('addresses', () => {
  test.each([
    ['/', 'home'],
    ['/rules', 'rules'],
    ['/rules/', 'rules'],
    ['/cards', 'cards'],
    ['/settings', 'settings'],
    ['/games', 'games'],
    ['/daily', 'daily'],
    ['/daily/today', 'missing'],
    ['/elsewhere', 'missing'],
    ['/rules/more', 'missing'],
    ['/t/', 'missing'],
    ['/t/short', 'missing'],
    [`/t/${ID}/more`, 'missing'],
    ['/t/..%2F..%2Fsecrets123', 'missing'],
  ])('%s → %s', (address, page) => {
    expect(parse(address).page).toBe(page);
  });

  test('a table, and a replay at a moment', () => {
    expect(parse(`/t/${ID}`)).toMatchObject({ page: 'table', id: ID, at: null });
    expect(parse(`/r/${ID}?at=17`)).toMatchObject({ page: 'replay', id: ID, at: 17 });
    expect(parse(`/r/${ID}?at=-3`)).toMatchObject({ page: 'replay', at: null });
    expect(parse(`/r/${ID}?at=1e3`)).toMatchObject({ page: 'replay', at: null });
  });

  test('a day of the daily harbour', () => {
    expect(parse('/daily/2026-11-16')).toMatchObject({ page: 'daily', day: '2026-11-16' });
    expect(parse('/daily')).toMatchObject({ page: 'daily', day: '' });
  });

  test('a private link', () => {
    expect(parse('/move/ABCD-EFGH')).toMatchObject({ page: 'move', code: 'ABCD-EFGH' });
    expect(parse('/move/%41B')).toMatchObject({ page: 'move', code: 'AB' });
    expect(parse('/move/%zz')).toMatchObject({ page: 'move', code: '%zz' });
  });
});

test.each([
  [ID, ID],
  [`  ${ID} `, ID],
  [`https://example.org/t/${ID}`, ID],
  [`http://localhost:8765/r/${ID}?at=3`, ID],
  ['https://example.org/rules', null],
  ['hello', null],
  ['', null],
])('the table in %j is %j', (text, id) => {
  expect(tableId(text)).toBe(id);
});

describe('going somewhere', () => {
  let stop: () => void;
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined);
    history.replaceState(null, '', '/');
    stop = startRouter();
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  function click(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    // What the router leaves alone must not make the test's browser go anywhere.
    const guard = (late: Event): void => late.preventDefault();
    let taken = false;
    addEventListener(
      'click',
      (late) => {
        taken = late.defaultPrevented;
        guard(late);
      },
      { once: true },
    );
    document.querySelector('a > span, a')?.dispatchEvent(event);
    return taken;
  }

  test('by name', () => {
    navigate(`/t/${ID}`);
    expect(route).toMatchObject({ page: 'table', id: ID });
    expect(location.pathname).toBe(`/t/${ID}`);
    navigate('/rules', { replace: true });
    expect(route).toMatchObject({ page: 'rules', id: '' });
  });

  test('by the browser’s own buttons', () => {
    navigate('/rules');
    history.replaceState(null, '', '/cards');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(route.page).toBe('cards');
  });

  test('by a link, also when something in it is clicked', () => {
    expect(click('<a href="/cards"><span>x</span></a>')).toBe(true);
    expect(route.page).toBe('cards');
  });

  test.each([
    ['another site', '<a href="https://example.org/rules">x</a>', {}],
    ['a new tab', '<a href="/rules" target="_blank">x</a>', {}],
    ['a download', '<a href="/rules" download>x</a>', {}],
    ['the server’s own addresses', '<a href="/api/tables/x/record">x</a>', {}],
    ['a place on the same page', '<a href="/#main">x</a>', {}],
    ['with a key held', '<a href="/rules">x</a>', { ctrlKey: true }],
    ['with another button', '<a href="/rules">x</a>', { button: 1 }],
  ])('a link to %s is the browser’s business', (_, html, init) => {
    expect(click(html, init)).toBe(false);
    expect(route.page).toBe('home');
  });
});
