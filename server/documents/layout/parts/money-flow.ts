/** Where money came from, on the left, and where it went, on the right: bands as thick as their sums. */
import {
  type Band,
  type FlowGeometry,
  flowGeometry,
  type Join,
  lowest,
  outline,
} from '@/simulations/totalisator/flow-geometry';
import type { FlowEnd, MoneyFlow } from '../../paper';
import { element, type Mark, type Part } from '../drawing';
import { lineMark, lineMarks, textWidth, wrap } from '../text';
import { INK, SOFT, type Theme, tint } from '../theme';

/** All the money, in steps of white space. */
const HIGH = 26;
const BAR = 1.5;
/** The least that is seen. */
const THIN = 0.7;
/** Of the width, what the names on the right may take. */
const NAMES_AT_MOST = 0.42;
/** Where the core stands, from the bars on the left to those on the right. */
const CORE_AT = 0.42;
const PALE = 0.72;

export function moneyFlow(block: MoneyFlow, theme: Theme, width: number): Part {
  const target = element('Div');
  const caption = element('P');
  const drawn = element('Figure', { alt: block.alt });
  target.children.push(caption, drawn);
  const lines = wrap(block.caption, theme.caption, width);
  const { marks, height } = flowMarks(block, stylesOf(theme, width));
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

const stylesOf = (theme: Theme, width: number): Styles => ({
  theme,
  width,
  named: { ...theme.head, weight: 'regular', color: INK },
  amount: { ...theme.head, color: SOFT, tabular: true },
});

/** Where the three columns of bars stand, and how much room the words beside them have. */
type Columns = {
  wide: number;
  beside: number;
  leftWords: number;
  names: number;
  left: number;
  middle: number;
  right: number;
};

function columnsOf({ from, to }: MoneyFlow, { theme, width, named, amount }: Styles): Columns {
  const widest = (ends: readonly FlowEnd[], style: typeof named, text: (end: FlowEnd) => string) =>
    Math.max(...ends.map((end) => textWidth(`${text(end)} `, style)));
  const wide = theme.space * BAR;
  const beside = theme.space * 1.5;
  const leftWords = Math.max(
    widest(from, named, ({ name }) => name),
    widest(from, amount, ({ amount: sum }) => sum),
  );
  const sums = widest(to, amount, ({ amount: sum }) => sum);
  const names = Math.min(
    widest(to, named, ({ name }) => name),
    width * NAMES_AT_MOST,
  );
  const left = leftWords + beside;
  const right = width - sums - beside * 2 - names - wide;
  const middle = left + wide + (right - left - wide) * CORE_AT;
  return { wide, beside, leftWords, names, left, middle, right };
}

const bandOf = (
  { from, to, left: one, right: other, past }: Join,
  { wide, left, middle, right }: Columns,
  theme: Theme,
): Mark => ({
  draw: 'area',
  points: outline(
    { x: (from === 'start' ? left : middle) + wide, at: one },
    { x: to === 'end' ? right : middle, at: other },
  ),
  fill: tint(past ? SOFT : theme.accent, PALE),
});

const bar = (x: number, { top, high }: Band, width: number, fill: string): Mark => ({
  draw: 'rect',
  x,
  y: top,
  width,
  height: high,
  fill,
});

function barsOf(
  { starts, ends, core }: FlowGeometry,
  { to }: MoneyFlow,
  { wide, left, middle, right }: Columns,
  { accent }: Theme,
): Mark[] {
  return [
    ...(core ? [bar(middle, core, wide, accent)] : []),
    ...starts.map((each) => bar(left, each, wide, accent)),
    ...ends.map((each, at) => bar(right, each, wide, to[at]?.past ? SOFT : accent)),
  ];
}

/** Names with their sums below, right of which the bars stand. */
function startWords(
  { from }: MoneyFlow,
  { starts }: FlowGeometry,
  { leftWords }: Columns,
  { named, amount }: Styles,
) {
  return from.flatMap(({ name, amount: sum }, at): Mark[] => {
    const { top, high } = starts[at] as Band;
    const place = { x: 0, width: leftWords, align: 'right' as const };
    const above = top + high / 2 - (named.leading + amount.leading) / 2;
    return [
      lineMark(`${name} `, named, { ...place, top: above }),
      lineMark(`${sum} `, amount, { ...place, top: above + named.leading }),
    ];
  });
}

/** Names with their sums at the right edge. */
function endWords(
  { to }: MoneyFlow,
  { ends }: FlowGeometry,
  { right, wide, beside, names }: Columns,
  { width, named, amount }: Styles,
) {
  return to.flatMap(({ name, amount: sum }, at): Mark[] => {
    const { top, high } = ends[at] as Band;
    const x = right + wide + beside;
    const place = { x, width: width - x, top: top + high / 2 - named.leading / 2 };
    return [
      lineMark(`${wrap(name, named, names)[0]} `, named, place),
      lineMark(`${sum} `, amount, { ...place, align: 'right' }),
    ];
  });
}

/** Below the core: what it is, and how much. */
function coreWords(
  through: FlowEnd,
  core: Band,
  { middle, right }: Columns,
  { named, amount }: Styles,
): { marks: Mark[]; bottom: number } {
  const room = right - middle;
  const below = core.top + core.high + 2;
  const titles = wrap(through.name, named, room);
  const place = { x: middle, width: room };
  const last = below + titles.length * named.leading;
  return {
    marks: [
      ...lineMarks(titles, named, { ...place, top: below }),
      lineMark(`${through.amount} `, amount, { ...place, top: last }),
    ],
    bottom: last + amount.leading,
  };
}

function flowMarks(block: MoneyFlow, styles: Styles): { marks: Mark[]; height: number } {
  const { theme, named, amount } = styles;
  const twoLines = named.leading + amount.leading;
  const geometry = flowGeometry(block, {
    all: theme.space * HIGH,
    thin: THIN * theme.scale,
    gap: theme.space,
    fromWords: twoLines,
    toWords: named.leading,
  });
  const columns = columnsOf(block, styles);
  const { starts, ends, core, joins } = geometry;
  const below = block.through && core ? coreWords(block.through, core, columns, styles) : undefined;
  return {
    marks: [
      ...joins.map((join) => bandOf(join, columns, theme)),
      ...barsOf(geometry, block, columns, theme),
      ...startWords(block, geometry, columns, styles),
      ...endWords(block, geometry, columns, styles),
      ...(below?.marks ?? []),
    ],
    height: Math.max(lowest(starts) + twoLines / 2, lowest(ends) + named.leading / 2, below?.bottom ?? 0),
  };
}
