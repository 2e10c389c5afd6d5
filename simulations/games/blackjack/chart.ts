/** A chart as people know it: what to do by the total of the hand, against one card of the dealer. */
import { inTable } from '../../exact/in-table';
import { type Cell, HARD_FROM, HARD_LINES, type PairCell, SOFT_FROM } from './chart-lines';
import { HANDS, MOST } from './hands';
import { DOUBLE, HIT, type Plan, STAND } from './play';
import { KINDS } from './ranks';

export {
  ALL_CELLS,
  type Cell,
  HARD_LINES,
  LINES,
  PAIR_CELLS,
  type PairCell,
  pairName,
} from './chart-lines';

/** What a cell of totals says. The second half is what to do where the first is not allowed. */
export const CELLS = {
  S: { choice: STAND, instead: STAND, surrender: false },
  H: { choice: HIT, instead: HIT, surrender: false },
  Dh: { choice: DOUBLE, instead: HIT, surrender: false },
  Ds: { choice: DOUBLE, instead: STAND, surrender: false },
  Rh: { choice: HIT, instead: HIT, surrender: true },
  Rs: { choice: STAND, instead: STAND, surrender: true },
} as const satisfies Record<Cell, { choice: number; instead: number; surrender: boolean }>;

export type Column = {
  /** From hard 4 to hard 20. */
  hard: readonly Cell[];
  /** From soft 12 to soft 20. */
  soft: readonly Cell[];
  /** By the kind of both cards, aces first. */
  pairs: readonly PairCell[];
};

const NO_LINE = 255;

/** By hand, the line of the chart that is about it. At 21, and with one card, none is. */
export const LINE_OF = Uint8Array.from({ length: HANDS.count }, (_, hand) => {
  const total = inTable(HANDS.totals[hand]);
  if (total >= MOST || inTable(HANDS.cards[hand]) < 2) return NO_LINE;
  return HANDS.soft[hand] === 1 ? HARD_LINES + total - SOFT_FROM : total - HARD_FROM;
});

export const hasLine = (hand: number): boolean => LINE_OF[hand] !== NO_LINE;

export const cellsOf = ({ hard, soft }: Column): readonly Cell[] => [...hard, ...soft];

export function columnOf(cells: readonly Cell[], pairs: readonly PairCell[]): Column {
  return { hard: cells.slice(0, HARD_LINES), soft: cells.slice(HARD_LINES), pairs };
}

export function planOf(column: Column): Plan {
  const plan = { choice: new Uint8Array(HANDS.count), instead: new Uint8Array(HANDS.count) };
  const cells = cellsOf(column).map((cell) => CELLS[cell]);
  for (let hand = 0; hand < HANDS.count; hand += 1) {
    const cell = cells[inTable(LINE_OF[hand])];
    if (!cell) continue;
    plan.choice[hand] = cell.choice;
    plan.instead[hand] = cell.instead;
  }
  return plan;
}

export const NO_PAIRS: readonly PairCell[] = Array<PairCell>(KINDS).fill('-');

export const withCell = (column: Column, line: number, cell: Cell): Column =>
  columnOf(cellsOf(column).with(line, cell), column.pairs);

export const withPair = (column: Column, pair: number, cell: PairCell): Column => ({
  ...column,
  pairs: column.pairs.with(pair, cell),
});
