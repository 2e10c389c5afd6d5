/** The 169 starting hands as a square, and a mark for each choice so that nobody has to distinguish colours. */
import { RANKS } from '@/simulations/equipment/cards/card';
import type { Strategy } from '@/simulations/family/solution-wire';

type Grid = NonNullable<Strategy['grid']>;

export const RANK_MARKS = 'AKQJT98765432'.split('');

/** Rows from aces down: pairs on the diagonal, cards of one suit above it, of two suits below. */
export const squareOf = (cells: Grid['cells']): Grid['cells'][] =>
  Array.from({ length: RANKS }, (_, row) =>
    Array.from({ length: RANKS }, (_, column) => {
      const cell = cells[(RANKS - 1 - row) * RANKS + (RANKS - 1 - column)];
      if (!cell) throw new RangeError(`a grid of ${cells.length} hands`);
      return cell;
    }),
  );

/** The number in a choice's words ("Bet 4 times the ante"), else its first letter; numbered where those agree. */
export function marksOf(choices: Grid['choices']): Map<string, string> {
  const marks = new Map<string, string>();
  for (const { choice, label } of choices) {
    const mark = /\d+/.exec(label)?.[0] ?? label.charAt(0).toUpperCase();
    const taken = [...marks.values()].filter((other) => other.startsWith(mark)).length;
    marks.set(choice, taken === 0 ? mark : `${mark}${taken + 1}`);
  }
  return marks;
}
