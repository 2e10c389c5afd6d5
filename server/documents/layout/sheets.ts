/** Two shapes of paper: pages to read, and one sheet that its text fills. */
import type { Block, Paper } from '../paper';
import type { Orientation, SheetSize } from '../sign-offers';
import { type Drawing, moved, type Page } from './drawing';
import { type Flowed, type Frame, flow } from './flow';
import { accentBar, footOnly, headAndFoot, markAcross } from './furniture';
import { themeOf } from './theme';

const SIZES: Record<SheetSize, [number, number]> = {
  A5: [419.53, 595.28],
  A4: [595.28, 841.89],
  A3: [841.89, 1190.55],
  A2: [1190.55, 1683.78],
  A1: [1683.78, 2383.94],
};

/** How much larger than A4: a larger sheet is the same sheet seen larger. */
export const timesA4 = (size: SheetSize): number => SIZES[size][0] / SIZES.A4[0];

export function sheetSize(size: SheetSize, orientation: Orientation): { width: number; height: number } {
  const [short, long] = SIZES[size];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

const MARGIN = { side: 58, top: 74, bottom: 62 };

export function setPages(paper: Paper): Drawing {
  const size = sheetSize('A4', 'portrait');
  const theme = themeOf(paper.accent);
  const frame: Frame = {
    x: MARGIN.side,
    y: MARGIN.top,
    width: size.width - MARGIN.side * 2,
    height: size.height - MARGIN.top - MARGIN.bottom,
  };
  const flowed = flow(paper.blocks, theme, () => frame);
  const lines = { left: frame.x, right: frame.x + frame.width, top: 36, bottom: size.height - 42 };
  const pages = flowed.frames.map((pieces, index): Page => {
    const furniture = [headAndFoot(paper, theme, lines, index + 1, flowed.frames.length)];
    if (index === 0) furniture.push(accentBar(theme, frame.x, frame.y - 12));
    const across = paper.mark ? [markAcross(paper.mark, theme, size)] : [];
    return { pieces: [...furniture, ...pieces, ...across] };
  });
  return { ...size, pages, root: flowed.root };
}

/** The largest scale, to a hundredth, at which the text still fills no more than these frames. */
export function largestScale(
  least: number,
  most: number,
  at: (scale: number) => Flowed,
  frames: number,
): { scale: number; flowed: Flowed } {
  const works = (flowed: Flowed) => flowed.fits && flowed.frames.length <= frames;
  let low = Math.round(least * 100);
  let high = Math.round(most * 100);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (works(at(middle / 100))) low = middle;
    else high = middle - 1;
  }
  return { scale: low / 100, flowed: at(low / 100) };
}

export type SetSheet = { drawing: Drawing; scale: number; fits: boolean };

const MANY_ROWS = 24;

const stacksFor = (blocks: Block[], orientation: Orientation): number[] => {
  if (orientation === 'landscape') return [1, 2, 3];
  return blocks.some((block) => block.kind === 'table' && block.rows.length > MANY_ROWS) ? [1, 2] : [1];
};

const stacked = (blocks: Block[], stacks: number): Block[] =>
  blocks.map((block) => (block.kind === 'table' ? { ...block, stacks } : block));

const LEAST = 0.3;
const MOST = 3;

/** Where things stand on a sheet, before its text is set. */
function sheetFrames(paper: Paper, size: SheetSize, orientation: Orientation) {
  const page = sheetSize(size, orientation);
  const grown = Math.max(1, timesA4(size));
  const margin = Math.min(page.width, page.height) * 0.075;
  const foot = size === 'A5' ? 6.5 : 7.5 * grown;
  const frame: Frame = {
    x: margin,
    y: margin,
    width: page.width - margin * 2,
    height: page.height - margin * 2 - foot * 2,
  };
  const codeTheme = themeOf(paper.accent, size === 'A5' ? 1 : 1.35 * grown, 'seen');
  const code = flow(paper.blocks.filter(isCode), codeTheme, () => frame);
  const body = paper.blocks.filter((block) => !isCode(block));
  const above = { ...frame, height: frame.height - code.filled - codeTheme.space * 3 };
  const stacks = stacksFor(body, orientation);
  const setAt = (scale: number, count: number) =>
    flow(stacked(body, count), themeOf(paper.accent, scale, 'seen'), () => above);
  return { page, grown, margin, foot, frame, code, stacks, setAt };
}

/** Whether the text fits one sheet at this scale. */
export function fitsSheet(paper: Paper, size: SheetSize, orientation: Orientation, scale: number): boolean {
  const { stacks, setAt } = sheetFrames(paper, size, orientation);
  return stacks.some((count) => {
    const { fits, frames } = setAt(scale, count);
    return fits && frames.length === 1;
  });
}

/** `most`: type grows no further. `number`, `of`: its place among several sheets. */
export type SetMore = { most?: number; number?: number; of?: number };

/**
 * Type grows until it fills the sheet, the rows in as many stacks as lets it grow most. The code
 * stands at the foot.
 */
export function setSheet(
  paper: Paper,
  size: SheetSize,
  orientation: Orientation,
  { most = Number.POSITIVE_INFINITY, number = 1, of = 1 }: SetMore = {},
): SetSheet {
  const { page, grown, margin, foot, frame, code, stacks, setAt } = sheetFrames(paper, size, orientation);
  const tried = stacks.map((count) =>
    largestScale(LEAST * grown, Math.min(most, MOST * grown), (scale) => setAt(scale, count), 1),
  );
  const { scale, flowed } = tried.reduce((best, each) => (each.scale > best.scale ? each : best));
  const fits = flowed.fits && flowed.frames.length === 1;
  const theme = themeOf(paper.accent, scale, 'seen');
  const footAt = {
    left: frame.x,
    right: frame.x + frame.width,
    top: page.height - margin - foot,
    size: foot,
    // Too small to be read where players stand, and not for them.
    lead: 'For the regulator: ',
  };
  const down = frame.height - code.filled;
  const codePieces = (code.frames[0] ?? []).map((piece) => ({
    ...piece,
    marks: piece.marks.map((mark) => moved(mark, 0, down)),
  }));
  const bar = { draw: 'rect' as const, x: 0, y: 0, width: page.width, height: margin * 0.32 };
  const pages = flowed.frames.map((pieces, index): Page => {
    const across = paper.mark ? [markAcross(paper.mark, theme, page)] : [];
    const furniture = [
      footOnly(paper, theme, footAt, number + index, of - 1 + flowed.frames.length),
      { marks: [{ ...bar, fill: paper.accent }] },
    ];
    const last = index === flowed.frames.length - 1;
    return { pieces: [...furniture, ...pieces, ...(last ? codePieces : []), ...across] };
  });
  const root = { ...flowed.root, children: [...flowed.root.children, ...code.root.children] };
  return { drawing: { ...page, pages, root }, scale, fits };
}

const isCode = (block: Block): boolean => block.kind === 'qr';
