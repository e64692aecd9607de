/**
 * How the table is laid out, by the shape of the window.
 *
 * - `wide`: canal and dock beside the players; nothing scrolls but lists.
 * - `tall`: canal, dock and players below each other, as on an upright tablet.
 * - `side`: the canal fills the left of a low window, all else scrolls beside it.
 * - `stack`: an upright phone. The page scrolls above the dock.
 */

import { MediaQuery } from 'svelte/reactivity';

export type Layout = 'wide' | 'tall' | 'side' | 'stack';

/** The first that matches applies. */
const SHAPES: [Layout, MediaQuery][] = [
  ['side', new MediaQuery('(max-height: 620px) and (min-aspect-ratio: 5/4)')],
  ['stack', new MediaQuery('(max-width: 760px)')],
  ['tall', new MediaQuery('(max-aspect-ratio: 1/1)')],
];

const ROOMY = new MediaQuery('(min-width: 1200px)');
const LOW = new MediaQuery('(max-height: 860px)');
const SHORT = new MediaQuery('(max-height: 800px)');

class CurrentLayout {
  get now(): Layout {
    return SHAPES.find(([, query]) => query.current)?.[0] ?? 'wide';
  }

  /** Not everything fits on the screen: the page scrolls. */
  get compact(): boolean {
    return this.now === 'side' || this.now === 'stack';
  }

  /** Of what is not needed to decide, only titles fit on the screen. */
  get short(): boolean {
    return this.compact && SHORT.current;
  }

  /** Beside the board, there is little room for more than the players. */
  get low(): boolean {
    return this.now === 'wide' && LOW.current;
  }

  /** Even five players fit beside the board, with all their cards. */
  get roomy(): boolean {
    return this.now === 'wide' && ROOMY.current;
  }
}

export const layout = new CurrentLayout();
