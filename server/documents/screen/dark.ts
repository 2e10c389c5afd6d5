/** The colours of a screen in a dim room. What is drawn, and not set in type, stands on white as it does on paper. */

import { boundsOf } from '../layout/bounds';
import type { Drawing, Mark, Piece } from '../layout/drawing';
import { HAIR, INK, RULE, SOFT, tint } from '../layout/theme';

export const GROUND = '#10151a';
export const LIGHT = '#f5f7f9';
const LIT: Record<string, string> = { [INK]: LIGHT, [SOFT]: '#b4bec8', [RULE]: '#56616c', [HAIR]: '#2f3841' };

const lit = (color: string, accent: string): string =>
  color === accent ? tint(accent, 0.6) : (LIT[color] ?? color);

function darkened(mark: Mark, accent: string): Mark {
  switch (mark.draw) {
    case 'text':
    case 'line':
    case 'stroke':
      return { ...mark, color: lit(mark.color, accent) };
    default:
      return mark;
  }
}

const PAD = 6;

/** A code is read by telephones, and a mark is the operator's own: neither changes its colours. */
function panelled({ element, marks }: Piece): Piece {
  const [left, top, right, bottom] = boundsOf(marks);
  const panel: Mark = {
    draw: 'rect',
    x: left - PAD,
    y: top - PAD,
    width: right - left + PAD * 2,
    height: bottom - top + PAD * 2,
    fill: '#ffffff',
  };
  return { element, marks: [panel, ...marks] };
}

export function inDark({ pages, width, height, root }: Drawing, accent: string): Drawing {
  const ground: Piece = { marks: [{ draw: 'rect', x: 0, y: 0, width, height, fill: GROUND }] };
  return {
    width,
    height,
    root,
    pages: pages.map(({ pieces }) => ({
      pieces: [
        ground,
        ...pieces.map((piece) =>
          piece.element?.role === 'Figure'
            ? panelled(piece)
            : { ...piece, marks: piece.marks.map((mark) => darkened(mark, accent)) },
        ),
      ],
    })),
  };
}
