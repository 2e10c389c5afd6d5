/** Pages of another paper as they print, made small: the same marks in the same order, in a thin frame. */
import type { Block } from '../../paper';
import { type Drawing, element, type Mark, moved, type Part, type Piece, type Strip } from '../drawing';
import { scaled } from '../scaled';
import { lineMarks, wrap } from '../text';
import { PAPER, RULE, type Theme } from '../theme';

export type Shown = Partial<Record<'sign' | 'leaflet', Drawing>>;

const FRAME = 0.6;

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
  width: number,
  shown: Shown,
): Part {
  const target = element('Div');
  const title = element('P');
  target.children.push(title);
  const drawing = shown[of];
  const pages = drawing?.pages ?? [];
  const page = { width: drawing?.width ?? 1, height: drawing?.height ?? 1 };
  const inRow = page.width < page.height ? 2 : 1;
  const between = theme.space * 4;
  const wide = (width - between * (inRow - 1)) / inRow;
  const times = wide / page.width;
  const high = page.height * times;
  const figures = pages.map(({ pieces }, index): { ground: Piece; figure: Piece } => {
    const figure = element('Figure', { alt: alts[index] ?? caption });
    target.children.push(figure);
    const marks = pieces.flatMap((piece) => piece.marks.map((mark) => scaled(mark, times)));
    return { ground: { marks: framed(wide, high) }, figure: { element: figure, marks } };
  });
  const lines = wrap(`${caption}, at ${Math.round(times * 100)}% of its size`, theme.caption, width);
  const strips: Strip[] = [
    {
      height: lines.length * theme.caption.leading + theme.space,
      gap: theme.space * 3,
      keepWithNext: true,
      title: true,
      pieces: [{ element: title, marks: lineMarks(lines, theme.caption, { x: 0, top: 0, width }) }],
    },
  ];
  for (let from = 0; from < figures.length; from += inRow)
    strips.push({
      height: high,
      gap: from === 0 ? 0 : between,
      keepWithNext: false,
      pieces: figures.slice(from, from + inRow).flatMap(({ ground, figure }, column) =>
        [ground, figure].map((piece) => ({
          ...piece,
          marks: piece.marks.map((mark) => moved(mark, column * (wide + between), 0)),
        })),
      ),
    });
  return { element: target, strips: pages.length > 0 ? strips : [] };
}
