/**
 * Numbers of options that cannot be right where they stand, and whose neighbours leave one number. Where the print counts on from a repeated
 * number, it is the print's own, and stays.
 */
import type { FeeRow } from '../../../fees/schedule';

export function numbered(rows: readonly FeeRow[]): FeeRow[] {
  let before: number | null = null;
  return rows.map((row, at) => {
    const expected: number | null = before === null ? null : before + 1;
    const next = rows[at + 1]?.option ?? null;
    const fits = row.option === expected || expected === null;
    const countsOn = next === null || next === (expected ?? 0) + 1;
    if (row.option !== null && (fits || !countsOn)) {
      before = row.option;
      return row;
    }
    if (expected === null || rows.every(({ option }) => option === null)) return row;
    before = expected;
    const printed = row.option === null ? '' : String(row.option);
    const why =
      printed === ''
        ? 'The number is missing; the rows before and after leave this one.'
        : 'The rows before and after leave only this number.';
    return {
      ...row,
      option: expected,
      damaged: [
        ...(row.damaged ?? []),
        { line: row.line, what: 'option', printed, read: String(expected), why },
      ],
    };
  });
}
