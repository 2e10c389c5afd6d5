/** A long table on a wide sheet: its rows in stacks side by side, read down the first, then down the next. */
import { moved, type Strip } from '../drawing';

/** Filled one after another, none higher than that; undefined where there are too few of them. */
function filled(units: Strip[][], stacks: number, height: number): Strip[][] | undefined {
  const made: { rows: Strip[]; high: number }[] = [{ rows: [], high: 0 }];
  for (const unit of units) {
    const more = heightOf(unit);
    let last = made[made.length - 1];
    if (!last || last.high + more > height + 0.01) {
      last = { rows: [], high: 0 };
      made.push(last);
    }
    last.rows.push(...unit);
    last.high += more;
  }
  return made.length <= stacks ? made.map(({ rows }) => rows) : undefined;
}

const heightOf = (rows: Strip[]): number => rows.reduce((sum, row) => sum + row.height, 0);

/** As low as they can be; rows that are joined to the one above stay with it. */
export function intoStacks(rows: Strip[], joined: boolean[], stacks: number): Strip[][] {
  const units: Strip[][] = [];
  rows.forEach((row, index) => {
    if (index > 0 && joined[index]) units[units.length - 1]?.push(row);
    else units.push([row]);
  });
  let low = Math.max(...units.map(heightOf));
  let high = heightOf(rows);
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (filled(units, stacks, middle)) high = middle;
    else low = middle;
  }
  return filled(units, stacks, high) ?? [rows];
}

/** The stacks as one strip: they stand or fall together. */
export function beside(heads: Strip[], stacks: Strip[][], step: number, gap: number): Strip {
  const pieces = stacks.flatMap((rows, index) => {
    let y = 0;
    return [heads[index], ...rows]
      .filter((strip) => strip !== undefined)
      .flatMap((strip) => {
        const top = y;
        y += strip.height;
        return strip.pieces.map((piece) => ({
          ...piece,
          marks: piece.marks.map((mark) => moved(mark, index * step, top)),
        }));
      });
  });
  const heights = stacks.map((rows) => rows.reduce((sum, row) => sum + row.height, 0));
  return { height: (heads[0]?.height ?? 0) + Math.max(...heights), gap, keepWithNext: false, pieces };
}
