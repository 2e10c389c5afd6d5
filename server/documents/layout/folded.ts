/** A leaflet: A4 sheets folded once, one inside the other, to pages of A5. */
import type { Block, Paper } from '../paper';
import type { Page } from './drawing';
import { type Flowed, type Frame, flow } from './flow';
import { accentBar, footOnly, markAcross, pageNumber } from './furniture';
import { largestScale, type SetSheet, sheetSize } from './sheets';
import { LEAST_FOLDED, themeOf } from './theme';

/** Pages of one sheet, two on each side. */
const PAGES = 4;
/** Larger than this, a leaflet shouts. */
const MOST = 1.3;

const SHEET = sheetSize('A4', 'landscape');
const HALF = SHEET.width / 2;
const MARGIN = 34;
const FRAME = {
  y: MARGIN,
  width: HALF - MARGIN * 2,
  height: SHEET.height - MARGIN * 2 - LEAST_FOLDED * 2,
};

/** Where each page goes: printed on both sides, turned on the short edge and folded, they read in order. */
export function placeOf(page: number, pages: number): { side: number; column: 0 | 1 } {
  const last = pages - 1 - page;
  const sheet = Math.floor(Math.min(page, last) / 2);
  const inside = Math.min(page, last) % 2 === 1;
  const left = inside ? page < last : page > last;
  return { side: sheet * 2 + (inside ? 1 : 0), column: left ? 0 : 1 };
}

type Folded = { pages: number; scale: number; flowed: Flowed };

const ifRoom = (block: Block): boolean => block.kind === 'felt' && block.ifRoom === true;

/**
 * The fewest sheets that hold the text, their type as large as the pages hold; then each page is filled alike. A drawing
 * that may be left out fills the back where it fits there, and is inside where it takes no further sheet.
 */
export type SetFolded = SetSheet & {
  /** By its text, the page on which each first heading is, the front left out. */
  parts: Map<string, number>;
};

export function setFolded(paper: Paper): SetFolded {
  const { body, back } = withBack(paper.blocks);
  const without = folded(
    body.filter((block) => !ifRoom(block)),
    paper,
  );
  const drawings = body.filter(ifRoom);
  const [drawing] = drawings;
  if (!drawing) return imposed(paper, back, without);
  if (drawings.length === 1) {
    const filled = [...back, drawing];
    const made = imposed(paper, filled, without);
    if (made.fits && emptiest(without.flowed, without.pages - 1) > 0) return made;
  }
  const whole = folded(body, paper);
  return imposed(paper, back, whole.pages === without.pages && whole.flowed.fits ? whole : without);
}

/** How much smaller than the largest the type may be where that fills the pages better. */
const SMALLER = [0, 0.04, 0.09];

function folded(body: Block[], paper: Paper): Folded {
  const setIn = (scale: number, height: number, pages: number) =>
    flow(body, themeOf(paper.accent, scale, 'folded'), (index) => frameOf(index, pages, height));
  const smallest = setIn(1, FRAME.height, PAGES).frames.length;
  const pages = Math.ceil((smallest + 1) / PAGES) * PAGES;
  const largest = largestScale(1, MOST, (at) => setIn(at, FRAME.height, pages), pages - 1).scale;
  const tried = SMALLER.filter((less) => largest - less >= 1).map((less): Folded => {
    const scale = Math.round((largest - less) * 100) / 100;
    return { pages, scale, flowed: evenly((at) => setIn(scale, at, pages), pages - 1) };
  });
  const filled = ({ flowed }: Folded) => emptiest(flowed, pages - 1);
  return tried.reduce((best, each) => (filled(each) > filled(best) + ENOUGH ? each : best));
}

/** By so much at least, in points, is the emptiest page fuller, where smaller type is taken for it. */
const ENOUGH = 20;

/** How far down the page with the least on it is filled; none where one has nothing. */
const emptiest = ({ frames, fits, depths }: Flowed, pages: number): number =>
  frames.length < pages || !fits ? 0 : Math.min(...depths);

function frameOf(index: number, pages: number, height: number): Frame {
  const column = index < pages ? placeOf(index, pages).column : 0;
  return { x: column * HALF + MARGIN, y: FRAME.y, width: FRAME.width, height };
}

/** By how much pages are lowered at a time, in points; the finer where that leaves one empty. */
const STEPS = [12, 3];

/** As low as the pages can be, so that the last is filled like the others; of those, where the emptiest has most. */
function evenly(at: (height: number) => Flowed, pages: number): Flowed {
  let best = at(FRAME.height);
  if (!best.fits) return best;
  for (const step of STEPS) {
    for (let lower = FRAME.height - step; lower > FRAME.height / 2; lower -= step) {
      const made = at(lower);
      if (!made.fits || made.frames.length > pages) break;
      if (emptiest(made, pages) >= emptiest(best, pages)) best = made;
    }
    if (emptiest(best, pages) > 0) break;
  }
  return best;
}

function partsOf({ frames }: Flowed): Map<string, number> {
  const parts = new Map<string, number>();
  frames.slice(1).forEach((pieces, index) => {
    for (const { element, marks } of pieces) {
      if (element?.role !== 'H1') continue;
      const words = marks.flatMap((mark) => (mark.draw === 'text' ? [mark.text.trim()] : []));
      parts.set(words.join(' '), index + 2);
    }
  });
  return parts;
}

function imposed(paper: Paper, back: Block[], { pages, scale, flowed }: Folded): SetFolded {
  const theme = themeOf(paper.accent, scale, 'folded');
  const behind = flow(back, theme, () => frameOf(pages - 1, pages, FRAME.height));
  const sides: Page[] = Array.from({ length: pages / 2 }, () => ({ pieces: [] }));
  const put = (index: number, pieces: Page['pieces']) =>
    sides[placeOf(index, pages).side]?.pieces.push(...pieces);
  const top = SHEET.height - MARGIN - LEAST_FOLDED;
  for (let index = 0; index < pages; index++) {
    const { x, width } = frameOf(index, pages, FRAME.height);
    const at = { left: x, right: x + width, top, size: LEAST_FOLDED };
    const last = index === pages - 1;
    put(index, [
      last ? footOnly(paper, theme, at, index + 1, pages) : pageNumber(paper, theme, at, index + 1, pages),
    ]);
  }
  flowed.frames.forEach((pieces, index) => {
    put(index, pieces);
  });
  put(pages - 1, behind.frames.flat());
  put(0, [accentBar(theme, HALF + MARGIN, MARGIN - 10)]);
  for (let index = 0; paper.mark && index < pages; index++) {
    const { column } = placeOf(index, pages);
    const panel = { x: column * HALF, width: HALF, height: SHEET.height };
    put(index, [markAcross(paper.mark, theme, panel)]);
  }
  const root = { ...flowed.root, children: [...flowed.root.children, ...behind.root.children] };
  const fits = flowed.fits && behind.fits && behind.frames.length === 1;
  return { drawing: { ...SHEET, pages: sides, root }, scale, fits, parts: partsOf(flowed) };
}

/** The last heading that asks for a panel of its own begins the back. */
function withBack(blocks: Block[]): { body: Block[]; back: Block[] } {
  const from = blocks.findLastIndex((block) => block.kind === 'heading' && block.newPage === true);
  return { body: blocks.slice(0, from), back: blocks.slice(from) };
}
