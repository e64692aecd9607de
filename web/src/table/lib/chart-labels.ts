/** Where the numbers of a bar's pieces stand: inside the piece, or below it if it is too narrow. */

export interface Piece {
  x: number;
  length: number;
  text: string;
}

export interface Label {
  /** The middle of the number. */
  x: number;
  /** The middle of its piece. */
  from: number;
  inside: boolean;
}

/** Pixels: the widest a digit or sign gets, and the space around a number. */
const DIGIT = 8;
const SPACE = 4;

const widthOf = (text: string): number => text.length * DIGIT + SPACE;

/**
 * One label for each piece, in the given order. Numbers below the bar never overlap: they move
 * to the right as far as they must, and back if they would leave the chart.
 */
export function placeLabels(pieces: readonly Piece[], right: number): Label[] {
  const labels = pieces.map(({ x, length, text }) => {
    const middle = x + length / 2;
    return { x: middle, from: middle, inside: widthOf(text) <= length, width: widthOf(text) };
  });
  const below = labels.filter(({ inside }) => !inside).sort((a, b) => a.from - b.from);
  let free = -Infinity;
  for (const label of below) {
    label.x = Math.max(label.x, free + label.width / 2);
    free = label.x + label.width / 2;
  }
  let edge = right;
  for (const label of below.reverse()) {
    label.x = Math.min(label.x, edge - label.width / 2);
    edge = label.x - label.width / 2;
  }
  return labels.map(({ x, from, inside }) => ({ x, from, inside }));
}
