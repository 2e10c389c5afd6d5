/**
 * The face of a sign: game and premises, limits largest, what each wager pays, and the notices in one block at the foot
 * with a small code in the corner. Type grows until it fills the sheet.
 */
import type { Block, Paper } from '../../paper';
import { brokenWhole, placed } from '../breaks';
import { type Element, element, type Mark, moved, type Piece, type Strip } from '../drawing';
import { codeMarks, place } from '../parts/boxes';
import { markMarks } from '../parts/mark';
import { baseline, lineMarks, longestWord, textWidth, wrap } from '../text';
import { RULE, type TextStyle } from '../theme';
import { boardStrips } from './board';
import { limits } from './limits';
import { type FaceType, faceType } from './type';

type Size = { width: number; height: number };
export type SetFace = { pieces: Piece[]; root: Element; fits: boolean; scale: number; columns: number };

const find = <Kind extends Block['kind']>(blocks: Block[], kind: Kind) =>
  blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);

const down = (pieces: Piece[], x: number, y: number): Piece[] =>
  pieces.map((piece) => ({ ...piece, marks: piece.marks.map((mark) => moved(mark, x, y)) }));

const heightOf = (strips: Strip[]): number =>
  strips.reduce((sum, { gap, height }, index) => sum + (index === 0 ? 0 : gap) + height, 0);

function words(root: Element, role: 'H1' | 'P', text: string, style: TextStyle, width: number, gap: number) {
  const target = element(role);
  root.children.push(target);
  const lines = wrap(text, style, width);
  return {
    cramped: longestWord(text, style) > width,
    strip: {
      height: lines.length * style.leading,
      gap,
      keepWithNext: false,
      pieces: [{ element: target, marks: lineMarks(lines, style, { x: 0, top: 0, width }) }],
    } satisfies Strip,
  };
}

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

function columnPieces(strips: Strip[], starts: number[], step: number, top: number): Piece[] {
  return starts.flatMap((from, index) =>
    placed(strips.slice(from, starts[index + 1])).flatMap(({ strip, y }) =>
      down(strip.pieces, index * step, top + y),
    ),
  );
}

/** What carries the sheet: the game, where, the limits, a cap. */
function headOf(blocks: Block[], type: FaceType, width: number, root: Element) {
  let cramped = false;
  const marked = blocks.some(({ kind }) => kind === 'mark');
  const strips = blocks.flatMap((block, index): Strip[] => {
    if (block.kind === 'limits') {
      const made = limits(block.groups, type, width);
      cramped ||= made.cramped ?? false;
      root.children.push(made.element);
      return made.strips;
    }
    if (block.kind === 'mark') return [markStrip(block, type, width, root)];
    if (block.kind !== 'display') return [];
    const across = block.size === 'huge' && marked ? width * (1 - MARK_WIDTH) - type.space * 4 : width;
    const style = { huge: type.game, large: type.cap, medium: type.premises }[block.size];
    const role = block.size === 'huge' ? 'H1' : 'P';
    const above = { huge: 0, large: type.space * 1.5, medium: type.space * 0.75 }[block.size];
    const made = words(root, role, block.text, style, across, above);
    cramped ||= made.cramped;
    const name = blocks[index - 1];
    if (block.size === 'medium' && name?.kind === 'display') {
      const beside = textWidth(name.text, type.game) + type.space * 4;
      // Beside the name, on its line, where both fit.
      if (!marked && beside + textWidth(block.text, style) <= width)
        return [onLineOf(made.strip, type, beside)];
    }
    return [made.strip];
  });
  return { strips, cramped };
}

/** Of the width of the sheet, and of the height of the name: the most that a mark takes. */
const MARK_WIDTH = 0.26;
const MARK_HEIGHT = 1.9;

/** At the right end of the line of the name, its top level with it. */
function markStrip(
  { mark, alt }: Extract<Block, { kind: 'mark' }>,
  type: FaceType,
  width: number,
  root: Element,
): Strip {
  const figure = element('Figure', { alt });
  root.children.push(figure);
  const scale = Math.min((width * MARK_WIDTH) / mark.width, (type.game.leading * MARK_HEIGHT) / mark.height);
  const marks = markMarks(mark, { x: width - mark.width * scale, y: 0, scale });
  return { height: 0, gap: 0, keepWithNext: true, pieces: [{ element: figure, marks }] };
}

/** Moved up to the baseline of the name above it. */
function onLineOf(strip: Strip, { game, premises }: FaceType, right: number): Strip {
  const up = baseline(game, 0) - game.leading - baseline(premises, 0);
  return { ...strip, height: 0, gap: 0, pieces: down(strip.pieces, right, up) };
}

/** What must be said, in as many columns as the board, and as even. */
function foot(
  paper: Paper,
  type: FaceType,
  size: { width: number; columns: number; gap: number },
  root: Element,
) {
  const [notices] = find(paper.blocks, 'notices');
  const [code] = find(paper.blocks, 'qr');
  const side = code ? codeSide(type, size.width) : 0;
  const room = size.width - (side > 0 ? side + type.space * 4 : 0);
  const columns = Math.max(1, Math.min(size.columns, Math.floor(room / (type.notice.size * 16))));
  const measure = (room - size.gap * (columns - 1)) / columns;
  const said = notices?.lines ?? [];
  const options = notices?.options;
  let cramped = false;
  const line = (text: string, style: TextStyle, gap: number): Strip => {
    const made = words(root, 'P', text, style, measure, gap);
    cramped ||= made.cramped;
    return made.strip;
  };
  const between = type.space;
  const strips = [
    ...(options ? [{ ...line(options.title, type.noticeTitle, 0), keepWithNext: true }] : []),
    ...(options?.lines ?? []).map((text) => line(text, type.notice, 0)),
    ...said.map((text, index) => line(text, type.notice, index === 0 && options ? between * 2 : between)),
  ];
  const made = strips.length > 0 ? inColumns(strips, columns) : { starts: [], height: 0 };
  const above = type.space * 2;
  const height = Math.max(made?.height ?? 0, side);
  const rule: Mark = {
    draw: 'line',
    x1: 0,
    y1: 0,
    x2: size.width,
    y2: 0,
    color: RULE,
    width: 0.6 * type.scale,
  };
  const figure = code && element('Figure', { alt: code.alt });
  if (figure) root.children.push(figure);
  const pieces = (): Piece[] => [
    ...(made
      ? columnPieces(strips, made.starts, measure + size.gap, above + height - Math.max(made.height, height))
      : []),
    { marks: [rule] },
    ...(code && figure
      ? [
          {
            element: figure,
            marks: codeMarks(code.url, size.width - side, above + height - side, side),
          },
        ]
      : []),
  ];
  return { pieces, height: above + height, cramped: cramped || !made };
}

/** Large enough for a telephone held near it, and no larger. */
const codeSide = (type: FaceType, width: number): number => Math.max(width * 0.085, type.space * 11);

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
  const head = headOf(paper.blocks, type, size.width, root);
  const [board] = find(paper.blocks, 'board');
  const measure = (size.width - gap * (columns - 1)) / columns;
  const rows = board ? boardStrips(board, type, measure, root) : { strips: [], cramped: false };
  const set = rows.strips.length > 0 ? inColumns(rows.strips, columns) : { starts: [], height: 0 };
  const meters = find(paper.blocks, 'place').map((block) => {
    const made = place(
      block,
      { ...type.theme, display: { ...type.theme.display, medium: type.notice, large: type.otherSum } },
      Math.min(size.width, measure * 1.6),
    );
    root.children.push(made.element);
    return made;
  });
  const below = foot(paper, type, { width: size.width, columns, gap }, root);
  const top = heightOf(head.strips);
  const meterStrips = meters.flatMap(({ strips }) => strips);
  const metersHigh = heightOf(meterStrips);
  const boardTop = top + type.apart;
  const boardHigh = set?.height ?? 0;
  const metersTop = boardTop + boardHigh + (metersHigh > 0 ? type.apart * 0.7 : 0);
  const height = metersTop + metersHigh + type.apart + below.height;
  const cramped =
    head.cramped || rows.cramped || below.cramped || !set || meters.some((one) => one.cramped ?? false);
  const pieces = () => [
    ...placed(head.strips).flatMap(({ strip, y }) => down(strip.pieces, 0, y)),
    ...(set ? columnPieces(rows.strips, set.starts, measure + gap, boardTop) : []),
    ...placed(meterStrips).flatMap(({ strip, y }) => down(strip.pieces, 0, metersTop + y)),
    ...down(below.pieces(), 0, size.height - below.height),
  ];
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
