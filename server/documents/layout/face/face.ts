/**
 * The face of a sign: game and premises, limits largest, what each wager pays, and the notices in one block at the foot
 * with a small code in the corner. Type grows until it fills the sheet.
 */
import type { Board, Paper } from '../../paper';
import { brokenWhole, placed } from '../breaks';
import { type Element, element, type Mark, type Part, type Piece, type Strip } from '../drawing';
import { RULE } from '../theme';
import { boardStrips } from './board';
import { type Arranged, codeAt, down, find, heads, heightOf, words } from './head';
import { isUnder, meterBox } from './meter-box';
import { type FaceType, faceType } from './type';

type Size = { width: number; height: number };
export type SetFace = { pieces: Piece[]; root: Element; fits: boolean; scale: number; columns: number };

/** Columns as low as they can be; undefined where the strips do not part into so many. */
function inColumns(strips: Strip[], columns: number): { starts: number[]; height: number } | undefined {
  const whole = heightOf(strips);
  if (columns === 1) return { starts: [0], height: whole };
  const set = (height: number) => brokenWhole(strips, height);
  const works = (made: ReturnType<typeof set>) => !made.tooTall && made.starts.length <= columns;
  let [low, high] = [whole / columns / 2, whole];
  for (let step = 0; step < 18; step++) {
    const middle = (low + high) / 2;
    if (works(set(middle))) high = middle;
    else low = middle;
  }
  const made = set(high);
  return works(made) ? { starts: made.starts, height: Math.max(...made.filled) } : undefined;
}

/** Over each column stands what its rows are. */
function headed(strips: Strip[], starts: readonly number[]): Strip[] {
  return strips.map((strip, index) =>
    index > 0 && starts.includes(index) && strip.atTop ? { ...strip.atTop(), gap: strip.gap } : strip,
  );
}

const columnHigh = (strips: Strip[]): number => {
  const last = placed(strips).at(-1);
  return last ? last.y + last.strip.height : 0;
};

function columnPieces(strips: Strip[], starts: number[], step: number, top: number): Piece[] {
  return starts.flatMap((from, index) =>
    placed(strips.slice(from, starts[index + 1])).flatMap(({ strip, y }) =>
      down(strip.pieces, index * step, top + y),
    ),
  );
}

type FootSize = { width: number; columns: number; gap: number };

/** What must be said, in so many columns, as even as they can be. */
function said(paper: Paper, type: FaceType, room: number, { columns, gap }: FootSize) {
  const [notices] = find(paper.blocks, 'notices');
  const measure = (room - gap * (columns - 1)) / columns;
  const lines = (notices?.lines ?? []).map((text, index) =>
    words('P', text, type.notice, measure, index === 0 ? 0 : type.space),
  );
  const strips = lines.map(({ strip }): Strip => strip);
  const set = strips.length > 0 ? inColumns(strips, columns) : { starts: [], height: 0 };
  const cramped = !set || lines.some((line) => line.cramped);
  return {
    elements: lines.map((line) => line.element),
    height: set?.height ?? 0,
    uneven: !set || set.height * columns > heightOf(strips) * UNEVEN,
    cramped,
    pieces: (top: number) => (set ? columnPieces(strips, set.starts, measure + gap, top) : []),
  };
}

/** Columns are uneven where one is so much higher than all of them are on average. */
const UNEVEN = 1.3;

type Said = ReturnType<typeof said>;

function fewerColumns(paper: Paper, type: FaceType, room: number, size: FootSize, inMost: Said): Said {
  const better = (one: Said, other: Said) =>
    one.cramped === other.cramped ? one.height < other.height - 0.01 : other.cramped;
  const fewer = Array.from({ length: size.columns - 1 }, (_, index) =>
    said(paper, type, room, { ...size, columns: size.columns - 1 - index }),
  );
  return fewer.reduce((found, each) => (better(each, found) ? each : found), inMost);
}

/** Of a character's size: a column of words is no narrower. */
const NARROWEST = 16;

/** What must be said, in the columns of the board, or in fewer where one long sentence makes those uneven. */
function foot(paper: Paper, type: FaceType, size: FootSize, side: number) {
  const [code] = side > 0 ? find(paper.blocks, 'qr') : [];
  const room = size.width - (side > 0 ? side + type.space * 4 : 0);
  const most = Math.max(1, Math.min(size.columns, Math.floor(room / (type.notice.size * NARROWEST))));
  const inMost = said(paper, type, room, { ...size, columns: most });
  const best = inMost.uneven ? fewerColumns(paper, type, room, { ...size, columns: most }, inMost) : inMost;
  const above = type.space * 2;
  const height = Math.max(best.height, side);
  const rule: Mark = {
    draw: 'line',
    x1: 0,
    y1: 0,
    x2: size.width,
    y2: 0,
    color: RULE,
    width: 0.6 * type.scale,
  };
  const corner = code && codeAt(code, { x: size.width - side, y: above + height - side, side });
  return {
    pieces: (): Piece[] => [...best.pieces(above), { marks: [rule] }, ...(corner ? [corner.draw()] : [])],
    elements: [...best.elements, ...(corner ? [corner.element] : [])],
    height: above + height,
    cramped: best.cramped,
  };
}

/**
 * The head that leaves most room, beside a foot of one line: where the code stands does not depend on what else is said, so
 * that it stands alike on all sheets of a table.
 */
function around(paper: Paper, type: FaceType, width: number): Arranged {
  const height = ({ head, codeBelow }: Arranged) =>
    head.height + Math.max(codeBelow, type.notice.leading) + (head.cramped ? TOO_MUCH : 0);
  return heads(paper.blocks, type, width).reduce((best, each) =>
    height(each) < height(best) - 0.01 ? each : best,
  );
}
const TOO_MUCH = 1e6;

type Room = Pick<Arranged, 'codeBelow'> & Pick<Arranged['head'], 'height' | 'cramped'>;
const known = new WeakMap<Paper, Map<string, Room>>();

/** What the head takes: it is the same in any number of columns, and is set once for all of them. */
function roomOfHead(paper: Paper, type: FaceType, size: Size): Room {
  const all = known.get(paper) ?? new Map<string, Room>();
  known.set(paper, all);
  const key = `${type.scale} ${size.width} ${size.height}`;
  const found = all.get(key);
  if (found) return found;
  const { head, codeBelow } = around(paper, type, size.width);
  const room = { height: head.height, cramped: head.cramped, codeBelow };
  all.set(key, room);
  return room;
}

/** Where a meter that no list of the sheet is about is written. */
const metersOf = (paper: Paper, type: FaceType, width: number, board: Board | undefined): Part[] =>
  find(paper.blocks, 'place')
    .filter((block) => !board?.parts.some((part) => isUnder(block, part)))
    .map((block) => meterBox(block, type, width));

type Tried = Omit<SetFace, 'pieces'> & { height: number; pieces: () => Piece[] };

/** One face at one scale, its board in so many columns. */
export const setFace = (
  paper: Paper,
  size: Size,
  scale: number,
  columns: number,
): SetFace & { height: number } => placedFace(tried(paper, size, scale, columns));

const placedFace = <Face extends Tried>({ pieces, ...face }: Face) => ({ ...face, pieces: pieces() });

/** Many scales are tried before one is taken, so nothing is placed until then. */
function tried(paper: Paper, size: Size, scale: number, columns: number): Tried {
  const type = faceType(paper.accent, scale, Math.min(size.width, size.height * 0.75));
  const root = element('Document');
  const gap = type.space * 6;
  const room = roomOfHead(paper, type, size);
  const below = foot(paper, type, { width: size.width, columns, gap }, room.codeBelow);
  const [board] = find(paper.blocks, 'board');
  const measure = (size.width - gap * (columns - 1)) / columns;
  const rows = board
    ? boardStrips(board, type, measure, root, find(paper.blocks, 'place'))
    : { strips: [], cramped: false };
  const set = rows.strips.length > 0 ? inColumns(rows.strips, columns) : { starts: [], height: 0 };
  const strips = set ? headed(rows.strips, set.starts) : [];
  const meters = metersOf(paper, type, Math.min(size.width, measure * 1.6), board);
  root.children.push(...meters.map((made) => made.element));
  root.children.push(...below.elements);
  const top = room.height;
  const meterStrips = meters.flatMap(({ strips }) => strips);
  const metersHigh = heightOf(meterStrips);
  const boardTop = top + type.apart;
  const boardHigh = Math.max(
    0,
    ...(set?.starts ?? []).map((from, index) => columnHigh(strips.slice(from, set?.starts[index + 1]))),
  );
  const metersTop = boardTop + boardHigh + (metersHigh > 0 ? type.apart * 0.7 : 0);
  const height = metersTop + metersHigh + type.apart + below.height;
  const cramped =
    room.cramped || rows.cramped || below.cramped || !set || meters.some((one) => one.cramped ?? false);
  const pieces = () => {
    const { head, corner } = around(paper, type, size.width);
    const elements = corner ? [corner.element] : [];
    // Whoever hears the sheet hears a mark first and the code last, wherever they stand.
    const isMark = find(paper.blocks, 'mark').length > 0;
    root.children.unshift(...(isMark ? elements : []), ...head.elements);
    root.children.push(...(isMark ? [] : elements));
    return [
      ...(corner ? [corner.draw()] : []),
      ...placed(head.strips).flatMap(({ strip, y }) => down(strip.pieces, 0, y)),
      ...(set ? columnPieces(strips, set.starts, measure + gap, boardTop) : []),
      ...placed(meterStrips).flatMap(({ strip, y }) => down(strip.pieces, 0, metersTop + y)),
      ...down(below.pieces(), 0, size.height - below.height),
    ];
  };
  return { pieces, root, fits: !cramped && height <= size.height + 0.01, scale, columns, height };
}

const LEAST = 0.3;
const MOST = 4;
const COLUMNS = { portrait: [1, 2, 3], landscape: [1, 2, 3, 4] };

/** Whether it fits at this scale, in any number of columns. */
export const faceFits = (paper: Paper, size: Size, scale: number): boolean =>
  columnsFor(size).some((columns) => tried(paper, size, scale, columns).fits);

const columnsFor = ({ width, height }: Size): number[] => COLUMNS[width > height ? 'landscape' : 'portrait'];

/** The largest scale, to a hundredth, at which it fits; of two numbers of columns the smaller. */
export function largestFace(paper: Paper, size: Size, grown: number, most: number): SetFace {
  let best: Tried | undefined;
  for (const columns of columnsFor(size)) {
    let low = Math.round((best ? best.scale + 0.01 : LEAST * grown) * 100);
    let high = Math.round(Math.min(most, MOST * grown) * 100);
    if (best && !(low <= high && tried(paper, size, low / 100, columns).fits)) continue;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (tried(paper, size, middle / 100, columns).fits) low = middle;
      else high = middle - 1;
    }
    const made = tried(paper, size, low / 100, columns);
    if (made.fits || !best) best = made;
  }
  return placedFace(best ?? tried(paper, size, LEAST * grown, 1));
}
