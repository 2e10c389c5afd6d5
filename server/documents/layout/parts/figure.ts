/** Bands of results against rounds, as small panels side by side. */

import { measuredPercent } from '@/simulations/printing/numbers';
import type { BandsPanel, Figure } from '../../paper';
import { element, type Mark, type Part, type Strip } from '../drawing';
import { balanced, lineMark, lineMarks, wrap } from '../text';
import { HAIR, INK, RULE, SOFT, type Theme, tint } from '../theme';

const PER_ROW = 3;
const STEPS = 8;

const trimmed = (value: number): string => {
  const digits = Math.abs(value) >= 20 ? 0 : Math.abs(value) >= 2 ? 1 : 2;
  return measuredPercent(value / 100, digits);
};

/** Between two points a band narrows with the square root of the rounds. */
function smooth(points: [number, number][]): [number, number][] {
  return points.flatMap(([n, value], index): [number, number][] => {
    const next = points[index + 1];
    if (!next) return [[n, value]];
    const [m, other] = next;
    const slope = (value - other) / (1 / Math.sqrt(n) - 1 / Math.sqrt(m));
    return Array.from({ length: STEPS }, (_, step): [number, number] => {
      const at = n * (m / n) ** (step / STEPS);
      return [at, value + slope * (1 / Math.sqrt(at) - 1 / Math.sqrt(n))];
    });
  });
}

const shortRounds = (rounds: number): string => (rounds >= 1e6 ? `${rounds / 1e6}m` : `${rounds / 1e3}k`);

const titleStyle = (theme: Theme) => ({ ...theme.head, color: INK });

/** Marks of one panel, in a box of this width; its height is fixed by the theme and the lines kept for its title. */
function panelMarks(
  panel: BandsPanel,
  theme: Theme,
  { left, width, titleLines }: { left: number; width: number; titleLines: number },
): { marks: Mark[]; height: number } {
  const named = titleStyle(theme);
  const title = balanced(panel.title, named, width);
  const tick = { ...theme.head, weight: 'regular' as const, color: SOFT, tabular: true };
  const top = titleLines * named.leading + theme.space * 2;
  const plotHeight = theme.space * 17;
  const axis = theme.space * 10;
  const x0 = left + axis;
  const x1 = left + width;
  const rounds = [...new Set(panel.bands.map((band) => band.rounds))].sort((a, b) => a - b);
  const shares = panel.bands.flatMap((band) => [band.low / band.rounds, band.high / band.rounds]);
  const low = Math.min(0, ...shares, panel.edge);
  const high = Math.max(0, ...shares, panel.edge);
  const first = Math.log10(rounds[0] ?? 1);
  const last = Math.log10(rounds[rounds.length - 1] ?? 10);
  const px = (value: number) => x0 + ((Math.log10(value) - first) / (last - first || 1)) * (x1 - x0);
  const py = (value: number) => top + ((high - value) / (high - low || 1)) * plotHeight;
  const marks: Mark[] = [];
  for (const [confidence, share] of [
    [0.99, 0.82],
    [0.95, 0.66],
    [0.9, 0.48],
  ] as const) {
    const band = panel.bands
      .filter((each) => each.confidence === confidence)
      .sort((a, b) => a.rounds - b.rounds);
    const edgeOf = (side: 'low' | 'high'): [number, number][] =>
      smooth(band.map((each) => [each.rounds, each[side] / each.rounds])).map(([n, value]) => [
        px(n),
        py(value),
      ]);
    const upper = edgeOf('high');
    const lower = edgeOf('low');
    if (band.length > 1)
      marks.push({ draw: 'area', points: [...upper, ...lower.reverse()], fill: tint(theme.accent, share) });
  }
  for (const each of rounds)
    marks.push({
      draw: 'line',
      x1: px(each),
      y1: top + plotHeight,
      x2: px(each),
      y2: top + plotHeight + 2,
      color: RULE,
      width: 0.6,
    });
  marks.push({ draw: 'line', x1: x0, y1: py(0), x2: x1, y2: py(0), color: SOFT, width: 0.5 });
  marks.push({
    draw: 'line',
    x1: x0,
    y1: py(panel.edge),
    x2: x1,
    y2: py(panel.edge),
    color: theme.accent,
    width: 1.1,
  });
  marks.push({
    draw: 'line',
    x1: x0,
    y1: top + plotHeight,
    x2: x1,
    y2: top + plotHeight,
    color: HAIR,
    width: 0.5,
  });
  const side = { x: left, width: axis - theme.space * 1.5, align: 'right' as const };
  marks.push(
    ...lineMarks(title, named, { x: left, top: (titleLines - title.length) * named.leading, width }),
  );
  const ends = high - low > 0 ? [high, low] : [high];
  for (const value of ends)
    marks.push(lineMark(`${trimmed(value * 100)} `, tick, { ...side, top: py(value) - tick.leading / 2 }));
  const zeroApart = Math.min(Math.abs(py(0) - py(high)), Math.abs(py(0) - py(low))) > tick.leading;
  if (zeroApart) marks.push(lineMark('0 ', tick, { ...side, top: py(0) - tick.leading / 2 }));
  rounds.forEach((each, index) => {
    const align = index === 0 ? 'left' : index === rounds.length - 1 ? 'right' : 'center';
    const wide = 40 * theme.scale;
    const x = align === 'left' ? px(each) : align === 'right' ? px(each) - wide : px(each) - wide / 2;
    marks.push(lineMark(`${shortRounds(each)} `, tick, { x, top: top + plotHeight + 2, width: wide, align }));
  });
  return { marks, height: top + plotHeight + 2 + tick.leading };
}

export function figure(block: Figure, theme: Theme, width: number): Part {
  const target = element('Div');
  const caption = element('P');
  target.children.push(caption);
  const lines = wrap(block.caption, theme.caption, width);
  const strips: Strip[] = [
    {
      height: lines.length * theme.caption.leading + theme.space,
      gap: theme.space * 3,
      keepWithNext: true,
      title: true,
      pieces: [{ element: caption, marks: lineMarks(lines, theme.caption, { x: 0, top: 0, width }) }],
    },
  ];
  const between = theme.space * 4;
  const each = (width - between * (PER_ROW - 1)) / PER_ROW;
  for (let from = 0; from < block.panels.length; from += PER_ROW) {
    const row = block.panels.slice(from, from + PER_ROW);
    const titleLines = Math.max(...row.map(({ title }) => balanced(title, titleStyle(theme), each).length));
    const made = row.map((panel, index) => {
      const one = element('Figure', { alt: panel.alt });
      target.children.push(one);
      const at = { left: index * (each + between), width: each, titleLines };
      return { one, ...panelMarks(panel, theme, at) };
    });
    strips.push({
      height: Math.max(...made.map((panel) => panel.height)),
      gap: from === 0 ? 0 : theme.space * 3,
      keepWithNext: false,
      pieces: made.map(({ one, marks }) => ({ element: one, marks })),
    });
  }
  return { element: target, strips };
}
