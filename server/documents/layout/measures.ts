/** Tables with the same heads have columns of the same measure, throughout a part of a paper. */
import type { Block, Table } from '../paper';
import { columnWidths, type Widths } from './parts/columns';
import type { Theme } from './theme';

const headsOf = ({ columns, rowHeaders }: Table): string => JSON.stringify([columns, rowHeaders]);

/** Those that share none, as their rows together would need more than the width, are not in it. */
export function sharedMeasures(blocks: Block[], theme: Theme, width: number): Map<Block, Widths> {
  const alike = new Map<string, Table[]>();
  let part = 0;
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1) part += 1;
    if (block.kind !== 'table' || block.splits || block.stacks) continue;
    const key = `${part} ${headsOf(block)}`;
    alike.set(key, [...(alike.get(key) ?? []), block]);
  }
  const measures = new Map<Block, Widths>();
  for (const tables of alike.values()) {
    const [first] = tables;
    if (!first || tables.length === 1) continue;
    const rows = tables.flatMap((each) => each.rows);
    const shared = columnWidths({ ...first, rows }, theme, width);
    if (!shared.cramped && !shared.squeezed) for (const each of tables) measures.set(each, shared);
  }
  return measures;
}
