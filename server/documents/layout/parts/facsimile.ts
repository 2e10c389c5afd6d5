/** Pages of another paper as they print, each as large as a page holds: the same marks in the same order, in a thin frame. */
import type { Block } from '../../paper';
import { type Drawing, element, type Mark, type Part, type Piece, type Strip } from '../drawing';
import { scaled } from '../scaled';
import { lineMarks, wrap } from '../text';
import { PAPER, RULE, type Theme } from '../theme';

export type Shown = Partial<Record<'sign' | 'leaflet', Drawing>>;

const FRAME = 0.6;

/** Of the height of a page: the first stands below the heading of its annex. */
const BELOW_HEADING = 0.86;

function framed(width: number, height: number): Mark[] {
  const corners: [number, number][] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
    [0, 0],
  ];
  return [
    { draw: 'rect', x: 0, y: 0, width, height, fill: PAPER },
    { draw: 'stroke', points: corners, color: RULE, width: FRAME },
  ];
}

export function facsimile(
  { of, caption, alts }: Extract<Block, { kind: 'facsimile' }>,
  theme: Theme,
  { width, height }: { width: number; height: number },
  shown: Shown,
): Part {
  const target = element('Div');
  const title = element('P');
  target.children.push(title);
  const drawing = shown[of];
  const pages = drawing?.pages ?? [];
  const page = { width: drawing?.width ?? 1, height: drawing?.height ?? 1 };
  const times = Math.min(1, width / page.width, (height * BELOW_HEADING) / page.height);
  const [wide, high] = [page.width * times, page.height * times];
  const figures = pages.map(({ pieces }, index): { ground: Piece; figure: Piece } => {
    const figure = element('Figure', { alt: alts[index] ?? caption });
    target.children.push(figure);
    const marks = pieces.flatMap((piece) => piece.marks.map((mark) => scaled(mark, times)));
    return { ground: { marks: framed(wide, high) }, figure: { element: figure, marks } };
  });
  const size = times === 1 ? 'its full size' : `${Math.round(times * 100)}% of its size`;
  const lines = wrap(`${caption}, at ${size}`, theme.caption, width);
  const strips: Strip[] = [
    {
      height: lines.length * theme.caption.leading + theme.space,
      gap: theme.space * 3,
      keepWithNext: true,
      title: true,
      pieces: [{ element: title, marks: lineMarks(lines, theme.caption, { x: 0, top: 0, width }) }],
    },
  ];
  figures.forEach(({ ground, figure }, index) => {
    strips.push({
      height: high,
      gap: index === 0 ? 0 : theme.space * 4,
      keepWithNext: false,
      pieces: [ground, figure],
    });
  });
  return { element: target, strips: pages.length > 0 ? strips : [] };
}
