/** The server's HTTP API: one typed function per route. */

import type {
  ApiToken,
  BotInfo,
  CardFace,
  CardUse,
  Code,
  CommitContribution,
  DailyArchive,
  DailyComparison,
  DailyOverview,
  DailyRanking,
  DeckInfo,
  ErrorCode,
  Fork,
  HintInfo,
  Join,
  LoadingPlan,
  Lobby,
  LobbyPages,
  Me,
  Moment,
  NewTable,
  OpenContribution,
  PersonEmblem,
  Problem,
  ProofInfo,
  PutBot,
  ResultPage,
  Room,
  SessionInfo,
  Statistics,
  Table,
  TablePage,
  TableSettings,
  TokenInfo,
} from './wire';

/** A refused or failed request. Nothing has changed. The text for users is `web-error-<code>`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** The HTTP status; 0 if there was no HTTP answer. */
  readonly status: number;

  constructor(code: ErrorCode, status: number, message: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }
}

/** Give up on a request after this many milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** The code for an error that did not come from our server, such as a proxy's error page. */
function codeFor(status: number): ErrorCode {
  if (status === 404) return 'unknown';
  if (status === 413) return 'too-large';
  if (status === 429) return 'too-many';
  if (status === 401 || status === 403) return 'forbidden';
  return status >= 500 ? 'unavailable' : 'malformed';
}

async function errorFrom(answer: Response): Promise<ApiError> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    if (typeof problem.code === 'string') {
      return new ApiError(problem.code, answer.status, problem.message ?? '');
    }
  } catch {
    // The body is not JSON.
  }
  return new ApiError(codeFor(answer.status), answer.status, answer.statusText);
}

async function request<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers:
        method === 'POST'
          ? { Accept: 'application/json', 'Content-Type': 'application/json' }
          : { Accept: 'application/json' },
      body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    });
  } catch (error) {
    throw new ApiError('unavailable', 0, error instanceof Error ? error.message : '');
  }
  if (!answer.ok) throw await errorFrom(answer);
  if (answer.status === 204) return undefined as T;
  try {
    return (await answer.json()) as T;
  } catch (error) {
    throw new ApiError('unavailable', answer.status, error instanceof Error ? error.message : '');
  }
}

const get = <T>(path: string): Promise<T> => request<T>('GET', path);
const post = <T>(path: string, body?: object): Promise<T> => request<T>('POST', path, body);
const tablePath = (id: string, rest = ''): string => `/tables/${encodeURIComponent(id)}${rest}`;

// People

export const me = (): Promise<Me> => get('/me');
export const setName = (name: string): Promise<Me> => post('/me', { name });
export const chooseEmblem = (emblem: PersonEmblem): Promise<Me> => post('/me/emblem', { emblem });
export const newCode = (): Promise<Code> => post('/me/code');
export const moveHere = (code: string): Promise<Me> => post('/me/move', { code });

// Browsers in which this person is signed in

export const sessions = (): Promise<SessionInfo[]> => get('/me/sessions');
export const revokeSession = (id: string): Promise<void> =>
  request('DELETE', `/me/sessions/${encodeURIComponent(id)}`);
/** Sign out everywhere except in this browser. */
export const revokeOtherSessions = (): Promise<void> => request('DELETE', '/me/sessions');

// Access tokens for programs

export const tokens = (): Promise<TokenInfo[]> => get('/me/tokens');
/** Create a token; it replaces the one with the same name. */
export const newToken = (name: string): Promise<ApiToken> => post('/me/token', { name });
export const revokeToken = (name: string): Promise<void> =>
  request('DELETE', `/me/tokens/${encodeURIComponent(name)}`);

// My finished games

export const statistics = (): Promise<Statistics> => get('/me/statistics');
export const finishedGames = (before?: string): Promise<ResultPage> =>
  get(`/me/games${before ? `?before=${encodeURIComponent(before)}` : ''}`);
/** Where to download all my games, as a table or as JSON. */
export const gamesUrl = (format: 'csv' | 'json'): string => `/api/me/games/export?format=${format}`;
/** Where to download the records of all my games. */
export const recordsUrl = '/api/me/games/records';

// The daily harbour

export const daily = (): Promise<DailyOverview> => get('/daily');
export const dailyArchive = (before?: string): Promise<DailyArchive> =>
  get(`/daily/archive${before ? `?before=${before}` : ''}`);
export const dailyRanking = (day: string): Promise<DailyRanking> => get(`/daily/${day}`);
/** Play the deal of a day: the scored game of today if there is one, or a new one. */
export const playDaily = (day: string, again = false): Promise<Room> =>
  post(`/daily/${day}`, { again });
/** My game decision by decision; `beside` is the table of one other player. */
export const dailyComparison = (day: string, beside?: string): Promise<DailyComparison> =>
  get(`/daily/${day}/comparison${beside ? `?beside=${beside}` : ''}`);

// Cards and bots

let deckRequest: Promise<DeckInfo> | null = null;
const faces = new Map<string, CardFace>();

/** The deck; fetched once. */
export function deck(): Promise<DeckInfo> {
  deckRequest ??= get<DeckInfo>('/deck').then(
    (fetched) => {
      for (const card of fetched.cards) faces.set(card.id, card);
      return fetched;
    },
    (error: unknown) => {
      deckRequest = null;
      throw error;
    },
  );
  return deckRequest;
}

/** The face of a card. Only works once `deck()` has been fetched. */
export function cardById(id: string): CardFace {
  const face = faces.get(id);
  if (!face) throw new Error(`no card ${id}`);
  return face;
}

let botsRequest: Promise<BotInfo[]> | null = null;

/** The bots, from the weakest to the strongest; fetched once. */
export function bots(): Promise<BotInfo[]> {
  botsRequest ??= get<BotInfo[]>('/bots').catch((error: unknown) => {
    botsRequest = null;
    throw error;
  });
  return botsRequest;
}

// The lobby

export type LobbyList = keyof LobbyPages;

/** The first page of each list of tables. */
export const lobby = (): Promise<Lobby> => get('/tables');
/** A further page of one list. */
export const lobbyPage = (list: LobbyList, before: string): Promise<TablePage> =>
  get(`/lobby/${list}?before=${encodeURIComponent(before)}`);

// Tables

export const createTable = (wish: NewTable): Promise<Room> => post('/tables', wish);
export const importRecord = (record: string): Promise<Room> => post('/tables/import', { record });
export const table = (id: string): Promise<Table> => get(tablePath(id));
/** A page of the history: the moments after a log entry; -1 begins with the set-up. */
export const moments = (id: string, after: number): Promise<Moment[]> =>
  get(tablePath(id, `/moments?after=${after}`));
export const fairness = (id: string): Promise<ProofInfo> => get(tablePath(id, '/fairness'));
export const hints = (id: string): Promise<HintInfo[]> => get(tablePath(id, '/hints'));
/** What is obvious to do in my loading. */
export const obviousPlan = (id: string): Promise<LoadingPlan> => get(tablePath(id, '/plan'));
/** What the cards at the berths would do for a seat now. */
export const cardUses = (id: string, seat: number): Promise<CardUse[]> =>
  get(tablePath(id, `/worth?seat=${seat}`));

export const join = (id: string, wish: Join): Promise<Room> => post(tablePath(id, '/join'), wish);
export const leave = (id: string, seat: number): Promise<Room> =>
  post(tablePath(id, '/leave'), { seat });
export const remove = (id: string, seat: number): Promise<Room> =>
  post(tablePath(id, '/remove'), { seat });
export const start = (id: string): Promise<Room> => post(tablePath(id, '/start'));
export const putBot = (id: string, wish: PutBot): Promise<Room> =>
  post(tablePath(id, '/bot'), wish);
export const takeBack = (id: string, seat: number): Promise<Room> =>
  post(tablePath(id, '/back'), { seat });
export const changeSettings = (id: string, wish: TableSettings): Promise<Room> =>
  post(tablePath(id, '/settings'), wish);
export const commitContribution = (id: string, wish: CommitContribution): Promise<Room> =>
  post(tablePath(id, '/contribution'), wish);
export const openContribution = (id: string, wish: OpenContribution): Promise<Room> =>
  post(tablePath(id, '/opening'), wish);
export const fork = (id: string, wish: Fork): Promise<Room> => post(tablePath(id, '/fork'), wish);
export const rematch = (id: string): Promise<Room> => post(tablePath(id, '/rematch'));

/** Where to download the record of a game. */
export const recordUrl = (id: string): string => `/api${tablePath(id, '/record')}`;

/** The WebSocket of a table; `after` is the position N.M up to which it is known already. */
export function liveUrl(id: string, after: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api${tablePath(id, `/live?after=${after}`)}`;
}
