/** A mark as it is on a page made smaller or larger. */
import type { Mark } from './drawing';

export function scaled(mark: Mark, times: number): Mark {
  switch (mark.draw) {
    case 'text':
      return { ...mark, x: mark.x * times, y: mark.y * times, size: mark.size * times };
    case 'rect':
    case 'picture':
      return {
        ...mark,
        x: mark.x * times,
        y: mark.y * times,
        width: mark.width * times,
        height: mark.height * times,
      };
    case 'outline':
      return {
        ...mark,
        x: mark.x * times,
        y: mark.y * times,
        width: mark.width * times,
        height: mark.height * times,
        scale: mark.scale * times,
      };
    case 'line':
      return {
        ...mark,
        x1: mark.x1 * times,
        y1: mark.y1 * times,
        x2: mark.x2 * times,
        y2: mark.y2 * times,
        width: mark.width * times,
      };
    case 'area':
      return { ...mark, points: mark.points.map(([x, y]) => [x * times, y * times]) };
    case 'stroke':
      return {
        ...mark,
        points: mark.points.map(([x, y]) => [x * times, y * times]),
        width: mark.width * times,
        ...(mark.dashes ? { dashes: [mark.dashes[0] * times, mark.dashes[1] * times] as const } : {}),
      };
  }
}
