/** How wide the columns of a table are. */
import { type Cell, type Column, cellText, type Row, type Table } from '../../paper';
import { longestWord, textWidth } from '../text';
import { type TextStyle, type Theme, TONES } from '../theme';

export const BAR = 46;
export const gapOf = (theme: Theme): number => theme.space * 3;

export const barOf = (cell: Cell): number | undefined => (typeof cell === 'string' ? undefined : cell.bar);

export function styleOf(cell: Cell, row: Row, theme: Theme, tabular: boolean): TextStyle {
  const strong = row.total || row.group || row.chosen || (typeof cell !== 'string' && cell.strong);
  const base = { ...(strong ? theme.cellStrong : theme.cell), tabular };
  const { tone, to } = typeof cell === 'string' ? {} : cell;
  if (to !== undefined && (!tone || tone === 'plain')) return { ...base, color: theme.accent };
  return tone && tone !== 'plain' ? { ...base, color: TONES[tone].ink } : base;
}

/** Odds and numbers stay whole; words beside them, "of the meter", may go to the next line. */
const wholes = (text: string): string[] => text.split(/[ \n](?=(?!for )\p{Ll}{3})/u);

/** What a row has in a column; a name across columns is in none, and what stands with it is in the last. */
function cellIn({ cells, group }: Row, index: number, columns: number): Cell | undefined {
  if (!group) return cells[index] ?? '';
  const place = index - columns + cells.length;
  return place > 0 ? cells[place] : undefined;
}

/** The least width in which a head takes no more than two lines. */
function inTwoLines(title: string, style: TextStyle): number {
  const words = title.split(' ');
  return Math.min(
    ...words.map((_, from) =>
      Math.max(...[words.slice(0, from), words.slice(from)].map((part) => textWidth(part.join(' '), style))),
    ),
  );
}

type Size = { tight: number; least: number; most: number };

function sizeOf(table: Table, column: Column, index: number, theme: Theme): Size {
  const head = longestWord(column.title, theme.head);
  const size = { tight: head, least: head, most: inTwoLines(column.title, theme.head) };
  let bar = 0;
  for (const row of table.rows) {
    const cell = cellIn(row, index, table.columns.length);
    if (cell === undefined) continue;
    const text = cellText(cell);
    const style = styleOf(cell, row, theme, column.figures ?? false);
    const word = longestWord(text, style);
    if (barOf(cell) !== undefined) bar = BAR * theme.scale;
    size.most = Math.max(size.most, ...text.split('\n').map((line) => textWidth(line, style)));
    size.tight = Math.max(size.tight, word);
    size.least = Math.max(
      size.least,
      column.figures ? Math.max(...wholes(text).map((whole) => textWidth(whole, style))) : word,
    );
  }
  return { tight: size.tight + bar, least: size.least + bar, most: size.most + bar };
}

/** One long text may not take all the room that is left. */
const MOST_SHARE = 0.5;
/** Narrower than this share of the table, the names of the rows are hard to read. */
const NAMES_SHARE = 0.26;

export type Widths = {
  widths: number[];
  /** A word had to be cut, or figures parted. */
  cramped: boolean;
  /** The names of the rows have less room than they should. */
  squeezed: boolean;
};

/** The widest gives way first: each gets what it wishes, up to a width that is the same for all that get less. */
function evened(bounds: readonly (readonly [least: number, wished: number])[], room: number): number[] {
  const at = (level: number) => bounds.map(([least, wished]) => Math.min(wished, Math.max(least, level)));
  const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);
  let [low, high] = [0, room];
  for (let turn = 0; turn < 40; turn += 1) {
    const middle = (low + high) / 2;
    if (sum(at(middle)) <= room) low = middle;
    else high = middle;
  }
  return at(low);
}

/** What each column needs, then what is left over by its share; where room is short, words give way before figures. */
export function columnWidths(table: Table, theme: Theme, width: number): Widths {
  const room = width - gapOf(theme) * (table.columns.length - 1);
  const sizes = table.columns.map((column, index) => sizeOf(table, column, index, theme));
  const total = (of: (size: Size) => number) => sizes.reduce((sum, size) => sum + of(size), 0);
  const made = (widths: number[], cramped: boolean): Widths => {
    const names = Math.min(sizes[0]?.most ?? 0, width * NAMES_SHARE);
    return { widths, cramped, squeezed: (widths[0] ?? 0) < names - 0.01 };
  };
  const most = total((size) => size.most);
  const shares = table.columns.map((column) => column.grow ?? 0);
  if (most <= room) {
    const all = shares.reduce((sum, share) => sum + share, 0);
    return made(
      sizes.map((size, index) => size.most + (all > 0 ? ((room - most) * (shares[index] ?? 0)) / all : 0)),
      false,
    );
  }
  const least = total((size) => size.least);
  if (least <= room) {
    const wished = (size: Size) => Math.max(size.least, Math.min(size.most, room * MOST_SHARE));
    const grows = sizes.map((size, index) => (size.most > wished(size) ? (shares[index] ?? 0) : 0));
    const all = grows.reduce((sum, share) => sum + share, 0);
    if (total(wished) >= room)
      return made(
        evened(
          sizes.map((size) => [size.least, wished(size)]),
          room,
        ),
        false,
      );
    if (all === 0)
      return made(
        sizes.map((size) => (wished(size) * room) / total(wished)),
        false,
      );
    // Long texts get what the others need no more.
    const left = room - total(wished);
    return made(
      sizes.map((size, index) => wished(size) + (left * (grows[index] ?? 0)) / all),
      false,
    );
  }
  const tight = total((size) => size.tight);
  if (tight <= room) {
    const spare = (room - tight) / (least - tight || 1);
    return made(
      sizes.map((size) => size.tight + (size.least - size.tight) * spare),
      true,
    );
  }
  return made(
    sizes.map((size) => (size.tight * room) / tight),
    true,
  );
}
