import { edgeOwner, moneyOf } from '@/rulebooks/offer/money-answers';
import { MINIMUM } from '@/rulebooks/offer/pay-table';
import { capital } from '@/rulebooks/spelling/wording';
import { fromText, toText } from '@/simulations/exact/fraction';
import { playerWho } from '@/simulations/family/play-assumed';
import { lossBands } from '@/simulations/figures/bands';
import { bandsSaid } from '@/simulations/figures/bands-in-words';
import type { LossBand, WagerFigures } from '@/simulations/figures/wager-figures';
import { decimal, measured, measuredPercent, percent, plainNumber } from '@/simulations/printing/numbers';
import { howExactly } from '@/simulations/wagers/rounded';
import type { Block, Cell, Row } from '../../paper';
import type { Subject } from '../../subject';
import { basisNote, headlineOf, meterMissing } from '../progressive';
import { averageStake, mandatoryStake, unitOf } from '../rounds';
import { endsAsRound } from '../settled';
import { isMeterPay, largestPayout, type Offered, paysBriefly, wins } from '../wagers';
import { exposure, NO_EXPOSURE } from './exposure';
import { type Apart, apartIf } from './long';
import { BANDS, countsOf, FIGURES, figureOf, findingOf } from './places';

/** Rows under their groups, where the rulebook has groups. */
export function grouped(all: Offered[], cells: (each: Offered) => Row['cells']): Row[] {
  const rows: Row[] = [];
  let last: string | undefined;
  for (const each of all) {
    const group = each.wager.group;
    if (group && group !== last) rows.push({ group: true, cells: [group] });
    last = group;
    rows.push({ cells: cells(each) });
  }
  return rows;
}

/** The leading edge; “by the meter” if it depends on an undeclared meter. */
function leading(each: Offered, subject: Subject): string {
  const { edge } = headlineOf(each, subject);
  return edge === undefined ? 'by the meter' : percent(edge);
}

const named = (each: Offered, subject: Subject): string => {
  const basis = basisNote(each, subject);
  return basis ? `${each.label} (${basis})` : each.label;
};

/** A dash if the figure depends on an undeclared meter. */
const atGivenMeter = (each: Offered, subject: Subject, edge: string): string =>
  meterMissing(each, subject) ? '–' : percent(edge);

/** Its clause, which leads to what was found of it. */
function ruledBy({ result }: Offered, { findings }: Subject): Cell {
  const found = findings.find(({ wager, verdict }) => wager === result.id && verdict !== 'needs-attestation');
  return found ? { text: result.clause, to: findingOf(findings, found) } : result.clause;
}

function glance(all: Offered[], subject: Subject): Block {
  const size = (each: Offered) => fromText(headlineOf(each, subject).edge ?? '0/1').valueOf();
  const most = Math.max(...all.map(size), 0.0001);
  return {
    kind: 'table',
    caption: 'Every wager on offer, with its house edge',
    rowHeaders: 1,
    columns: [
      { title: 'Wager', grow: 2 },
      { title: 'Clause', figures: true },
      { title: 'Pay table' },
      { title: 'Pays', grow: 2 },
      { title: 'House edge', align: 'right', figures: true },
    ],
    rows: grouped(all, (each) => [
      { text: named(each, subject), id: figureOf(each) },
      ruledBy(each, subject),
      each.table,
      paysBriefly(each, subject),
      {
        text: leading(each, subject),
        strong: true,
        bar: Math.max(0, size(each) / most),
        to: countsOf(each),
      },
    ]),
  };
}

const agree = ({ result }: Offered): boolean =>
  result.houseEdge === result.perMandatory &&
  result.houseEdge === result.elementOfRisk &&
  !result.resolved &&
  !result.duration;

/** Of the wagers whose edge depends on what it is measured per. */
function threeWays(every: Offered[], subject: Subject): Block[] {
  const all = every.filter((each) => !agree(each));
  const others = every.length - all.length;
  if (all.length === 0)
    return [
      {
        kind: 'paragraph',
        tone: 'small',
        text: 'No wager here can be raised after it is made, and none requires another: each has one house edge, per initial wager, per all mandatory wagers and per total action alike.',
      },
    ];
  return [
    threeWaysOf(all, subject),
    ...threeWaysSaid(all),
    ...(others > 0
      ? [
          {
            kind: 'paragraph' as const,
            tone: 'small' as const,
            text: `${others === 1 ? 'The other wager' : `Each of the other ${others} wagers`} cannot be raised and requires no other: it has one house edge in every column.`,
          },
        ]
      : []),
  ];
}

function threeWaysOf(all: Offered[], subject: Subject): Block {
  const resolved = all.some(({ result }) => result.resolved);
  const lasting = all.some(({ result }) => result.duration);
  return {
    kind: 'table',
    caption: 'House edge by basis',
    rowHeaders: 1,
    columns: [
      { title: 'Wager', grow: 2 },
      { title: 'Per initial wager', align: 'right', figures: true },
      { title: 'Per all mandatory wagers', align: 'right', figures: true },
      { title: 'Per total action', align: 'right', figures: true },
      ...(resolved ? [{ title: 'Per bet won or lost', align: 'right' as const, figures: true }] : []),
      ...(lasting
        ? [
            { title: 'Per trial', align: 'right' as const, figures: true },
            { title: 'Trials, mean', align: 'right' as const, figures: true },
          ]
        : []),
    ],
    rows: grouped(all, (each) => {
      const { result } = each;
      const shown = (edge: string) => atGivenMeter(each, subject, edge);
      return [
        each.label,
        shown(result.houseEdge),
        shown(result.perMandatory),
        shown(result.elementOfRisk),
        ...(resolved ? [result.resolved ? percent(result.resolved.houseEdge) : '–'] : []),
        ...(lasting
          ? [
              result.duration ? percent(result.duration.houseEdgePerTrial) : '–',
              result.duration ? plainNumber(fromText(result.duration.expected).valueOf(), 5) : '–',
            ]
          : []),
      ];
    }),
  };
}

/** A share of a meter is won whatever the meter shows, though a meter that nobody gave counts as empty in the figures. */
const chanceOfWin = ({ result }: Offered): string =>
  wins(result).some(isMeterPay)
    ? toText(wins(result).reduce((sum, { probability }) => sum.add(fromText(probability)), fromText('0/1')))
    : result.hit;

function frequency(all: Offered[], subject: Subject): Block {
  const shown = all.map((each) => exposure(each, subject));
  const known = shown.some((text) => text !== NO_EXPOSURE);
  return {
    kind: 'table',
    caption: 'Frequency, variance and exposure',
    rowHeaders: 1,
    columns: [
      { title: 'Wager', grow: 2 },
      { title: 'Chance of a win', align: 'right', figures: true },
      { title: 'Chance of a stand-off', align: 'right', figures: true },
      { title: 'Standard deviation', align: 'right', figures: true },
      { title: 'Largest payout', align: 'right', figures: true },
      ...(known ? [{ title: 'Exposure at the maximum', align: 'right' as const, figures: true }] : []),
    ],
    rows: grouped(all, (each) => [
      each.label,
      percent(chanceOfWin(each)),
      percent(each.result.push),
      meterMissing(each, subject) ? '–' : measured(each.result.standardDeviation),
      largestPayout(each, subject),
      ...(known ? [exposure(each, subject)] : []),
    ]),
  };
}

/** What each of the three columns is per, for each round. */
const threeWaysSaid = (all: Offered[]): Block[] =>
  all.filter(endsAsRound).map(({ label, result, wager }) => {
    const unit = unitOf(result, wager);
    const mandatory = mandatoryStake(result);
    const obliged = mandatory ? `${decimal(mandatory, 4)} × ${unit} ` : '';
    return {
      kind: 'paragraph',
      tone: 'small',
      text: `${label}: the first column is per ${unit}, the second per ${obliged}staked before any decision, the third per ${decimal(averageStake(result), 4)} × ${unit} staked in all on average (the element of risk), for a player who ${playerWho(result.strategy)}.`,
    };
  });

const unsigned = (value: number): string => measuredPercent(Math.abs(value));

/** Wagers with the same chances of the same sums have the same bands. */
const sumsOf = ({ events }: WagerFigures): string =>
  events
    .map(({ probability, net }) => `${net} ${probability}`)
    .sort()
    .join(',');

/** Drawn where the figures are; the rest is in an annex, unless it is a row of panels or less. */
const DRAWN = 9;
const ROW = 3;

/** The bands of every wager, those of the main wagers first. */
function results(all: Offered[], owner: string): { first: Block[]; others: Block[] } {
  if (all.length === 0) return { first: [], others: [] };
  const seen = new Set<string>();
  const computed: LossBand[] = [];
  const panels = all.flatMap((each) => {
    const { wager, label, result, table } = each;
    const key = sumsOf(result);
    if (seen.has(key)) return [];
    seen.add(key);
    const bands = lossBands(result);
    computed.push(...bands);
    if (bands.length === 0) return [];
    const same = all.filter((other) => sumsOf(other.result) === key);
    const others = same.length - 1;
    const name = result.payTable === MINIMUM ? label : `${label}, ${table}`;
    const title = others > 0 ? `${name} and ${others} alike` : name;
    const last = bands.filter((band) => band.confidence === 0.95).sort((a, b) => b.rounds - a.rounds)[0];
    const way = (value: number) => `a ${value >= 0 ? 'gain' : 'loss'} of ${unsigned(value)}`;
    const alt = last
      ? `${title}: after ${plainNumber(last.rounds)} rounds, in 95 of 100 cases ${owner}’s result lies between ${way(last.low / last.rounds)} and ${way(last.high / last.rounds)} of ${endsAsRound(each) ? `all that was staked as ${unitOf(result, wager)}` : 'what was staked'}; the edge is ${percent(result.houseEdge)}.`
      : title;
    return [{ title, alt, edge: result.houseEdgePercent / 100, bands }];
  });
  const figure = (some: typeof panels): Block[] =>
    some.length === 0
      ? []
      : [
          {
            kind: 'figure',
            caption: `${capital(owner)}’s result as a share of ${all.some(endsAsRound) ? 'the wager it is measured per' : 'what was staked'}, after 1,000 to 1,000,000 rounds: the line is the edge, the bands hold 90, 95 and 99 of 100 cases`,
            panels: some,
          },
        ];
  const drawn = panels.length <= DRAWN + ROW ? panels.length : DRAWN;
  const rest = panels.slice(drawn);
  return {
    first: [
      ...figure(panels.slice(0, drawn)),
      ...(rest.length > 0
        ? [
            {
              kind: 'paragraph' as const,
              tone: 'small' as const,
              text: `The bands of ${rest.length} more, in an annex`,
              to: BANDS,
            },
          ]
        : []),
      { kind: 'paragraph', tone: 'small', text: bandsSaid(computed, seen.size) },
    ],
    others: figure(rest),
  };
}

const withMeter = (all: Offered[], subject: Subject) => all.filter((each) => !meterMissing(each, subject));

/** The bands that the section on figures leaves out. */
export function moreBands(subject: Subject, all: Offered[]): Block[] {
  const { others } = results(withMeter(all, subject), edgeOwner(moneyOf(subject.game).bank));
  return others.length === 0
    ? []
    : [{ kind: 'heading', level: 2, text: 'Bands of the other wagers', id: BANDS }, ...others];
}

/** Wagers whose chances the section on figures can carry. */
const MOST_WAGERS = 18;

export const frequencies = (subject: Subject, all: Offered[]): Apart =>
  apartIf(all.length > MOST_WAGERS, [frequency(all, subject)], {
    title: 'Frequency, variance and exposure',
    id: 'frequency',
    line: 'How often each wager wins, its standard deviation and the most it can pay, in an annex',
  });

export function figures(subject: Subject, all: Offered[]): Block[] {
  const owner = edgeOwner(moneyOf(subject.game).bank);
  return [
    { kind: 'heading', level: 2, text: 'The figures at a glance', id: FIGURES },
    {
      kind: 'paragraph',
      text: `The house edge is the share of a wager that ${owner} gains on average, worked out ${howExactly(all.map(({ result }) => result))} and rounded once, to four decimals. A positive figure favours ${owner}. Each leads to its counts, each clause to what was found.`,
    },
    glance(all, subject),
    ...threeWays(all, subject),
    ...frequencies(subject, all).core,
    ...results(withMeter(all, subject), owner).first,
  ];
}
