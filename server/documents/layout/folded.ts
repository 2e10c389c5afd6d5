/** A leaflet: sheets of the office folded once, one inside the other: A4 to A5, Letter to Half-letter. */
import type { Block, Paper } from '../paper';
import { boundsOf } from './bounds';
import { type Drawing, type Mark, moved, type Page } from './drawing';
import { isLayout, type Panels, panelsOf } from './filled-panels';
import { type Flowed, type Frame, flow } from './flow';
import { accentBar, footOnly, markAcross, pageNumber } from './furniture';
import { officeSheetOf, type SetSheet, sheetSize } from './sheets';
import { LEAST_FOLDED, themeOf } from './theme';

const MARGIN = 34;
/** A narrower sheet has narrower margins, so that its measure is nearly that of A4. */
const ASIDE = { iso: MARGIN, american: 24 };

/** What a panel keeps clear of text above and below: its margins, and the line at its foot. */
export const ROOM = { above: MARGIN, below: MARGIN + LEAST_FOLDED * 2 };

type Sheet = {
  size: { width: number; height: number };
  half: number;
  aside: number;
  frame: Omit<Frame, 'x'>;
};

function sheetOf(paper: Paper): Sheet {
  const size = sheetSize(officeSheetOf(paper), 'landscape');
  const half = size.width / 2;
  const height = size.height - ROOM.above - ROOM.below;
  const aside = ASIDE[paper.sheets ?? 'iso'];
  return { size, half, aside, frame: { y: ROOM.above, width: half - aside * 2, height } };
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

export type SetFolded = SetSheet & {
  /** By its text, the page on which each first heading is, the front left out. */
  parts: Map<string, number>;
};

/** A drawing on one page, its key on the same or on the one beside it: a larger one is left out, for nobody looks at it across a fold. */
function isHeld(block: Block, paper: Paper): boolean {
  const { frame } = sheetOf(paper);
  const { fits, count } = flow([block], themeOf(paper.accent, 1, 'folded'), () => ({ ...frame, x: 0 }));
  return fits && count <= 2;
}

export function setFolded(paper: Paper): SetFolded {
  const blocks = paper.blocks.filter((block) => !isLayout(block) || isHeld(block, paper));
  const sheet = sheetOf(paper);
  const { width, height } = sheet.frame;
  const frameAt = (index: number, pages: number) => frameOf(sheet, index, pages, height);
  return imposed(paper, panelsOf({ ...paper, blocks }, { width, height, frameAt }));
}

function frameOf({ half, aside, frame }: Sheet, index: number, pages: number, height: number): Frame {
  const column = index < pages ? placeOf(index, pages).column : 0;
  return { ...frame, x: column * half + aside, height };
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

function imposed(paper: Paper, { pages, scale, text, back }: Panels): SetFolded {
  const theme = themeOf(paper.accent, scale, 'folded');
  const sheet = sheetOf(paper);
  const { size, half, aside, frame } = sheet;
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
  text.frames.forEach((pieces, index) => {
    put(index, pieces);
  });
  put(pages - 1, back.frames.flat());
  put(0, [accentBar(theme, half + aside, MARGIN - 10)]);
  for (let index = 0; paper.mark && index < pages; index++) {
    const { column } = placeOf(index, pages);
    const panel = { x: column * half, width: half, height: size.height };
    put(index, [markAcross(paper.mark, theme, panel)]);
  }
  const root = { ...text.root, children: [...text.root.children, ...back.root.children] };
  const fits = text.fits && text.count < pages && back.fits && back.count === 1;
  return { drawing: { ...size, pages: sides, root }, scale, fits, parts: partsOf(text) };
}
