/** The rows of a question as the search sees them: commonest first, pays as whole numbers, choices that cannot be left out. */
import { type Fraction, ONE, ratio, toText } from '../exact/fraction';
import { netPay } from '../pays/net-pay';
import { parsePay } from '../pays/parse-pay';
import type { PayText } from '../pays/pay';
import type { AtMeter } from '../pays/pay-flows';
import { pricedEvents } from '../pays/priced-events';
import { atMeter } from '../progressive/at-meter';
import type { EventId } from '../wagers/event';
import type { DesignRow, Question } from './question';

export type Choice = { text: PayText; net: bigint };

export type Row = {
  event: EventId;
  count: bigint;
  /** By net pay, each once. */
  choices: Choice[];
  /** 0 where the row is free; else the family it keeps the order with. */
  family: number;
  /** Net pay in the table that changes are counted from. */
  before: bigint | undefined;
};

export type Table = {
  /** Commonest first; rows alike in their counts stay as the wager lists them. */
  rows: Row[];
  families: number;
  strict: boolean;
  /** Nets are whole multiples of one over this. */
  denominator: bigint;
  universe: bigint;
  /** What the rows have to add up to, as count times net: both ends included. */
  low: bigint;
  high: bigint;
  /** Outcomes in which no table can change that the stake is lost. */
  lost: bigint;
  most: number;
};

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const floorDivide = (a: bigint, b: bigint): bigint => (a >= 0n ? a / b : -((b - 1n - a) / b));

function netOf(text: PayText, terms: AtMeter): Fraction {
  const read = parsePay(text);
  if (!read.ok) throw new RangeError(`a choice that is no pay: ${text.slice(0, 60)}`);
  return netPay(read.value, terms);
}

type Valued = { event: EventId; nets: Map<string, { text: PayText; net: Fraction }>; before?: Fraction };

function valued(row: DesignRow, question: Question, terms: AtMeter): Valued {
  const nets: Valued['nets'] = new Map();
  for (const text of row.choices) {
    const net = netOf(text, terms);
    const key = toText(net);
    if (!nets.has(key)) nets.set(key, { text, net });
  }
  const from = question.changes?.from;
  const before = from && Object.hasOwn(from, row.event) ? from[row.event] : undefined;
  return { event: row.event, nets, ...(before !== undefined && { before: netOf(before, terms) }) };
}

/** Throws where a schedule does not price every event that pays, once: whoever asks made it from the wager. */
function checkRows({ spec }: Question, rows: DesignRow[]): void {
  const asked = Object.fromEntries(rows.map(({ event, choices }) => [event, choices[0] ?? 'lose']));
  const priced = pricedEvents(spec, asked, 'schedule');
  if (!priced.ok) throw new RangeError(priced.problems.map(({ message }) => message).join(' '));
  if (Object.keys(asked).length !== rows.length) throw new RangeError('a schedule names an event twice');
}

/** Every schedule of a question in whole numbers, all of the same denominator. */
export function tablesOf(question: Question): Table[] {
  const terms = atMeter(question.meter);
  const schedules = question.schedules.map((schedule) => {
    checkRows(question, schedule);
    return schedule.map((row) => valued(row, question, terms));
  });
  let denominator = 1n;
  for (const { nets, before = ONE } of schedules.flat())
    for (const { d } of [...[...nets.values()].map(({ net }) => net), before])
      denominator = (denominator / gcd(denominator, d)) * d;
  return schedules.map((rows) => tableOf(question, rows, denominator));
}

function tableOf(question: Question, valuedRows: Valued[], denominator: bigint): Table {
  const { distribution, spec, edge, order, changes } = question;
  const { universe, outcomes } = distribution;
  const counts = new Map(outcomes.map(({ event, count }) => [event, count]));
  const countOf = (event: EventId) => counts.get(event) ?? 0n;
  const whole = (net: Fraction): bigint => net.s * net.n * (denominator / net.d);
  const places = new Map(spec.events.map(({ id }, place) => [id, place]));
  const placeOf = ({ event }: Row) => places.get(event) ?? 0;

  const rows = valuedRows.map(({ event, nets, before }): Row => {
    const choices = [...nets.values()]
      .map(({ text, net }) => ({ text, net: whole(net) }))
      .sort((a, b) => (a.net < b.net ? -1 : 1));
    const now = before && whole(before);
    const only = choices.find(({ net }) => net === now) ?? choices[0];
    return {
      event,
      count: countOf(event),
      choices: countOf(event) === 0n && only ? [only] : choices,
      family: 1 + (order?.families ?? []).findIndex((family) => family.includes(event)),
      before: now,
    };
  });

  const lost = spec.events
    .filter(({ settles }) => settles === 'lose')
    .reduce((sum, { id }) => sum + countOf(id), 0n);
  // Edge = (stakes lost whatever the table says - sum of count times net) / universe.
  const sumAt = (value: Fraction) =>
    ratio(lost)
      .sub(value.mul(ratio(universe)))
      .mul(ratio(denominator));
  const [least, greatest] = [sumAt(edge.to), sumAt(edge.from)];
  return {
    rows: rows.sort((a, b) => (a.count === b.count ? placeOf(a) - placeOf(b) : a.count > b.count ? -1 : 1)),
    families: (order?.families ?? []).length,
    strict: order?.rule === 'always-more',
    denominator,
    universe,
    low: -floorDivide(-(least.s * least.n), least.d),
    high: floorDivide(greatest.s * greatest.n, greatest.d),
    lost,
    most: changes?.most ?? rows.length,
  };
}

/** Only tables in which no event pays more than this. */
export const upTo = (table: Table, net: bigint): Table => ({
  ...table,
  rows: table.rows.map((row) => ({ ...row, choices: row.choices.filter((choice) => choice.net <= net) })),
});

/**
 * Leaves out the choices that no table in the range can carry: those with which the others, at their least, give back
 * too much, or at their most too little, and those that the order of their family rules out. Undefined where a row has
 * none left. Nothing that belongs to a table is dropped, so the search stays complete.
 */
export function trimmed(table: Table): Table | undefined {
  let { rows } = table;
  for (;;) {
    if (rows.some(({ choices }) => choices.length === 0)) return undefined;
    const least = rows.reduce((sum, row) => sum + row.count * first(row).net, 0n);
    const most = rows.reduce((sum, row) => sum + row.count * last(row).net, 0n);
    const next = rows.map((row) => {
      const others = { least: least - row.count * first(row).net, most: most - row.count * last(row).net };
      const commoner = rows.filter(({ family, count }) => family === row.family && count > row.count);
      const rarer = rows.filter(({ family, count }) => family === row.family && count < row.count);
      const choices = row.choices.filter(
        ({ net }) =>
          others.least + row.count * net <= table.high &&
          others.most + row.count * net >= table.low &&
          (row.family === 0 ||
            (commoner.every((other) => keeps(first(other).net, net, table)) &&
              rarer.every((other) => keeps(net, last(other).net, table)))),
      );
      return choices.length === row.choices.length ? row : { ...row, choices };
    });
    if (next.every((row, index) => row === rows[index])) return { ...table, rows };
    rows = next;
  }
}

const keeps = (commoner: bigint, rarer: bigint, { strict }: Table): boolean =>
  strict ? commoner < rarer : commoner <= rarer;
const first = ({ choices }: Row): Choice => choices[0] as Choice;
const last = ({ choices }: Row): Choice => choices.at(-1) as Choice;

/** The house edge that a sum of count times net comes to. */
export const edgeAt = ({ universe, denominator, lost }: Table, sum: bigint): Fraction =>
  ratio(lost * denominator - sum, universe * denominator);
