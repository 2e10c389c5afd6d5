/** Two shapes of paper: pages to read, and one sheet that its text fills. */
import type { Paper } from '../paper';
import { OFFICE, type Orientation, type SheetSize } from '../sign-offers';
import { type Drawing, type Mark, moved, type Page, type Piece } from './drawing';
import { faceFits, largestFace } from './face/face';
import { type Flowed, type Frame, flow } from './flow';
import { accentBar, headAndFoot, markAcross, pageNumber } from './furniture';
import type { Shown } from './parts/facsimile';
import { partsOf, placesOf, withPage } from './parts-of';
import { withTerms } from './terms';
import { themeOf } from './theme';
import { upsideDown } from './turned';

const SIZES: Record<SheetSize, [number, number]> = {
  A5: [419.53, 595.28],
  A4: [595.28, 841.89],
  A3: [841.89, 1190.55],
  A2: [1190.55, 1683.78],
  A1: [1683.78, 2383.94],
  'Half-letter': [396, 612],
  Letter: [612, 792],
  Legal: [612, 1008],
  Tabloid: [792, 1224],
  '18x24': [1296, 1728],
  '24x36': [1728, 2592],
};

/** How much larger than A4. Larger ISO sheets are the same sheet seen larger; American ones have shapes of their own. */
export const timesA4 = (size: SheetSize): number => SIZES[size][0] / SIZES.A4[0];

type Size = { width: number; height: number };

export function sheetSize(size: SheetSize, orientation: Orientation): Size {
  const [short, long] = SIZES[size];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

/** What an office prints it on. */
export const officeSheetOf = ({ sheets = 'iso' }: Pick<Paper, 'sheets'>): SheetSize => OFFICE[sheets][0];

const MARGIN = { side: 58, top: 74, bottom: 62 };

/** How close the text may be set to fill no more pages than a paper is meant to have: first the white, then the type. */
const CLOSER: readonly (readonly [scale: number, white: number])[] = [
  [1, 1],
  [1, 0.75],
  [1, 0.55],
  [0.95, 0.55],
  [0.9, 0.5],
  [0.86, 0.45],
];

/** `shown`: the papers of which it has facsimiles. `within`: the pages that it is meant to have. */
export function setPages(paper: Paper, shown: Shown = {}, { within }: { within?: number } = {}): Drawing {
  const size = sheetSize(officeSheetOf(paper), 'portrait');
  const frame: Frame = {
    x: MARGIN.side,
    y: MARGIN.top,
    width: size.width - MARGIN.side * 2,
    height: size.height - MARGIN.top - MARGIN.bottom,
  };
  const theme = themeOf(paper.accent);
  const at = ([scale, white]: readonly [number, number]) =>
    flow(paper.blocks, themeOf(paper.accent, scale, 'read', white), () => frame, shown);
  const flowed =
    within === undefined
      ? at([1, 1])
      : CLOSER.slice(1).reduce((best, closer) => (best.count <= within ? best : at(closer)), at([1, 1]));
  const lines = { left: frame.x, right: frame.x + frame.width, top: 36, bottom: size.height - 42 };
  const places = placesOf(flowed.frames);
  const numbered = partsOf(flowed.frames);
  const frames = withTerms(
    flowed.frames.map((pieces) => ({ pieces })),
    paper.terms ?? [],
    paper.accent,
  );
  const pages = frames.map(({ pieces }, index): Page => {
    const at = { page: index + 1, pages: flowed.count, part: numbered[index] };
    const furniture = [headAndFoot(paper, theme, lines, at)];
    if (index === 0) furniture.push(accentBar(theme, frame.x, frame.y - 12));
    const across = paper.mark ? [markAcross(paper.mark, theme, size)] : [];
    return { pieces: [...furniture, ...pieces.map((piece) => withPage(piece, places)), ...across] };
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
  const works = (flowed: Flowed) => flowed.fits && flowed.count <= frames;
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

const LEAST = 0.3;
const MOST = 1;

/** Where things stand on a sheet. */
function frameOf(size: SheetSize, orientation: Orientation): { page: Size; frame: Frame; margin: number } {
  const page = sheetSize(size, orientation);
  const margin = Math.min(page.width, page.height) * 0.062;
  const frame = { x: margin, y: margin, width: page.width - margin * 2, height: page.height - margin * 2 };
  return { page, frame, margin };
}

/** Whether a sign fits one sheet at this scale. */
export const fitsSheet = (paper: Paper, size: SheetSize, orientation: Orientation, scale: number): boolean =>
  faceFits(paper, frameOf(size, orientation).frame, scale);

const isFace = ({ blocks }: Paper): boolean => blocks.some(({ kind }) => kind === 'notices');

/** `most`: type grows no further. */
export function setSheet(
  paper: Paper,
  size: SheetSize,
  orientation: Orientation,
  { most = Number.POSITIVE_INFINITY }: { most?: number } = {},
): SetSheet {
  const { page, frame, margin } = frameOf(size, orientation);
  const grown = Math.max(1, timesA4(size));
  const { pieces, root, fits, scale } = isFace(paper)
    ? largestFace(paper, frame, grown, most)
    : textOn(paper, frame, Math.min(most, MOST * grown));
  const bar = { draw: 'rect' as const, x: 0, y: 0, width: page.width, height: margin * 0.3 };
  const placed = pieces.map((piece) => ({
    ...piece,
    marks: piece.marks.map((mark) => (isFace(paper) ? moved(mark, frame.x, frame.y) : mark)),
  }));
  const across = paper.mark ? [markAcross(paper.mark, themeOf(paper.accent, scale, 'seen'), page)] : [];
  const sheet: Page = { pieces: [{ marks: [{ ...bar, fill: paper.accent }] }, ...placed, ...across] };
  return { drawing: { ...page, pages: [sheet], root }, scale, fits };
}

/** Cells of a posted sheet on A4: capitals of 3.7 mm, easily read from 70 cm, where one sits. */
const LEAST_POSTED = 1.15;
const MOST_POSTED = 3;

/** A sheet that is posted at a table: as few as keep the type large, and on those as large as fills them. */
export function setPosted(paper: Paper, size: SheetSize, orientation: Orientation): Drawing {
  const { page, frame, margin } = frameOf(size, orientation);
  const grown = timesA4(size);
  const at = (scale: number) => flow(paper.blocks, themeOf(paper.accent, scale, 'seen'), () => frame);
  const wanted = at(LEAST_POSTED * grown);
  // A table that is too wide for large type is set as large as its columns allow.
  const { count } = wanted.fits
    ? wanted
    : largestScale(LEAST, LEAST_POSTED * grown, at, Number.POSITIVE_INFINITY).flowed;
  const { flowed, scale } = largestScale(LEAST, MOST_POSTED * grown, at, count);
  const theme = themeOf(paper.accent, scale, 'seen');
  const bar = { draw: 'rect' as const, x: 0, y: 0, width: page.width, height: margin * 0.3 };
  const foot = {
    left: frame.x,
    right: frame.x + frame.width,
    top: page.height - margin * 0.75,
    size: margin * 0.25,
  };
  const pages = flowed.frames.map((pieces, index): Page => {
    const numbered = count > 1 ? [pageNumber(paper, theme, foot, index + 1, count)] : [];
    const across = paper.mark ? [markAcross(paper.mark, theme, page)] : [];
    return { pieces: [{ marks: [{ ...bar, fill: paper.accent }] }, ...pieces, ...numbered, ...across] };
  });
  return { ...page, pages, root: flowed.root };
}

/** Folded across its middle, it stands on a table and reads from both sides: the upper half is the lower one, upside down. */
export function setTent(paper: Paper, size: SheetSize): SetSheet {
  const page = sheetSize(size, 'portrait');
  const half = { width: page.width, height: page.height / 2 };
  const margin = half.height * 0.075;
  const frame = { width: half.width - margin * 2, height: half.height - margin * 2 };
  const { pieces, root, fits, scale } = largestFace(paper, frame, 1, Number.POSITIVE_INFINITY);
  // Ink cracks where paper is folded, so the colour begins beside the fold.
  const bar: Mark = {
    draw: 'rect',
    x: 0,
    y: half.height + margin * 0.25,
    width: page.width,
    height: margin * 0.3,
    fill: paper.accent,
  };
  const front: Piece[] = [
    { marks: [bar] },
    ...pieces.map((piece) => ({
      ...piece,
      marks: piece.marks.map((mark) => moved(mark, margin, half.height + margin)),
    })),
  ];
  const across = paper.mark
    ? [markAcross(paper.mark, themeOf(paper.accent, scale, 'seen'), half)].map(({ marks }) => ({
        marks: marks.map((mark) => moved(mark, 0, half.height)),
      }))
    : [];
  // Read aloud once: the back is the same.
  const back = [...front, ...across].map(({ marks }) => ({
    marks: marks.map((mark) => upsideDown(mark, page)),
  }));
  return {
    drawing: { ...page, pages: [{ pieces: [...front, ...across, ...back] }], root, fold: page.height / 2 },
    scale,
    fits,
  };
}

/** A sheet that is read and not displayed: what a sign still lacks. */
function textOn(paper: Paper, frame: Frame, most: number) {
  const { scale, flowed } = largestScale(
    LEAST,
    most,
    (at) => flow(paper.blocks, themeOf(paper.accent, at), () => frame),
    1,
  );
  const fits = flowed.fits && flowed.count === 1;
  return { pieces: flowed.frames.flat(), root: flowed.root, fits, scale };
}
