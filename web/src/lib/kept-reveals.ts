/**
 * The cards and cubes that this browser has seen at its tables, in local storage. A page that is
 * loaded again gets the whole game from the server, and what it has seen before must be in it.
 */

import type { GoodId, Room, Step } from './wire';

/** What was revealed in a game. */
export interface Reveals {
  /** The ids of all cards, in the order of the pile. */
  readonly cards: readonly string[];
  /** The cubes of each ship, in the order of the ships. */
  readonly ships: readonly (readonly GoodId[])[];
  /** The player who began. */
  readonly first: number | null;
  /** How many cards and ships a continued game began with; null until all of them are known. */
  readonly inherited: readonly [cards: number, ships: number] | null;
  /** The server has shown two different things for the same. */
  readonly contradicted: boolean;
}

const KEY = 'speicherstadt.reveals.';
const MOST = 36;
/** Used where storage is full or forbidden; it lasts as long as the page. */
const memory = new Map<string, Reveals>();

const alike = (one: readonly GoodId[], other: readonly GoodId[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** What was revealed in these steps. After an undo, the same cards have to come again. */
export function revealsIn(story: readonly Step[], origin: number | null): Reveals {
  const cards: string[] = [];
  const ships: GoodId[][] = [];
  let first: number | null = null;
  let inherited: [number, number] | null = origin === null ? [0, 0] : null;
  let contradicted = false;
  /** How many cards and ships were on the table after each number of decisions. */
  const shown: [number, number][] = [];
  let [card, ship] = [0, 0];
  for (const step of story) {
    if (step.back_to !== null) [card, ship] = shown[step.back_to] ?? [0, 0];
    for (const event of step.events) {
      if (event.type === 'round-began') first ??= event.first;
      if (event.type !== 'revealed' && event.type !== 'burned') continue;
      cards[card] ??= event.card;
      contradicted ||= cards[card] !== event.card;
      card += 1;
      if (event.type === 'burned' || event.cargo.length === 0) continue;
      ships[ship] ??= event.cargo;
      contradicted ||= !alike(ships[ship] ?? [], event.cargo);
      ship += 1;
    }
    shown[step.decided] = [card, ship];
    if (step.number === origin) inherited = [card, ship];
  }
  return { cards, ships, first, inherited, contradicted };
}

/** What was seen before and what is told now, together. */
function merged(before: Reveals, told: Reveals): Reveals {
  const contradicted =
    before.contradicted ||
    told.contradicted ||
    before.first !== told.first ||
    (before.inherited ?? told.inherited)?.join() !== (told.inherited ?? before.inherited)?.join() ||
    before.cards.some((card, at) => card !== (told.cards[at] ?? card)) ||
    before.ships.some((ship, at) => !alike(ship, told.ships[at] ?? ship));
  const longer = <T>(one: readonly T[], other: readonly T[]): readonly T[] =>
    one.length >= other.length ? one : other;
  return {
    ...before,
    inherited: before.inherited ?? told.inherited,
    cards: longer(before.cards, told.cards),
    ships: longer(before.ships, told.ships),
    contradicted,
  };
}

/**
 * All that this browser has seen at a table, with what the server tells now. It is kept, unless the
 * game was over at first sight: that would prove nothing.
 */
export function keepReveals(
  { id, status }: Room,
  story: readonly Step[],
  origin: number | null,
): Reveals {
  const before = keptReveals(id);
  const told = revealsIn(story, origin);
  if (story.length === 0) return before ?? told;
  const known = before ? merged(before, told) : told;
  if (before ? JSON.stringify(known) !== JSON.stringify(before) : status !== 'over')
    write(id, known);
  return known;
}

interface Stored {
  /** When it was written. */
  at: number;
  reveals: Reveals | null;
}

function read(key: string): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null;
    return found ?? { at: 0, reveals: null };
  } catch {
    return { at: 0, reveals: null };
  }
}

const keptReveals = (table: string): Reveals | null =>
  memory.get(table) ?? read(KEY + table).reveals;

function write(table: string, reveals: Reveals): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify({ at: Date.now(), reveals }));
    forgetOldest();
  } catch {
    memory.set(table, reveals);
  }
}

/** Keep only the tables that were played last. */
function forgetOldest(): void {
  const tables = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
  if (tables.length <= MOST) return;
  const latest = tables.toSorted((one, other) => read(other).at - read(one).at);
  for (const key of latest.slice(MOST)) localStorage.removeItem(key);
}
