/** Tables: columns find their own widths, heads repeat on every page, rows are never cut. */
import { continued } from '../../continued';
import { type Cell, type Column, cellText, type Row, type Table } from '../../paper';
import {
  type Element,
  element,
  linkIn,
  type Mark,
  moved,
  type Part,
  type Piece,
  type Strip,
} from '../drawing';
import { lineMarks, wrap } from '../text';
import { HAIR, RULE, type Theme, tint } from '../theme';
import { BAR, barOf, columnWidths, gapOf, styleOf, type Widths } from './columns';
import { staysWithNext } from './rows-together';
import { beside, intoStacks } from './stacks';

type Set = { theme: Theme; table: Table; widths: number[]; lefts: number[]; width: number };

/** A name goes across all columns but those at the end in which its row has something of its own. */
const nameWidth = ({ widths, lefts, width, theme }: Set, { cells }: Row): number =>
  cells.length > 1 ? (lefts[widths.length - cells.length + 1] ?? width) - gapOf(theme) : width;

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
  const names = row.group && index === 0;
  const all = names ? nameWidth(set, row) : (set.widths[index] ?? 0);
  const bar = barOf(cell);
  const reserved = bar === undefined ? 0 : BAR * set.theme.scale;
  const room = all - reserved + 0.01;
  const text = cellText(cell);
  const above = typeof cell === 'string' || !cell.named ? 0 : text.indexOf('\n');
  const strong = { ...style, weight: set.theme.cellStrong.weight };
  const name = above > 0 ? wrap(text.slice(0, above), strong, room) : [];
  const lines = [...name, ...wrap(above > 0 ? text.slice(above + 1) : text, style, room)];
  const align = names ? 'left' : (column.align ?? 'left');
  const marks = lineMarks(lines, style, { x: left + reserved, top, width: all - reserved, align }).map(
    (mark, at) => (at < name.length && mark.draw === 'text' ? { ...mark, weight: strong.weight } : mark),
  );
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

/** Behind the columns that count here: a grey that a photocopy keeps. */
const shades = ({ table, theme, widths, lefts }: Set, height: number): Mark[] =>
  table.columns.flatMap(({ shaded }, index): Mark[] => {
    if (!shaded) return [];
    const beside = gapOf(theme) / 2;
    const [left = 0, width = 0] = [lefts[index], widths[index]];
    const wide = width + (index === widths.length - 1 ? beside : beside * 2);
    return [{ draw: 'rect', x: left - beside, y: 0, width: wide, height, fill: tint(theme.accent, 0.85) }];
  });

function rowStrip(set: Set, row: Row, body: Element): Strip {
  const { theme, table } = set;
  const line = element('TR');
  body.children.push(line);
  const pad = theme.space * 0.9;
  const pieces: Piece[] = [];
  let height = 0;
  const empty = row.group ? table.columns.length - row.cells.length : 0;
  row.cells.forEach((cell, place) => {
    const index = place === 0 ? 0 : place + empty;
    const header = place < table.rowHeaders;
    const target = element(header ? 'TH' : 'TD', header ? { scope: 'Row' } : {});
    if (place === 1) for (let gap = 0; gap < empty; gap++) line.children.push(element('TD'));
    line.children.push(target);
    const set_ = cellMarks(set, cell, row, index, pad);
    height = Math.max(height, set_.height);
    if (set_.bars.length) pieces.push({ marks: set_.bars });
    const { to, id } = typeof cell === 'string' ? {} : cell;
    pieces.push({ element: to === undefined ? target : linkIn(target), marks: set_.marks, to, id });
  });
  while (line.children.length < table.columns.length) line.children.push(element('TD'));
  height += pad * 2;
  const under: Mark = { draw: 'line', x1: 0, y1: height, x2: set.width, y2: height, color: HAIR, width: 0.5 };
  const marks: Mark[] = row.group ? [under] : [...shades(set, height), under];
  if (row.total) marks.unshift({ draw: 'line', x1: 0, y1: 0, x2: set.width, y2: 0, color: RULE, width: 0.8 });
  if (row.chosen)
    marks.unshift({ draw: 'rect', x: 0, y: 0, width: set.width, height, fill: tint(theme.accent, 0.85) });
  if (row.group)
    marks.unshift({ draw: 'rect', x: 0, y: 0, width: set.width, height, fill: tint(theme.accent, 0.93) });
  return { height, padding: pad * 2, gap: 0, keepWithNext: false, pieces: [{ marks }, ...pieces] };
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
  return {
    height,
    gap: 0,
    keepWithNext: true,
    title: true,
    pieces: [{ marks: shades(set, height) }, ...pieces, { marks: [rule] }],
  };
}

/** On a further page a table says again what it is, and whose rows these are; read aloud it says so once. */
function captionAgain({ table, theme, width }: Set): Strip {
  const lines = wrap(continued(table.caption), theme.caption, width);
  return {
    height: lines.length * theme.caption.leading,
    gap: 0,
    keepWithNext: true,
    pieces: [{ marks: lineMarks(lines, theme.caption, { x: 0, top: 0, width }) }],
  };
}

function groupAgain(set: Set, index: number): Strip[] {
  const { rows } = set.table;
  const at = rows.slice(0, index).findLastIndex(({ group }) => group);
  const [name] = rows[at]?.cells ?? [];
  if (name === undefined || rows[index]?.group) return [];
  const words = { group: true, cells: [continued(cellText(name))] };
  const { pieces, ...strip } = rowStrip(set, words, element('TBody'));
  return [{ ...strip, pieces: pieces.map(({ marks }) => ({ marks })) }];
}

function oneAbove(strips: Strip[]): Strip {
  let height = 0;
  const pieces = strips.flatMap((strip) => {
    const top = height;
    height += strip.height;
    return strip.pieces.map((piece) => ({ ...piece, marks: piece.marks.map((mark) => moved(mark, 0, top)) }));
  });
  return { height, gap: 0, keepWithNext: true, title: true, pieces };
}

/** Values side by side that are too many for the width: in tables one below another, as few as give each its room. */
function parts(block: Table, theme: Theme, width: number): Table[] {
  const names = block.columns.slice(0, block.rowHeaders);
  const values = block.columns.length - names.length;
  for (let tables = 1; tables < values; tables++) {
    const each = Math.ceil(values / tables);
    const split = Array.from({ length: Math.ceil(values / each) }, (_, index): Table => {
      const of = <T>(all: T[]): T[] => [
        ...all.slice(0, block.rowHeaders),
        ...all.slice(block.rowHeaders + index * each, block.rowHeaders + (index + 1) * each),
      ];
      const caption = index === 0 ? block.caption : continued(block.laterCaption ?? block.caption);
      const rows = block.rows.map((row) => ({ ...row, cells: of(row.cells) }));
      return { ...block, splits: false, caption, columns: of(block.columns), rows };
    });
    const room = split.map((part) => columnWidths(part, theme, width));
    if (room.every(({ cramped, squeezed }) => !cramped && !squeezed)) return split;
  }
  return [block];
}

/** `measures` are those of all tables with these heads, where they share them. */
export function table(block: Table, theme: Theme, width: number, measures?: Widths): Part {
  const split = block.splits ? parts(block, theme, width) : [block];
  if (split.length === 1) return oneTable(block, theme, width, measures);
  const made = split.map((part) => oneTable(part, theme, width));
  return {
    element: { ...element('Div'), children: made.map((part) => part.element) },
    strips: made.flatMap(({ strips }) => strips),
  };
}

function oneTable(block: Table, theme: Theme, width: number, measures?: Widths): Part {
  const stacks = block.stacks ?? 1;
  const between = gapOf(theme) * 2.5;
  const room = (width - between * (stacks - 1)) / stacks;
  const { widths, cramped } = measures ?? columnWidths(block, theme, room);
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
      title: true,
      pieces: [{ element: caption, marks: lineMarks(lines, theme.caption, { x: 0, top: 0, width }) }],
    });
  }
  target.children.push(head, body);
  const gap = block.captionHidden ? theme.space * 1.5 : 0;
  const first = { ...headStrip(set, head), gap };
  const again = headStrip(set, undefined);
  const above = captionAgain(set);
  const rows = block.rows.map((row) => rowStrip(set, row, body));
  if (stacks > 1) {
    const joined = block.rows.map((row) => row.under ?? false);
    const heads = [first, ...Array.from({ length: stacks - 1 }, () => again)];
    return {
      element: target,
      cramped,
      strips: [...strips, beside(heads, intoStacks(rows, joined, stacks), room + between, gap)],
    };
  }
  rows.forEach((strip, index) => {
    strip.keepWithNext = staysWithNext(block.rows, index);
    if (index > 0) strip.headAgain = oneAbove([above, again, ...groupAgain(set, index)]);
  });
  return { element: target, strips: [...strips, first, ...rows], cramped };
}
