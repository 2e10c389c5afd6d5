/** A row of a table with more white in it: its text stays in the middle, and what is as high as the row grows with it. */
import { type Mark, moved, type Strip } from './drawing';

export function taller(strip: Strip, by: number): Strip {
  if (by === 0) return strip;
  const { height } = strip;
  const grown = (mark: Mark): Mark => {
    if (mark.draw === 'rect' && mark.y === 0 && mark.height === height)
      return { ...mark, height: height + by };
    if (mark.draw === 'line' && mark.y1 === 0) return mark;
    return moved(mark, 0, mark.draw === 'line' && mark.y1 === height ? by : by / 2);
  };
  const pieces = strip.pieces.map((piece) => ({ ...piece, marks: piece.marks.map(grown) }));
  return { ...strip, height: height + by, pieces };
}
