/** A mark as it is read from the other side of the table. */
import type { Mark } from './drawing';
import { textWidth } from './text';

type Size = { width: number; height: number };

/** Text is turned about a point a little above its baseline. */
const MIDDLE = 0.36;
const half = (turned: number | undefined): number => (turned ?? 0) + 180;

/** Turned by half about the middle of the page. */
export function upsideDown(mark: Mark, { width, height }: Size): Mark {
  switch (mark.draw) {
    case 'text': {
      const wide = textWidth(mark.text, { ...mark, leading: mark.size });
      return {
        ...mark,
        x: width - mark.x - wide,
        y: height - mark.y + mark.size * MIDDLE * 2,
        turned: half(mark.turned),
      };
    }
    case 'rect':
      return { ...mark, x: width - mark.x - mark.width, y: height - mark.y - mark.height };
    case 'outline':
    case 'picture':
      return {
        ...mark,
        x: width - mark.x - mark.width,
        y: height - mark.y - mark.height,
        turned: half(mark.turned),
      };
    case 'line':
      return {
        ...mark,
        x1: width - mark.x1,
        y1: height - mark.y1,
        x2: width - mark.x2,
        y2: height - mark.y2,
      };
    case 'area':
    case 'stroke':
      return { ...mark, points: mark.points.map(([x, y]) => [width - x, height - y]) };
  }
}
