/**
 * The way back: of tables that say for each flop and hole hand whether something is done, for how many of a cell's hole
 * hands and flops of a board it is done, over all boards that kinds stand for. Two tables are counted together, the
 * second in units of 2^26: with the most boards of one set of kinds, 1,024 of five ranks, with 16 hole hands and ten
 * flops each and every way to deal turn and river, a count is at most 327,680.
 */

import { inTable } from '../../../exact/in-table';
import { flopClasses } from '../hands/flops';
import { HOLE_HANDS } from '../hands/holes';
import { flushStates, type KindStates, plainStates } from './kind-states';
import type { Range } from './street-sums';
import { spreadToNext } from './street-sums';
import { type ByKinds, countInViews } from './views';

const SECOND = 2 ** 26;

export const secondOf = (both: number): number => Math.round(both / SECOND);
export const firstOf = (both: number): number => both - SECOND * Math.round(both / SECOND);

/** By flop as a set of kinds and cell. Tables by flop class and hole hand, 1 or 0; 0 where the hand holds a card of the flop. */
function countsByFlop(first: Uint8Array, second: Uint8Array | undefined): ByKinds {
  const { classes } = flopClasses();
  const [plain, flush] = [plainStates(), flushStates()].map(
    ({ flops, cells }) => new Float64Array(flops.count * cells),
  ) as [Float64Array, Float64Array];
  const byHole = new Float64Array(HOLE_HANDS);
  for (let flop = 0; flop < classes.count; flop += 1) {
    const orbit = inTable(classes.orbits[flop]);
    const start = flop * HOLE_HANDS;
    for (let hole = 0; hole < HOLE_HANDS; hole += 1)
      byHole[hole] =
        orbit * (inTable(first[start + hole]) + SECOND * (second ? inTable(second[start + hole]) : 0));
    countInViews(classes.cards.subarray(flop * 3, flop * 3 + 3), byHole, { plain, flush });
  }
  return { plain, flush };
}

/** By board as a set of kinds, from the first of the range, and cell; turn and river come in either order. */
function countsByBoard(states: KindStates, byFlop: Float64Array, boards: Range): Float64Array {
  const { cells, flops, turns } = states;
  const byTurn = new Float64Array(turns.count * cells);
  spreadToNext(states, flops, byFlop, { from: 0, to: turns.count }, byTurn);
  const byBoard = new Float64Array((boards.to - boards.from) * cells);
  spreadToNext(states, turns, byTurn, boards, byBoard);
  for (let i = 0; i < byBoard.length; i += 1) byBoard[i] = inTable(byBoard[i]) / 2;
  return byBoard;
}

/** Of boards with a flush suit only those of the share; of the others all, as if a flush were possible on none. */
export function flopCounts(first: Uint8Array, second: Uint8Array | undefined, share: Range): ByKinds {
  const { plain, flush } = countsByFlop(first, second);
  return {
    plain: countsByBoard(plainStates(), plain, { from: 0, to: plainStates().boards.count }),
    flush: countsByBoard(flushStates(), flush, share),
  };
}
