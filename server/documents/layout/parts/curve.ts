/** Lines in a plane, with their named points let down to the axis. */
import type { Curve } from '../../paper';
import { element, type Mark, type Part } from '../drawing';
import { lineMark, lineMarks, textWidth, wrap } from '../text';
import { HAIR, INK, RULE, SOFT, type TextStyle, type Theme } from '../theme';

const HIGH = 42;
const DOT = 1.6;

export function curve(block: Curve, theme: Theme, width: number): Part {
  const target = element('Div');
  const caption = element('P');
  const drawn = element('Figure', { alt: block.alt });
  target.children.push(caption, drawn);
  const lines = wrap(block.caption, theme.caption, width);
  const tick = { ...theme.head, weight: 'regular' as const, color: SOFT, tabular: true };
  const named = { ...theme.head, color: INK };
  const axis = Math.max(...block.up.ticks.map(({ text }) => textWidth(text, tick))) + theme.space * 2;
  const top = tick.leading * 2;
  const plot = theme.space * HIGH;
  const ends = <T extends { at: number }>(ticks: T[], more: number[]) => {
    const all = [...ticks.map(({ at }) => at), ...more];
    return [Math.min(...all), Math.max(...all)] as const;
  };
  const points = block.lines.flatMap((line) => line.points);
  const [left, right] = ends(
    block.across.ticks,
    points.map(([x]) => x),
  );
  const [low, high] = ends(
    block.up.ticks,
    points.map(([, y]) => y),
  );
  const px = (x: number) => axis + ((x - left) / (right - left || 1)) * (width - axis);
  const py = (y: number) => top + ((high - y) / (high - low || 1)) * plot;
  const marks: Mark[] = [lineMark(`${block.up.title} `, tick, { x: 0, top: 0, width })];
  for (const { at, text } of block.up.ticks) {
    const color = at === 0 ? SOFT : HAIR;
    marks.push({ draw: 'line', x1: axis, y1: py(at), x2: width, y2: py(at), color, width: 0.5 });
    const place = {
      x: 0,
      top: py(at) - tick.leading / 2,
      width: axis - theme.space,
      align: 'right' as const,
    };
    marks.push(lineMark(`${text} `, tick, place));
  }
  const foot = top + plot;
  const wide = 80 * theme.scale;
  for (const [index, { at, text }] of block.across.ticks.entries()) {
    marks.push({ draw: 'line', x1: px(at), y1: foot, x2: px(at), y2: foot + 2, color: RULE, width: 0.6 });
    const align = index === 0 ? 'left' : index === block.across.ticks.length - 1 ? 'right' : 'center';
    const x = align === 'left' ? px(at) : align === 'right' ? px(at) - wide : px(at) - wide / 2;
    marks.push(lineMark(`${text} `, tick, { x, top: foot + 3, width: wide, align }));
  }
  for (const [index, line] of block.lines.entries())
    marks.push({
      draw: 'stroke',
      points: line.points.map(([x, y]): [number, number] => [px(x), py(y)]),
      color: theme.accent,
      width: 1.3,
      dashes: dashesOf(index),
    });
  for (const { x, y } of block.marks) {
    marks.push({ draw: 'line', x1: px(x), y1: py(y), x2: px(x), y2: foot, color: RULE, width: 0.6 });
    marks.push({
      draw: 'rect',
      x: px(x) - DOT,
      y: py(y) - DOT,
      width: DOT * 2,
      height: DOT * 2,
      fill: theme.accent,
    });
  }
  const place = (x: number, y: number) => [px(x), py(y)] as const;
  marks.push(...labels(block.marks, { place, style: named, width, gap: theme.space }));
  const title = foot + 3 + tick.leading;
  marks.push(
    lineMark(`${block.across.title} `, tick, { x: axis, top: title, width: width - axis, align: 'right' }),
  );
  const names = key(block.lines, {
    top: title + tick.leading + theme.space,
    left: axis,
    width,
    style: named,
  });
  marks.push(...names.marks);
  return {
    element: target,
    strips: [
      {
        height: lines.length * theme.caption.leading + theme.space,
        gap: theme.space * 3,
        keepWithNext: true,
        title: true,
        pieces: [{ element: caption, marks: lineMarks(lines, theme.caption, { x: 0, top: 0, width }) }],
      },
      {
        height: title + tick.leading + names.height,
        gap: 0,
        keepWithNext: false,
        pieces: [{ element: drawn, marks }],
      },
    ],
  };
}

const DASHES = [undefined, [5, 3], [1, 2.5], [10, 3], [3, 1.5], [2, 5], [8, 8]] as const;
const dashesOf = (index: number) => DASHES[index % DASHES.length];

const SAMPLE = 22;

/** Which line is which, where there are several. */
function key(
  lines: Curve['lines'],
  { top, left, width, style }: { top: number; left: number; width: number; style: TextStyle },
): { marks: Mark[]; height: number } {
  if (lines.length < 2) return { marks: [], height: 0 };
  const marks: Mark[] = [];
  const gap = style.size;
  let [x, y] = [left, top];
  for (const [index, { label = '' }] of lines.entries()) {
    const room = SAMPLE + gap / 2 + textWidth(label, style);
    if (x > left && x + room > width) [x, y] = [left, y + style.leading];
    const middle = y + style.leading / 2;
    marks.push({
      draw: 'stroke',
      points: [
        [x, middle],
        [x + SAMPLE, middle],
      ],
      color: style.color,
      width: 1.3,
      dashes: dashesOf(index),
    });
    marks.push(lineMark(`${label} `, style, { x: x + SAMPLE + gap / 2, top: y, width: room }));
    x += room + gap * 2;
  }
  return { marks, height: y + style.leading - top + gap / 2 };
}

type Setting = {
  place: (x: number, y: number) => readonly [number, number];
  style: TextStyle;
  width: number;
  gap: number;
};

/** Above the line and right of its point; lifted over the next where they would meet, below at the end of the line. */
function labels(points: Curve['marks'], { place, style, width, gap }: Setting): Mark[] {
  const placed: Mark[] = [];
  let next: { left: number; top: number } | undefined;
  for (const { x, y, label } of [...points].sort((a, b) => b.x - a.x)) {
    const [left, point] = place(x, y);
    const room = textWidth(label, style) + gap;
    if (left + gap + room > width) {
      placed.push(lineMark(`${label} `, style, { x: left - room, top: point + 1, width: room }));
      continue;
    }
    let top = point - style.leading - 1;
    if (next && left + gap + room > next.left && Math.abs(next.top - top) < style.leading)
      top = next.top - style.leading;
    placed.push(lineMark(`${label} `, style, { x: left + gap, top, width: room }));
    next = { left: left + gap, top };
  }
  return placed;
}
