/** Which pieces move across the table when something happens. */

import type { Event, GoodId } from '../../lib/wire';

export type Piece =
  | { kind: 'worker'; seat: number }
  | { kind: 'coin' }
  | { kind: 'metal' }
  | { kind: 'cube'; good: GoodId }
  | { kind: 'card'; card: string };

/** A piece moves from one spot to another; spots are elements marked with `data-spot`. */
export interface PlannedMovement {
  piece: Piece;
  from: string;
  to: string;
  /** Pieces that move together start one after another. */
  order: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A planned movement with its points on the screen. */
export interface Movement extends PlannedMovement {
  start: Point;
  end: Point;
  /** Milliseconds. */
  length: number;
}

export type Spots = Map<string, Point>;

/** More would be confusing. */
const MOST = 12;

/** The names of spots; berths by number. */
export const spot = {
  home: (seat: number): string => `home-${seat}`,
  purse: (seat: number): string => `purse-${seat}`,
  holdings: (seat: number): string => `holdings-${seat}`,
  window: (berth: number, floor: number): string => `window-${berth}-${floor}`,
  price: (berth: number): string => `price-${berth}`,
  card: (berth: number): string => `card-${berth}`,
  quay: (seat: number): string => `quay-${seat}`,
  stock: 'stock',
};

export function movementsOf(events: readonly Event[]): PlannedMovement[] {
  const plans: PlannedMovement[] = [];
  const move = (piece: Piece, from: string, to: string): void => {
    if (plans.length < MOST) plans.push({ piece, from, to, order: plans.length });
  };
  for (const event of events) {
    switch (event.type) {
      case 'placed':
        move(
          { kind: 'worker', seat: event.seat },
          spot.home(event.seat),
          spot.window(event.berth, event.floor),
        );
        break;
      case 'passed':
      case 'could-not-pay':
        move(
          { kind: 'worker', seat: event.seat },
          spot.window(event.berth, 0),
          spot.home(event.seat),
        );
        break;
      case 'bought':
        for (let coin = 0; coin < Math.min(event.price, 5); coin++) {
          move({ kind: 'coin' }, spot.purse(event.seat), spot.price(event.berth));
        }
        move({ kind: 'card', card: event.card }, spot.card(event.berth), spot.holdings(event.seat));
        break;
      case 'delivered':
      case 'stored':
      case 'kept':
        move({ kind: 'cube', good: event.good }, spot.quay(event.seat), spot.holdings(event.seat));
        break;
      case 'sold':
        move({ kind: 'cube', good: event.good }, spot.quay(event.seat), spot.stock);
        move({ kind: 'coin' }, spot.stock, spot.purse(event.seat));
        break;
      case 'pair-sold':
        for (const good of event.given)
          move({ kind: 'cube', good }, spot.quay(event.seat), spot.stock);
        move({ kind: 'coin' }, spot.stock, spot.purse(event.seat));
        break;
      case 'converted':
        for (const good of event.given)
          move({ kind: 'cube', good }, spot.quay(event.seat), spot.stock);
        move({ kind: 'cube', good: event.taken }, spot.stock, spot.quay(event.seat));
        break;
      case 'earned':
        event.coins.forEach((coins, seat) => {
          for (let coin = 0; coin < coins; coin++) {
            move({ kind: 'coin' }, spot.stock, spot.purse(seat));
          }
        });
        break;
      case 'coin-passed':
        move({ kind: 'metal' }, 'metal', spot.home(event.first));
        break;
      default:
        break;
    }
  }
  return plans;
}
