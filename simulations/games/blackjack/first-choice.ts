/** What a chart says of two cards before anything else is done. */
import { inTable } from '../../exact/in-table';
import { CELLS, type Column, cellsOf, LINE_OF, type PairCell } from './chart';
import type { Rules } from './rules';
import type { First, Opening } from './whole-round';

/** As far as the rules allow it. */
export function firstBy(column: Column, rules: Rules, { hand, pair }: Pick<Opening, 'hand' | 'pair'>): First {
  const cell = cellsOf(column)[inTable(LINE_OF[hand])];
  const ofPair = pair >= 0 ? inPairs(column, pair) : '-';
  const givesUp = ofPair === 'Rp' || (ofPair === '-' && cell !== undefined && CELLS[cell].surrender);
  if (givesUp && rules.surrender !== 'none') return 'surrendered';
  return ofPair !== '-' && rules.splits[pair] ? 'split' : 'played';
}

function inPairs({ pairs }: Column, pair: number): PairCell {
  const cell = pairs[pair];
  if (cell === undefined) throw new RangeError(`no cell for a pair of kind ${pair}`);
  return cell;
}
