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
import { sumOverNext } from '../boards/street-sums';
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

/** Boards with a flush that are counted before their sums are made, so that not all are in memory at once: 13 MB. */
const BOARDS_AT_ONCE = 4_608;

/** By turn as a set of kinds and cell, three counts in one number; `weakestPaid`: the weakest class that the ante is paid for. */
function countTurns(weakestPaid: number): ByKinds {
  const [plain, flush] = [plainStates(), flushStates()];
  const hands = new BoardHands([]);
  const countsOf = (cell: number): number => {
    const wins = inTable(hands.wins[cell]);
    const paid = inTable(hands.hands[cell]) >= weakestPaid ? wins : 0;
    return wins + THREE_COUNTS * (inTable(hands.ties[cell]) + THREE_COUNTS * paid);
  };
  const withoutFlush = new Float64Array(plain.boards.count * plain.cells);
  eachBoard(plain, allBoards(plain), hands, (board) => {
    for (let k = 0; k < hands.count; k += 1) {
      const cell = inTable(hands.cells[k]);
      withoutFlush[board * plain.cells + cell] = countsOf(cell);
    }
  });
  const counts = { plain: newTurnSums(plain), flush: newTurnSums(flush) };
  sumOverNext(plain, plain.turns, withoutFlush, allBoards(plain), counts.plain);
  const changed = new Float64Array(BOARDS_AT_ONCE * flush.cells);
  const [plainOf, plainCell] = [plainSets().boards, PLAIN_CELL];
  for (let from = 0; from < flush.boards.count; from += BOARDS_AT_ONCE) {
    const some = { from, to: Math.min(from + BOARDS_AT_ONCE, flush.boards.count) };
    eachBoard(flush, some, hands, (board) => {
      const at = (board - from) * flush.cells;
      const fromPlain = inTable(plainOf[board]) * plain.cells;
      for (let k = 0; k < hands.count; k += 1) {
        const cell = inTable(hands.cells[k]);
        const before = inTable(withoutFlush[fromPlain + inTable(plainCell[cell])]);
        changed[at + cell] = countsOf(cell) - before;
      }
    });
    sumOverNext(flush, flush.turns, changed, some, counts.flush);
  }
  return counts;
}

const newTurnSums = ({ turns, cells }: KindStates) => new Float64Array(turns.count * cells);

let last: { weakestPaid: number; counts: ByKinds } | undefined;
/** Kept, 35 MB, for the next piece and for other odds. */
export function turnCounts(weakestPaid: number): ByKinds {
  if (last?.weakestPaid !== weakestPaid) last = { weakestPaid, counts: countTurns(weakestPaid) };
  return last.counts;
}
