/**
 * For the rows that are still open: the least and the most they can add, once nothing in a family may pay less than
 * some rank. Each is a sum over single rows, so it holds for every way to fill them; leaving out what cannot reach the
 * range by it drops no table.
 */
import { inTable } from '../exact/in-table';
import type { Scaled, ScaledRow } from './scale';

export type Bounds = {
  /** [family][depth * (ranks + 2) + rank]: the least from this depth on. Infinite where a row has no such pay. */
  least: Float64Array[];
  /** [depth]: the most from this depth on. */
  most: Float64Array;
};

type Add = (row: ScaledRow, choice: number) => number;

export function boundsOf({ rows, ranks, table }: Scaled, add: Add): Bounds {
  const width = ranks + 2;
  const least = Array.from({ length: table.families + 1 }, () => new Float64Array((rows.length + 1) * width));
  const most = new Float64Array(rows.length + 1);
  for (let depth = rows.length - 1; depth >= 0; depth -= 1) {
    const row = rows[depth] as ScaledRow;
    const values = Array.from(row.rank, (_, choice) => add(row, choice));
    most[depth] = inTable(most[depth + 1]) + Math.max(...values);
    least.forEach((of, family) => {
      for (let rank = 0; rank < width; rank += 1) {
        const after = inTable(of[(depth + 1) * width + rank]);
        const own =
          row.row.family === family
            ? values.reduce(
                (low, value, choice) =>
                  family === 0 || inTable(row.rank[choice]) >= rank ? Math.min(low, value) : low,
                Number.POSITIVE_INFINITY,
              )
            : 0;
        of[depth * width + rank] = after + own;
      }
    });
  }
  return { least, most };
}

export type AllBounds = { first: Bounds; squares: { slope: number; bounds: Bounds }[] };

/** Squares less the return at a slope: with what the return has to come to, each slope bounds the squares themselves. */
export function allBounds(scaled: Scaled): AllBounds {
  return {
    first: boundsOf(scaled, ({ first }, choice) => inTable(first[choice])),
    squares: scaled.slopes.map((slope) => ({
      slope,
      bounds: boundsOf(
        scaled,
        ({ first, second }, choice) => inTable(second[choice]) - slope * inTable(first[choice]),
      ),
    })),
  };
}
