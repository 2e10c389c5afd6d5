/** The layout of a table as a figure: lines and filled outlines, so that it reads in black and white too. */
import type { FeltBlock, FeltPart, FeltText, Tone } from '@/simulations/felt/felt';
import type { FeltFigure } from '../../paper';
import { type Element, element, type Mark, type Part, type Piece, type Strip } from '../drawing';
import { lineMarks, textWidth, wrap } from '../text';
import { HAIR, INK, PAPER, SOFT, type TextStyle, type Theme, TONES, tint } from '../theme';

const RED = TONES.breach.ink;
const GREEN = TONES.good.ink;
const FAINT = tint(SOFT, 0.3);

const INKS: Record<Tone, string> = { plain: INK, quiet: SOFT, red: RED, black: PAPER, green: INK };

const GROUNDS: Record<Tone, string> = {
  plain: PAPER,
  quiet: PAPER,
  red: PAPER,
  black: INK,
  green: tint(GREEN, 0.75),
};

/** Lines around what takes a wager are darker than those around what is only printed. */
const LINES: Record<FeltPart['kind'], { color: string; width: number } | undefined> = {
  spot: { color: INK, width: 0.8 },
  chip: { color: INK, width: 0.9 },
  area: { color: FAINT, width: 0.6 },
  card: { color: FAINT, width: 0.6 },
  line: { color: FAINT, width: 0.7 },
  key: undefined,
};

function textMark({ text, x, y, size, strong, align }: FeltText, times: number, color: string): Mark {
  const weight = strong ? 'semibold' : 'regular';
  const style: TextStyle = { size: size * times, leading: 0, weight, color, tabular: false };
  const wide = align === 'start' ? 0 : textWidth(text, style);
  return {
    draw: 'text',
    x: x * times - (align === 'middle' ? wide / 2 : wide),
    y: y * times,
    text: `${text} `,
    weight,
    size: style.size,
    color,
    tabular: false,
  };
}

function partMarks({ kind, tone, points, closed, texts }: FeltPart, times: number, theme: Theme): Mark[] {
  const marks: Mark[] = [];
  const placed = points.map(([x, y]): [number, number] => [x * times, y * times]);
  const [first] = placed;
  if (first) {
    const outline = closed ? [...placed, first] : placed;
    const ground = kind === 'chip' ? tint(theme.accent, 0.82) : GROUNDS[tone];
    if (closed && kind !== 'line' && kind !== 'key')
      marks.push({ draw: 'area', points: placed, fill: ground });
    const line = LINES[kind];
    // A pip of a die is filled and needs no line; black cells side by side need one between them.
    if (line && !(kind === 'area' && tone === 'black' && points.length > 4))
      marks.push({ draw: 'stroke', points: outline, color: line.color, width: line.width });
    if (kind === 'key')
      marks.push({
        draw: 'line',
        x1: first[0],
        y1: first[1],
        x2: placed[1]?.[0] ?? 0,
        y2: first[1],
        color: HAIR,
        width: 0.5,
      });
  }
  return [...marks, ...texts.map((text) => textMark(text, times, INKS[tone]))];
}

const known = new WeakMap<FeltBlock, { for: string; marks: Mark[][] }>();

/** A leaflet is set at many sizes of type, and a drawing is as wide in each. */
function marksOf(block: FeltBlock, times: number, theme: Theme): Mark[][] {
  const now = `${times} ${theme.accent}`;
  const last = known.get(block);
  if (last?.for === now) return last.marks;
  const marks = block.parts.map((part) => partMarks(part, times, theme));
  known.set(block, { for: now, marks });
  return marks;
}

/** What is listed below a drawing is read as text; the drawing itself is read as its description. */
function blockStrip(
  block: FeltBlock,
  times: number,
  theme: Theme,
  figure?: Element,
): Strip & { read: Element[] } {
  const { height, heads } = block;
  const drawn = marksOf(block, times, theme);
  const strip = { height: height * times, gap: 0, keepWithNext: heads === true, title: heads === true };
  if (figure)
    return {
      ...strip,
      read: [figure],
      pieces: [{ element: figure, marks: drawn.flat() }],
    };
  const pieces = drawn.map((marks): Piece[] => [
    { marks: marks.filter(({ draw }) => draw !== 'text') },
    { element: element('P'), marks: marks.filter(({ draw }) => draw === 'text') },
  ]);
  return { ...strip, read: pieces.flat().flatMap((piece) => piece.element ?? []), pieces: pieces.flat() };
}

/** Without an element it is said to those who see it alone. */
function captionStrip(text: string, theme: Theme, width: number, title?: Element): Strip {
  const lines = wrap(text, theme.caption, width);
  return {
    height: lines.length * theme.caption.leading + theme.space,
    gap: theme.space * 3,
    keepWithNext: true,
    title: true,
    pieces: [{ element: title, marks: lineMarks(lines, theme.caption, { x: 0, top: 0, width }) }],
  };
}

export function felt({ caption, felt: drawn }: FeltFigure, theme: Theme, width: number): Part {
  const target = element('Div');
  const title = element('P');
  const figure = element('Figure', { alt: drawn.alt });
  const times = width / drawn.width;
  const strips = drawn.blocks.map((block) =>
    blockStrip(block, times, theme, block.drawing ? figure : undefined),
  );
  const isDrawn = (index: number) => drawn.blocks[index]?.drawing === true;
  /** What follows the drawing explains its letters, unless it heads wagers that are not on it. */
  const isKey = (index: number) => isDrawn(index - 1) && drawn.blocks[index]?.heads !== true;
  const letters = 'The layout: what the letters stand for';
  target.children.push(title, ...strips.flatMap(({ read }) => read));
  return {
    element: target,
    strips: [
      captionStrip(caption, theme, width, title),
      // A drawing and the key to it are looked at together.
      ...strips.map(({ read: _, ...strip }, index) => ({
        ...strip,
        keepWithNext: strip.keepWithNext || index < strips.length - 1,
        mayPart: isDrawn(index),
        ...(isKey(index) && { faces: true, headAgain: captionStrip(letters, theme, width) }),
      })),
    ],
  };
}
