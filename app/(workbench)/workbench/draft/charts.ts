/** Charts that a person writes, priced in this browser a column at a time. The card kernel is fetched when first needed. */
import { type FractionText, toText } from '@/simulations/exact/fraction';
import type { ChartShape } from '@/simulations/family/chart';
import type { Solved } from './round-view';

export type PricedText = { gain: FractionText; costs: FractionText[] };

async function chartsOf(family: string) {
  const { bringDecisionFamily } = await import('@/simulations/catalogue/bringing');
  const charts = (await bringDecisionFamily(family))?.charts;
  if (!charts) throw new RangeError(`${family} has no charts`);
  return charts;
}

/** What was just chosen is drawn first: a column takes part of a second. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 20));

export async function chartShape({ round }: Solved): Promise<ChartShape> {
  return (await chartsOf(round.family)).shape(round.parameters);
}

export async function bestColumn({ round }: Solved, column: number): Promise<string[]> {
  const charts = await chartsOf(round.family);
  await drawn();
  return charts.best(round.parameters, round.tables, column);
}

export async function pricedColumn(
  { round }: Solved,
  column: number,
  cells: readonly string[],
): Promise<PricedText> {
  const charts = await chartsOf(round.family);
  await drawn();
  const { gain, costs } = charts.price(round.parameters, round.tables, column, cells);
  return { gain: toText(gain), costs: costs.map(toText) };
}
