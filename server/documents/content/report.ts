/** The report on a trial, for the formal request and for whoever decides on it: what the tables kept beside what they should have kept. */
import { daysSaid } from '@/rulebooks/spelling/day-spans';
import { shownMoney } from '@/rulebooks/spelling/money';
import { counted, listed, longDate } from '@/rulebooks/spelling/wording';
import { stepFor, ticksFrom } from '@/simulations/exact/ticks';
import { type Hold, placeOf } from '@/simulations/monitoring/hold';
import {
  chanceSaid,
  flagSaid,
  placeSaid,
  restsOn,
  tableFlagSaid,
  theoryAsides,
} from '@/simulations/monitoring/in-words';
import type { JudgedTrial } from '@/simulations/monitoring/trial';
import { deviations, measuredPercent, whole, zScore } from '@/simulations/printing/numbers';
import type { ReportShown, TrialResults } from '../../vocabulary/trial-results';
import type { Block, Curve, Paper } from '../paper';
import type { Subject } from '../subject';
import { furnitureOf } from './furniture';
import { asPrinted } from './spelled';

export type ReportSubject = Subject & { results: TrialResults };

const heading = (text: string): Block => ({ kind: 'heading', level: 3, text });
const section = (text: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [heading(text), ...blocks];

/** A day as its place in the trial, so that a line has numbers to run along. */
const dayNumber = (day: string): number => Math.round(Date.parse(day) / 86_400_000);

export function drawnHold({ dates, points }: JudgedTrial, currency: string): Curve[] {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || points.length < 2) return [];
  const values = points.flatMap(({ total, band }) => [total.win, band.low, band.high]);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = stepFor(most - least, 5);
  const up = ticksFrom(Math.floor(least / step) * step, Math.ceil(most / step) * step, 5);
  const line = (label: string, of: (point: JudgedTrial['points'][number]) => number) => ({
    label,
    points: points.map((point, at): [number, number] => [dayNumber(dates[at] ?? first), of(point)]),
  });
  const middle = dates[Math.floor((dates.length - 1) / 2)] ?? first;
  const end = points.at(-1);
  const money = (minor: number) => shownMoney(Math.round(minor), currency);
  return [
    {
      kind: 'curve',
      caption:
        'What all tables kept since the first day, and where a sound game stays, looked at daily, with stakes alike',
      alt: `From ${longDate(first)} to ${longDate(last)} the tables kept ${money(end?.total.win ?? 0)}; expected was ${money(end?.total.expected ?? 0)}; a sound game stays between ${money(end?.band.low ?? 0)} and ${money(end?.band.high ?? 0)}.`,
      across: {
        title: 'Day',
        ticks: [...new Set([first, middle, last])].map((day) => ({
          at: dayNumber(day),
          text: longDate(day),
        })),
      },
      up: { title: 'Kept since the first day', ticks: up.map((at) => ({ at, text: money(at) })) },
      lines: [
        line('kept', ({ total }) => total.win),
        line('expected', ({ total }) => total.expected),
        line('most', ({ band }) => band.high),
        line('least', ({ band }) => band.low),
      ],
      marks: [],
    },
  ];
}

const bandSaid = ({ bands }: Hold, confidence: number): string => {
  const band = bands.find((each) => each.confidence === confidence);
  return band ? `${measuredPercent(band.low, 2)} to ${measuredPercent(band.high, 2)}` : '–';
};

const figures = (title: string) => ({ title, align: 'right' as const, figures: true, grow: 0 });

const share = (part: number, handle: number): string =>
  handle > 0 ? measuredPercent(part / handle, 2) : '–';

function wagers({ judged, columns, currency }: TrialResults): Block[] {
  const all = judged?.wagers ?? [];
  const staked = all.filter(({ handle }) => handle > 0);
  const others = all.filter(({ handle }) => handle === 0).map(({ label }) => label);
  if (staked.length === 0) return [];
  return [
    {
      kind: 'paragraph',
      keepWithNext: true,
      text: 'Theory, kept and bands are shares of the handle. Bands are of the exact distribution with stakes alike, for one look on the last day; stakes that differ spread more.',
    },
    {
      kind: 'table',
      caption: 'Share kept of each wager, beside theory and its exact bands',
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'Wager', grow: 1 },
        ...['Handle', 'Rounds alike', 'Theory', 'Kept', '95% band', '99% band'].map(figures),
        { title: 'Place', grow: 0 },
      ],
      rows: staked.map((hold) => ({
        cells: [
          [
            hold.label,
            ...theoryAsides(columns.find(({ id }) => id === hold.id)).map((aside) => `(${aside})`),
          ].join(' '),
          shownMoney(hold.handle, currency),
          whole(hold.rounds),
          measuredPercent(hold.theory, 4),
          hold.actual ? measuredPercent(hold.actual.share, 2) : '–',
          bandSaid(hold, 0.95),
          bandSaid(hold, 0.99),
          {
            text: placeSaid(hold),
            tone: placeOf(hold) === 'beyond-99' ? ('attention' as const) : ('plain' as const),
          },
        ],
      })),
    },
    ...(others.length > 0
      ? [
          {
            kind: 'paragraph' as const,
            tone: 'small' as const,
            text: `Nothing was staked on ${listed(others)}.`,
          },
        ]
      : []),
  ];
}

const FLAGS = {
  none: 'none',
  'if-stakes-alike': 'if stakes were alike',
  'whatever-the-stakes': 'whatever the stakes',
};

function tables({ judged, tables: named, currency }: TrialResults): Block[] {
  if (!judged) return [];
  return [
    {
      kind: 'paragraph',
      keepWithNext: true,
      text: 'Days are those reported. Standard deviations: how far what was kept is from what was expected. Chance: how many sound games, looked at every day, would by now have been as far off.',
    },
    {
      kind: 'table',
      caption: 'Results of each table',
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'Table', grow: 1 },
        ...['Days', 'Handle', 'Kept', 'Expected', 'Share kept', 'Standard deviations'].map(figures),
        { title: 'Chance', grow: 0 },
        { title: 'Flag', grow: 0 },
      ],
      rows: judged.tables.map(({ table, days, last, flag }) => ({
        cells: [
          named.find(({ id }) => id === table)?.name ?? table,
          whole(days),
          last ? shownMoney(last.total.handle, currency) : '–',
          last ? shownMoney(last.total.win, currency) : '–',
          last ? shownMoney(Math.round(last.total.expected), currency) : '–',
          last ? share(last.total.win, last.total.handle) : '–',
          last?.total.z === undefined ? '–' : zScore(last.total.z),
          last ? chanceSaid(last.chance) : '–',
          FLAGS[flag],
        ],
      })),
    },
  ];
}

/** Columns that would be empty are left out, so that a day stays on one line. */
const filledIn = (reports: readonly ReportShown[]) => ({
  jackpots: reports.some(({ jackpots }) => jackpots > 0),
  reasons: reports.some(({ reason }) => reason),
});

const reportRows = (reports: readonly ReportShown[], currency: string, shown: ReturnType<typeof filledIn>) =>
  [...reports]
    .sort((one, other) => (one.day + one.table < other.day + other.table ? -1 : 1))
    .map(({ day, table, rounds, handle, win, jackpots, reason }) => ({
      cells: [
        longDate(day),
        table,
        whole(rounds),
        shownMoney(handle, currency),
        shownMoney(win, currency),
        ...(shown.jackpots ? [jackpots > 0 ? shownMoney(jackpots, currency) : '–'] : []),
        ...(shown.reasons ? [reason ?? '–'] : []),
      ],
    }));

function reported(reports: readonly ReportShown[], { currency }: TrialResults, caption: string): Block[] {
  if (reports.length === 0) return [];
  const shown = filledIn(reports);
  return [
    {
      kind: 'table',
      caption,
      captionHidden: true,
      rowHeaders: 2,
      columns: [
        { title: 'Day', grow: 0 },
        { title: 'Table', grow: 1 },
        ...['Rounds', 'Handle', 'Kept', ...(shown.jackpots ? ['Paid from meters'] : [])].map(figures),
        ...(shown.reasons ? [{ title: 'Reason', grow: 1 }] : []),
      ],
      rows: reportRows(reports, currency, shown),
    },
  ];
}

/** Each table that is flagged by itself, whatever the others make up for. */
const tablesFlagged = ({ judged, tables: named }: TrialResults): Block[] =>
  (judged?.tables ?? []).flatMap((table) => {
    const said = tableFlagSaid(table, named.find(({ id }) => id === table.table)?.name ?? table.table);
    return said ? [{ kind: 'paragraph', text: `${said.title}. ${said.says}` }] : [];
  });

function summary(results: TrialResults): Block[] {
  const { judged, totals, currency, reports } = results;
  const last = judged?.points.at(-1);
  if (!judged || !last)
    return [{ kind: 'paragraph', tone: 'lead', text: 'No table has reported results of this trial.' }];
  const { title, says } = flagSaid(judged, last);
  const ofHandle = (minor: number) =>
    totals.handle > 0 ? `, ${share(minor, totals.handle)} of the handle` : '';
  return [
    { kind: 'paragraph', tone: 'lead', text: `${title}.` },
    { kind: 'paragraph', text: says },
    ...tablesFlagged(results),
    {
      kind: 'facts',
      entries: [
        {
          label: 'Reported',
          value: `${counted(judged.dates.length, 'day')}, ${counted(judged.tables.length, 'table')}, ${counted(reports.length, 'report')}`,
        },
        { label: 'Rounds', value: whole(totals.rounds) },
        { label: 'Handle', value: shownMoney(totals.handle, currency) },
        { label: 'Kept', value: `${shownMoney(totals.win, currency)}${ofHandle(totals.win)}` },
        {
          label: 'Expected',
          value: `${shownMoney(Math.round(last.total.expected), currency)}${ofHandle(last.total.expected)}`,
        },
        {
          label: 'Apart from expected',
          value: last.total.z === undefined ? '–' : deviations(last.total.z),
        },
        ...(totals.jackpots > 0
          ? [{ label: 'Paid from meters', value: shownMoney(totals.jackpots, currency) }]
          : []),
      ],
    },
    ...drawnHold(judged, currency),
  ];
}

const trialSaid = ({ from, to }: TrialResults['days']): string =>
  `${longDate(from)} to ${longDate(to)}, ${counted(dayNumber(to) - dayNumber(from) + 1, 'day')}`;

export function trialReport(subject: ReportSubject): Paper {
  const { rulebook, game, record, day, results } = subject;
  const missing = results.missing.map(({ table, days }) => `${table}: ${daysSaid(days)}.`);
  return asPrinted(
    {
      title: `${game.label}: report on the trial`,
      subject: `Results of the trial of ${record.reference}, version ${record.version}`,
      language: 'en-GB',
      accent: rulebook.accent,
      furniture: furnitureOf(subject, 'report on the trial'),
      dated: record.dated,
      blocks: [
        { kind: 'heading', level: 1, text: 'Report on the trial', eyebrow: results.operator.toUpperCase() },
        {
          kind: 'facts',
          entries: [
            { label: 'Game', value: game.label },
            { label: 'Reference', value: `${record.reference}, version ${record.version}` },
            { label: 'Trial', value: trialSaid(results.days) },
            {
              label: 'Reports until',
              value: `${longDate(results.until.slice(0, 10))}, ${results.until.slice(11, 16)} UTC`,
            },
          ],
        },
        ...summary(results),
        ...section('By wager', wagers(results)),
        ...section('By table', tables(results)),
        ...section('Days without a report', missing.length > 0 ? [{ kind: 'list', items: missing }] : []),
        ...section(
          'What this rests on',
          results.judged ? [{ kind: 'list', items: restsOn(results.columns) }] : [],
        ),
        ...section('Reports', reported(results.reports, results, 'Reports that count')),
        ...section(
          'Corrected reports',
          reported(results.corrected, results, 'Reports that a later one took the place of'),
        ),
        heading('How to verify this report'),
        {
          kind: 'facts',
          entries: [
            { label: 'Rules', value: `${rulebook.title}, ${rulebook.edition}, in force on ${longDate(day)}` },
            { label: 'Hash of the variant', value: record.hash },
            { label: 'Hash of the reports', value: results.hash },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Every byte of this file is signed, and its data sealed by this site. Open the page of the public record and give it this file, or run “assay verify” on it. The hash of the reports is in the audit of the formal request.',
        },
        {
          kind: 'qr',
          url: record.recordUrl,
          text: 'The public record of this submission:',
          alt: 'Code that leads to the public record of this submission',
        },
      ],
    },
    subject,
  );
}
