/** The tables as they are committed: one line for each option, so that a change of one is one line of a difference. */
import type { Reading } from './read';

const each = (list: readonly unknown[]): string => list.map((one) => JSON.stringify(one)).join(',\n');

export function printReading({
  tables,
  statements,
  headings,
}: Pick<Reading, 'tables' | 'statements' | 'headings'>): string {
  const printed = tables.map(({ rows, ...head }) => {
    const own = JSON.stringify(head).slice(0, -1);
    return `${own},"rows":[\n${each(rows)}\n]}`;
  });
  return `{"statements":[\n${each(statements)}\n],"headings":[\n${each(headings)}\n],"tables":[\n${printed.join(',\n')}\n]}\n`;
}
