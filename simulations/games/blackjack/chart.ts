/** A chart as people know it: what to do by the total of the hand, against one card of the dealer. */
import { inTable } from '../../exact/in-table';
import { HANDS, MOST } from './hands';
import { DOUBLE, HIT, type Plan, STAND } from './play';
import { ACE, KINDS, points } from './ranks';

/** What a cell of totals says. The second half is what to do where the first is not allowed. */
export const CELLS = {
  S: { choice: STAND, instead: STAND, surrender: false },
  H: { choice: HIT, instead: HIT, surrender: false },
  Dh: { choice: DOUBLE, instead: HIT, surrender: false },
  Ds: { choice: DOUBLE, instead: STAND, surrender: false },
  Rh: { choice: HIT, instead: HIT, surrender: true },
  Rs: { choice: STAND, instead: STAND, surrender: true },
} as const;
export type Cell = keyof typeof CELLS;
export const ALL_CELLS = Object.keys(CELLS) as Cell[];

/** A cell of pairs: split, give up (or split), or play the pair by its total. */
export const PAIR_CELLS = ['P', '-', 'Rp'] as const;
export type PairCell = (typeof PAIR_CELLS)[number];

/** Soft totals start at 12, a pair of aces that is not split; hard ones at 4, a pair of twos. */
export const HARD_FROM = 4;
export const SOFT_FROM = 12;

export type Column = {
  /** From hard 4 to hard 20. */
  hard: readonly Cell[];
  /** From soft 12 to soft 20. */
  soft: readonly Cell[];
  /** By the kind of both cards, aces first. */
  pairs: readonly PairCell[];
};

export type Line = { soft: boolean; total: number };

export const LINES: readonly Line[] = [
  ...Array.from({ length: MOST - HARD_FROM }, (_, i) => ({ soft: false, total: HARD_FROM + i })),
  ...Array.from({ length: MOST - SOFT_FROM }, (_, i) => ({ soft: true, total: SOFT_FROM + i })),
];

/** Those of hard totals come first. */
export const HARD_LINES = MOST - HARD_FROM;
const NO_LINE = 255;

/** By hand, the line of the chart that is about it. At 21, and with one card, none is. */
export const LINE_OF = Uint8Array.from({ length: HANDS.count }, (_, hand) => {
  const total = inTable(HANDS.totals[hand]);
  if (total >= MOST || inTable(HANDS.cards[hand]) < 2) return NO_LINE;
  return HANDS.soft[hand] === 1 ? MOST - HARD_FROM + total - SOFT_FROM : total - HARD_FROM;
});

export const hasLine = (hand: number): boolean => LINE_OF[hand] !== NO_LINE;

export const cellsOf = ({ hard, soft }: Column): readonly Cell[] => [...hard, ...soft];

export function columnOf(cells: readonly Cell[], pairs: readonly PairCell[]): Column {
  return { hard: cells.slice(0, MOST - HARD_FROM), soft: cells.slice(MOST - HARD_FROM), pairs };
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

export const pairName = (kind: number): string => (kind === ACE ? 'A-A' : `${points(kind)}-${points(kind)}`);

export const NO_PAIRS: readonly PairCell[] = Array<PairCell>(KINDS).fill('-');

export const withCell = (column: Column, line: number, cell: Cell): Column =>
  columnOf(cellsOf(column).with(line, cell), column.pairs);

export const withPair = (column: Column, pair: number, cell: PairCell): Column => ({
  ...column,
  pairs: column.pairs.with(pair, cell),
});
