/** For every four cards on the table, each hole hand over all rivers and dealer's hands: what does not depend on what is paid. */
import { PACK } from '../../../equipment/cards/card';
import {
  type SuitClasses,
  type SuitClassTable,
  suitClasses,
  suitClassTable,
} from '../../../equipment/cards/suit-classes';
import { inTable } from '../../../exact/in-table';
import { BoardHands, DEALER_HANDS } from '../boards/board';
import { allBoards, eachBoard, PLAIN_CELL, plainSets } from '../boards/boards';
import { flushStates, type KindStates, plainStates } from '../boards/kind-states';
import { addToEarlier } from '../boards/street-sums';
import type { ByKinds } from '../boards/views';

let turns: SuitClasses | undefined;
export function turnClasses(): SuitClasses {
  turns ??= suitClasses(4);
  return turns;
}

let table: SuitClassTable | undefined;
/** The same with the class of every four cards. */
export function turnTable(): SuitClassTable {
  table ??= suitClassTable(4);
  return table;
}

/** On a turn, how often a hand is compared with a dealer's: 45,540 times. Three counts fit into one number. */
export const ROUNDS_ON_A_TURN = (PACK - 6) * DEALER_HANDS;
/** Wins, ties times this, and wins for which the ante is paid times its square. */
export const THREE_COUNTS = 2 ** 16;

/** By turn as a set of kinds and cell, three counts in one number; `weakestPaid`: the weakest class that the ante is paid for. */
function countTurns(weakestPaid: number): ByKinds {
  const [plain, flush] = [plainStates(), flushStates()];
  const hands = new BoardHands([]);
  const countsOf = (cell: number): number => {
    const wins = inTable(hands.wins[cell]);
    const paid = inTable(hands.hands[cell]) >= weakestPaid ? wins : 0;
    return wins + THREE_COUNTS * (inTable(hands.ties[cell]) + THREE_COUNTS * paid);
  };
  const counts = { plain: newTurnSums(plain), flush: newTurnSums(flush) };
  const withoutFlush = new Float64Array(plain.boards.count * plain.cells);
  eachBoard(plain, allBoards(plain), hands, (board) => {
    const from = board * plain.cells;
    for (let k = 0; k < hands.count; k += 1) {
      const cell = inTable(hands.cells[k]);
      withoutFlush[from + cell] = countsOf(cell);
    }
    addToEarlier(plain, plain.boards, board, withoutFlush, from, counts.plain);
  });
  const changed = new Float64Array(flush.cells);
  const [plainOf, plainCell] = [plainSets().boards, PLAIN_CELL];
  eachBoard(flush, allBoards(flush), hands, (board) => {
    const fromPlain = inTable(plainOf[board]) * plain.cells;
    changed.fill(0);
    for (let k = 0; k < hands.count; k += 1) {
      const cell = inTable(hands.cells[k]);
      changed[cell] = countsOf(cell) - inTable(withoutFlush[fromPlain + inTable(plainCell[cell])]);
    }
    addToEarlier(flush, flush.boards, board, changed, 0, counts.flush);
  });
  return counts;
}

const newTurnSums = ({ turns, cells }: KindStates) => new Float64Array(turns.count * cells);

let last: { weakestPaid: number; counts: ByKinds } | undefined;
/** Kept, 35 MB, for the next piece and for other odds. */
export function turnCounts(weakestPaid: number): ByKinds {
  if (last?.weakestPaid !== weakestPaid) last = { weakestPaid, counts: countTurns(weakestPaid) };
  return last.counts;
}
