/** Which things travel across the table when something happens. */

import type { Event, GoodId } from '../../lib/wire';

export type Cargo =
  | { kind: 'worker'; seat: number }
  | { kind: 'coin' }
  | { kind: 'metal' }
  | { kind: 'cube'; good: GoodId }
  | { kind: 'card'; card: string };

/** From one spot to another; spots are elements marked with `data-spot`. */
export interface Plan {
  cargo: Cargo;
  from: string;
  to: string;
  /** Things that travel together set out one after another. */
  order: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Flight extends Plan {
  start: Point;
  end: Point;
  /** Milliseconds. */
  length: number;
}

export type Spots = Map<string, Point>;

const MOST = 12;

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

export function flightsOf(events: readonly Event[]): Plan[] {
  const plans: Plan[] = [];
  const fly = (cargo: Cargo, from: string, to: string): void => {
    if (plans.length < MOST) plans.push({ cargo, from, to, order: plans.length });
  };
  for (const event of events) {
    switch (event.type) {
      case 'placed':
        fly(
          { kind: 'worker', seat: event.seat },
          spot.home(event.seat),
          spot.window(event.berth - 1, event.floor),
        );
        break;
      case 'declined':
      case 'could-not-pay':
        fly(
          { kind: 'worker', seat: event.seat },
          spot.window(event.berth - 1, 0),
          spot.home(event.seat),
        );
        break;
      case 'bought':
        for (let coin = 0; coin < Math.min(event.price, 5); coin++) {
          fly({ kind: 'coin' }, spot.purse(event.seat), spot.price(event.berth - 1));
        }
        fly({ kind: 'card', card: event.card }, spot.card(event.berth - 1), spot.holdings(event.seat));
        break;
      case 'delivered':
      case 'stored':
      case 'kept':
        fly({ kind: 'cube', good: event.good }, spot.quay(event.seat), spot.holdings(event.seat));
        break;
      case 'sold':
        fly({ kind: 'cube', good: event.good }, spot.quay(event.seat), spot.stock);
        fly({ kind: 'coin' }, spot.stock, spot.purse(event.seat));
        break;
      case 'marketed':
        for (const good of event.given)
          fly({ kind: 'cube', good }, spot.quay(event.seat), spot.stock);
        fly({ kind: 'coin' }, spot.stock, spot.purse(event.seat));
        break;
      case 'converted':
        for (const good of event.given)
          fly({ kind: 'cube', good }, spot.quay(event.seat), spot.stock);
        fly({ kind: 'cube', good: event.taken }, spot.stock, spot.quay(event.seat));
        break;
      case 'earned':
        event.coins.forEach((coins, seat) => {
          for (let coin = 0; coin < coins; coin++) {
            fly({ kind: 'coin' }, spot.stock, spot.purse(seat));
          }
        });
        break;
      case 'coin-passed':
        fly({ kind: 'metal' }, 'metal', spot.home(event.first));
        break;
      default:
        break;
    }
  }
  return plans;
}
