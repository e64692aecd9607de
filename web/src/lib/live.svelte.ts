/** One table as it happens: what is known of it, its stream, and what can be asked of it. */

import * as api from './api';
import { ApiError } from './api';
import { has, t } from './i18n.svelte';
import { takeLine } from './lines';
import { ensureName, session } from './session.svelte';
import type { Hint, Moment, Room, Said, Step, Stop, Table, Worth } from './wire';

const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;
/** A stream that slept this long in a hidden tab is not trusted any more. */
const STALE_AFTER = 30_000;

/** How often a tab asks that has to wait for a line of its own. */
const ASK_EVERY = 2_000;

const failure = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError('unavailable', 0, error instanceof Error ? error.message : String(error));

export class LiveTable {
  room: Room = $state.raw(null as unknown as Room);
  story: Step[] = $state.raw([]);
  chat: Said[] = $state.raw([]);
  /** The newest moment. */
  now: Moment | null = $state.raw(null);
  /** null: live; else the number of the log entry that is shown. */
  at: number | null = $state(null);
  connected = $state(false);
  /** Everybody has left before the game began: there is no such table any more. */
  gone = $state(false);
  /** A decision is under way. */
  busy = $state(false);
  /** I have asked for another game: nobody need tell me of it. */
  playsAgain = false;
  /** The last refused request; cleared on the next success. */
  problem: ApiError | null = $state.raw(null);

  #moments: Moment[] | null = $state.raw(null);
  #fetching: Promise<Moment[]> | null = null;
  #stream: EventSource | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Until there is a line for the stream. */
  #asking: ReturnType<typeof setInterval> | undefined;
  #hasLine = false;
  #giveBack = (): void => undefined;
  #delay = FIRST_RETRY;
  #hiddenAt = 0;
  #closed = true;
  #refreshing: Promise<void> | null = null;
  #listeners = new Set<(moment: Moment) => void>();
  #hints: { number: number; answer: Promise<Hint[]> } | null = null;
  #worths = new Map<string, Promise<Worth[]>>();

  /** What the page shows: the newest moment, or one of the past. */
  shown: Moment | null = $derived(
    this.at === null ? this.now : (this.#moments?.[this.at] ?? this.now),
  );

  /** My seats. */
  readonly mine: number[] = $derived(
    session.guest === null
      ? []
      : this.room.chairs.flatMap((chair, seat) => (chair.guest === session.guest ? [seat] : [])),
  );

  /** My seat that must decide now, if I look at the present. */
  readonly acting: number | null = $derived.by(() => {
    const decides = this.now?.board.decides ?? null;
    if (decides === null || this.at !== null || this.room.status !== 'playing') return null;
    return this.mine.includes(decides) && this.room.chairs[decides]?.bot === null ? decides : null;
  });

  /** What to call each seat. */
  readonly names: string[] = $derived.by(() => seatNames(this.room.chairs));

  readonly host: boolean = $derived(session.guest !== null && this.room.host === session.guest);

  /** The decisions that count, in order. */
  readonly counting: Step[] = $derived.by(() => {
    const steps: Step[] = [];
    for (const step of this.story) {
      if (step.back_to !== null) steps.length = Math.min(steps.length, step.back_to);
      else if (step.decision !== null) steps.push(step);
    }
    return steps;
  });

  /** My seat that may take its last decision back now, if any. (`Moment.undo` is how far back it may go.) */
  readonly undoing: number | null = $derived.by(() => {
    if (this.at !== null || (this.now?.undo ?? null) === null) return null;
    const seat = this.counting.at(-1)?.seat ?? null;
    return seat !== null && this.mine.includes(seat) ? seat : null;
  });

  /** How many decisions count before my loading that is under way; null if there is nothing to take back. */
  readonly loadingFrom: number | null = $derived.by(() => {
    const floor = this.now?.undo ?? null;
    if (this.acting === null || floor === null || this.now?.board.phase !== 'loading') return null;
    let from = this.counting.length;
    while (from > floor) {
      const step = this.counting[from - 1];
      if (step?.seat !== this.acting || !step.decision?.includes('>')) break;
      from -= 1;
    }
    return from < this.counting.length ? from : null;
  });

  constructor(table: Table) {
    this.#take(table);
  }

  /** Everything there is to know of a table, and its stream from there on. */
  static async open(id: string): Promise<LiveTable> {
    const [table] = await Promise.all([
      api.table(id),
      api.deck(),
      session.known
        ? undefined
        : api.me().then((me) => Object.assign(session, me, { known: true })),
    ]);
    const live = new LiveTable(table);
    live.listen();
    return live;
  }

  /** Starts to hear of what happens. `open` has done so. */
  listen(): void {
    this.#closed = false;
    document.addEventListener('visibilitychange', this.#woke);
    addEventListener('online', this.#online);
    this.#asking = setInterval(() => void this.refresh(), ASK_EVERY);
    this.#giveBack = takeLine(() => {
      clearInterval(this.#asking);
      this.#hasLine = true;
      this.#connect();
    });
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener('visibilitychange', this.#woke);
    removeEventListener('online', this.#online);
    clearTimeout(this.#retry);
    clearInterval(this.#asking);
    this.#stream?.close();
    this.#stream = null;
    this.#hasLine = false;
    this.#giveBack();
    this.connected = false;
    this.#listeners.clear();
  }

  // Deciding

  async decide(token: string): Promise<void> {
    const seat = this.acting;
    if (seat === null || this.busy) return;
    const number = this.#known;
    await this.#move(() => api.decide(this.room.id, { number, seat, decision: token }));
  }

  /** Takes back my last decision. */
  async undo(): Promise<void> {
    const seat = this.undoing;
    if (seat === null || this.busy) return;
    const number = this.#known;
    const back_to = this.counting.length - 1;
    await this.#move(() => api.undo(this.room.id, { number, seat, back_to }));
  }

  /** Back to the beginning of my loading. */
  async reset(): Promise<void> {
    const seat = this.acting;
    const back_to = this.loadingFrom;
    if (seat === null || back_to === null || this.busy) return;
    const number = this.#known;
    await this.#move(() => api.undo(this.room.id, { number, seat, back_to }));
  }

  async #move(ask: () => Promise<Moment>): Promise<void> {
    this.busy = true;
    try {
      this.#happened(await ask());
      this.problem = null;
    } catch (error) {
      this.problem = failure(error);
      // Whatever was wrong: what we believe of the table may be old.
      await this.refresh();
    } finally {
      this.busy = false;
    }
  }

  async hints(): Promise<Hint[]> {
    const number = this.#known;
    if (this.#hints?.number !== number) {
      this.#hints = { number, answer: api.hints(this.room.id) };
    }
    try {
      const answer = await this.#hints.answer;
      this.problem = null;
      return answer;
    } catch (error) {
      this.#hints = null;
      this.problem = failure(error);
      return [];
    }
  }

  /** What each card on the table would do for a seat now. */
  async worth(seat: number): Promise<Worth[]> {
    const key = `${this.#known}.${seat}`;
    let answer = this.#worths.get(key);
    if (!answer) {
      this.#worths.clear();
      answer = api.worth(this.room.id, seat);
      this.#worths.set(key, answer);
    }
    try {
      return await answer;
    } catch {
      this.#worths.delete(key);
      return []; // a comfort that is missing is no problem
    }
  }

  // Talking, coming and going

  /** Whether it has been said: who must give a name first may think again. */
  async say(text: string): Promise<boolean> {
    if (!(await this.#named())) return false;
    const said = await this.#ask(() => api.chat(this.room.id, text));
    if (said) this.#heard(said);
    return said !== null;
  }

  async join(wish: { seat?: number; name?: string } = {}): Promise<void> {
    if (!(await this.#named())) return;
    await this.#change(() => api.join(this.room.id, { ...wish, contribution: api.contribution() }));
  }

  /** Gets up; in a running game a bot stands in. The last to leave before the game clears the table away. */
  async leave(seat: number): Promise<void> {
    const last =
      this.room.status === 'gathering' &&
      this.room.chairs.every((chair, other) => other === seat || chair.guest === null);
    const room = await this.#ask(() => api.leave(this.room.id, seat));
    if (room && last) {
      this.gone = true;
      this.close();
    } else if (room) this.#entered(room);
  }

  async start(): Promise<void> {
    await this.#change(() => api.start(this.room.id));
  }

  async putBot(seat: number, bot: string): Promise<void> {
    await this.#change(() => api.putBot(this.room.id, { seat, bot }));
  }

  /** My seat back from a bot; before the start also: a bot away from a seat. */
  async takeBack(seat: number): Promise<void> {
    await this.#change(() => api.takeBack(this.room.id, seat));
  }

  async contribute(): Promise<void> {
    await this.#change(() => api.contribute(this.room.id, api.contribution()));
  }

  /** The table where these players meet again; with nobody to wait for, the game begins. */
  async rematch(): Promise<Room | null> {
    if (!(await this.#named())) return null;
    this.playsAgain = true;
    return this.#ask(async () => {
      const room = await api.rematch(this.room.id);
      const others = room.chairs.some(({ guest, bot }) => bot === null && guest !== session.guest);
      if (others || room.status !== 'gathering') return room;
      await api.contribute(room.id, api.contribution());
      return api.start(room.id);
    });
  }

  /** A new table that goes on from a moment of this game; `at` is how many decisions to keep (`Step.decided`). */
  async fork(at: number, seat = 0): Promise<Room | null> {
    if (!(await this.#named())) return null;
    return this.#ask(() => api.fork(this.room.id, { at, seat }));
  }

  async #named(): Promise<boolean> {
    const before = session.guest;
    const named = (await this.#ask(() => ensureName())) ?? false;
    // The server knows who listens by the cookie that the stream was opened with.
    if (session.guest !== before) this.#connect();
    return named;
  }

  async #ask<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      const answer = await ask();
      this.problem = null;
      return answer;
    } catch (error) {
      this.problem = failure(error);
      return null;
    }
  }

  async #change(ask: () => Promise<Room>): Promise<void> {
    const room = await this.#ask(ask);
    if (room) this.#entered(room);
  }

  // History

  /** Shows the table as it was after an entry of the log; null: as it is. */
  async goTo(number: number | null): Promise<void> {
    if (number === null || this.now === null || number >= this.#known) {
      this.at = null;
      return;
    }
    const wanted = Math.max(0, number);
    if (!this.#moments) {
      const moments = await this.#ask(() => this.#past());
      if (!moments) return;
    }
    this.at = wanted;
  }

  #past(): Promise<Moment[]> {
    this.#fetching ??= api
      .moments(this.room.id)
      .then((moments) => {
        const newest = moments.at(-1)?.step.number ?? -1;
        // What happened while the answer was on its way is fetched again when it is asked for.
        this.#moments = newest >= this.#known ? moments : null;
        return newest >= this.#known ? moments : api.moments(this.room.id);
      })
      .then((moments) => (this.#moments = moments))
      .finally(() => (this.#fetching = null));
    return this.#fetching;
  }

  /** For animation, sound and speech: called for every new moment. */
  onMoment(listener: (moment: Moment) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // What is heard

  /** The number of the last entry of the log that we know; -1 before the game has begun. */
  get #known(): number {
    return this.story.at(-1)?.number ?? -1;
  }

  #take(table: Table): void {
    this.room = table.room;
    this.story = table.story;
    this.chat = table.chat;
    this.now = table.moment;
  }

  #entered(room: Room): void {
    this.room = room;
    if (room.status !== 'gathering' && this.now === null) void this.refresh();
  }

  #happened(moment: Moment): void {
    const known = this.#known;
    if (moment.step.number <= known) return;
    if (moment.step.number > known + 1) {
      void this.refresh();
      return;
    }
    this.story = [...this.story, moment.step];
    if (this.#moments?.length === moment.step.number) this.#moments = [...this.#moments, moment];
    else this.#moments = null;
    if (this.#moments === null && this.at !== null) this.at = null;
    this.now = moment;
    for (const listener of [...this.#listeners]) listener(moment);
  }

  #heard(said: Said): void {
    const known = this.chat.at(-1)?.number ?? 0;
    if (said.number <= known) return;
    if (said.number > known + 1) void this.refresh();
    else this.chat = [...this.chat, said];
  }

  /** Fetches everything anew; what we know better meanwhile is kept. */
  refresh(): Promise<void> {
    this.#refreshing ??= (async () => {
      try {
        const table = await api.table(this.room.id);
        if (!this.#hasLine) this.connected = true;
        const newest = table.moment?.step.number ?? -1;
        const news = newest > this.#known;
        if (newest >= this.#known) {
          this.room = table.room;
          if (news) {
            this.story = table.story;
            this.now = table.moment;
            this.#moments = null;
            this.at = null;
          }
        }
        if ((table.chat.at(-1)?.number ?? 0) > (this.chat.at(-1)?.number ?? 0)) {
          this.chat = table.chat;
        }
        if (news && table.moment) {
          for (const listener of [...this.#listeners]) listener(table.moment);
        }
      } catch (error) {
        if (!this.#hasLine) this.connected = false;
        this.problem ??= failure(error);
      } finally {
        this.#refreshing = null;
      }
    })();
    return this.#refreshing;
  }

  #connect(): void {
    if (this.#closed) return;
    if (!this.#hasLine) {
      void this.refresh();
      return;
    }
    clearTimeout(this.#retry);
    this.#stream?.close();
    const lines = this.chat.at(-1)?.number ?? 0;
    const stream = new EventSource(api.streamUrl(this.room.id, this.#known, lines));
    this.#stream = stream;
    stream.onopen = () => {
      this.connected = true;
      this.#delay = FIRST_RETRY;
    };
    stream.onerror = () => {
      if (this.#stream !== stream) return;
      this.connected = false;
      if (stream.readyState === EventSource.CLOSED) {
        this.#again();
        void this.#look();
      }
    };
    const hear = <T>(name: string, take: (data: T) => void): void =>
      stream.addEventListener(name, (event) => {
        if (this.#stream !== stream) return;
        this.connected = true;
        take(JSON.parse((event as MessageEvent<string>).data || 'null') as T);
      });
    hear<Room>('room', (room) => this.#entered(room));
    hear<Moment>('moment', (moment) => this.#happened(moment));
    hear<Said>('said', (said) => this.#heard(said));
    hear<null>('reset', () => void this.refresh());
    hear<Stop>('stop', (stop) => {
      stream.close();
      this.connected = false;
      this.#again(stop.retry_ms);
    });
  }

  /** A stream that is refused does not say why: is the table still there? */
  async #look(): Promise<void> {
    try {
      await api.table(this.room.id);
    } catch (error) {
      if (failure(error).code !== 'unknown' || this.#closed) return;
      this.gone = true;
      this.close();
    }
  }

  #again(delay?: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), delay ?? this.#delay);
    this.#delay = Math.min(this.#delay * 2, LONGEST_RETRY);
  }

  #woke = (): void => {
    if (document.visibilityState === 'hidden') {
      this.#hiddenAt = Date.now();
    } else if (!this.connected || Date.now() - this.#hiddenAt > STALE_AFTER) {
      this.#connect();
    }
  };

  #online = (): void => {
    if (!this.connected) this.#connect();
  };
}

/** A bot goes by what it is. */
export const botName = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** What to call each seat; those who are called alike are numbered. */
export function seatNames(chairs: Room['chairs']): string[] {
  const names = chairs.map((chair) =>
    chair.guest !== null || chair.bot === null
      ? (chair.name ?? t('web-empty-seat'))
      : (chair.name ?? botName(chair.bot)),
  );
  const taken = (seat: number): boolean => {
    const chair = chairs[seat];
    return (
      chair !== undefined && (chair.guest !== null || chair.bot !== null || chair.name !== null)
    );
  };
  return names.map((name, seat) => {
    if (!taken(seat)) return name;
    const alike = names.flatMap((other, at) => (other === name && taken(at) ? [at] : []));
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });
}
