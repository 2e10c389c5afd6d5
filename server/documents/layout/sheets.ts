/** The three shapes of paper: pages to read, one sheet that its text fills, and a folded sheet. */
import type { Block, Paper } from '../paper';
import { type Drawing, moved, type Page } from './drawing';
import { type Flowed, type Frame, flow } from './flow';
import { accentBar, BAND, footOnly, headAndFoot, markBand } from './furniture';
import { themeOf } from './theme';

export type SheetSize = 'A4' | 'A5';
export type Orientation = 'portrait' | 'landscape';

const SIZES: Record<SheetSize, [number, number]> = { A4: [595.28, 841.89], A5: [419.53, 595.28] };

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
    if (paper.mark) furniture.push(markBand(paper.mark, theme, size));
    return { pieces: [...furniture, ...pieces] };
  });
  return { ...size, pages, root: flowed.root };
}

/** The largest scale, to a hundredth, at which the text still fills no more than these frames. */
function largestScale(
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

const STACKS: Record<Orientation, number[]> = { portrait: [1], landscape: [1, 2, 3] };

const stacked = (blocks: Block[], stacks: number): Block[] =>
  blocks.map((block) => (block.kind === 'table' ? { ...block, stacks } : block));

/** Type grows until it fills the sheet, the rows in as many stacks as lets it grow most. The code stands at the foot. */
export function setSheet(paper: Paper, size: SheetSize, orientation: Orientation): SetSheet {
  const page = sheetSize(size, orientation);
  const margin = Math.min(page.width, page.height) * 0.075;
  const band = paper.mark ? BAND : 0;
  const foot = size === 'A4' ? 7.5 : 6.5;
  const frame: Frame = {
    x: margin,
    y: margin + band,
    width: page.width - margin * 2,
    height: page.height - margin * 2 - band * 2 - foot * 2,
  };
  const codeTheme = themeOf(paper.accent, size === 'A4' ? 1.35 : 1, 'seen');
  const code = flow(paper.blocks.filter(isCode), codeTheme, () => frame);
  const body = paper.blocks.filter((block) => !isCode(block));
  const above = { ...frame, height: frame.height - code.filled - codeTheme.space * 3 };
  const tried = STACKS[orientation].map((stacks) =>
    largestScale(
      0.3,
      3,
      (scale) => flow(stacked(body, stacks), themeOf(paper.accent, scale, 'seen'), () => above),
      1,
    ),
  );
  const { scale, flowed } = tried.reduce((best, each) => (each.scale > best.scale ? each : best));
  const fits = flowed.fits && flowed.frames.length === 1;
  const theme = themeOf(paper.accent, scale, 'seen');
  const footAt = {
    left: frame.x,
    right: frame.x + frame.width,
    top: page.height - margin - band - foot,
    size: foot,
  };
  const down = frame.height - code.filled;
  const codePieces = (code.frames[0] ?? []).map((piece) => ({
    ...piece,
    marks: piece.marks.map((mark) => moved(mark, 0, down)),
  }));
  const pages = flowed.frames.map((pieces, index): Page => {
    const furniture = [
      footOnly(paper, theme, footAt, index + 1, flowed.frames.length),
      {
        marks: [
          {
            draw: 'rect' as const,
            x: 0,
            y: band,
            width: page.width,
            height: margin * 0.32,
            fill: paper.accent,
          },
        ],
      },
    ];
    if (paper.mark) furniture.push(markBand(paper.mark, theme, page));
    const last = index === flowed.frames.length - 1;
    return { pieces: [...furniture, ...pieces, ...(last ? codePieces : [])] };
  });
  const root = { ...flowed.root, children: [...flowed.root.children, ...code.root.children] };
  return { drawing: { ...page, pages, root }, scale, fits };
}

const isCode = (block: Block): boolean => block.kind === 'qr';

const PANELS = 4;
/** Larger than this, a leaflet shouts. */
const MOST = 1.25;

/**
 * A4 folded once: four A5 panels on two sides. Printed on both sides and turned on the short edge, the first
 * side carries the back and the front, the second the two inside.
 */
export function setFolded(paper: Paper): SetSheet {
  const page = sheetSize('A4', 'landscape');
  const half = page.width / 2;
  const margin = 34;
  const band = paper.mark ? BAND : 0;
  const foot = 6.5;
  const sheets = [
    [3, 0],
    [1, 2],
  ];
  const place = (panel: number): { side: number; column: number } => {
    const side = sheets.findIndex((panels) => panels.includes(panel % PANELS));
    return { side, column: sheets[side]?.indexOf(panel % PANELS) ?? 0 };
  };
  const frameAt = (panel: number): Frame => ({
    x: place(panel).column * half + margin,
    y: margin + band,
    width: half - margin * 2,
    height: page.height - margin * 2 - band * 2 - foot * 3,
  });
  const { body: written, back } = withBack(paper.blocks);
  const short = flow(written, themeOf(paper.accent, MOST), frameAt).frames.length < PANELS - 1;
  const body = short ? lastPartApart(written) : written;
  const at = (scale: number) => flow(body, themeOf(paper.accent, scale), frameAt);
  const { scale, flowed } = largestScale(0.6, MOST, at, PANELS - 1);
  const theme = themeOf(paper.accent, scale);
  const leaves = Math.ceil((flowed.frames.length + 1) / PANELS);
  const last = leaves * PANELS - 1;
  const behind = flow(back, theme, () => frameAt(last));
  const pages: Page[] = Array.from({ length: leaves * 2 }, () => ({ pieces: [] }));
  pages.forEach((side, index) => {
    const top = page.height - margin - band - foot;
    for (const column of [0, 1]) {
      const left = column * half + margin;
      const right = left + half - margin * 2;
      side.pieces.push(footOnly(paper, theme, { left, right, top, size: foot }, index + 1, pages.length));
    }
    if (paper.mark) side.pieces.push(markBand(paper.mark, theme, page));
  });
  const put = (panel: number, pieces: Page['pieces']) =>
    pages[Math.floor(panel / PANELS) * 2 + place(panel).side]?.pieces.push(...pieces);
  flowed.frames.forEach((pieces, panel) => {
    put(panel, pieces);
  });
  put(last, behind.frames.flat());
  pages[0]?.pieces.push(accentBar(theme, half + margin, margin + band - 10));
  const root = { ...flowed.root, children: [...flowed.root.children, ...behind.root.children] };
  return { drawing: { ...page, pages, root }, scale, fits: flowed.fits && leaves === 1 && behind.fits };
}

/** The last heading that asks for a panel of its own begins the back. */
function withBack(blocks: Block[]): { body: Block[]; back: Block[] } {
  const from = blocks.findLastIndex((block) => block.kind === 'heading' && block.newPage === true);
  return { body: blocks.slice(0, from), back: blocks.slice(from) };
}

/** Where the text would leave a panel empty, its last part begins a panel. */
function lastPartApart(blocks: Block[]): Block[] {
  const from = blocks.findLastIndex((block) => block.kind === 'heading' && block.level === 2);
  return blocks.map((block, index) =>
    index === from && block.kind === 'heading' ? { ...block, newPage: true } : block,
  );
}
