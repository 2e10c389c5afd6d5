/** A table of letters in narrow columns of one width, shaded by what the letter stands for. */
import type { Matrix } from '../../paper';
import { element, type Mark, type Part, type Piece, type Strip } from '../drawing';
import { lineMarks, longestWord, textWidth, wrap } from '../text';
import { INK, SOFT, type Theme, tint } from '../theme';
import { isNearAnEnd } from './rows-together';

/** The darkest a cell gets: ink on it stays easy to read. */
const DARKEST = 0.5;
const WIDEST = 34;

/** Names of hands are words, not figures in a column. */
const nameStyle = (theme: Theme) => ({ ...theme.cell, tabular: false });

type Set = { theme: Theme; labels: number; each: number };

const BETWEEN = 0.8;

function columnsOf(
  { corner, columns, rows }: Matrix,
  theme: Theme,
  width: number,
): Set & { cramped: boolean } {
  const named = [corner, ...rows.map(({ label }) => label)];
  const most = Math.max(...named.map((label) => textWidth(label, nameStyle(theme))));
  const least = Math.max(...named.map((label) => longestWord(label, nameStyle(theme))));
  const gap = theme.space * 2;
  const needed =
    theme.space +
    Math.max(
      ...columns.map((title) => textWidth(title, theme.head)),
      ...rows.flatMap(({ cells }) => cells.map(({ text }) => textWidth(text, theme.cellStrong))),
    );
  const room = width - needed * columns.length;
  const labels = Math.max(least, Math.min(most, room - gap)) + gap;
  const each = Math.min(WIDEST * theme.scale, (width - labels) / columns.length);
  return { theme, labels, each, cramped: each < needed };
}

const leftOf = ({ labels, each }: Set, index: number): number => labels + each * index;

function headStrip(
  set: Set,
  { corner, columns }: Matrix,
  again: boolean,
): Strip & { line: ReturnType<typeof element> } {
  const { theme } = set;
  const line = element('TR');
  const pad = theme.space * 0.8;
  const height = theme.head.leading + pad * 2;
  const pieces = [corner, ...columns].map((title, index): Piece => {
    const target = element('TH', { scope: 'Column' });
    line.children.push(target);
    const at =
      index === 0
        ? { x: 0, top: pad, width: set.labels }
        : { x: leftOf(set, index - 1), top: pad, width: set.each, align: 'center' as const };
    const marks = title === '' ? [] : lineMarks([title], theme.head, at);
    return { ...(again ? {} : { element: target }), marks };
  });
  const rule: Mark = {
    draw: 'line',
    x1: 0,
    y1: height,
    x2: leftOf(set, columns.length),
    y2: height,
    color: theme.accent,
    width: 0.9,
  };
  return {
    line,
    height,
    gap: 0,
    keepWithNext: true,
    title: true,
    pieces: [...pieces, { marks: [rule] }],
  };
}

function rowStrip(
  set: Set,
  { label, cells }: Matrix['rows'][number],
): Strip & { line: ReturnType<typeof element> } {
  const { theme } = set;
  const line = element('TR');
  const name = element('TH', { scope: 'Row' });
  line.children.push(name);
  const pad = theme.space * 0.55;
  const lines = wrap(label, nameStyle(theme), set.labels - theme.space * 2 + 0.01);
  const height = lines.length * theme.cell.leading + pad * 2;
  const top = (height - theme.cell.leading) / 2;
  const grounds: Mark[] = [];
  const pieces = cells.map(({ text, shade }, index): Piece => {
    const target = element('TD');
    line.children.push(target);
    const x = leftOf(set, index);
    if (shade > 0)
      grounds.push({
        draw: 'rect',
        x: x + BETWEEN / 2,
        y: BETWEEN / 2,
        width: set.each - BETWEEN,
        height: height - BETWEEN,
        fill: tint(theme.accent, 1 - DARKEST * shade),
      });
    const style = { ...(shade > 0 ? theme.cellStrong : theme.cell), color: shade > 0 ? INK : SOFT };
    return {
      element: target,
      marks: text === '' ? [] : lineMarks([text], style, { x, top, width: set.each, align: 'center' }),
    };
  });
  return {
    line,
    height,
    gap: 0,
    keepWithNext: false,
    pieces: [
      { marks: grounds },
      { element: name, marks: lineMarks(lines, nameStyle(theme), { x: 0, top: pad, width: set.labels }) },
      ...pieces,
    ],
  };
}

/** Small enough for one page, it is not cut; longer ones repeat their heads. */
const WHOLE = 14;

export function matrix(block: Matrix, theme: Theme, width: number): Part {
  const { cramped, ...set } = columnsOf(block, theme, width);
  const target = element('Table');
  const caption = element('Caption');
  const head = element('THead');
  const body = element('TBody');
  target.children.push(caption, head, body);
  const name = wrap(block.caption, theme.caption, width);
  const words = wrap(block.explains, theme.small, width);
  const titled = name.length * theme.caption.leading;
  const first = headStrip(set, block, false);
  head.children.push(first.line);
  const again = headStrip(set, block, true);
  const rows = block.rows.map((row, index): Strip => {
    const { line, ...strip } = rowStrip(set, row);
    body.children.push(line);
    const last = block.rows.length - 1;
    const kept = index < last && (block.rows.length <= WHOLE || isNearAnEnd(block.rows, index));
    return { ...strip, keepWithNext: kept, ...(index > 0 ? { headAgain: again } : {}) };
  });
  const strips: Strip[] = [
    {
      height: titled + words.length * theme.small.leading,
      gap: theme.space * 3,
      keepWithNext: true,
      title: true,
      pieces: [
        {
          element: caption,
          marks: [
            ...lineMarks(name, theme.caption, { x: 0, top: 0, width }),
            ...lineMarks(words, theme.small, { x: 0, top: titled, width }),
          ],
        },
      ],
    },
    { height: first.height, gap: first.gap, keepWithNext: true, title: true, pieces: first.pieces },
    ...rows,
  ];
  return { element: target, strips, cramped };
}
