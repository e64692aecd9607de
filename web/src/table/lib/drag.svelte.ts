/** Dragging a cube to a place by mouse, finger or pen. Places are marked with `data-drop`. */

/** Pixels that the pointer must move before it is a drag. */
const FAR_ENOUGH = 7;

export interface Drag {
  /** The key of the cube. */
  cube: string;
  x: number;
  y: number;
  /** The place under the pointer. */
  over: string | null;
}

export class Dragging {
  now: Drag | null = $state.raw(null);
  #start: { x: number; y: number; cube: string; pointer: number } | null = null;
  #dropped = false;
  readonly #lift: (cube: string) => void;
  readonly #drop: (place: string) => void;

  constructor(lift: (cube: string) => void, drop: (place: string) => void) {
    this.#lift = lift;
    this.#drop = drop;
  }

  /** Whether the click that is being handled was the end of a drag. */
  endedWithClick(): boolean {
    const was = this.#dropped;
    this.#dropped = false;
    return was;
  }

  down = (event: PointerEvent, cube: string): void => {
    if (event.button !== 0) return;
    this.#dropped = false;
    this.#start = { x: event.clientX, y: event.clientY, cube, pointer: event.pointerId };
  };

  move = (event: PointerEvent): void => {
    const start = this.#start;
    if (!start || event.pointerId !== start.pointer) return;
    if (!this.now) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR_ENOUGH) return;
      this.#lift(start.cube);
    }
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const over = under?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null;
    this.now = { cube: start.cube, x: event.clientX, y: event.clientY, over };
  };

  up = (event: PointerEvent): void => {
    if (!this.#start || event.pointerId !== this.#start.pointer) return;
    const over = this.now?.over ?? null;
    this.#dropped = this.now !== null;
    this.cancel();
    if (over !== null) this.#drop(over);
  };

  cancel = (): void => {
    this.#start = null;
    this.now = null;
  };
}
