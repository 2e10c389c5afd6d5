/** Tables: columns find their own widths, heads repeat on every page, rows are never cut. */
import { type Cell, type Column, cellText, type Row, type Table } from '../../paper';
import { type Element, element, type Mark, type Part, type Piece, type Strip } from '../drawing';
import { lineMarks, longestWord, textWidth, wrap } from '../text';
import { HAIR, RULE, type TextStyle, type Theme, TONES, tint } from '../theme';
import { beside, intoStacks } from './stacks';

type Set = { theme: Theme; table: Table; widths: number[]; lefts: number[]; width: number };

const barOf = (cell: Cell): number | undefined => (typeof cell === 'string' ? undefined : cell.bar);

function styleOf(cell: Cell, row: Row, theme: Theme, tabular: boolean): TextStyle {
  const strong = row.total || row.group || (typeof cell !== 'string' && cell.strong);
  const base = { ...(strong ? theme.cellStrong : theme.cell), tabular };
  const tone = typeof cell === 'string' ? undefined : cell.tone;
  return tone && tone !== 'plain' ? { ...base, color: TONES[tone].ink } : base;
}

const BAR = 46;
const gapOf = (theme: Theme): number => theme.space * 3;

function measures(
  table: Table,
  column: Column,
  index: number,
  theme: Theme,
): { least: number; most: number } {
  const head = { least: longestWord(column.title, theme.head), most: longestWord(column.title, theme.head) };
  let bar = 0;
  for (const row of table.rows) {
    if (row.group) continue;
    const cell = row.cells[index] ?? '';
    const style = styleOf(cell, row, theme, column.figures ?? false);
    if (barOf(cell) !== undefined) bar = BAR * theme.scale;
    head.most = Math.max(head.most, textWidth(cellText(cell), style));
    head.least = Math.max(
      head.least,
      column.figures ? textWidth(cellText(cell), style) : longestWord(cellText(cell), style),
    );
  }
  return { least: head.least + bar, most: head.most + bar };
}

/** What each column needs, then what is left over by its share; where room is short, words give way before figures. */
export function columnWidths(
  table: Table,
  theme: Theme,
  width: number,
): { widths: number[]; cramped: boolean } {
  const room = width - gapOf(theme) * (table.columns.length - 1);
  const sizes = table.columns.map((column, index) => measures(table, column, index, theme));
  const most = sizes.reduce((sum, size) => sum + size.most, 0);
  const least = sizes.reduce((sum, size) => sum + size.least, 0);
  if (most <= room) {
    const shares = table.columns.map((column) => column.grow ?? 0);
    const all = shares.reduce((sum, share) => sum + share, 0);
    const widths = sizes.map(
      (size, index) => size.most + (all > 0 ? ((room - most) * (shares[index] ?? 0)) / all : 0),
    );
    return { widths, cramped: false };
  }
  if (least <= room) {
    const spare = (room - least) / (most - least);
    return { widths: sizes.map((size) => size.least + (size.most - size.least) * spare), cramped: false };
  }
  return { widths: sizes.map((size) => (size.least * room) / least), cramped: true };
}

function cellMarks(
  set: Set,
  cell: Cell,
  row: Row,
  index: number,
  top: number,
): { marks: Mark[]; bars: Mark[]; height: number } {
  const column = set.table.columns[index] as Column;
  const style = styleOf(cell, row, set.theme, column.figures ?? false);
  const left = set.lefts[index] ?? 0;
  const all = row.group ? set.width : (set.widths[index] ?? 0);
  const bar = barOf(cell);
  const reserved = bar === undefined ? 0 : BAR * set.theme.scale;
  const lines = wrap(cellText(cell), style, all - reserved + 0.01);
  const align = row.group ? 'left' : (column.align ?? 'left');
  const marks = lineMarks(lines, style, { x: left + reserved, top, width: all - reserved, align });
  const bars: Mark[] = [];
  if (bar !== undefined) {
    const full = reserved - set.theme.space * 1.5;
    const middle = top + style.leading / 2;
    const height = set.theme.space * 1.1;
    bars.push({ draw: 'rect', x: left, y: middle - height / 2, width: full, height, fill: HAIR });
    if (bar > 0)
      bars.push({
        draw: 'rect',
        x: left,
        y: middle - height / 2,
        width: full * Math.min(1, bar),
        height,
        fill: set.theme.accent,
      });
  }
  return { marks, bars, height: lines.length * style.leading };
}

function rowStrip(set: Set, row: Row, body: Element): Strip {
  const { theme, table } = set;
  const line = element('TR');
  body.children.push(line);
  const pad = theme.space * 0.9;
  const pieces: Piece[] = [];
  let height = 0;
  row.cells.forEach((cell, index) => {
    const header = row.group || index < table.rowHeaders;
    const target = element(header ? 'TH' : 'TD', header ? { scope: 'Row' } : {});
    line.children.push(target);
    const set_ = cellMarks(set, cell, row, index, pad);
    height = Math.max(height, set_.height);
    if (set_.bars.length) pieces.push({ marks: set_.bars });
    pieces.push({ element: target, marks: set_.marks });
  });
  if (row.group) for (let index = 1; index < table.columns.length; index++) line.children.push(element('TD'));
  height += pad * 2;
  const under: Mark = { draw: 'line', x1: 0, y1: height, x2: set.width, y2: height, color: HAIR, width: 0.5 };
  const marks: Mark[] = [under];
  if (row.total) marks.unshift({ draw: 'line', x1: 0, y1: 0, x2: set.width, y2: 0, color: RULE, width: 0.8 });
  if (row.group)
    marks.unshift({ draw: 'rect', x: 0, y: 0, width: set.width, height, fill: tint(theme.accent, 0.93) });
  return { height, gap: 0, keepWithNext: false, pieces: [{ marks }, ...pieces] };
}

function headStrip(set: Set, head: Element | undefined): Strip {
  const { theme, table } = set;
  const wrapped = table.columns.map((column, index) =>
    wrap(column.title, theme.head, (set.widths[index] ?? 0) + 0.01),
  );
  const most = Math.max(...wrapped.map((lines) => lines.length));
  const pad = theme.space * 0.8;
  const height = most * theme.head.leading + pad * 2;
  const line = element('TR');
  head?.children.push(line);
  const pieces = table.columns.map((column, index): Piece => {
    const target = element('TH', { scope: 'Column' });
    line.children.push(target);
    const lines = wrapped[index] ?? [];
    const top = pad + (most - lines.length) * theme.head.leading;
    const at = { x: set.lefts[index] ?? 0, top, width: set.widths[index] ?? 0, align: column.align };
    return { element: head && target, marks: lineMarks(lines, theme.head, at) };
  });
  const rule: Mark = {
    draw: 'line',
    x1: 0,
    y1: height,
    x2: set.width,
    y2: height,
    color: theme.accent,
    width: 0.9,
  };
  return { height, gap: 0, keepWithNext: true, pieces: [...pieces, { marks: [rule] }] };
}

export function table(block: Table, theme: Theme, width: number): Part {
  const stacks = block.stacks ?? 1;
  const between = gapOf(theme) * 2.5;
  const room = (width - between * (stacks - 1)) / stacks;
  const { widths, cramped } = columnWidths(block, theme, room);
  const lefts = widths.map((_, index) =>
    widths.slice(0, index).reduce((sum, each) => sum + each + gapOf(theme), 0),
  );
  const used = widths.reduce((sum, each) => sum + each, 0) + gapOf(theme) * (widths.length - 1);
  const set: Set = { theme, table: block, widths, lefts, width: used };
  const target = element('Table');
  const head = element('THead');
  const body = element('TBody');
  const strips: Strip[] = [];
  if (!block.captionHidden) {
    const caption = element('Caption');
    target.children.push(caption);
    const lines = wrap(block.caption, theme.caption, width);
    strips.push({
      height: lines.length * theme.caption.leading,
      gap: theme.space * 3,
      keepWithNext: true,
      pieces: [{ element: caption, marks: lineMarks(lines, theme.caption, { x: 0, top: 0, width }) }],
    });
  }
  target.children.push(head, body);
  const gap = block.captionHidden ? theme.space * 1.5 : 0;
  const first = { ...headStrip(set, head), gap };
  const again = headStrip(set, undefined);
  const rows = block.rows.map((row) => rowStrip(set, row, body));
  if (stacks > 1) {
    const names = block.rows.map((row) => row.group ?? false);
    const heads = [first, ...Array.from({ length: stacks - 1 }, () => again)];
    return {
      element: target,
      cramped,
      strips: [...strips, beside(heads, intoStacks(rows, names, stacks), room + between, gap)],
    };
  }
  rows.forEach((strip, index) => {
    const second = index === 0 && rows.length > 1;
    const beforeLast = index === rows.length - 2;
    const beforeTotal = block.rows[index + 1]?.total ?? false;
    strip.keepWithNext = second || beforeLast || beforeTotal || (block.rows[index]?.group ?? false);
    if (index > 0) strip.headAgain = again;
  });
  return { element: target, strips: [...strips, first, ...rows], cramped };
}
