/**
 * What carries a sheet: the game, where, the limits, a cap; and in its corner the operator's mark or the code. The limits
 * stand beside the name, or under it where they have no room there.
 */
import type { Block } from '../../paper';
import { type Element, element, moved, type Piece, type Strip } from '../drawing';
import { codeMarks } from '../parts/boxes';
import { markMarks } from '../parts/mark';
import { baseline, lineMarks, longestWord, textWidth, wrap } from '../text';
import type { TextStyle } from '../theme';
import { limits } from './limits';
import type { FaceType } from './type';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
export type Head = { strips: Strip[]; height: number; elements: Element[]; cramped: boolean };

export const find = <Kind extends Block['kind']>(blocks: Block[], kind: Kind) =>
  blocks.filter((block): block is Of<Kind> => block.kind === kind);

export const heightOf = (strips: Strip[]): number =>
  strips.reduce((sum, { gap, height }, index) => sum + (index === 0 ? 0 : gap) + height, 0);

export const down = (pieces: Piece[], x: number, y: number): Piece[] =>
  pieces.map((piece) => ({ ...piece, marks: piece.marks.map((mark) => moved(mark, x, y)) }));

export function words(role: 'H1' | 'P', text: string, style: TextStyle, width: number, gap: number) {
  const target = element(role);
  const lines = wrap(text, style, width);
  return {
    cramped: longestWord(text, style) > width,
    element: target,
    strip: {
      height: lines.length * style.leading,
      gap,
      keepWithNext: false,
      pieces: [{ element: target, marks: lineMarks(lines, style, { x: 0, top: 0, width }) }],
    } satisfies Strip,
  };
}

/** Moved up to the baseline of the name above it. */
function onLineOf(strip: Strip, { game, premises }: FaceType, right: number): Strip {
  const up = baseline(game, 0) - game.leading - baseline(premises, 0);
  return { ...strip, height: 0, gap: 0, pieces: down(strip.pieces, right, up) };
}

type Named = { strips: Strip[]; elements: Element[]; cramped: boolean; width: number; baseline: number };

/** The game, and where: on its line, or below it. */
function nameOf(blocks: Block[], type: FaceType, width: number, oneLine: boolean): Named {
  const shown = find(blocks, 'display').filter(({ size }) => size !== 'large');
  const game = shown.find(({ size }) => size === 'huge')?.text ?? '';
  const made = shown.map(({ size, text }) => {
    const isGame = size === 'huge';
    const style = isGame ? type.game : type.premises;
    const set = words(isGame ? 'H1' : 'P', text, style, width, isGame ? 0 : type.space * 0.75);
    const beside = textWidth(game, type.game) + type.space * 4;
    const onLine = !isGame && oneLine && beside + textWidth(text, style) <= width;
    return { ...set, strip: onLine ? onLineOf(set.strip, type, beside) : set.strip };
  });
  const lines = wrap(game, type.game, width).length;
  const one = (text: string, style: TextStyle) => textWidth(text, style);
  return {
    strips: made.map(({ strip }) => strip),
    elements: made.map((each) => each.element),
    cramped: made.some(({ cramped }) => cramped),
    width: Math.max(
      0,
      ...shown.map(({ size, text }) => one(text, size === 'huge' ? type.game : type.premises)),
    ),
    baseline: baseline(type.game, (lines - 1) * type.game.leading),
  };
}

const caps = (blocks: Block[], type: FaceType, width: number) =>
  find(blocks, 'display')
    .filter(({ size }) => size === 'large')
    .map(({ text }) => words('P', text, type.cap, width, type.space * 1.5));

/** One below another. */
function stacked(blocks: Block[], type: FaceType, width: number): Head {
  const name = nameOf(blocks, type, width, true);
  const sums = find(blocks, 'limits').map(({ groups }) => limits(groups, type, width));
  const above = caps(blocks, type, width);
  const strips = [...name.strips, ...sums.flatMap((one) => one.strips), ...above.map(({ strip }) => strip)];
  return {
    strips,
    height: heightOf(strips),
    elements: [...name.elements, ...sums.map((one) => one.element), ...above.map((one) => one.element)],
    cramped: [name, ...sums, ...above].some((one) => one.cramped ?? false),
  };
}

/** The name, and the limits at the right end of its band; undefined where they have no room there. */
function beside(blocks: Block[], type: FaceType, width: number): Head | undefined {
  const [block] = find(blocks, 'limits');
  if (!block) return undefined;
  const name = nameOf(blocks, type, width, false);
  const room = width - name.width - type.space * 7;
  const sums = limits(block.groups, type, room);
  // Smaller sums, or other limits under the first, are for a sheet that has no room below the name.
  if (room <= 0 || name.cramped || sums.cramped || !sums.asUsual) return undefined;
  const [strip] = sums.strips;
  if (!strip) return undefined;
  const high = heightOf(name.strips);
  const level = name.strips.length > 1 ? 0 : Math.max(0, sums.baseline - name.baseline);
  let y = level;
  const left = name.strips.flatMap((one, index) => {
    y += index === 0 ? 0 : one.gap;
    const pieces = down(one.pieces, 0, y);
    y += one.height;
    return pieces;
  });
  const above = caps(blocks, type, width);
  const band: Strip = {
    height: Math.max(level + high, strip.height),
    gap: 0,
    keepWithNext: false,
    pieces: [...left, ...down(strip.pieces, width - sums.width, 0)],
  };
  const strips = [band, ...above.map((one) => one.strip)];
  return {
    strips,
    height: heightOf(strips),
    elements: [...name.elements, sums.element, ...above.map((one) => one.element)],
    cramped: above.some(({ cramped }) => cramped),
  };
}

/** Of the width of the sheet, and of the height of the name: the most that a mark takes. */
const MARK_WIDTH = 0.26;
const MARK_HEIGHT = 1.9;
/** Of the width of the sheet: large enough for a telephone held near it. */
const CODE_WIDTH = 0.085;

/** Where nothing decides otherwise, a code grows with the type. */
const codeSide = (type: FaceType, width: number): number => Math.max(width * CODE_WIDTH, type.space * 11);

/** Many sizes are tried before one is taken, so nothing is drawn until then. */
type Corner = { width: number; height: number; element: Element; draw: () => Piece };

/** At the right end of the line of the name, its top level with it. */
function markCorner({ mark, alt }: Of<'mark'>, type: FaceType, width: number): Corner {
  const figure = element('Figure', { alt });
  const scale = Math.min((width * MARK_WIDTH) / mark.width, (type.game.leading * MARK_HEIGHT) / mark.height);
  return {
    width: mark.width * scale,
    height: mark.height * scale,
    element: figure,
    draw: () => ({
      element: figure,
      marks: markMarks(mark, { x: width - mark.width * scale, y: 0, scale }),
    }),
  };
}

export function codeAt(
  { url, alt }: Of<'qr'>,
  { x, y, side }: { x: number; y: number; side: number },
): Corner {
  const figure = element('Figure', { alt });
  return {
    width: side,
    height: side,
    element: figure,
    draw: () => ({ element: figure, marks: codeMarks(url, x, y, side) }),
  };
}

/** With the code in its corner, or with the code left for the foot. */
export type Arranged = { head: Head; corner?: Corner; codeBelow: number };

/** The name beside the corner, and the limits below both in the whole width. */
function underCorner(blocks: Block[], type: FaceType, width: number, corner: Corner): Head {
  const name = nameOf(blocks, type, width - corner.width - type.space * 5, true);
  const sums = find(blocks, 'limits').map(({ groups }) => limits(groups, type, width));
  const above = caps(blocks, type, width);
  const below = [...sums.flatMap((one) => one.strips), ...above.map(({ strip }) => strip)];
  const [first, ...others] = below;
  const lack = Math.max(0, corner.height - heightOf(name.strips));
  const strips = [...name.strips, ...(first ? [{ ...first, gap: first.gap + lack }, ...others] : [])];
  return {
    strips,
    height: Math.max(corner.height, heightOf(strips)),
    elements: [...name.elements, ...sums.map((one) => one.element), ...above.map((one) => one.element)],
    cramped: [name, ...sums, ...above].some((one) => one.cramped ?? false),
  };
}

function besideCorner(blocks: Block[], type: FaceType, width: number, corner: Corner | undefined): Head {
  const room = corner ? width - corner.width - type.space * 5 : width;
  const next = beside(blocks, type, room);
  const best = next ?? stacked(blocks, type, room);
  return corner ? { ...best, height: Math.max(best.height, corner.height) } : best;
}

/** Every way to arrange the head, the code in its corner first. */
export function heads(blocks: Block[], type: FaceType, width: number): Arranged[] {
  const [mark] = find(blocks, 'mark');
  const [code] = find(blocks, 'qr');
  const below = code ? codeSide(type, width) : 0;
  const own = mark && markCorner(mark, type, width);
  const plain: Arranged = {
    head: besideCorner(blocks, type, width, own),
    ...(own && { corner: own }),
    codeBelow: below,
  };
  if (own) return [plain, { ...plain, head: underCorner(blocks, type, width, own) }];
  if (!code) return [plain];
  // As high as the limits, so that it is the same on all sheets of a table.
  const band = type.limitWord.leading + type.limitSum.leading;
  const side = Math.min(below, Math.max(width * CODE_WIDTH, band));
  const corner = codeAt(code, { x: width - side, y: 0, side });
  return [{ head: besideCorner(blocks, type, width, corner), corner, codeBelow: 0 }, plain];
}
