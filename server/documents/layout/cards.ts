/** Cards that an office prints and cuts: one on a sheet of its own size, or four on a sheet of the office. */
import type { CardText } from '../content/table-cards';
import type { Paper } from '../paper';
import { type Drawing, type Element, element, type Mark, moved, type Page, type Piece } from './drawing';
import { codeMarks } from './parts/boxes';
import { officeSheetOf, sheetSize } from './sheets';
import { lineMarks, longestWord, textWidth, wrap } from './text';
import { INK, RULE, SOFT, type TextStyle } from './theme';

const MARGIN = 24;
const BAR = 7;
/** Two each way. */
const ON_A_SHEET = 4;

const style = (
  size: number,
  weight: TextStyle['weight'] = 'regular',
  color = INK,
  leading = 1.35,
): TextStyle => ({ size, leading: size * leading, weight, color, tabular: false });

const PREMISES = style(11, 'regular', SOFT);
const DOES = style(11, 'semibold');
const HOW = style(9, 'regular', INK);
const SMALL = style(7.5, 'regular', SOFT);

const NAME = { most: 34, least: 13, lines: 2 };

/** As large as its name lets it be set in two lines. */
function nameStyle(name: string, accent: string, width: number): TextStyle {
  for (let size = NAME.most; size > NAME.least; size -= 1) {
    const set = style(size, 'semibold', accent, 1.15);
    if (wrap(name, set, width).length <= NAME.lines && longestWord(name, set) <= width) return set;
  }
  return style(NAME.least, 'semibold', accent, 1.15);
}

/** An address has no spaces: it is broken where the line is full. */
function broken(text: string, set: TextStyle, width: number): string[] {
  const lines = [''];
  for (const letter of text) {
    const line = `${lines.at(-1)}${letter}`;
    if (textWidth(line, set) > width) lines.push(letter);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

type Size = { width: number; height: number };
export type SetCard = { pieces: Piece[]; elements: Element[] };

export function setCard(text: CardText, accent: string, { width, height }: Size): SetCard {
  const room = width - MARGIN * 2;
  const elements: Element[] = [];
  const pieces: Piece[] = [{ marks: [{ draw: 'rect', x: 0, y: 0, width, height: BAR, fill: accent }] }];
  const put = (tag: 'P' | 'H1', lines: string[], set: TextStyle, top: number): number => {
    const one = element(tag);
    elements.push(one);
    pieces.push({ element: one, marks: lineMarks(lines, set, { x: MARGIN, top, width: room }) });
    return top + lines.length * set.leading;
  };
  const name = nameStyle(text.table, accent, room);
  const named = put('H1', wrap(text.table, name, room), name, BAR + MARGIN * 0.6);
  const placed = put('P', wrap(text.premises, PREMISES, room), PREMISES, named);
  // From the foot upwards, so that the code gets what is left.
  const below: [string[], TextStyle, number][] = [
    [wrap(text.does, DOES, room), DOES, 0],
    [wrap(text.how, HOW, room), HOW, 2],
    [broken(text.address, SMALL, room), SMALL, 7],
    [wrap(text.foot, SMALL, room), SMALL, 1],
  ];
  const high = below.reduce((sum, [lines, set, gap]) => sum + lines.length * set.leading + gap, 0);
  const belowTop = height - MARGIN - high;
  const [from, to] = [placed + 12, belowTop - 12];
  const side = Math.min(room, to - from);
  const figure = element('Figure', { alt: text.alt });
  elements.push(figure);
  pieces.push({
    element: figure,
    marks: codeMarks(text.url, MARGIN + (room - side) / 2, from + (to - from - side) / 2, side),
  });
  let top = belowTop;
  for (const [lines, set, gap] of below) top = put('P', lines, set, top + gap);
  return { pieces, elements };
}

const across = (one: Piece, x: number, y: number): Piece => ({
  ...one,
  marks: one.marks.map((mark) => moved(mark, x, y)),
});

/** Where to cut. */
const cuts = ({ width, height }: Size): Mark[] => [
  { draw: 'line', x1: width / 2, y1: 0, x2: width / 2, y2: height, color: RULE, width: 0.4 },
  { draw: 'line', x1: 0, y1: height / 2, x2: width, y2: height / 2, color: RULE, width: 0.4 },
];

export function setCards(paper: Paper, cards: readonly CardText[]): Drawing {
  const sheet = sheetSize(officeSheetOf(paper), 'portrait');
  const size = { width: sheet.width / 2, height: sheet.height / 2 };
  const root = element('Document');
  const set = cards.map((text) => setCard(text, paper.accent, size));
  root.children.push(...set.flatMap(({ elements }) => elements));
  const [only] = set;
  if (only && set.length === 1) return { ...size, root, pages: [{ pieces: only.pieces }] };
  const pages = Array.from({ length: Math.ceil(set.length / ON_A_SHEET) }, (_, page): Page => {
    const here = set.slice(page * ON_A_SHEET, (page + 1) * ON_A_SHEET);
    return {
      pieces: [
        ...here.flatMap(({ pieces }, index) =>
          pieces.map((piece) => across(piece, (index % 2) * size.width, Math.floor(index / 2) * size.height)),
        ),
        { marks: cuts(sheet) },
      ],
    };
  });
  return { ...sheet, root, pages };
}
