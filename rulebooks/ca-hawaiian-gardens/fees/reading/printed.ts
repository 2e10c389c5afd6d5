/** The tables as they are committed: one line for each option, so that a change of one is one line of a difference. */
import type { FeeTable } from '../../../fees/schedule';

export function printTables(tables: readonly FeeTable[]): string {
  const printed = tables.map(({ rows, ...head }) => {
    const own = JSON.stringify(head).slice(0, -1);
    return `${own},"rows":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}`;
  });
  return `[\n${printed.join(',\n')}\n]\n`;
}
