/** The 169 starting hands by name, how many hands each is, and grids of them. */

import { type Card, RANKS } from '../../../equipment/cards/card';
import type { Fraction } from '../../../exact/fraction';
import type { Advice } from '../../../family/advice';
import type { StartingGrid } from '../../../family/solution';
import { fail, ok, type Result } from '../../../problems/problem';
import { STARTS, startOf } from './cells';
import { HOLES } from './holes';

const MARKS = '23456789TJQKA';

/** By hole hand, its starting hand. */
export const START_OF_HOLE = Uint8Array.from(HOLES, ([low, high]) => startOf(low, high));

/** "AA", "AKs" of one suit, "AKo" of two. */
export const START_NAMES: readonly string[] = Array.from({ length: STARTS }, (_, start) => {
  const [row, column] = [Math.floor(start / RANKS), start % RANKS];
  const [high, low] = [MARKS[Math.max(row, column)], MARKS[Math.min(row, column)]];
  if (row === column) return `${high}${low}`;
  return `${high}${low}${row > column ? 's' : 'o'}`;
});

/** How many hands of two cards are such a starting hand. */
export function handsOf(start: number): number {
  const [row, column] = [Math.floor(start / RANKS), start % RANKS];
  if (row === column) return 6;
  return row > column ? 4 : 12;
}

type Choices = StartingGrid['choices'];

/** `gainsOf`: in the order of the choices. Of equal gains the earlier choice is best: name the smaller stake first. */
export function startingGrid(
  street: string,
  choices: Choices,
  gainsOf: (start: number) => Fraction[],
): StartingGrid {
  return {
    street,
    choices,
    cells: START_NAMES.map((hand, start) => {
      const gains = gainsOf(start);
      const best = gains.reduce((best, gain, i) => (gain.gt(gains[best] as Fraction) ? i : best), 0);
      return { hand, best: choices[best]?.choice as string, gains };
    }),
  };
}

/** The best first; of equal gains the one given first. */
export function adviceOf(street: string, choices: Advice['choices']): Advice {
  const ordered = [...choices].sort((a, b) => b.gains.compare(a.gains));
  return { street, best: ordered[0]?.choice as string, choices: ordered };
}

export function adviceFromGrid(grid: StartingGrid | undefined, [a, b]: readonly Card[]): Result<Advice> {
  const cell = grid?.cells[startOf(a as Card, b as Card)];
  if (!grid || !cell)
    return fail({
      code: 'input-unreadable',
      message: 'Analyse the game first: before the flop the answer is taken from its solution.',
    });
  return ok(
    adviceOf(
      grid.street,
      grid.choices.map((choice, i) => ({ ...choice, gains: cell.gains[i] as Fraction })),
    ),
  );
}
