/** The operator's mark: its outlines, or its picture, as large as the room there is. */
import type { Block, OperatorMark } from '../../paper';
import { element, type Mark, type Part } from '../drawing';
import type { Theme } from '../theme';

/** Where it is put, in its own proportions. */
export function markMarks(mark: OperatorMark, at: { x: number; y: number; scale: number }): Mark[] {
  const { x, y, scale } = at;
  const place = { x, y, width: mark.width * scale, height: mark.height * scale };
  if (mark.kind === 'picture') return [{ draw: 'picture', ...place, png: mark.png }];
  return mark.shapes.map(({ path, fill, evenOdd, opacity }) => ({
    draw: 'outline',
    ...place,
    scale,
    path,
    fill,
    ...(evenOdd && { evenOdd }),
    ...(opacity !== undefined && { opacity }),
  }));
}

const WIDEST = 0.45;
const TALLEST = 11;

/** At the head of what is read: above the name of the game. */
export function mark(
  { mark: drawn, alt }: Extract<Block, { kind: 'mark' }>,
  theme: Theme,
  width: number,
): Part {
  const figure = element('Figure', { alt });
  const scale = Math.min((width * WIDEST) / drawn.width, (theme.space * TALLEST) / drawn.height);
  const strip = {
    height: drawn.height * scale + theme.space * 3,
    gap: 0,
    keepWithNext: true,
    pieces: [{ element: figure, marks: markMarks(drawn, { x: 0, y: 0, scale }) }],
  };
  return { element: figure, strips: [strip] };
}
