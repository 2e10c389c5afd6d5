/** A long table on a wide sheet: its rows in stacks side by side, read down the first, then down the next. */
import { moved, type Strip } from '../drawing';

/** Rows go to the stack their middle falls in; one that names the rows below it does not end a stack. */
export function intoStacks(rows: Strip[], names: boolean[], stacks: number): Strip[][] {
  const whole = rows.reduce((sum, row) => sum + row.height, 0);
  const filled: Strip[][] = Array.from({ length: stacks }, () => []);
  let above = 0;
  let stack = 0;
  rows.forEach((row, index) => {
    const middle = above + row.height / 2;
    const due = Math.min(stacks - 1, Math.floor((middle / whole) * stacks));
    const afterName = index > 0 && names[index - 1] === true;
    if (due > stack && !afterName) stack = due;
    if (names[index] && stack < stacks - 1 && (above + row.height * 1.5) / whole >= (stack + 1) / stacks)
      stack += 1;
    filled[stack]?.push(row);
    above += row.height;
  });
  return filled;
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
