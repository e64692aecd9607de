/** What of a beat deserves to be seen for a moment: a new round, income, a completed contract. */

import type { Board, Event, SeasonId } from '../../lib/wire';

export interface RoundBanner {
  kind: 'round';
  round: number;
  rounds: number;
  season: SeasonId;
  newSeason: boolean;
  last: boolean;
}

export type IncomeReason = 'everyone' | 'saved' | 'bank';

export interface Payday {
  kind: 'income';
  seat: number;
  coins: number;
  reasons: IncomeReason[];
}

export interface Celebration {
  kind: 'contract';
  seat: number;
  card: string;
}

export type Occasion = RoundBanner | Payday | Celebration;

/** The occasions of a beat; `before` is the season that was shown until now. */
export function occasionsOf(
  events: readonly Event[],
  board: Board,
  before: SeasonId | null,
): Occasion[] {
  return events.flatMap((event): Occasion[] => {
    switch (event.type) {
      case 'round-began':
        return [
          {
            kind: 'round',
            round: event.round,
            rounds: board.rounds,
            season: board.season,
            newSeason: before !== null && before !== board.season,
            last: event.last,
          },
        ];
      case 'earned':
        return event.coins.map((coins, seat) => ({
          kind: 'income',
          seat,
          coins,
          reasons: [
            'everyone',
            ...(event.saved.includes(seat) ? (['saved'] as const) : []),
            ...(event.banked.includes(seat) ? (['bank'] as const) : []),
          ],
        }));
      case 'delivered':
        return event.complete ? [{ kind: 'contract', seat: event.seat, card: event.contract }] : [];
      default:
        return [];
    }
  });
}
