/** A leaflet: sheets of the office folded once, one inside the other: A4 to A5, Letter to Half-letter. */
import type { Block, Paper } from '../paper';
import { boundsOf } from './bounds';
import { type Drawing, type Mark, moved, type Page } from './drawing';
import { type Flowed, type Frame, fill, flow, type InStrips, inStrips } from './flow';
import { accentBar, footOnly, markAcross, pageNumber } from './furniture';
import { largestScale, officeSheetOf, type SetSheet, sheetSize } from './sheets';
import { LEAST_FOLDED, themeOf } from './theme';

/** Pages of one sheet, two on each side. */
const PAGES = 4;
/** Larger than this, a leaflet shouts. */
const MOST = 1.3;

const MARGIN = 34;
/** A narrower sheet has narrower margins, so that its measure is nearly that of A4. */
const ASIDE = { iso: MARGIN, american: 24 };

type Sheet = {
  size: { width: number; height: number };
  half: number;
  aside: number;
  frame: Omit<Frame, 'x'>;
};

function sheetOf(paper: Paper): Sheet {
  const size = sheetSize(officeSheetOf(paper), 'landscape');
  const half = size.width / 2;
  const height = size.height - MARGIN * 2 - LEAST_FOLDED * 2;
  const aside = ASIDE[paper.sheets ?? 'iso'];
  return { size, half, aside, frame: { y: MARGIN, width: half - aside * 2, height } };
}

/** Where each page goes: printed on both sides, turned on the short edge and folded, they read in order. */
export function placeOf(page: number, pages: number): { side: number; column: 0 | 1 } {
  const last = pages - 1 - page;
  const sheet = Math.floor(Math.min(page, last) / 2);
  const inside = Math.min(page, last) % 2 === 1;
  const left = inside ? page < last : page > last;
  return { side: sheet * 2 + (inside ? 1 : 0), column: left ? 0 : 1 };
}

/** The pages of a folded leaflet in the order in which they are read. */
export function inReadingOrder({ width, height, pages: sides, root }: Drawing): Drawing {
  const half = width / 2;
  const pages = sides.length * 2;
  return {
    width: half,
    height,
    root,
    pages: Array.from({ length: pages }, (_, index): Page => {
      const { side, column } = placeOf(index, pages);
      const here = (sides[side]?.pieces ?? []).filter(({ marks }) => columnOf(marks, half) === column);
      return {
        pieces: here.map((piece) => ({
          ...piece,
          marks: piece.marks.map((mark) => moved(mark, -column * half, 0)),
        })),
      };
    }),
  };
}

/** By its middle: the word across a working copy is wider than its page. */
function columnOf(marks: Mark[], half: number): 0 | 1 {
  const [left, , right] = boundsOf(marks);
  return (left + right) / 2 < half ? 0 : 1;
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

/** A drawing that no page holds with its key is left out: nobody looks at it across a fold. */
function onOnePage(block: Block, paper: Paper): boolean {
  const { frame } = sheetOf(paper);
  return flow([block], themeOf(paper.accent, MOST, 'folded'), () => ({ ...frame, x: 0 })).count === 1;
}

export function setFolded(paper: Paper): SetFolded {
  const { body: all, back } = withBack(paper.blocks);
  const body = all.filter((block) => !ifRoom(block) || onOnePage(block, paper));
  const without = folded(
    body.filter((block) => !ifRoom(block)),
    paper,
  );
  const drawings = body.filter(ifRoom);
  const [drawing] = drawings;
  if (drawing && drawings.length === 1) {
    const filled = [...back, drawing];
    const made = imposed(paper, filled, without);
    if (made.fits && emptiest(without.flowed, without.pages - 1) > 0) return made;
  }
  const plain = body.filter((block) => !ifRoom(block));
  const whole = drawing ? folded(body, paper) : without;
  const apart = whole.pages === without.pages && whole.flowed.fits ? whole : without;
  const behind = fullerBack(paper, back, apart);
  const goesThrough = (further: number[]) =>
    (drawing ? [body, plain] : [plain])
      .map((blocks) => throughBack(blocks, back, paper, further))
      .find((each) => each !== undefined && each.pages <= without.pages);
  const short = behind && goesThrough([]);
  if (behind && (!short || isFuller(apart, behind.filled, short)))
    return imposed(paper, behind.blocks, apart);
  const through = goesThrough(MORE_ON_BACK);
  return through ? imposed(paper, [], through) : imposed(paper, back, apart);
}

/** A back of its own is taken where it is fuller, and no page before it is much emptier than the emptiest otherwise. */
const isFuller = (apart: Folded, filled: number, through: Folded): boolean =>
  filled > (through.flowed.depths.at(-1) ?? 0) + ENOUGH &&
  emptiest(apart.flowed, apart.pages - 1) + ENOUGH >= emptiest(through.flowed, through.pages);

/** A back of its own with what fills it, where all of that fits; and how far down it is filled. */
function fullerBack(
  paper: Paper,
  back: Block[],
  { scale }: Folded,
): { blocks: Block[]; filled: number } | undefined {
  const { frame } = sheetOf(paper);
  for (const above of paper.onBack ?? []) {
    const blocks = [...above, ...back.map(onTheSamePage)];
    const theme = themeOf(paper.accent, scale, 'folded');
    const { fits, count, filled } = flow(blocks, theme, () => ({ ...frame, x: 0 }));
    if (fits && count === 1) return { blocks, filled };
  }
  return undefined;
}

const onTheSamePage = (block: Block): Block =>
  block.kind === 'heading' ? { ...block, newPage: false } : block;

/** Of a page: how far down the emptiest is filled at least where the text goes on to the back. */
const WELL_FILLED = 0.4;

/** A back less filled than this is tried with more blocks of the text on it, where it has none of its own. */
const EMPTY_BACK = 0.6;
const MORE_ON_BACK = [1, 2, 3, 4];

/** The text goes on to the back, whose own block ends it; undefined where that leaves a page empty. */
function throughBack(body: Block[], back: Block[], paper: Paper, further: number[]): Folded | undefined {
  const joined = back.map(onTheSamePage);
  const { height } = sheetOf(paper).frame;
  const made = (more: number) => folded([...body, ...joined], paper, { tail: joined.length + more, back: 0 });
  const least = ({ flowed, pages }: Folded) =>
    flowed.fits && flowed.count === pages ? emptiest(flowed, pages) / height : 0;
  const first = made(0);
  if (least(first) < WELL_FILLED) return undefined;
  const onBack = (first.flowed.depths.at(-1) ?? 0) / height;
  const tried = onBack < EMPTY_BACK ? further.map(made) : [];
  return tried
    .filter(({ pages }) => pages === first.pages)
    .reduce((fullest, each) => (least(each) > least(fullest) ? each : fullest), first);
}

/** How much smaller than the largest the type may be where that fills the pages better. */
const SMALLER = [0, 0.04, 0.09];

/** `back`: pages that the text does not take; `tail`: blocks at its end that stay together. */
function folded(body: Block[], paper: Paper, { tail, back } = { tail: 0, back: 1 }): Folded {
  const sheet = sheetOf(paper);
  const { height: most } = sheet.frame;
  const strips = new Map<number, InStrips>();
  const inStripsAt = (scale: number): InStrips => {
    const made =
      strips.get(scale) ?? inStrips(body, themeOf(paper.accent, scale, 'folded'), sheet.frame, {}, tail);
    strips.set(scale, made);
    return made;
  };
  const setIn = (scale: number, height: number, pages: number) =>
    fill(inStripsAt(scale), (index) => frameOf(sheet, index, pages, height));
  const smallest = setIn(1, most, PAGES).count;
  const pages = Math.ceil((smallest + back) / PAGES) * PAGES;
  const largest = largestScale(1, MOST, (at) => setIn(at, most, pages), pages - back).scale;
  const tried = SMALLER.filter((less) => largest - less >= 1).map((less): Folded => {
    const scale = Math.round((largest - less) * 100) / 100;
    return { pages, scale, flowed: evenly((at) => setIn(scale, at, pages), pages - back, most) };
  });
  const filled = ({ flowed }: Folded) => emptiest(flowed, pages - back);
  return tried.reduce((best, each) => (filled(each) > filled(best) + ENOUGH ? each : best));
}

/** By so much at least, in points, is the emptiest page fuller, where smaller type is taken for it. */
const ENOUGH = 20;

/** How far down the page with the least on it is filled; none where one has nothing. */
const emptiest = ({ count, fits, depths }: Flowed, pages: number): number =>
  count < pages || !fits ? 0 : Math.min(...depths);

function frameOf({ half, aside, frame }: Sheet, index: number, pages: number, height: number): Frame {
  const column = index < pages ? placeOf(index, pages).column : 0;
  return { ...frame, x: column * half + aside, height };
}

/** By how much pages are lowered at a time, in points; the finer where that leaves one empty. */
const STEPS = [12, 3];

/** As low as the pages can be, so that the last is filled like the others; of those, where the emptiest has most. */
function evenly(at: (height: number) => Flowed, pages: number, most: number): Flowed {
  let best = at(most);
  if (!best.fits) return best;
  for (const step of STEPS) {
    for (let lower = most - step; lower > most / 2; lower -= step) {
      const made = at(lower);
      if (!made.fits || made.count > pages) break;
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
  const sheet = sheetOf(paper);
  const { size, half, aside, frame } = sheet;
  const behind = flow(back, theme, () => frameOf(sheet, pages - 1, pages, frame.height));
  const sides: Page[] = Array.from({ length: pages / 2 }, () => ({ pieces: [] }));
  const put = (index: number, pieces: Page['pieces']) =>
    sides[placeOf(index, pages).side]?.pieces.push(...pieces);
  const top = size.height - MARGIN - LEAST_FOLDED;
  for (let index = 0; index < pages; index++) {
    const { x, width } = frameOf(sheet, index, pages, frame.height);
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
  put(0, [accentBar(theme, half + aside, MARGIN - 10)]);
  for (let index = 0; paper.mark && index < pages; index++) {
    const { column } = placeOf(index, pages);
    const panel = { x: column * half, width: half, height: size.height };
    put(index, [markAcross(paper.mark, theme, panel)]);
  }
  const root = { ...flowed.root, children: [...flowed.root.children, ...behind.root.children] };
  const fits = flowed.fits && behind.fits && behind.count <= 1;
  return { drawing: { ...size, pages: sides, root }, scale, fits, parts: partsOf(flowed) };
}

/** The last heading that asks for a panel of its own begins the back. */
function withBack(blocks: Block[]): { body: Block[]; back: Block[] } {
  const from = blocks.findLastIndex((block) => block.kind === 'heading' && block.newPage === true);
  return { body: blocks.slice(0, from), back: blocks.slice(from) };
}
