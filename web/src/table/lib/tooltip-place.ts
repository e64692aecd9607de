/** Where a tooltip goes: beside the thing it explains, and never over what people compare it with. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Pixels between the tooltip and everything else. */
const MARGIN = 8;

/** The smallest box around all of these. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** The top left corner of a tooltip of this size, in a window of that size. */
export function tooltipSpot(anchor: Box, keepFree: Box | null, size: Size, room: Size): Spot {
  const most = {
    x: room.width - size.width - MARGIN,
    y: room.height - size.height - MARGIN,
  };
  const centred = clamp((anchor.left + anchor.right - size.width) / 2, MARGIN, most.x);
  if (keepFree === null) {
    const above = anchor.top - size.height - MARGIN;
    const y = above >= MARGIN ? above : Math.min(anchor.bottom + MARGIN, most.y);
    return { x: centred, y: Math.max(MARGIN, y) };
  }
  // Below its card it covers no price, neither its own nor those beside it.
  if (anchor.bottom + MARGIN <= most.y) return { x: centred, y: anchor.bottom + MARGIN };
  const both = around([anchor, keepFree]);
  const beside = clamp(anchor.bottom - size.height, MARGIN, most.y);
  if (both.right + MARGIN <= most.x) return { x: both.right + MARGIN, y: beside };
  if (both.left - MARGIN - size.width >= MARGIN) {
    return { x: both.left - MARGIN - size.width, y: beside };
  }
  // There is room nowhere: below what has to be seen if possible, over the card itself.
  const below = Math.max(keepFree.bottom + MARGIN, anchor.bottom);
  return { x: centred, y: clamp(below, MARGIN, most.y) };
}
