/** What a chart says of two cards before anything else is done. */
import { inTable } from '../../exact/in-table';
import { CELLS, type Cell, type Column, HARD_LINES, LINE_OF, type PairCell } from './chart';
import type { Rules } from './rules';
import type { First, Opening } from './whole-round';

/** As far as the rules allow it. */
export const firstBy = (
  column: Column,
  rules: Rules,
  { hand, pair }: Pick<Opening, 'hand' | 'pair'>,
): First => firstByCells(cellFor(column, hand), pair >= 0 ? inPairs(column, pair) : '-', rules, pair);

/** By the cell of the total, if the chart has one, and that of the pair. */
export function firstByCells(cell: Cell | undefined, ofPair: PairCell, rules: Rules, pair: number): First {
  const givesUp = ofPair === 'Rp' || (ofPair === '-' && cell !== undefined && CELLS[cell].surrender);
  if (givesUp && rules.surrender !== 'none') return 'surrendered';
  return ofPair !== '-' && rules.splits[pair] ? 'split' : 'played';
}

function cellFor({ hard, soft }: Column, hand: number): Cell | undefined {
  const line = inTable(LINE_OF[hand]);
  return line < HARD_LINES ? hard[line] : soft[line - HARD_LINES];
}

function inPairs({ pairs }: Column, pair: number): PairCell {
  const cell = pairs[pair];
  if (cell === undefined) throw new RangeError(`no cell for a pair of kind ${pair}`);
  return cell;
}
