/** A chart that a person gives as text, to be dealt from real shoes. */
import type { ChartCells } from '../../../family/chart';
import { readChart } from '../../../family/chart-text';
import type { StudyTable } from '../../../family/study';
import { whole } from '../../../printing/numbers';
import { ok, type Result } from '../../../problems/problem';
import type { Column } from '../chart';
import { DEALERS } from '../chart-lines';
import { blackjackCharts, columnsOf, written } from '../charts';
import { type BlackjackParameters, rulesOf } from '../parameters';
import { columnFrom } from '../pieces';
import type { Rules } from '../rules';

export type OwnChart = {
  /** By the dealer's card. */
  columns: readonly Column[];
  /** The cells as a table, and by how many it differs from the best chart of these rules. */
  shown: (rules: Rules, merged: readonly Float64Array[]) => { differs: string; table: StudyTable };
};

export function ownChart(parameters: BlackjackParameters, text: string): Result<OwnChart> {
  const shape = blackjackCharts.shape(parameters);
  const cells = readChart(text, shape);
  if (!cells.ok) return cells;
  const columns = columnsOf(rulesOf(parameters, { blackjack: 0, win: 0 }), cells.value);
  return ok({
    columns,
    shown: (rules, [, , best]) => ({
      differs: inWords(differences(cells.value, rules, best as Float64Array)),
      table: {
        title: 'The chart that was dealt',
        columns: ['Hand', ...shape.columns],
        rows: shape.lines.map(({ label }, at) => [label, ...(cells.value[at] ?? [])]),
      },
    }),
  });
}

function differences(cells: ChartCells, rules: Rules, best: Float64Array): number {
  return DEALERS.reduce((sum, up, at) => {
    const column = written(rules, columnFrom(best, up));
    return sum + cells.filter((line, of) => line[at] !== column[of]).length;
  }, 0);
}

const inWords = (cells: number): string => {
  if (cells === 0) return 'which is the best chart';
  return `which differs from the best chart in ${cells === 1 ? 'one cell' : `${whole(cells)} cells`}`;
};
