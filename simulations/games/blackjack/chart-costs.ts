/** What a chart's cells cost: beside the best cell there, with all others as they are. */
import { ALL_CELLS, CELLS, type Cell, type Column, cellsOf, LINES, PAIR_CELLS } from './chart';
import { PlayedChart } from './played-chart';
import type { Rules } from './rules';
import type { Standing } from './standing';

/** Per first stake, over all rounds; 0 where no other cell gains more. */
export type Costs = { cells: number[]; pairs: number[] };

export function costsOf(standing: Standing, rules: Rules, column: Column): Costs {
  const played = new PlayedChart(standing, rules, column);
  const allowed = (cell: Cell) => rules.surrender !== 'none' || !CELLS[cell].surrender;
  return {
    cells: LINES.map((_, line) => {
      const others = ALL_CELLS.filter((cell) => allowed(cell) && cell !== cellsOf(column)[line]);
      return Math.max(0, ...others.map((cell) => played.moreWithCell(line, cell)));
    }),
    pairs: column.pairs.map((now, pair) => {
      if (!rules.splits[pair]) return 0;
      const others = PAIR_CELLS.filter(
        (cell) => cell !== now && (cell !== 'Rp' || rules.surrender !== 'none'),
      );
      return Math.max(0, ...others.map((cell) => played.moreWithPair(pair, cell)));
    }),
  };
}
