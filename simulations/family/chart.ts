/** A chart of choices that a person can write, and what it costs: a column for each thing the dealer can show. */
import type { Fraction } from '../exact/fraction';
import type { PayTables } from '../pays/pay-table';

/** By line, then by column. */
export type ChartCells = readonly (readonly string[])[];

export type ChartLine = {
  id: string;
  label: string;
  /** What a cell of it may say. */
  cells: readonly string[];
};

export type ChartShape = {
  columns: readonly string[];
  lines: readonly ChartLine[];
  /** What each cell means, in a few words. */
  means: Readonly<Record<string, string>>;
};

/** Per unit of the wager that the family's figures are per, over all rounds. */
export type PricedColumn = {
  /** What rounds of this column gain: the columns of a chart add up to what it gains. */
  gain: Fraction;
  /** By line: what the best other cell there would gain more, every other cell as it is; 0 where none does. */
  costs: Fraction[];
};

/** Runs where the question is asked. A column by itself, so that an edit is quick. */
export type Charts<Parameters> = {
  shape: (parameters: Parameters) => ChartShape;
  /** The chart filed under the parameters, as far as the rules let it be followed; undefined where none is. */
  filed: (parameters: Parameters) => ChartCells | undefined;
  /** The parameter's value for these cells. */
  file: (parameters: Parameters, cells: ChartCells) => unknown;
  best: (parameters: Parameters, tables: PayTables, column: number) => string[];
  price: (
    parameters: Parameters,
    tables: PayTables,
    column: number,
    cells: readonly string[],
  ) => PricedColumn;
};
