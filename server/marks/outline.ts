/** Outlines as moves, lines and cubic curves between absolute points: every form that a drawing may use becomes these. */
import { named, refuseMark } from './refusal';
import type { Transform } from './transform';

type Point = readonly [number, number];
export type Segment =
  | { to: 'move' | 'line'; at: Point }
  | { to: 'curve'; by: Point; and: Point; at: Point }
  | { to: 'close' };

export const SEGMENTS_AT_MOST = 5_000;

const NUMBER = /[ \t\r\n,]*([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,3})?)/y;
const FLAG = /[ \t\r\n,]*([01])/y;
const LETTER = /[ \t\r\n,]*([MmLlHhVvCcSsQqTtAaZz])/y;
const REST = /[ \t\r\n,]*$/y;

/** A half circle's control points lie this far along the tangent: the usual approximation of a quarter of a circle. */
const QUARTER = (4 / 3) * Math.tan(Math.PI / 8);

export const ellipse = (cx: number, cy: number, rx: number, ry: number): Segment[] => {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER];
  const curve = (by: Point, and: Point, at: Point): Segment => ({ to: 'curve', by, and, at });
  return [
    { to: 'move', at: [cx + rx, cy] },
    curve([cx + rx, cy + ky], [cx + kx, cy + ry], [cx, cy + ry]),
    curve([cx - kx, cy + ry], [cx - rx, cy + ky], [cx - rx, cy]),
    curve([cx - rx, cy - ky], [cx - kx, cy - ry], [cx, cy - ry]),
    curve([cx + kx, cy - ry], [cx + rx, cy - ky], [cx + rx, cy]),
    { to: 'close' },
  ];
};

export function rectangle(
  [x, y, width, height]: readonly [number, number, number, number],
  [rx, ry]: Point,
): Segment[] {
  const [right, bottom] = [x + width, y + height];
  const [a, b] = [Math.min(rx, width / 2), Math.min(ry, height / 2)];
  const line = (...at: Point): Segment => ({ to: 'line', at });
  if (a <= 0 || b <= 0)
    return [
      { to: 'move', at: [x, y] },
      line(right, y),
      line(right, bottom),
      line(x, bottom),
      { to: 'close' },
    ];
  const [p, q] = [a * (1 - QUARTER), b * (1 - QUARTER)];
  const curve = (by: Point, and: Point, at: Point): Segment => ({ to: 'curve', by, and, at });
  return [
    { to: 'move', at: [x + a, y] },
    line(right - a, y),
    curve([right - p, y], [right, y + q], [right, y + b]),
    line(right, bottom - b),
    curve([right, bottom - q], [right - p, bottom], [right - a, bottom]),
    line(x + a, bottom),
    curve([x + p, bottom], [x, bottom - q], [x, bottom - b]),
    line(x, y + b),
    curve([x, y + q], [x + p, y], [x + a, y]),
    { to: 'close' },
  ];
}

export const polygon = (numbers: number[]): Segment[] => {
  const points: Segment[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2)
    points.push({ to: i === 0 ? 'move' : 'line', at: [numbers[i] ?? 0, numbers[i + 1] ?? 0] });
  return [...points, { to: 'close' }];
};

/** An arc of an ellipse as cubic curves, after the notes on implementing SVG (F.6.5 and F.6.6). */
function arc(
  from: Point,
  [rxGiven, ryGiven, turn, large, sweep]: readonly [number, number, number, boolean, boolean],
  at: Point,
): Segment[] {
  let [rx, ry] = [Math.abs(rxGiven), Math.abs(ryGiven)];
  if (rx === 0 || ry === 0) return [{ to: 'line', at }];
  const phi = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(phi), Math.cos(phi)];
  const [dx, dy] = [(from[0] - at[0]) / 2, (from[1] - at[1]) / 2];
  const [x, y] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  if (x === 0 && y === 0) return [];
  const grow = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2);
  if (grow > 1) [rx, ry] = [rx * grow, ry * grow];
  const below = (rx * y) ** 2 + (ry * x) ** 2;
  const root = Math.sqrt(Math.max(0, (rx * ry) ** 2 - below) / below) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(root * rx * y) / ry, (-root * ry * x) / rx];
  const centre: Point = [
    cos * cx - sin * cy + (from[0] + at[0]) / 2,
    sin * cx + cos * cy + (from[1] + at[1]) / 2,
  ];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  const end = Math.atan2((-y - cy) / ry, (-x - cx) / rx);
  let angle = end - start;
  if (sweep && angle < 0) angle += 2 * Math.PI;
  if (!sweep && angle > 0) angle -= 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-9));
  const step = angle / parts;
  const k = (4 / 3) * Math.tan(step / 4);
  const on = (u: number, v: number): Point => [
    centre[0] + cos * rx * u - sin * ry * v,
    centre[1] + sin * rx * u + cos * ry * v,
  ];
  return Array.from({ length: parts }, (_, part): Segment => {
    const [a, b] = [start + part * step, start + (part + 1) * step];
    return {
      to: 'curve',
      by: on(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a)),
      and: on(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b)),
      at: part === parts - 1 ? at : on(Math.cos(b), Math.sin(b)),
    };
  });
}

const mirrored = (point: Point, around: Point): Point => [2 * around[0] - point[0], 2 * around[1] - point[1]];
const towards = (from: Point, to: Point): Point => [
  from[0] + (2 / 3) * (to[0] - from[0]),
  from[1] + (2 / 3) * (to[1] - from[1]),
];

/** The outline that the `d` of a path describes. */
export function pathOf(d: string): Segment[] {
  const segments: Segment[] = [];
  let place = 0;
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  /** The last control point, for the curves that continue one. */
  let cubic: Point | undefined;
  let quadratic: Point | undefined;

  const wrong = (): never =>
    refuseMark(
      `This SVG has an outline that cannot be read, near ${named(d.slice(place, place + 20))}. Draw it again.`,
    );
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = place;
    const found = pattern.exec(d);
    if (found) place = pattern.lastIndex;
    return found?.[1];
  };
  const number = (): number => {
    const found = Number(take(NUMBER) ?? wrong());
    return Number.isFinite(found) ? found : wrong();
  };
  const more = (): boolean => {
    NUMBER.lastIndex = place;
    return NUMBER.test(d);
  };

  for (;;) {
    REST.lastIndex = place;
    if (REST.test(d)) return segments;
    const letter = take(LETTER) ?? wrong();
    const kind = letter.toUpperCase();
    const relative = letter !== kind;
    if (segments.length === 0 && kind !== 'M') wrong();
    let first = true;
    do {
      if (segments.length >= SEGMENTS_AT_MOST)
        refuseMark(
          `This SVG has an outline of more than ${SEGMENTS_AT_MOST.toLocaleString('en')} parts. Simplify it.`,
        );
      const from = at;
      const point = (): Point => {
        const [x, y] = [number(), number()];
        return relative ? [from[0] + x, from[1] + y] : [x, y];
      };
      const control = { cubic, quadratic };
      cubic = undefined;
      quadratic = undefined;
      if (kind === 'Z') {
        segments.push({ to: 'close' });
        at = start;
        break;
      }
      if (kind === 'M' || kind === 'L') {
        at = point();
        const moves = kind === 'M' && first;
        if (moves) start = at;
        segments.push({ to: moves ? 'move' : 'line', at });
      } else if (kind === 'H' || kind === 'V') {
        const to = number();
        at = kind === 'H' ? [relative ? from[0] + to : to, from[1]] : [from[0], relative ? from[1] + to : to];
        segments.push({ to: 'line', at });
      } else if (kind === 'C' || kind === 'S') {
        const by = kind === 'C' ? point() : control.cubic ? mirrored(control.cubic, from) : from;
        const and = point();
        at = point();
        cubic = and;
        segments.push({ to: 'curve', by, and, at });
      } else if (kind === 'Q' || kind === 'T') {
        const bend = kind === 'Q' ? point() : control.quadratic ? mirrored(control.quadratic, from) : from;
        at = point();
        quadratic = bend;
        segments.push({ to: 'curve', by: towards(from, bend), and: towards(at, bend), at });
      } else {
        const [rx, ry, turn] = [number(), number(), number()];
        const [large, sweep] = [take(FLAG) ?? wrong(), take(FLAG) ?? wrong()];
        at = point();
        segments.push(...arc(from, [rx, ry, turn, large === '1', sweep === '1'], at));
      }
      first = false;
    } while (more());
  }
}

/** As it is kept: absolute, to two decimal places. */
export function printed(segments: Segment[], [a, b, c, d, e, f]: Transform): string {
  const coordinate = (value: number): string => {
    const rounded = Math.round(value * 100) / 100;
    if (!Number.isFinite(rounded) || Math.abs(rounded) >= 100_000)
      refuseMark('This SVG draws far outside its own frame. Crop the drawing to what is seen.');
    return String(rounded === 0 ? 0 : rounded);
  };
  const point = ([x, y]: Point): string =>
    `${coordinate(a * x + c * y + e)} ${coordinate(b * x + d * y + f)}`;
  return segments
    .map((segment) => {
      if (segment.to === 'close') return 'Z';
      if (segment.to === 'curve') return `C${point(segment.by)} ${point(segment.and)} ${point(segment.at)}`;
      return `${segment.to === 'move' ? 'M' : 'L'}${point(segment.at)}`;
    })
    .join(' ');
}
