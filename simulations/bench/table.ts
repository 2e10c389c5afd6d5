/** Rows of text in columns, the first to the left and the rest to the right. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export function time(microseconds: number): string {
  if (microseconds >= 1_000_000) return `${(microseconds / 1_000_000).toPrecision(3)} s`;
  if (microseconds >= 1_000) return `${(microseconds / 1_000).toPrecision(3)} ms`;
  return `${microseconds.toPrecision(3)} µs`;
}

export const times = (ratio: number): string =>
  ratio >= 100 ? `${Math.round(ratio).toLocaleString('en-GB')} x` : `${ratio.toPrecision(2)} x`;
