/** For tests: a wager's exact figures from the pays of its events, or the first problem. */
import { familyOf } from '../catalogue/families';
import { figuresOf } from '../figures/figures';
import type { WagerFigures } from '../figures/wager-figures';
import type { PayTable } from '../pays/pay-table';

export function figuresFor(
  family: string,
  parameters: Record<string, unknown>,
  wager: string,
  table: PayTable,
): WagerFigures {
  const { wagers, distribution } = familyOf(family);
  const spec = wagers(parameters).find(({ id }) => id === wager);
  if (!spec) throw new RangeError(`${family} has no wager ${wager}`);
  const figures = figuresOf(distribution(parameters, wager), spec, table);
  if (!figures.ok) throw new RangeError(figures.problems[0]?.message);
  return figures.value;
}
