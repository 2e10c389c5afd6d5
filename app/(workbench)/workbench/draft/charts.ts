/** Charts that a person writes, priced in this browser a column at a time. The card kernel is fetched when first needed. */
import { filedText, readFiled } from '@/rulebooks/spelling/filed';
import { type FractionText, toText } from '@/simulations/exact/fraction';
import type { ChartCells, Charts } from '@/simulations/family/chart';
import type { Solved } from './round-view';

export type PricedText = { gain: FractionText; costs: FractionText[] };

/** A round, under rules that say nothing of a chart filed: its figures do not depend on one. */
export type ChartedRound = Pick<Solved['round'], 'family' | 'parameters' | 'tables'>;

export function withoutChart({ round }: { round: ChartedRound }, parameter: string): ChartedRound {
  const { family, parameters, tables } = round;
  const { [parameter]: _, ...rules } = parameters;
  return { family, parameters: rules, tables };
}

export async function chartsOf(family: string): Promise<Charts<unknown>> {
  const { bringDecisionFamily } = await import('@/simulations/catalogue/bringing');
  const charts = (await bringDecisionFamily(family))?.charts;
  if (!charts) throw new RangeError(`${family} has no charts`);
  return charts;
}

/** What was just chosen is drawn first: a column takes part of a second. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 20));

export async function bestColumn(
  { family, parameters, tables }: ChartedRound,
  column: number,
): Promise<string[]> {
  const charts = await chartsOf(family);
  await drawn();
  return charts.best(parameters, tables, column);
}

export async function pricedColumn(
  { family, parameters, tables }: ChartedRound,
  column: number,
  cells: readonly string[],
): Promise<PricedText> {
  const charts = await chartsOf(family);
  await drawn();
  const { gain, costs } = charts.price(parameters, tables, column, cells);
  return { gain: toText(gain), costs: costs.map(toText) };
}

/** The cells of the chart that an option holds. None where it holds no chart, or one that cannot be read: the options say why. */
export function cellsFiled(
  charts: Charts<unknown>,
  { parameters }: ChartedRound,
  parameter: string,
  text: string,
): ChartCells | undefined {
  const chart = readFiled(text);
  if (!chart) return undefined;
  try {
    return charts.filed({ ...parameters, [parameter]: chart });
  } catch {
    return undefined;
  }
}

/** The text that the option holds for these cells, where it held `before`. */
export function textToFile(
  charts: Charts<unknown>,
  round: ChartedRound,
  parameter: string,
  { before, cells }: { before: string; cells: ChartCells },
): string {
  const known = cellsFiled(charts, round, parameter, before) ? { [parameter]: readFiled(before) } : {};
  return filedText(charts.file({ ...round.parameters, ...known }, cells));
}
