/** A sheet as a print shop takes it: colour goes beyond the edge, and marks outside it show where to cut. */
import { type Drawing, type Mark, moved, type Piece } from './drawing';
import { HAIR, INK, RULE, SOFT } from './theme';

const MILLIMETRE = 72 / 25.4;
/** What shops ask for: 3 mm, and an eighth of an inch where sheets are measured in inches. */
const BLEEDS = { iso: 3 * MILLIMETRE, american: 9 };
/** Coated paper on an offset press, as each continent's shops print it. */
const CONDITIONS = { iso: 'FOGRA39', american: 'CGATS TR 001' };
export type Shop = keyof typeof CONDITIONS;
/** Between the edge of the file and the sheet: the bleed, and the marks beyond it. */
const ROOM = 10 * MILLIMETRE;
const MARK = 5 * MILLIMETRE;

type Size = { width: number; height: number };

/** Only what touches the edge goes beyond it. */
function bled(mark: Mark, { width, height }: Size, bleed: number): Mark {
  if (mark.draw !== 'rect') return mark;
  const left = mark.x <= 0.01 ? bleed : 0;
  const top = mark.y <= 0.01 ? bleed : 0;
  const right = mark.x + mark.width >= width - 0.01 ? bleed : 0;
  const bottom = mark.y + mark.height >= height - 0.01 ? bleed : 0;
  return {
    ...mark,
    x: mark.x - left,
    y: mark.y - top,
    width: mark.width + left + right,
    height: mark.height + top + bottom,
  };
}

const GREYS: ReadonlySet<string> = new Set([SOFT, RULE, HAIR]);
/** Three plates never meet exactly: letters below this size, in points, are of one ink. */
const LARGE = 18;
const WHITE = '#ffffff';
/** The thinnest line that a press holds. */
const THIN = 0.25;

/** A press makes a grey of dots, which blur small letters and lose thin lines; a colour makes them of several inks: small letters and all lines are full black. */
function solid(mark: Mark): Mark {
  if (mark.draw === 'text') {
    const small = mark.size < LARGE && mark.color !== WHITE;
    return GREYS.has(mark.color) || small ? { ...mark, color: INK } : mark;
  }
  if (mark.draw !== 'line') return mark;
  return { ...mark, color: INK, ...(GREYS.has(mark.color) && { width: THIN }) };
}

/** Whoever cuts tells a fold by its dashes. */
const FOLD = [2, 2] as const;

/** Where to cut and, of a tent, where to fold: all of it outside the sheet. */
function cropMarks({ width, height, fold }: Drawing, bleed: number): Mark[] {
  const line = (x1: number, y1: number, x2: number, y2: number): Mark => ({
    draw: 'line',
    x1,
    y1,
    x2,
    y2,
    color: '#000000',
    width: 0.25,
  });
  const [near, far] = [-bleed - 0.01, -bleed - MARK];
  const across = [0, width].flatMap((x) => [line(x, far, x, near), line(x, height - near, x, height - far)]);
  const down = [0, height].flatMap((y) => [line(far, y, near, y), line(width - near, y, width - far, y)]);
  const dashed = (from: number, to: number, y: number): Mark => ({
    draw: 'stroke',
    points: [
      [from, y],
      [to, y],
    ],
    color: '#000000',
    width: 0.25,
    dashes: FOLD,
  });
  const folded = fold === undefined ? [] : [dashed(far, near, fold), dashed(width - near, width - far, fold)];
  return [...across, ...down, ...folded];
}

export function forPress(drawing: Drawing, shop: Shop): Drawing {
  const { width, height } = drawing;
  const bleed = BLEEDS[shop];
  const inRoom = ({ marks, ...piece }: Piece): Piece => ({
    ...piece,
    marks: marks.map((mark) => moved(solid(piece.element ? mark : bled(mark, drawing, bleed)), ROOM, ROOM)),
  });
  return {
    ...drawing,
    width: width + ROOM * 2,
    height: height + ROOM * 2,
    pages: drawing.pages.map(({ pieces }) => ({
      pieces: [
        ...pieces.map(inRoom),
        { marks: cropMarks(drawing, bleed).map((mark) => moved(mark, ROOM, ROOM)) },
      ],
    })),
    press: { trim: [ROOM, ROOM, ROOM + width, ROOM + height], bleed, condition: CONDITIONS[shop] },
  };
}
