/** The box that marks take up. */
import type { Mark } from './drawing';
import { widthOf } from './fonts';

export type Bounds = [left: number, top: number, right: number, bottom: number];

function cornersOf(mark: Mark): [number, number][] {
  switch (mark.draw) {
    case 'rect':
    case 'outline':
    case 'picture':
      return [
        [mark.x, mark.y],
        [mark.x + mark.width, mark.y + mark.height],
      ];
    case 'line':
      return [
        [mark.x1, mark.y1],
        [mark.x2, mark.y2],
      ];
    case 'text':
      return [
        [mark.x, mark.y - mark.size],
        [mark.x + widthOf(mark.text, mark.weight, mark.size, mark.tabular), mark.y],
      ];
    case 'area':
    case 'stroke':
      return mark.points;
  }
}

export function boundsOf(marks: readonly Mark[]): Bounds {
  const corners = marks.flatMap(cornersOf);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
