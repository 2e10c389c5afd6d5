/** A leaflet: A4 sheets folded once, one inside the other, to pages of A5. */
import type { Block, Paper } from '../paper';
import type { Page } from './drawing';
import { type Frame, flow } from './flow';
import { accentBar, footOnly, markAcross } from './furniture';
import { largestScale, type SetSheet, sheetSize } from './sheets';
import { themeOf } from './theme';

/** Pages of one sheet, two on each side. */
const PAGES = 4;
/** Larger than this, a leaflet shouts; smaller, it takes another sheet. */
const MOST = 1.25;
const LEAST = 0.8;

/** Where each page goes: printed on both sides, turned on the short edge and folded, they read in order. */
export function placeOf(page: number, pages: number): { side: number; column: 0 | 1 } {
  const last = pages - 1 - page;
  const sheet = Math.floor(Math.min(page, last) / 2);
  const inside = Math.min(page, last) % 2 === 1;
  const left = inside ? page < last : page > last;
  return { side: sheet * 2 + (inside ? 1 : 0), column: left ? 0 : 1 };
}

/** The smallest type for which anything is added that may be left out. */
const ROOMY = 1;

/** With what may be left out, where that takes no further sheet and leaves the type as large as it is elsewhere. */
export function setFolded(paper: Paper): SetSheet {
  const needed = paper.blocks.filter((block) => block.kind !== 'felt' || !block.ifRoom);
  const bare = folded({ ...paper, blocks: needed });
  if (needed.length === paper.blocks.length) return bare;
  const whole = folded(paper);
  const same = whole.drawing.pages.length === bare.drawing.pages.length;
  return same && whole.fits && whole.scale >= Math.min(ROOMY, bare.scale) ? whole : bare;
}

function folded(paper: Paper): SetSheet {
  const page = sheetSize('A4', 'landscape');
  const half = page.width / 2;
  const margin = 34;
  const foot = 6.5;
  const frameIn = (pages: number) => (index: number) => ({
    x: index < pages ? placeOf(index, pages).column * half + margin : margin,
    y: margin,
    width: half - margin * 2,
    height: page.height - margin * 2 - foot * 3,
  });
  const { body: written, back } = withBack(paper.blocks);
  const setIn = (blocks: Block[], scale: number, frameAt: (index: number) => Frame) =>
    flow(blocks, themeOf(paper.accent, scale), frameAt);
  const short = setIn(written, MOST, frameIn(PAGES)).frames.length < PAGES - 1;
  const body = short ? lastPartApart(written) : written;
  const front = body.slice(0, startOfInside(body));
  const onFront = largestScale(LEAST, MOST, (at) => setIn(front, at, frameIn(PAGES)), 1);
  const most = onFront.flowed.frames.length === 1 ? onFront.scale : MOST;
  const smallest = setIn(body, LEAST, frameIn(PAGES)).frames.length;
  const pages = Math.ceil((smallest + 1) / PAGES) * PAGES;
  const frameAt = frameIn(pages);
  const { scale, flowed } = largestScale(LEAST, most, (at) => setIn(body, at, frameAt), pages - 1);
  const theme = themeOf(paper.accent, scale);
  const behind = flow(back, theme, () => frameAt(pages - 1));
  const sides: Page[] = Array.from({ length: pages / 2 }, () => ({ pieces: [] }));
  const top = page.height - margin - foot;
  for (let index = 0; index < pages; index++) {
    const { side, column } = placeOf(index, pages);
    const left = column * half + margin;
    const at = { left, right: left + half - margin * 2, top, size: foot };
    sides[side]?.pieces.push(footOnly(paper, theme, at, index + 1, pages));
  }
  const put = (index: number, pieces: Page['pieces']) =>
    sides[placeOf(index, pages).side]?.pieces.push(...pieces);
  flowed.frames.forEach((pieces, index) => {
    put(index, pieces);
  });
  put(pages - 1, behind.frames.flat());
  sides[0]?.pieces.push(accentBar(theme, half + margin, margin - 10));
  for (let index = 0; paper.mark && index < pages; index++) {
    const { column } = placeOf(index, pages);
    const panel = { x: column * half, width: half, height: page.height };
    put(index, [markAcross(paper.mark, theme, panel)]);
  }
  const root = { ...flowed.root, children: [...flowed.root.children, ...behind.root.children] };
  return { drawing: { ...page, pages: sides, root }, scale, fits: flowed.fits && behind.fits };
}

/** The last heading that asks for a panel of its own begins the back. */
function withBack(blocks: Block[]): { body: Block[]; back: Block[] } {
  const from = blocks.findLastIndex((block) => block.kind === 'heading' && block.newPage === true);
  return { body: blocks.slice(0, from), back: blocks.slice(from) };
}

/** What stands on the front ends where a heading asks for a page. */
function startOfInside(blocks: Block[]): number {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.newPage === true);
  return at < 0 ? blocks.length : at;
}

/** Where the text would leave a panel empty, its last part begins a panel. */
function lastPartApart(blocks: Block[]): Block[] {
  const from = blocks.findLastIndex((block) => block.kind === 'heading' && block.level === 2);
  return blocks.map((block, index) =>
    index === from && block.kind === 'heading' ? { ...block, newPage: true } : block,
  );
}
