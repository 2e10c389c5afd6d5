/** What a chart's cells cost: beside the best cell there, with all others as they are. */
import { ALL_CELLS, CELLS, type Cell, type Column, cellsOf, columnOf, LINES, PAIR_CELLS } from './chart';
import { gainBy } from './chart-gains';
import type { Rules } from './rules';
import type { Standing } from './standing';

/** Per first stake, over all rounds; 0 where no other cell gains more. */
export type Costs = { cells: number[]; pairs: number[] };

export function costsOf(standing: Standing, rules: Rules, column: Column): Costs {
  const gain = gainBy(standing, rules, column);
  const most = (others: readonly Column[]) =>
    Math.max(0, ...others.map((other) => gainBy(standing, rules, other) - gain));
  const allowed = (cell: Cell) => rules.surrender !== 'none' || !CELLS[cell].surrender;
  return {
    cells: LINES.map((_, line) =>
      most(
        ALL_CELLS.filter((cell) => allowed(cell) && cell !== cellsOf(column)[line]).map((cell) =>
          columnOf(cellsOf(column).with(line, cell), column.pairs),
        ),
      ),
    ),
    pairs: column.pairs.map((now, pair) =>
      rules.splits[pair]
        ? most(
            PAIR_CELLS.filter((cell) => cell !== now && (cell !== 'Rp' || rules.surrender !== 'none')).map(
              (cell) => ({ ...column, pairs: column.pairs.with(pair, cell) }),
            ),
          )
        : 0,
    ),
  };
}
