/**
 * The first pass over the boards: what each hole hand gains by waiting at each flop rather than betting there, and what
 * each starting hand gains over all boards.
 */
import { inTable } from '../../../exact/in-table';
import { BoardHands } from '../boards/board';
import { allBoards, eachBoard, PLAIN_CELL, plainHoles, plainSets, suitedHoles } from '../boards/boards';
import { CellNets } from '../boards/cell-nets';
import { flushStates, type KindStates, plainStates } from '../boards/kind-states';
import type { Settlement } from '../boards/settlement';
import { type Range, sumOverNext } from '../boards/street-sums';
import { STARTS, SUITED_START, UNSUITED_START } from '../hands/cells';

/** From what a hand gains on a board by its initial wagers and by one ante's worth more, what is to be summed by flop. */
export type AtFlop = (initial: number, later: number) => number;

/**
 * By flop and cell, over turn and river in either order, as if no flush were possible; what is to be added where one is; and
 * by starting hand, what the initial wagers gain over all boards and then what each ante's worth of later bets does.
 */
export type FlopSums = [plain: Float64Array, flush: Float64Array, overall: Float64Array];

/** Over turn and river; `values` are of the boards in the range. */
function overTurnAndRiver(states: KindStates, values: Float64Array, boards: Range): Float64Array {
  const { cells, turns, flops } = states;
  const byTurn = new Float64Array(turns.count * cells);
  sumOverNext(states, turns, values, boards, byTurn);
  const byFlop = new Float64Array(flops.count * cells);
  sumOverNext(states, flops, byTurn, { from: 0, to: turns.count }, byFlop);
  return byFlop;
}

/** `share`: of the boards with a flush suit. Of the others, all are counted with the share that begins. */
export function flopSums(settled: Settlement, atFlop: AtFlop, share: Range): FlopSums {
  const [plain, flush] = [plainStates(), flushStates()];
  const hands = new BoardHands([settled.qualifier]);
  const nets = new CellNets(settled);
  const overall = new Float64Array(2 * STARTS);
  const [suitedStart, unsuitedStart, starts] = [SUITED_START, UNSUITED_START, STARTS];
  const addOverall = (cell: number, all: number, suited: number) => {
    const initial = inTable(nets.initial[cell]);
    const later = inTable(nets.later[cell]);
    const one = inTable(suitedStart[cell]);
    const two = inTable(unsuitedStart[cell]);
    overall[one] = inTable(overall[one]) + suited * initial;
    overall[two] = inTable(overall[two]) + (all - suited) * initial;
    overall[starts + one] = inTable(overall[starts + one]) + suited * later;
    overall[starts + two] = inTable(overall[starts + two]) + (all - suited) * later;
  };

  const withoutFlush = new Float64Array(plain.boards.count * plain.cells);
  const { all, suited } = plainHoles();
  eachBoard(plain, allBoards(plain), hands, (board) => {
    nets.read(hands);
    for (let k = 0; k < hands.count; k += 1) {
      const cell = inTable(hands.cells[k]);
      const at = board * plain.cells + cell;
      withoutFlush[at] = atFlop(inTable(nets.initial[cell]), inTable(nets.later[cell]));
      if (share.from === 0) addOverall(cell, inTable(all[at]), inTable(suited[at]));
    }
  });

  const changed = new Float64Array((share.to - share.from) * flush.cells);
  const [plainOf, plainCell] = [plainSets().boards, PLAIN_CELL];
  eachBoard(flush, share, hands, (board, orbit) => {
    const from = (board - share.from) * flush.cells;
    nets.read(hands);
    const fromPlain = inTable(plainOf[board]) * plain.cells;
    for (let k = 0; k < hands.count; k += 1) {
      const cell = inTable(hands.cells[k]);
      changed[from + cell] =
        atFlop(inTable(nets.initial[cell]), inTable(nets.later[cell])) -
        inTable(withoutFlush[fromPlain + inTable(plainCell[cell])]);
      const holes = orbit * inTable(hands.holes[cell]);
      addOverall(cell, holes, suitedHoles(holes, cell));
    }
  });
  if (share.from > 0) withoutFlush.fill(0);
  return [
    overTurnAndRiver(plain, withoutFlush, allBoards(plain)),
    overTurnAndRiver(flush, changed, share),
    overall,
  ];
}
