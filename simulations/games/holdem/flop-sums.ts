/**
 * The first pass over the boards: what each hole hand gains by waiting at each flop rather than betting there, and what
 * each starting hand gains over all boards.
 */
import { BoardHands } from './board';
import { CELLS, STARTS, SUITED_START, UNSUITED_START } from './cells';
import { boardClasses, FlopsOfBoard, flopClasses } from './flops';
import { HoleSums } from './hole-sums';
import { CellNets, type Settlement } from './settlement';

/** From what a hand gains on a board by its initial wagers and by one ante's worth more, what is to be summed by flop. */
export type AtFlop = (initial: number, later: number) => number;

/**
 * By flop class and hole hand; and by starting hand, what the initial wagers gain over all boards and then what each
 * ante's worth of later bets does.
 */
export type FlopSums = [atFlop: Float64Array, overall: Float64Array];

export function flopSums(settled: Settlement, atFlop: AtFlop, boards: Iterable<number>): FlopSums {
  const { cards, orbits } = boardClasses();
  const { classes: flops } = flopClasses();
  const board = new BoardHands([settled.qualifier]);
  const flopsOf = new FlopsOfBoard();
  const byFlop = new HoleSums(flops.count);
  const overall = new Float64Array(2 * STARTS);
  const values = new Float64Array(CELLS);
  const nets = new CellNets(settled);
  const [suitedStart, unsuitedStart, starts] = [SUITED_START, UNSUITED_START, STARTS];

  for (const i of boards) {
    board.read(cards, i * 5);
    flopsOf.read(board.cards);
    const orbit = orbits[i] as number;
    values.fill(0);
    for (let k = 0; k < board.count; k += 1) {
      const cell = board.cells[k] as number;
      nets.read(board, cell);
      const { initial, later } = nets;
      values[cell] = orbit * atFlop(initial, later);
      const suited = orbit * (board.suited[cell] as number);
      const unsuited = orbit * (board.holes[cell] as number) - suited;
      const one = suitedStart[cell] as number;
      const two = unsuitedStart[cell] as number;
      overall[one] = (overall[one] as number) + suited * initial;
      overall[two] = (overall[two] as number) + unsuited * initial;
      overall[starts + one] = (overall[starts + one] as number) + suited * later;
      overall[starts + two] = (overall[starts + two] as number) + unsuited * later;
    }
    byFlop.add(board, flopsOf, values);
  }
  return [byFlop.byHole((row) => flops.cards.subarray(row * 3, row * 3 + 3)), overall];
}
