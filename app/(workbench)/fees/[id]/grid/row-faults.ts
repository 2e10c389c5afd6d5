/** What is wrong in one row, by column; worked out once for each row of text. */
import type { FeeTable } from '@/rulebooks/fees/schedule';
import { FIRST_ROW, rowFaults } from '@/rulebooks/fees/written/read';
import type { Cells } from './cells';

export type RowFaults = ReadonlyMap<number | undefined, string>;
const NONE: RowFaults = new Map();

export function faultsIn(table: FeeTable): (cells: Cells | undefined) => RowFaults {
  const known = new WeakMap<Cells, RowFaults>();
  return (cells) => {
    if (!cells) return NONE;
    const before = known.get(cells);
    if (before) return before;
    const found = rowFaults(table, cells, FIRST_ROW);
    const faults = found.length === 0 ? NONE : new Map(found.map(({ column, fault }) => [column, fault]));
    known.set(cells, faults);
    return faults;
  };
}
