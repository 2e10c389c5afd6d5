/** Charts that a person writes: which cells there are, and what they gain and cost. */
import { type Fraction, ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { ChartCells, ChartLine, Charts } from '../../family/chart';
import {
  ALL_CELLS,
  CELLS,
  type Cell,
  type Column,
  cellsOf,
  columnOf,
  LINES,
  PAIR_CELLS,
  type PairCell,
  pairName,
} from './chart';
import { costsOf } from './chart-costs';
import { anyDoubled, bestColumn, gainBy } from './chart-gains';
import { DEALERS, EVERY_LINE, lineId, lineName, pairId } from './chart-lines';
import { MEANS } from './chart-shown';
import { type FiledChart, filedCells } from './filed-chart';
import { type BlackjackParameters, rulesOf } from './parameters';
import { inParts, PARTS, rulesWith } from './pieces';
import { DOUBLE, HIT } from './play';
import { KINDS, kindName } from './ranks';
import type { Rules } from './rules';
import { standingAgainst } from './standing';

const PAYS_NOTHING = { blackjack: 0, win: 0 };
const fraction = (gain: number): Fraction => ratio(BigInt(inParts(gain)), BigInt(PARTS));

/** The pairs that may be split, by their kind: each has a line after those of the totals. */
const pairsOf = ({ splits }: Pick<Rules, 'splits'>): number[] =>
  Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) => splits[kind]);

type Choices = Pick<Rules, 'splits' | 'double' | 'surrender'>;

function linesOf(rules: Choices): ChartLine[] {
  const surrenders = rules.surrender !== 'none';
  const totals = LINES.map(
    (line, at): ChartLine => ({
      id: lineId(line),
      label: lineName(line),
      cells: ALL_CELLS.filter(
        (cell) =>
          (surrenders || !CELLS[cell].surrender) && (CELLS[cell].choice !== DOUBLE || anyDoubled(rules, at)),
      ),
    }),
  );
  const pairs = pairsOf(rules).map(
    (kind): ChartLine => ({
      id: pairId(kind),
      label: pairName(kind),
      cells: PAIR_CELLS.filter((cell) => surrenders || cell !== 'Rp'),
    }),
  );
  return [...totals, ...pairs];
}

function columnFrom(rules: Choices, cells: readonly string[]): Column {
  const lines = linesOf(rules);
  if (cells.length !== lines.length || lines.some(({ cells: may }, at) => !may.includes(cells[at] ?? '')))
    throw new RangeError('a column has a cell that its line may not have');
  const pairs = Array<PairCell>(KINDS).fill('-');
  pairsOf(rules).forEach((kind, at) => {
    pairs[kind] = cells[LINES.length + at] as PairCell;
  });
  return columnOf(cells.slice(0, LINES.length) as Cell[], pairs);
}

/** A person's chart, by the dealer's card as the engine numbers it. */
export function columnsOf(rules: Choices, cells: ChartCells): Column[] {
  const columns: Column[] = [];
  DEALERS.forEach((up, at) => {
    columns[up] = columnFrom(
      rules,
      cells.map((line) => line[at] ?? ''),
    );
  });
  return columns;
}

export const written = (rules: Choices, column: Column): string[] => [
  ...cellsOf(column),
  ...pairsOf(rules).map((kind) => column.pairs[kind] as PairCell),
];

/** A cell as the rules let it be followed: "double, or else draw" draws where nothing can be doubled. */
function asFollowed(cell: string, may: readonly string[]): string {
  if (may.includes(cell)) return cell;
  if (cell === 'Rp') return 'P';
  return CELLS[cell as Cell].instead === HIT ? 'H' : 'S';
}

/** Of the chart filed, the lines that these rules know. */
function filedUnder({ chart, ...parameters }: BlackjackParameters): string[][] | undefined {
  if (!chart) return undefined;
  const cells = new Map(filedCells(chart).map((line, at) => [EVERY_LINE[at]?.id, line]));
  return linesOf(rulesOf(parameters, PAYS_NOTHING)).map(({ id, cells: may }) =>
    (cells.get(id) ?? []).map((cell) => asFollowed(cell, may)),
  );
}

const BY_TOTAL: readonly string[] = DEALERS.map(() => '-');

/** What was filed of a line stays where it is followed as these cells say, and where the rules do not know the line. */
function fileable(parameters: BlackjackParameters, cells: ChartCells): FiledChart {
  const lines = linesOf(rulesOf(parameters, PAYS_NOTHING));
  const before = parameters.chart && filedCells(parameters.chart);
  return {
    lines: EVERY_LINE.map(({ id }, at) => {
      const filed = before?.[at];
      const line = lines.findIndex((known) => known.id === id);
      const given = cells[line] ?? filed ?? BY_TOTAL;
      const may = lines[line]?.cells ?? [];
      const same = (cell: string, of: number) =>
        may.length > 0 && asFollowed(filed?.[of] ?? cell, may) === cell;
      return { hand: id, cells: given.map((cell, of) => (same(cell, of) ? (filed?.[of] ?? cell) : cell)) };
    }),
  };
}

export const blackjackCharts: Charts<BlackjackParameters> = {
  shape: (parameters) => ({
    columns: DEALERS.map(kindName),
    lines: linesOf(rulesOf(parameters, PAYS_NOTHING)),
    means: MEANS,
  }),
  filed: filedUnder,
  file: fileable,
  best: (parameters, tables, at) => {
    const rules = rulesWith(parameters, tables);
    return written(rules, bestColumn(standingAgainst(inTable(DEALERS[at]), rules), rules).column);
  },
  price: (parameters, tables, at, cells) => {
    const rules = rulesWith(parameters, tables);
    const standing = standingAgainst(inTable(DEALERS[at]), rules);
    const column = columnFrom(rules, cells);
    const costs = costsOf(standing, rules, column);
    return {
      gain: fraction(gainBy(standing, rules, column)),
      costs: [...costs.cells, ...pairsOf(rules).map((kind) => inTable(costs.pairs[kind]))].map(fraction),
    };
  },
};
