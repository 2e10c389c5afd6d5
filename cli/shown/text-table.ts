/** Columns for people: as wide as their content, numbers to the right. */

export type Column = { title: string; right?: boolean };

export function textTable(columns: Column[], rows: string[][]): string {
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, index) =>
        columns[index]?.right ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [columns.map(({ title }) => title), widths.map((width) => '-'.repeat(width)), ...rows]
    .map(line)
    .join('\n');
}
