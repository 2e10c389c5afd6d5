/** The play that the figures assume, its source, and what other ways to play cost. */

import { fromText, sum, toText } from '@/simulations/exact/fraction';
import { playName } from '@/simulations/family/play-assumed';
import type { RoundShown } from '@/simulations/family/round-shown';
import type { Strategy } from '@/simulations/family/solution-wire';
import { percent, signedPercent } from '@/simulations/printing/numbers';
import type { Block, Row } from '../../paper';
import type { Subject } from '../../subject';
import { byCost, decidedRounds, shownIn, unitOf } from '../rounds';
import { gridBlock, strategyTable } from '../strategy-tables';
import type { Offered } from '../wagers';
import { CHARTS } from './places';

const shareOf = (part: string, whole: string): string => {
  const all = fromText(whole);
  return all.n === 0n ? '–' : percent(toText(fromText(part).div(all)));
};

/** Of all rounds, and of those that come to the decision. */
function decisions({ label }: Offered, { decisions: taken }: Strategy): Block {
  return {
    kind: 'table',
    caption: `${label}: how often each choice is made`,
    rowHeaders: 2,
    columns: [
      { title: 'Decision', grow: 2 },
      { title: 'Choice', grow: 2 },
      { title: 'Reached, of all rounds', align: 'right', figures: true },
      { title: 'Chosen, of these', align: 'right', figures: true },
    ],
    rows: taken.flatMap(({ street, reached, choices }): Row[] => {
      const all = toText(sum(choices.map((choice) => fromText(choice.taken))));
      return choices.map((choice, index) => ({
        cells: [
          index === 0 ? capitalised(street) : '',
          choice.label,
          index === 0 ? percent(reached) : '',
          shareOf(choice.taken, all),
        ],
      }));
    }),
  };
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function alternatives({ label, result }: Offered, found: Strategy): Block[] {
  const others = byCost(found);
  if (others.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: `${label}: what other ways to play cost`,
      rowHeaders: 1,
      columns: [
        { title: 'Way to play', grow: 1 },
        { title: 'What it does, and its source', grow: 3 },
        { title: 'House edge', align: 'right', figures: true },
        { title: 'Costs', align: 'right', figures: true },
      ],
      rows: [
        {
          cells: [
            { text: playName(found), strong: true },
            'Assumed in every figure of this document.',
            { text: percent(result.houseEdge), strong: true },
            '–',
          ],
        },
        ...others.map(({ label: name, explains, source, houseEdge, costs }) => ({
          cells: [
            name,
            source ? `${explains} Source: ${source}.` : `${explains} Ours, for comparison.`,
            percent(houseEdge),
            signedPercent(costs),
          ],
        })),
      ],
    },
  ];
}

const sourceOf = ({ play }: Strategy): string =>
  play
    ? `The figures are of a player who ${play.explains}, as the option for it says (“Method” says how); better play costs the player less.`
    : 'Source: this analysis alone. At every decision, each choice was worked out exactly for every holding and the best one taken (“Method” says how). The player knows only what is shown at the table.';

function strategyOf(each: Offered, strategy: Strategy, { holding, grid }: RoundShown): Block[] {
  return [
    { kind: 'heading', level: 3, text: each.label },
    { kind: 'paragraph', text: strategy.summary },
    ...(strategy.example ? [{ kind: 'paragraph' as const, text: `Example. ${strategy.example}` }] : []),
    { kind: 'paragraph', tone: 'small', text: sourceOf(strategy) },
    decisions(each, strategy),
    ...alternatives(each, strategy),
    ...chartsOf(strategy, { holding, grid }).slice(0, FIRST),
    ...(chartsOf(strategy, { holding, grid }).length > FIRST
      ? [
          {
            kind: 'paragraph' as const,
            tone: 'small' as const,
            text: 'The other charts, in an annex',
            to: CHARTS,
          },
        ]
      : []),
    ...chartsBeside(each, strategy, holding),
  ];
}

/** Of each other way to play that is a chart: its house edge, and the chart. */
function chartsBeside(
  { label, result, wager }: Offered,
  { alternatives: others, tables }: Strategy,
  holding: string,
): Block[] {
  return others.flatMap(({ id, label: name, houseEdge, costs }): Block[] => {
    const own = tables.filter(({ of }) => of === id);
    if (own.length === 0) return [];
    const way = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
    return [
      { kind: 'heading', level: 3, text: `${label}: ${way}` },
      {
        kind: 'paragraph',
        text: `House edge ${way}: ${percent(houseEdge)} per ${unitOf(result, wager)}, ${signedPercent(costs)} beside the play assumed. No other figure of this document is of this chart.`,
      },
      ...own.flatMap((table) => strategyTable(table, holding)),
    ];
  });
}

type Drawn = { holding: string; grid?: RoundShown['grid'] | undefined };

/** The chart of the first decision, and what explains it. */
const FIRST = 2;

/** A chart that explains itself is followed by nothing; a table by its small print. */
const chartsOf = (strategy: Strategy, { holding, grid }: Drawn): Block[] => [
  ...strategy.tables.flatMap((table) => (table.of ? [] : strategyTable(table, holding))),
  ...(strategy.grid && grid ? [gridBlock(strategy.grid, grid)] : []),
];

type Decided = { each: Offered; found: Strategy; shown: RoundShown };

const decidedOf = (subject: Pick<Subject, 'game'>, all: Offered[]): Decided[] =>
  decidedRounds(all).flatMap(({ each, strategy: found }) => {
    const shown = shownIn(subject, each.wager.id);
    return shown ? [{ each, found, shown }] : [];
  });

/** The charts that the section on strategy leaves out. */
export function moreCharts(subject: Pick<Subject, 'game'>, all: Offered[]): Block[] {
  const made = decidedOf(subject, all).flatMap(({ each, found, shown }): Block[] => {
    const others = chartsOf(found, shown).slice(FIRST);
    return others.length === 0 ? [] : [{ kind: 'heading', level: 3, text: each.label }, ...others];
  });
  return made.length === 0
    ? []
    : [{ kind: 'heading', level: 2, text: 'Charts of the play assumed', id: CHARTS }, ...made];
}

export function strategy(subject: Pick<Subject, 'game'>, all: Offered[]): Block[] {
  const decided = decidedOf(subject, all);
  if (decided.length === 0)
    return [
      { kind: 'heading', level: 2, text: 'Strategy assumed' },
      {
        kind: 'paragraph',
        text: 'None. After a wager is made, no decision changes its result, so the figures hold for every player.',
      },
    ];
  return [
    { kind: 'heading', level: 2, text: 'Strategy assumed and its source' },
    ...decided.flatMap(({ each, found, shown }) => strategyOf(each, found, shown)),
  ];
}
