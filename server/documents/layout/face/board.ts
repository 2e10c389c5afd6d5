/**
 * What a table pays, in columns of equal measure: the pay at the left edge, bold, beside what it belongs to, and the
 * edge quiet behind it. A part that a glance takes in stays whole; a longer one breaks where four rows stand on either side.
 */
import { continued } from '../../continued';
import type { Board, BoardList, BoardPart, BoardRow } from '../../paper';
import { type Element, element, type Mark, moved, type Piece, type Strip } from '../drawing';
import { lineMark, lineMarks, longestWord, textWidth, wrap } from '../text';
import { HAIR } from '../theme';
import { isUnder, type MeterPlace, meterBox } from './meter-box';
import {
  BETWEEN,
  columnsOf,
  isOfOne,
  labelLines,
  labelWidthOf,
  type Places,
  paysLines,
  rowsOf,
} from './places';
import type { FaceType } from './type';

/** Heads rows that are in no group. */
const NAMELESS = 'Wager';

type Head = { text: string; note: string | undefined; titled: boolean; edges: boolean; named: boolean };

/** `named`: whether it says what its columns are; on a sheet that is said once, and again under each other head. */
function headStrip(
  places: Places,
  body: Element | undefined,
  { text, note, titled, edges, named }: Head,
): Strip {
  const { type, label, labelWidth, wideWidth, edge, edgeHead } = places;
  const row = element('TR');
  body?.children.push(row);
  const cell = (): Element | undefined => {
    const made = element('TH', { scope: 'Column' });
    row.children.push(made);
    return body && made;
  };
  const style = titled ? type.title : type.head;
  const shown = edges && named;
  const left = named ? label : 0;
  const beside = wideWidth - type.space * 2 - textWidth(edgeHead, type.head);
  // A head of two words is on two lines only where that saves one.
  const inLines = (room: number) => (text === '' ? [] : wrap(text, style, room));
  const [narrow, besideTwo] = [inLines(beside), inLines(labelWidth)];
  const split = longestWord(text, style) > beside || narrow.length > Math.max(besideTwo.length, 2);
  const right = !shown ? [] : split ? edgeHead.split(' ') : [edgeHead];
  const lines = !shown ? inLines(edge - left) : split ? besideTwo : narrow;
  const below = note === undefined ? [] : wrap(note, type.quiet, (shown ? labelWidth + label : edge) - left);
  const most = Math.max(1, lines.length, right.length);
  const noted = below.length * type.quiet.leading;
  const height = most * style.leading + noted + type.space * 0.75;
  const topOf = (count: number) => (most - count) * style.leading;
  const pays = named ? [lineMark('Pays', type.head, { x: 0, top: topOf(1), width: label })] : [];
  const pieces: Piece[] = [
    { element: cell(), marks: pays },
    {
      element: cell(),
      marks: [
        ...lineMarks(lines, style, { x: left, top: topOf(lines.length), width: edge }),
        ...lineMarks(below, type.quiet, { x: left, top: most * style.leading, width: edge }),
      ],
    },
  ];
  if (edges) {
    const at = { x: 0, top: topOf(right.length), width: edge, align: 'right' as const };
    pieces.push({ element: cell(), marks: lineMarks(right, type.head, at) });
  }
  const rule: Mark = {
    draw: 'line',
    x1: 0,
    y1: height,
    x2: edge,
    y2: height,
    color: titled ? type.accent : HAIR,
    width: (titled ? 0.8 : 0.6) * type.scale,
  };
  return { height, gap: 0, keepWithNext: true, title: true, pieces: [...pieces, { marks: [rule] }] };
}

const besideName = ({ type }: Places, text: string): number => textWidth(text, type.label) + type.space * 1.5;

/** Notes go on behind the names where there is room for each of them (then a name takes one line), so that those of a list stand alike. */
const notesBeside = (places: Places, rows: BoardRow[], width: number): boolean =>
  rows.every(
    ({ label, note }) =>
      note === undefined || besideName(places, label) + textWidth(note, places.type.quiet) <= width,
  );

function noteMarks(
  places: Places,
  { label: text, note }: BoardRow,
  { lines, top, beside }: { lines: string[]; top: number; beside: boolean },
): { marks: Mark[]; more: number } {
  const { type, label, wideWidth } = places;
  if (note === undefined) return { marks: [], more: 0 };
  if (beside) {
    const at = { x: label + besideName(places, text), top: top + 0.5 * type.scale, width: wideWidth };
    return { marks: [lineMark(note, type.quiet, at)], more: 0 };
  }
  const below = wrap(note, type.quiet, wideWidth);
  const at = { x: label, top: top + lines.length * type.label.leading, width: wideWidth };
  return { marks: lineMarks(below, type.quiet, at), more: below.length * type.quiet.leading };
}

type RowSet = { edges: boolean; beside: boolean };

function rowStrip(places: Places, row: BoardRow, body: Element, { edges, beside }: RowSet): Strip {
  const { type, label, edge } = places;
  const labelWidth = labelWidthOf(places, edges);
  const line = element('TR');
  const [pays, name, figure] = [element('TD'), element('TH', { scope: 'Row' }), element('TD')];
  line.children.push(pays, name, ...(edges ? [figure] : []));
  body.children.push(line);
  const sums = paysLines(places, row.pays);
  const lines = labelLines(row.label, type.label, labelWidth + 0.01);
  const top = type.space * 0.3;
  const note = noteMarks(places, row, { lines, top, beside });
  const named = lineMarks(lines, type.label, { x: label, top, width: labelWidth });
  const last = named.at(-1);
  // Words stay apart when they are copied.
  if (note.marks.length > 0 && last?.draw === 'text') last.text += ' ';
  const height =
    Math.max(lines.length * type.label.leading + note.more, sums.length * type.pays.leading) + top * 2;
  const rule: Mark = {
    draw: 'line',
    x1: 0,
    y1: height,
    x2: edge,
    y2: height,
    color: HAIR,
    width: 0.4 * type.scale,
  };
  return {
    height,
    gap: 0,
    keepWithNext: false,
    pieces: [
      { marks: [rule] },
      { element: pays, marks: lineMarks(sums, type.pays, { x: 0, top, width: label }) },
      { element: name, marks: [...named, ...note.marks] },
      ...(edges && row.edge
        ? [
            {
              element: figure,
              marks: [
                lineMark(row.edge, type.quiet, {
                  x: 0,
                  top: top + 0.5 * type.scale,
                  width: edge,
                  align: 'right',
                }),
              ],
            },
          ]
        : []),
    ],
  };
}

/** A wager's name, and under it what its edge is. */
function nameStrip(
  { type, width }: Places,
  { name, edge, notes }: BoardPart['wagers'][number],
  owner: Element | undefined,
  gap: number,
): Strip {
  const lines = wrap(name, type.wager, width);
  const below = wrap([edge, ...notes].join(BETWEEN), type.quiet, width);
  const target = element('Div');
  const [title, figure] = [element('H2'), element('P')];
  target.children.push(title, figure);
  owner?.children.push(target);
  const top = lines.length * type.wager.leading;
  const again = wrap(continued(name), type.wager, width);
  return owner
    ? {
        height: top + below.length * type.quiet.leading + type.space * 0.5,
        gap,
        keepWithNext: true,
        title: true,
        pieces: [
          { element: title, marks: lineMarks(lines, type.wager, { x: 0, top: 0, width }) },
          { element: figure, marks: lineMarks(below, type.quiet, { x: 0, top, width }) },
        ],
      }
    : {
        height: again.length * type.wager.leading + type.space * 0.5,
        gap: 0,
        keepWithNext: true,
        pieces: [{ marks: lineMarks(again, type.wager, { x: 0, top: 0, width }) }],
      };
}

/** A part of no more rows is never broken. */
const WHOLE = 8;
/** So many rows of a longer one stand on either side of a break. */
const ASIDE = 4;

/** In a part of `all` rows, `before` of them above this list; within a list the same holds as within the part. */
function joined(strips: Strip[], { before, all }: { before: number; all: number }): Strip[] {
  const isNear = (above: number, of: number) => above < of && (above < ASIDE || of - above < ASIDE);
  strips.forEach((strip, index) => {
    const above = before + index + 1;
    if ((above < all && all <= WHOLE) || isNear(above, all) || isNear(index + 1, strips.length))
      strip.keepWithNext = true;
  });
  return strips;
}

function stacked(strips: Strip[]): Strip {
  let y = 0;
  const pieces = strips.flatMap((strip) => {
    const top = y;
    y += strip.height;
    return strip.pieces.map((piece) => ({ ...piece, marks: piece.marks.map((mark) => moved(mark, 0, top)) }));
  });
  return { height: y, gap: 0, keepWithNext: true, pieces };
}

function listStrips(
  places: Places,
  { head, note, rows }: BoardList,
  owner: Element,
  title: string | undefined,
  {
    first,
    underName,
    named,
    ...within
  }: { first: boolean; underName: boolean; named: boolean; before: number; all: number },
): { strips: Strip[]; again: Strip | undefined } {
  const edges = rows.some(({ edge }) => edge !== undefined);
  const table = element('Table');
  const [thead, body] = [element('THead'), element('TBody')];
  const text = first && title !== undefined ? [title, head].filter((said) => said).join(': ') : head;
  const titled = title !== undefined;
  // Under a wager’s name its pays are named, if nothing else is.
  const shown = text ?? (first && underName ? '' : undefined);
  const asks =
    shown !== undefined ? { text: shown, note, titled, edges, named: named || !titled } : undefined;
  const beside = notesBeside(places, rows, labelWidthOf(places, edges));
  const made = rows.map((row) => rowStrip(places, row, body, { edges, beside }));
  if (rows.length === 0) {
    const words = element('P');
    owner.children.push(words);
    const lines = wrap(head ?? '', places.type.title, places.width);
    const marks = lineMarks(lines, places.type.title, { x: 0, top: 0, width: places.width });
    const height = lines.length * places.type.title.leading;
    return {
      strips: [
        {
          height,
          gap: places.type.space,
          keepWithNext: true,
          title: true,
          pieces: [{ element: words, marks }],
        },
      ],
      again: undefined,
    };
  }
  table.children.push(...(asks ? [thead] : []), body);
  owner.children.push(table);
  if (!asks) return { strips: joined(made, within), again: undefined };
  // Words do not touch the rule under a wager’s name.
  const apart = underName ? places.type.space * 0.75 : 0;
  const above: Strip = { ...headStrip(places, thead, asks), gap: first ? apart : places.type.space * 1.5 };
  if (!asks.named)
    above.atTop = () => {
      thead.children.splice(0);
      return headStrip(places, thead, { ...asks, named: true });
    };
  return {
    strips: [above, ...joined(made, within)],
    again: headStrip(places, undefined, {
      ...asks,
      text: underName || shown === NAMELESS ? asks.text : continued(asks.text),
      named: true,
    }),
  };
}

function partStrips(
  places: Places,
  { title, wagers, lists }: BoardPart,
  root: Element,
  { top, named }: { top: number; named: boolean },
): Strip[] {
  const { type } = places;
  const owner = element('Div');
  root.children.push(owner);
  const names = wagers.map((wager, index) => nameStrip(places, wager, owner, index === 0 ? top : type.space));
  const [first] = wagers;
  const name = wagers.map((wager) => wager.name).join(BETWEEN);
  const again = first ? [nameStrip(places, { ...first, name }, undefined, 0)] : [];
  const shown = title === undefined && wagers.length === 0 ? NAMELESS : title;
  const strips = [...names];
  const all = rowsOf([{ wagers, lists }]).length;
  let before = 0;
  lists.forEach((list, index) => {
    const titled = index === 0 && wagers.length === 0 ? shown : undefined;
    const underName = wagers.length > 0;
    const made = listStrips(places, list, owner, titled, {
      first: index === 0,
      underName,
      named,
      before,
      all,
    });
    before += list.rows.length;
    made.strips.forEach((strip, at) => {
      const heads = [...again, ...(at > 0 && made.again ? [made.again] : [])];
      if (strips.length > 0 && heads.length > 0) strip.headAgain = stacked(heads);
      strips.push(strip);
    });
    const last = strips.at(-1);
    // A row by itself goes with the list below it.
    if (last && list.rows.length === 1 && index < lists.length - 1) last.keepWithNext = true;
  });
  const [head] = strips;
  if (head) head.gap = top;
  const rule = names.at(-1);
  if (rule)
    rule.pieces.push({
      marks: [
        {
          draw: 'line',
          x1: 0,
          y1: rule.height,
          x2: places.edge,
          y2: rule.height,
          color: type.accent,
          width: 0.8 * type.scale,
        },
      ],
    });
  return strips;
}

/** The strips of a board in one measure, one below another, and below the rows of a progressive the box of its meter. */
export function boardStrips(
  board: Board,
  type: FaceType,
  width: number,
  root: Element,
  meters: MeterPlace[] = [],
): { strips: Strip[]; cramped: boolean } {
  const { parts } = board;
  const columns = columnsOf(board, type, width);
  const firstTitled = parts.findIndex((part) => !isOfOne(part));
  let { cramped } = columns;
  const strips = parts.flatMap((part, index) => {
    const at = columns.of(part);
    if (!at) return [];
    const top = index === 0 ? 0 : type.space * 3.5;
    const rows = partStrips(at, part, root, { top, named: index === firstTitled });
    const boxes = meters
      .filter((meter) => isUnder(meter, part))
      .map((meter) => meterBox({ ...meter, text: 'Meter now' }, type, width));
    const last = rows.at(-1);
    if (boxes.length > 0 && last) last.keepWithNext = true;
    root.children.push(...boxes.map((box) => box.element));
    cramped ||= boxes.some((box) => box.cramped ?? false);
    return [...rows, ...boxes.flatMap((box) => box.strips)];
  });
  return { strips, cramped };
}
