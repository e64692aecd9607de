/** Which lessons of the guide fit the moment. */

import type { Lesson } from '../../lib/settings.svelte';
import type { Board } from '../../lib/wire';

type Asked = Pick<Board, 'phase' | 'round' | 'worker'>;

function lessonsOfQuestion({ phase, round, worker }: Asked): Lesson[] {
  if (phase === 'loading') return ['loading'];
  if (phase === 'purchase') return ['buy'];
  if (phase !== 'demand') return [];
  if (worker !== 1) return ['price'];
  return round === 1 ? ['place'] : ['place', 'income'];
}

/**
 * All that fit, the most urgent first: the first new one is shown.
 *
 * `mine` says whether the question is mine, `passedOver` in which round I could not pay. A loading
 * cannot be guessed; everything else can wait until being passed over is explained.
 */
export function fittingLessons(board: Asked, mine: boolean, passedOver: number | null): Lesson[] {
  const asked = mine ? lessonsOfQuestion(board) : [];
  if (passedOver === null || board.round > passedOver + 1) return asked;
  return board.phase === 'loading' ? [...asked, 'passed-over'] : ['passed-over', ...asked];
}
