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
import { flopsByTurn, takeFromEarlier } from './street-sums';
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

/** How often by cell, on the boards that a set of five stands for; turn and river come in either order. */
function ofBoard(states: KindStates, byTurn: Float64Array, board: number, into: Float64Array, at: number) {
  takeFromEarlier(states, states.boards, board, byTurn, into, at);
  for (let i = at; i < at + states.cells; i += 1) into[i] = inTable(into[i]) / 2;
}

export type FlopCounts = {
  /** By board and cell, as if a flush were possible on none. */
  plain: Float64Array;
  /** By cell of one board with a flush suit, until the next is asked for. */
  onFlushBoard: (board: number) => Float64Array;
};

/** `byTurn`: what the counts with a flush possible are kept in as long as boards are asked for. */
export function flopCounts(
  first: Uint8Array,
  second: Uint8Array | undefined,
  byTurn: Float64Array,
): FlopCounts {
  const byFlop = countsByFlop(first, second);
  const [plain, flush] = [plainStates(), flushStates()];
  const ofTurns = flopsByTurn(plain, byFlop.plain, new Float64Array(plain.turns.count * plain.cells));
  const onPlain = new Float64Array(plain.boards.count * plain.cells);
  for (let board = 0; board < plain.boards.count; board += 1)
    ofBoard(plain, ofTurns, board, onPlain, board * plain.cells);
  const ofFlushTurns = flopsByTurn(flush, byFlop.flush, byTurn);
  const onFlush = new Float64Array(flush.cells);
  return {
    plain: onPlain,
    onFlushBoard: (board) => {
      ofBoard(flush, ofFlushTurns, board, onFlush, 0);
      return onFlush;
    },
  };
}
