/** The server's API, one typed function for every route. */

import type {
  BotInfo,
  CardFace,
  Code,
  Deck,
  Decide,
  ErrorCode,
  Fork,
  Hint,
  Join,
  Me,
  Moment,
  NewTable,
  Problem,
  Proof,
  PutBot,
  Room,
  Said,
  Table,
  Tables,
  Token,
  Undo,
  Worth,
} from './wire';

/** A refused or failed request; nothing has changed. For people: `web-error-<code>`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;

  constructor(code: ErrorCode, status: number, message: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }
}

const PATIENCE = 30_000;

/** For an answer that is no problem of ours: a proxy's page, say. */
function codeFor(status: number): ErrorCode {
  if (status === 404) return 'unknown';
  if (status === 413) return 'too-large';
  if (status === 429) return 'too-many';
  if (status === 401 || status === 403) return 'forbidden';
  return status >= 500 ? 'unavailable' : 'malformed';
}

async function problem(answer: Response): Promise<ApiError> {
  try {
    const told = (await answer.json()) as Partial<Problem>;
    if (typeof told.code === 'string') {
      return new ApiError(told.code, answer.status, told.message ?? '');
    }
  } catch {
    // not JSON
  }
  return new ApiError(codeFor(answer.status), answer.status, answer.statusText);
}

async function request<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers:
        method === 'GET'
          ? { Accept: 'application/json' }
          : { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: method === 'GET' ? null : JSON.stringify(body ?? {}),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (error) {
    throw new ApiError('unavailable', 0, error instanceof Error ? error.message : '');
  }
  if (!answer.ok) throw await problem(answer);
  try {
    return (await answer.json()) as T;
  } catch (error) {
    throw new ApiError('unavailable', answer.status, error instanceof Error ? error.message : '');
  }
}

const get = <T>(path: string): Promise<T> => request<T>('GET', path);
const post = <T>(path: string, body?: object): Promise<T> => request<T>('POST', path, body);
const at = (id: string, rest = ''): string => `/tables/${encodeURIComponent(id)}${rest}`;

// People

export const me = (): Promise<Me> => get('/me');
export const setName = (name: string): Promise<Me> => post('/me', { name });
export const newToken = (): Promise<Token> => post('/me/token');
export const newCode = (): Promise<Code> => post('/me/code');
export const moveHere = (code: string): Promise<Me> => post('/me/move', { code });

// The game's material

let theDeck: Promise<Deck> | null = null;
const faces = new Map<string, CardFace>();

/** The cards; fetched once. */
export function deck(): Promise<Deck> {
  theDeck ??= get<Deck>('/deck').then(
    (fetched) => {
      for (const card of fetched.cards) faces.set(card.id, card);
      return fetched;
    },
    (error: unknown) => {
      theDeck = null;
      throw error;
    },
  );
  return theDeck;
}

/** A card's face; `deck()` must have been fetched. */
export function cardById(id: string): CardFace {
  const face = faces.get(id);
  if (!face) throw new Error(`no card ${id}`);
  return face;
}

let theBots: Promise<BotInfo[]> | null = null;

/** The levels one can play against, from gentle to merciless; fetched once. */
export function bots(): Promise<BotInfo[]> {
  theBots ??= get<BotInfo[]>('/bots').catch((error: unknown) => {
    theBots = null;
    throw error;
  });
  return theBots;
}

// Tables

export const tables = (): Promise<Tables> => get('/tables');
export const createTable = (wish: NewTable): Promise<Room> => post('/tables', wish);
export const importRecord = (record: string): Promise<Room> => post('/tables/import', { record });
export const table = (id: string): Promise<Table> => get(at(id));
export const moments = (id: string): Promise<Moment[]> => get(at(id, '/moments'));
export const fairness = (id: string): Promise<Proof> => get(at(id, '/fairness'));
export const hints = (id: string): Promise<Hint[]> => get(at(id, '/hints'));
export const worth = (id: string, seat: number): Promise<Worth[]> =>
  get(at(id, `/worth?seat=${seat}`));

export const join = (id: string, wish: Join): Promise<Room> => post(at(id, '/join'), wish);
export const leave = (id: string, seat: number): Promise<Room> => post(at(id, '/leave'), { seat });
export const start = (id: string): Promise<Room> => post(at(id, '/start'));
export const decide = (id: string, wish: Decide): Promise<Moment> => post(at(id, '/decide'), wish);
export const undo = (id: string, wish: Undo): Promise<Moment> => post(at(id, '/undo'), wish);
export const chat = (id: string, text: string): Promise<Said> => post(at(id, '/chat'), { text });
export const putBot = (id: string, wish: PutBot): Promise<Room> => post(at(id, '/bot'), wish);
export const takeBack = (id: string, seat: number): Promise<Room> =>
  post(at(id, '/back'), { seat });
export const contribute = (id: string, contribution: string): Promise<Room> =>
  post(at(id, '/contribution'), { contribution });
export const fork = (id: string, wish: Fork): Promise<Room> => post(at(id, '/fork'), wish);
export const rematch = (id: string): Promise<Room> => post(at(id, '/rematch'));

/** Where the game's record can be saved from. */
export const recordUrl = (id: string): string => `/api${at(id, '/record')}`;
/** The stream of a table, from what is already known on. */
export const streamUrl = (id: string, entries: number, lines: number): string =>
  `/api${at(id, `/stream?after=${entries}.${lines}`)}`;

/** What this browser mixes into the shuffle: 16 random bytes. */
export function contribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
