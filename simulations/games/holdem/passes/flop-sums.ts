/**
 * The first pass over the boards: what each hole hand gains by waiting at each flop rather than betting there, and what
 * each starting hand gains over all boards.
 */
import { inTable } from '../../../exact/in-table';
import { BoardHands } from '../boards/board';
import {
  allBoards,
  eachBoard,
  NO_HOLES,
  PLAIN_CELL,
  plainHoles,
  plainSets,
  suitedHoles,
} from '../boards/boards';
import { CellNets } from '../boards/cell-nets';
import { flushStates, plainStates } from '../boards/kind-states';
import type { Settlement } from '../boards/settlement';
import { addToEarlier, flushTurns, type Range, turnsByFlop } from '../boards/street-sums';
import { CELLS, STARTS, SUITED_START, UNSUITED_START } from '../hands/cells';

/** From what a hand gains on a board by its initial wagers and by one ante's worth more, what is to be summed by flop. */
export type AtFlop = (initial: number, later: number) => number;

/**
 * By flop and cell, over turn and river in either order, as if no flush were possible; what is to be added where one is; and
 * by starting hand, what the initial wagers gain over all boards and then what each ante's worth of later bets does.
 */
export type FlopSums = [plain: Float64Array, flush: Float64Array, overall: Float64Array];

/** `share`: of the boards with a flush suit. Of the others, all are counted with the share that begins. */
export function flopSums(settled: Settlement, atFlop: AtFlop, share: Range): FlopSums {
  const [plain, flush] = [plainStates(), flushStates()];
  const hands = new BoardHands([settled.qualifier]);
  const nets = new CellNets(settled);
  const overall = new Overall();
  const begins = share.from === 0;
  const plainByTurn = new Float64Array(plain.turns.count * plain.cells);
  const withoutFlush = new Float64Array(plain.boards.count * plain.cells);
  const { all, suited } = begins ? plainHoles() : NO_HOLES;
  eachBoard(plain, allBoards(plain), hands, (board) => {
    nets.read(hands);
    const from = board * plain.cells;
    for (let k = 0; k < hands.count; k += 1) {
      const cell = inTable(hands.cells[k]);
      const at = from + cell;
      withoutFlush[at] = atFlop(inTable(nets.initial[cell]), inTable(nets.later[cell]));
      if (begins) overall.addPlain(nets, cell, inTable(all[at]), inTable(suited[at]));
    }
    if (begins) addToEarlier(plain, plain.boards, board, withoutFlush, from, plainByTurn);
  });

  const flushByTurn = flushTurns().fill(0);
  const changed = new Float64Array(flush.cells);
  const [plainOf, plainCell] = [plainSets().boards, PLAIN_CELL];
  eachBoard(flush, share, hands, (board, orbit) => {
    nets.read(hands);
    const { cells, count, holes } = hands;
    const { initial, later } = nets;
    const fromPlain = inTable(plainOf[board]) * plain.cells;
    changed.fill(0);
    for (let k = 0; k < count; k += 1) {
      const cell = inTable(cells[k]);
      changed[cell] =
        atFlop(inTable(initial[cell]), inTable(later[cell])) -
        inTable(withoutFlush[fromPlain + inTable(plainCell[cell])]);
      overall.addFlush(nets, cell, orbit * inTable(holes[cell]));
    }
    addToEarlier(flush, flush.boards, board, changed, 0, flushByTurn);
  });
  return [turnsByFlop(plain, plainByTurn), turnsByFlop(flush, flushByTurn), overall.byStart()];
}

/** What each starting hand gains over all boards. */
class Overall {
  private readonly sums = new Float64Array(2 * STARTS);
  /** Over the boards with a flush suit, by cell: how many of its hands are of one suit is the same on all of them. */
  private readonly initial = new Float64Array(CELLS);
  private readonly later = new Float64Array(CELLS);

  addFlush(nets: CellNets, cell: number, holes: number): void {
    const { initial, later } = this;
    initial[cell] = inTable(initial[cell]) + holes * inTable(nets.initial[cell]);
    later[cell] = inTable(later[cell]) + holes * inTable(nets.later[cell]);
  }

  addPlain(nets: CellNets, cell: number, all: number, suited: number): void {
    this.add(SUITED_START[cell], suited * inTable(nets.initial[cell]), suited * inTable(nets.later[cell]));
    const other = all - suited;
    this.add(UNSUITED_START[cell], other * inTable(nets.initial[cell]), other * inTable(nets.later[cell]));
  }

  /** The initial wagers, then each ante's worth of later bets. */
  byStart(): Float64Array {
    for (let cell = 0; cell < CELLS; cell += 1) {
      const [initial, later] = [inTable(this.initial[cell]), inTable(this.later[cell])];
      const [ofSuit, laterOfSuit] = [suitedHoles(initial, cell), suitedHoles(later, cell)];
      this.add(SUITED_START[cell], ofSuit, laterOfSuit);
      this.add(UNSUITED_START[cell], initial - ofSuit, later - laterOfSuit);
    }
    this.initial.fill(0);
    this.later.fill(0);
    return this.sums;
  }

  private add(start: number | undefined, initial: number, later: number): void {
    const { sums } = this;
    const at = inTable(start);
    sums[at] = inTable(sums[at]) + initial;
    sums[STARTS + at] = inTable(sums[STARTS + at]) + later;
  }
}
