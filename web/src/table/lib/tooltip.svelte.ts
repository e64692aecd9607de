/** Tooltips, shown when the pointer rests, on focus by keys, or on a long press. */

import type { Attachment } from 'svelte/attachments';
import type { GoodId } from '../../lib/wire';

export interface Subject {
  card?: string;
  cargo?: GoodId[];
  lacking?: GoodId[] | undefined;
  /** The values of several firemen that are explained together. */
  firemen?: number[] | undefined;
  /** The number of the berth where the card is. */
  berth?: number;
  /** The seat whose points are shown by source. */
  points?: number;
}

interface Shown {
  subject: Subject;
  anchor: Element;
  /** It was opened by touch and stays until it is closed. */
  pinned: boolean;
}

/** How many milliseconds the pointer has to rest, or a finger to stay. */
const PAUSE = 600;
const LONG_PRESS = 450;

class TooltipState {
  now: Shown | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(subject: Subject, anchor: Element, pinned = false): void {
    clearTimeout(this.#timer);
    this.now = { subject, anchor, pinned };
  }

  soon(subject: Subject, anchor: Element, delay = PAUSE): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(subject, anchor), delay);
  }

  hide(anchor?: Element): void {
    clearTimeout(this.#timer);
    if (anchor && this.now?.anchor !== anchor) return;
    this.now = null;
  }
}

export const tooltip = new TooltipState();

const byMouse = (click: MouseEvent): boolean => (click as PointerEvent).pointerType === 'mouse';
/** Enter, the space bar or a screen reader. */
const byKeys = (click: MouseEvent): boolean => !(click as PointerEvent).pointerType;

/** Give an element a tooltip. A long press shows it without pressing the element. */
export function hasTooltip(
  subject: () => Subject,
  /** Whether a tap shows it too. */
  tap = false,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let held: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
      capture = false,
    ): (() => void) => {
      element.addEventListener(name, handle as EventListener, { capture });
      return () => element.removeEventListener(name, handle as EventListener, { capture });
    };
    const off = [
      on('pointermove', (event) => {
        const shown = tooltip.now?.anchor === element;
        if (event.pointerType === 'mouse' && !shown) tooltip.soon(subject(), element);
      }),
      on('pointerleave', (event) => {
        clearTimeout(held);
        if (event.pointerType === 'mouse') tooltip.hide(element);
      }),
      on('pointerdown', (event) => {
        long = false;
        if (event.pointerType === 'mouse') {
          tooltip.hide();
          return;
        }
        held = setTimeout(() => {
          long = true;
          tooltip.show(subject(), element, true);
        }, LONG_PRESS);
      }),
      on('pointerup', () => clearTimeout(held)),
      on('pointercancel', () => clearTimeout(held)),
      on('contextmenu', (event) => {
        if (long) event.preventDefault();
      }),
      on(
        'click',
        (event) => {
          if (long) {
            event.preventDefault();
            event.stopImmediatePropagation();
            long = false;
          } else if (tap && !byMouse(event)) tooltip.show(subject(), element, !byKeys(event));
        },
        true,
      ),
      on('focus', () => {
        if (element.matches(':focus-visible')) tooltip.show(subject(), element);
      }),
      on('blur', () => {
        if (!tooltip.now?.pinned) tooltip.hide(element);
      }),
    ];
    return () => {
      clearTimeout(held);
      tooltip.hide(element);
      for (const stop of off) stop();
    };
  };
}
