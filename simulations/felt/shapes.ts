/** Outlines of what is drawn, as points in order. */
import type { Box, Point } from './felt';

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export const inset = ({ x, y, width, height }: Box, by: number, down = by): Box =>
  box(x + by, y + down, width - by * 2, height - down * 2);

export const corners = ({ x, y, width, height }: Box): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const STEP = 5;

/** Degrees run as on a clock's face turned right: 0 is to the right, 90 is down. */
export function arc(x: number, y: number, [rx, ry]: Point, from: number, to: number): Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / STEP));
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

export const ellipse = (x: number, y: number, rx: number, ry = rx): Point[] =>
  arc(x, y, [rx, ry], 0, 360).slice(0, -1);

export function rounded({ x, y, width, height }: Box, by: number): Point[] {
  const [right, foot] = [x + width, y + height];
  return [
    ...arc(right - by, y + by, [by, by], -90, 0),
    ...arc(right - by, foot - by, [by, by], 0, 90),
    ...arc(x + by, foot - by, [by, by], 90, 180),
    ...arc(x + by, y + by, [by, by], 180, 270),
  ];
}

/** Between two arcs about one point. */
export const band = (x: number, y: number, outer: Point, inner: Point, from: number, to: number): Point[] => [
  ...arc(x, y, outer, from, to),
  ...arc(x, y, inner, to, from),
];

/** Equal boxes side by side. */
export function across({ x, y, width, height }: Box, count: number, gap = 0): Box[] {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => box(x + index * (each + gap), y, each, height));
}

/** Boxes side by side, wide in these proportions. */
export function shared({ x, y, width, height }: Box, shares: readonly number[], gap = 0): Box[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const room = width - gap * (shares.length - 1);
  let left = x;
  return shares.map((share) => {
    const own = box(left, y, (room * share) / all, height);
    left += own.width + gap;
    return own;
  });
}

/** Boxes one below another, high in these proportions. */
export const stacked = ({ x, y, width, height }: Box, shares: readonly number[], gap = 0): Box[] =>
  shared(box(y, x, height, width), shares, gap).map((own) => box(own.y, own.x, own.height, own.width));
