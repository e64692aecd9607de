/** A server for tests: answers HTTP requests from a list, and holds the other end of WebSockets. */

import { vi } from 'vitest';
import type { Command, Moment, ServerMessage } from '../lib/wire';
import { ID } from './tables';

type Answer = { status?: number; body: unknown };

/** The page's side of a WebSocket, with what the test does on the server's side. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;

  readyState: number = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { reason: string }) => void) | null = null;
  readonly commands: Command[] = [];
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error('the socket is not open');
    this.commands.push(JSON.parse(text) as Command);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  /** The position that the page asked to resume after. */
  get after(): string | null {
    return new URL(this.url).searchParams.get('after');
  }

  /** The last command of a type. */
  last(type: Command['type']): Command | undefined {
    return this.commands.findLast((command) => command.type === type);
  }

  // What the server does

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  tellMoment(moment: Moment): void {
    this.tell({ type: 'moment', at: `${moment.step.number}.0`, moment });
  }

  /** Carry out the last command of a type. */
  done(type: Command['type']): void {
    this.tell({ type: 'done', id: this.last(type)?.id ?? -1 });
  }

  /** Close it, or refuse it if it was not accepted yet. */
  drop(reason = ''): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ reason });
  }
}

export class FakeServer {
  readonly sockets: FakeSocket[] = [];
  /** The HTTP requests so far, by path below the table. */
  readonly requests: { path: string; body: unknown }[] = [];
  /** The answers by path; without one the request fails as if there were no network. */
  answers: Record<string, Answer> = {
    '/me': { body: { guest: 'me', name: 'Anna' } },
    '/deck': {
      body: { name: 'standard', cards: [], office_points: [], queue_prices: [], removed: {} },
    },
  };

  /** Replace `fetch` and `WebSocket` until the test ends. */
  install(): void {
    const { sockets } = this;
    vi.stubGlobal(
      'WebSocket',
      class extends FakeSocket {
        constructor(url: string) {
          super(url);
          sockets.push(this);
        }
      },
    );
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      const path = url.replace('/api', '').replace(`/tables/${ID}`, '') || '/';
      const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
      this.requests.push({ path, body });
      const answer = this.answers[path];
      if (!answer) return Promise.reject(new TypeError('no network'));
      const { status = 200, body: told } = answer;
      const text = status === 204 ? null : JSON.stringify(told);
      return Promise.resolve(new Response(text, { status }));
    });
  }

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('nobody has connected');
    return socket;
  }

  requestsTo(path: string): number {
    return this.requests.filter((request) => request.path === path).length;
  }
}

/** Let answers arrive. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
}
