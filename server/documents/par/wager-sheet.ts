/** One wager's sheet: its events with their counts, and formulas that add the edge up from them. */
import type { WriteSheet } from 'hucre/xlsx';
import { fromText, ONE, sum } from '@/simulations/exact/fraction';
import { type ParEvent, type ParWager, saidOf } from './book';
import {
  CHANCE,
  COUNT,
  columnName,
  EDGE,
  exactNumber,
  figure,
  formula,
  HEAD,
  type Line,
  sheetOf,
  TITLE,
  TOTAL,
  text,
  UNITS,
  WRAPPED,
  type Written,
} from './cells';
import { asQuotient, isLong, near } from './numbers';
import { inFormula } from './sheet-names';

const KEYS = ['event', 'count', 'digits', 'chance', 'pays', 'net', 'staked', 'back', 'part'] as const;
type Key = (typeof KEYS)[number];

/** Counted from one, as a spreadsheet does. */
const UNIVERSE_ROW = 5;
const METER_ROW = 6;
const HEAD_ROW = 7;
const FIRST = HEAD_ROW + 1;

const WIDTHS: Record<Key, number> = {
  event: 44,
  count: 20,
  digits: 34,
  chance: 18,
  pays: 24,
  net: 16,
  staked: 16,
  back: 16,
  part: 18,
};

const titles = (unit: string): Record<Key, string> => ({
  event: 'Event',
  count: 'Count',
  digits: 'Count, all digits',
  chance: 'Probability',
  pays: 'Pays',
  net: `Net gain, × ${unit}`,
  staked: `Staked, × ${unit}`,
  back: `Return, × ${unit}`,
  part: 'Contribution',
});

const backOf = ({ net, staked }: ParEvent) => fromText(net).add(fromText(staked));

/** Which columns it needs, and where each is. */
function layoutOf({ events, universe }: ParWager) {
  const long = isLong(universe) || events.some(({ count }) => isLong(count));
  const raised = events.some(({ staked }) => staked !== '1/1');
  const shown = KEYS.filter((key) => (key !== 'digits' || long) && (key !== 'staked' || raised));
  const column = (key: Key) => columnName(shown.indexOf(key));
  const last = HEAD_ROW + events.length;
  return {
    shown,
    long,
    raised,
    last,
    column,
    all: (key: Key) => `${column(key)}${FIRST}:${column(key)}${last}`,
  };
}

type Layout = ReturnType<typeof layoutOf>;

/** Of a share of the meter a formula, so that another meter can be tried. */
function netNumber({ net, ofMeter }: ParEvent): Written {
  const share = ofMeter && asQuotient(ofMeter);
  return share ? formula(`${share}*$B$${METER_ROW}-1`, near(net), UNITS) : exactNumber(net, UNITS);
}

/** What the figures are at, and where to type another. */
function meterLine({ meter }: ParWager): Line {
  if (!meter) return [];
  return [
    text('Meter', HEAD),
    figure(near(meter.shows), '#,##0.00', HEAD),
    text(`Filed at ${meter.said}. Type another in B${METER_ROW}, and every figure below is at that.`),
  ];
}

function eventCells(
  event: ParEvent,
  at: number,
  { counted }: ParWager,
  layout: Layout,
): Record<Key, Written> {
  const { column, raised } = layout;
  const chance = near(event.chance);
  return {
    event: text(event.label, WRAPPED),
    count: figure(Number(event.count), COUNT),
    digits: text(event.count),
    chance: counted
      ? formula(`${column('count')}${at}/$B$${UNIVERSE_ROW}`, chance, CHANCE)
      : figure(chance, CHANCE),
    pays: text(event.pays ?? ''),
    net: netNumber(event),
    staked: exactNumber(event.staked, UNITS),
    back: formula(
      `${column('net')}${at}+${raised ? `${column('staked')}${at}` : '1'}`,
      backOf(event).valueOf(),
      UNITS,
    ),
    part: formula(
      `${column('chance')}${at}*${column('net')}${at}`,
      fromText(event.chance).mul(fromText(event.net)).valueOf(),
      CHANCE,
    ),
  };
}

/** The sums in fractions; the sheet's own are in doubles and agree to their last digits. */
function sumsOf({ events }: ParWager) {
  const mean = (of: (event: ParEvent) => ReturnType<typeof fromText>) =>
    sum(events.map((event) => fromText(event.chance).mul(of(event))));
  return {
    count: events.reduce((before, { count }) => before + BigInt(count), 0n),
    chance: sum(events.map(({ chance }) => fromText(chance))),
    staked: mean(({ staked }) => fromText(staked)),
    back: mean(backOf),
    part: mean(({ net }) => fromText(net)),
  };
}

function totals(wager: ParWager, { all, raised }: Layout): Record<Key, Written> {
  const sums = sumsOf(wager);
  const nothing = text('', TOTAL);
  const average = (key: 'staked' | 'back') =>
    formula(`SUMPRODUCT(${all('chance')},${all(key)})`, sums[key].valueOf(), UNITS, TOTAL);
  return {
    event: text('Total', TOTAL),
    count: formula(`SUM(${all('count')})`, Number(sums.count), COUNT, TOTAL),
    digits: text(sums.count.toString(), TOTAL),
    chance: formula(`SUM(${all('chance')})`, sums.chance.valueOf(), CHANCE, TOTAL),
    pays: nothing,
    net: nothing,
    staked: raised ? average('staked') : nothing,
    back: average('back'),
    part: formula(`SUM(${all('part')})`, sums.part.valueOf(), CHANCE, TOTAL),
  };
}

/** Where the first sheet finds the edge that this one adds up. */
export type Added = { cell: string; value: number; meter?: string };

export function wagerSheet(wager: ParWager, name: string): { sheet: WriteSheet; edge: Added } {
  const layout = layoutOf(wager);
  const { shown, long, last, column, raised } = layout;
  const head = titles(wager.unit);
  const total = last + 1;
  const edgeRow = total + 2;
  const { part, back, staked } = sumsOf(wager);
  const edge = part.neg().valueOf();
  const row = (label: string, value: Written): Line => [text(label), value];
  const lines: Line[] = [
    [text(wager.name, TITLE)],
    [text(`Clause ${wager.clause}, ${wager.table}.`)],
    [text(saidOf(wager))],
    [],
    [text('Universe'), figure(Number(wager.universe), COUNT), ...(long ? [text(wager.universe)] : [])],
    meterLine(wager),
    shown.map((key) => text(head[key], HEAD)),
    ...wager.events.map((event, index) => {
      const cells = eventCells(event, FIRST + index, wager, layout);
      return shown.map((key) => cells[key]);
    }),
    shown.map((key) => totals(wager, layout)[key]),
    [],
    row(`House edge per ${wager.unit}`, formula(`-${column('part')}${total}`, edge, EDGE)),
    ...(raised && !staked.equals(ONE)
      ? [
          row(
            'House edge of all that is staked (element of risk)',
            formula(`B${edgeRow}/${column('staked')}${total}`, part.neg().div(staked).valueOf(), EDGE),
          ),
        ]
      : []),
    row(
      'Return to player, of all that is staked',
      formula(
        `${column('back')}${total}${raised ? `/${column('staked')}${total}` : ''}`,
        back.div(staked).valueOf(),
        EDGE,
      ),
    ),
  ];
  const widths = shown.map((key) => WIDTHS[key]);
  return {
    sheet: sheetOf(name, widths, lines, HEAD_ROW),
    edge: {
      cell: `${inFormula(name)}!B${edgeRow}`,
      value: edge,
      ...(wager.meter ? { meter: `${inFormula(name)}!B${METER_ROW}` } : {}),
    },
  };
}
