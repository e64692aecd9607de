/** What happened, as sentences for the log and for screen readers. */

import { without } from '../decisions';
import { t } from '../i18n.svelte';
import type { Event, GoodId, UnloadedEvent } from '../wire';
import { cardName, cubesText, goodName, nameList, signed, type TextContext } from './names';

/** Who gains and who loses how much, such as "Anna +1, Ole −1". */
function changes(change: readonly number[], names: readonly string[]): string {
  return change
    .map((value, seat) => ({ value, name: names[seat] ?? '' }))
    .filter(({ value }) => value !== 0)
    .map(({ value, name }) => `${name} ${signed(value)}`)
    .join(', ');
}

export function eventText(event: Event, context: TextContext, rounds: number): string {
  const who = (seat: number): string => context.names[seat] ?? '';
  const card = (id: string, cargo?: readonly GoodId[]): string => cardName(context.card(id), cargo);
  switch (event.type) {
    case 'round-began':
      return t(event.last ? 'event-round-began-last' : 'event-round-began', {
        round: event.round,
        rounds,
        player: who(event.first),
      });
    case 'revealed':
      return t('event-revealed', { berth: event.berth, card: card(event.card, event.cargo) });
    case 'burned':
      return event.change.some((value) => value !== 0)
        ? t('event-burned', {
            card: card(event.card),
            changes: changes(event.change, context.names),
          })
        : t('event-burned-equal', { card: card(event.card) });
    case 'discarded':
      return t(event.lost.length ? 'event-discarded-ship' : 'event-discarded', {
        card: card(event.card, event.lost),
      });
    case 'earned':
      return t('event-earned', { changes: changes(event.coins, context.names) });
    case 'coin-passed':
      return t('event-coin-passed', { player: who(event.first) });
    case 'ended':
      return t(event.winners.length === 1 ? 'event-ended' : 'event-ended-shared', {
        winners: nameList(event.winners.map(who)),
      });
    default:
      return seatEventText(event, who(event.seat), card);
  }
}

/** All cards that were revealed, in one sentence; '' if none were. */
export function suppliedText(events: readonly Event[], context: TextContext): string {
  const cards = events
    .filter((event) => event.type === 'revealed')
    .map(({ card, cargo }) => cardName(context.card(card), cargo));
  return cards.length ? t('table-supplied', { cards: cards.join(' · ') }) : '';
}

/** Several events in a row, as sentences. */
export function eventsText(events: readonly Event[], context: TextContext, rounds: number): string {
  const others = events.filter(({ type }) => type !== 'revealed');
  return [
    ...others.map((event) => eventText(event, context, rounds)),
    suppliedText(events, context),
  ]
    .filter(Boolean)
    .join(' ');
}

type SeatEvent = Extract<Event, { seat: number }>;

/** What one player did. */
function seatEventText(
  event: SeatEvent,
  player: string,
  card: (id: string, cargo?: readonly GoodId[]) => string,
): string {
  switch (event.type) {
    case 'placed':
      return t('event-placed', {
        player,
        card: card(event.card, event.cargo),
        berth: event.berth,
        count: event.floor + 1,
      });
    case 'bought':
    case 'passed':
      return t(event.type === 'bought' ? 'event-bought' : 'event-declined', {
        player,
        card: card(event.card, event.cargo),
        count: event.price,
      });
    case 'could-not-pay':
      return t('event-could-not-pay', {
        player,
        card: card(event.card, event.cargo),
        count: event.price,
        purse: event.coins,
      });
    case 'unloaded':
      return unloadedText(event, player);
    case 'delivered':
      return t(event.complete ? 'event-delivered-complete' : 'event-delivered', {
        player,
        good: goodName(event.good),
        card: card(event.contract),
      });
    case 'sold':
      return t('event-sold', { player, good: goodName(event.good) });
    case 'stored':
      return t('event-stored', { player, good: goodName(event.good) });
    case 'kept':
      return t('event-kept', { player, good: goodName(event.good) });
    case 'pair-sold':
      return t('event-marketed', { player, cubes: cubesText(event.given) });
    case 'converted':
      return t('event-converted', {
        player,
        cubes: cubesText(event.given),
        good: goodName(event.taken),
      });
    case 'finished':
      return t(event.lost.length ? 'event-finished-lost' : 'event-finished', {
        player,
        cubes: cubesText(event.lost),
      });
  }
}

/** What somebody begins to load with: new cubes, as the question names them, and stored ones. */
function unloadedText({ quay, stored }: UnloadedEvent, player: string): string {
  const fresh = without(quay, stored) ?? quay;
  const both = fresh.length ? 'event-unloaded-both' : 'event-unloaded-stored';
  return t(stored.length ? both : 'event-unloaded', {
    player,
    cubes: cubesText(fresh.length ? fresh : stored),
    stored: cubesText(stored),
  });
}
