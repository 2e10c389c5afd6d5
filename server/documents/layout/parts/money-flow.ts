/** Where money came from, on the left, and where it went, on the right: bands as thick as their sums. */
import type { FlowEnd, MoneyFlow } from '../../paper';
import { element, type Mark, type Part } from '../drawing';
import { lineMark, lineMarks, textWidth, wrap } from '../text';
import { INK, SOFT, type Theme, tint } from '../theme';

/** All the money, in steps of white space. */
const HIGH = 26;
const BAR = 1.5;
/** The least that is seen. */
const THIN = 0.7;
const STEPS = 20;

type Band = { top: number; high: number };
type Ends = { x: number; at: Band };

/** From one bar to another: level where it meets them. */
function band(from: Ends, to: Ends, fill: string): Mark {
  const along = (share: number) => share * share * (3 - 2 * share);
  const edge = (low: boolean): [number, number][] =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const share = step / STEPS;
      const [a, b] = [from, to].map(({ at }) => at.top + (low ? at.high : 0)) as [number, number];
      return [from.x + (to.x - from.x) * share, a + (b - a) * along(share)];
    });
  return { draw: 'area', points: [...edge(false), ...edge(true).reverse()], fill };
}

const bar = (x: number, { top, high }: Band, width: number, fill: string): Mark => ({
  draw: 'rect',
  x,
  y: top,
  width,
  height: high,
  fill,
});

/** One below another, each with room for its words. */
function stacked(heights: readonly number[], least: number, gap: number): Band[] {
  let top = 0;
  return heights.map((high) => {
    const room = Math.max(high, least);
    const placed = { top: top + (room - high) / 2, high };
    top += room + gap;
    return placed;
  });
}

const endOf = (bands: readonly Band[]): number => Math.max(0, ...bands.map(({ top, high }) => top + high));

export function moneyFlow(block: MoneyFlow, theme: Theme, width: number): Part {
  const target = element('Div');
  const caption = element('P');
  const drawn = element('Figure', { alt: block.alt });
  target.children.push(caption, drawn);
  const lines = wrap(block.caption, theme.caption, width);
  const named = { ...theme.head, weight: 'regular' as const, color: INK };
  const amount = { ...theme.head, color: SOFT, tabular: true };
  const { marks, height } = flowMarks(block, { theme, width, named, amount });
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
      { height, gap: theme.space, keepWithNext: false, pieces: [{ element: drawn, marks }] },
    ],
  };
}

type Styles = { theme: Theme; width: number; named: Theme['head']; amount: Theme['head'] };

function flowMarks(
  { from, through, to }: MoneyFlow,
  { theme, width, named, amount }: Styles,
): { marks: Mark[]; height: number } {
  const wide = theme.space * BAR;
  const gap = theme.space;
  const beside = theme.space * 1.5;
  const all = theme.space * HIGH;
  const high = ({ share }: FlowEnd) => Math.max(share * all, THIN * theme.scale);
  const widest = (ends: readonly FlowEnd[], style: typeof named, text: (end: FlowEnd) => string) =>
    Math.max(...ends.map((end) => textWidth(`${text(end)} `, style)));
  const twoLines = named.leading + amount.leading;
  const leftWords = Math.max(
    widest(from, named, ({ name }) => name),
    widest(from, amount, ({ amount: sum }) => sum),
  );
  const sums = widest(to, amount, ({ amount: sum }) => sum);
  const names = Math.min(
    widest(to, named, ({ name }) => name),
    width * 0.42,
  );
  const left = leftWords + beside;
  const right = width - sums - beside * 2 - names - wide;
  const middle = left + wide + (right - left - wide) * 0.42;

  const ends = stacked(to.map(high), named.leading, gap);
  const starts = stacked(from.map(high), twoLines, gap * 2);
  const past = to.flatMap(({ past: goesPast }, at) => (goesPast ? [at] : []));
  const divided = to.flatMap(({ past: goesPast }, at) => (goesPast ? [] : [at]));
  const at = (index: number) => ends[index] as Band;
  const heightOf = (indices: readonly number[]) => indices.reduce((sum, index) => sum + at(index).high, 0);
  const [staked] = starts as [Band, ...Band[]];
  const marks: Mark[] = [];
  let top = staked.top;
  for (const index of past) {
    const part = { top, high: at(index).high };
    marks.push(band({ x: left + wide, at: part }, { x: right, at: at(index) }, tint(SOFT, 0.72)));
    top += part.high;
  }
  const core = { top: 0, high: heightOf(divided) };
  if (through) {
    const rest = { top, high: Math.max(0, staked.top + staked.high - top) };
    const between = [rest, ...starts.slice(1)].filter((each) => each.high > THIN / 2);
    const first = divided[0] ?? 0;
    core.top = Math.max(heightOf(past) + gap * 2, (at(first).top + rest.top) / 2);
    let into = core.top;
    for (const each of between) {
      const part = { top: into, high: Math.min(each.high, core.top + core.high - into) };
      marks.push(band({ x: left + wide, at: each }, { x: middle, at: part }, tint(theme.accent, 0.72)));
      into += part.high;
    }
    let out = core.top;
    for (const index of divided) {
      const part = { top: out, high: at(index).high };
      marks.push(band({ x: middle + wide, at: part }, { x: right, at: at(index) }, tint(theme.accent, 0.72)));
      out += part.high;
    }
    marks.push(bar(middle, core, wide, theme.accent));
  }
  for (const each of starts) marks.push(bar(left, each, wide, theme.accent));
  for (const [index, each] of ends.entries())
    marks.push(bar(right, each, wide, to[index]?.past ? SOFT : theme.accent));

  for (const [index, { name, amount: sum }] of from.entries()) {
    const each = starts[index] as Band;
    const place = { x: 0, width: leftWords, align: 'right' as const };
    const above = each.top + each.high / 2 - twoLines / 2;
    marks.push(lineMark(`${name} `, named, { ...place, top: above }));
    marks.push(lineMark(`${sum} `, amount, { ...place, top: above + named.leading }));
  }
  for (const [index, { name, amount: sum }] of to.entries()) {
    const each = at(index);
    const x = right + wide + beside;
    const place = { x, width: width - x, top: each.top + each.high / 2 - named.leading / 2 };
    marks.push(lineMark(`${wrap(name, named, names)[0]} `, named, place));
    marks.push(lineMark(`${sum} `, amount, { ...place, align: 'right' }));
  }
  let bottom = Math.max(endOf(starts) + twoLines / 2, endOf(ends) + named.leading / 2);
  if (through) {
    const room = right - middle;
    const below = core.top + core.high + 2;
    const titles = wrap(through.name, named, room);
    const place = { x: middle, width: room };
    marks.push(...lineMarks(titles, named, { ...place, top: below }));
    const last = below + titles.length * named.leading;
    marks.push(lineMark(`${through.amount} `, amount, { ...place, top: last }));
    bottom = Math.max(bottom, last + amount.leading);
  }
  return { marks, height: bottom };
}
