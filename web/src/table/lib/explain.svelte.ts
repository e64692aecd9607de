/** Things that explain themselves on hover, focus or a long press. */

import type { Attachment } from 'svelte/attachments';
import type { GoodId } from '../../lib/wire';

export interface Subject {
  card?: string;
  cargo?: GoodId[];
  lacking?: GoodId[] | undefined;
  /** At this berth, where it may be worth something to me. */
  berth?: number;
  /** Whose points are to be taken apart. */
  points?: number;
}

interface Explained {
  subject: Subject;
  anchor: Element;
  /** It was asked for by touch, and stays until it is closed. */
  pinned: boolean;
}

const DELAY = 220;
const LONG_PRESS = 450;

class Explainer {
  now: Explained | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(subject: Subject, anchor: Element, pinned = false): void {
    clearTimeout(this.#timer);
    this.now = { subject, anchor, pinned };
  }

  soon(subject: Subject, anchor: Element, delay = DELAY): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(subject, anchor), delay);
  }

  hide(anchor?: Element): void {
    clearTimeout(this.#timer);
    if (anchor && this.now?.anchor !== anchor) return;
    this.now = null;
  }
}

export const explainer = new Explainer();

/** Explains its element; a long press does not press it. */
export function explains(
  subject: () => Subject,
  tap = false,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let held: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      heed: (event: HTMLElementEventMap[Name]) => void,
      capture = false,
    ): (() => void) => {
      element.addEventListener(name, heed as EventListener, { capture });
      return () => element.removeEventListener(name, heed as EventListener, { capture });
    };
    const off = [
      on('pointerenter', (event) => {
        if (event.pointerType === 'mouse') explainer.soon(subject(), element);
      }),
      on('pointerleave', (event) => {
        clearTimeout(held);
        if (event.pointerType === 'mouse') explainer.hide(element);
      }),
      on('pointerdown', (event) => {
        long = false;
        if (event.pointerType === 'mouse') {
          explainer.hide();
          return;
        }
        held = setTimeout(() => {
          long = true;
          explainer.show(subject(), element, true);
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
          } else if (tap && (event as PointerEvent).pointerType !== 'mouse')
            explainer.show(subject(), element, true);
        },
        true,
      ),
      on('focus', () => {
        if (element.matches(':focus-visible')) explainer.show(subject(), element);
      }),
      on('blur', () => {
        if (!explainer.now?.pinned) explainer.hide(element);
      }),
    ];
    return () => {
      clearTimeout(held);
      explainer.hide(element);
      for (const stop of off) stop();
    };
  };
}
