/** A round in detail: what each of its wagers pays, its three edges, and every way it can end. */
import { type Fraction, fromText, isNegative, ONE, sum, toText } from '@/simulations/exact/fraction';
import type { EventResult } from '@/simulations/figures/wager-figures';
import {
  chanceOf,
  decimal,
  exact,
  grouped,
  percent,
  placesFor,
  signedPercent,
  signedUnits,
} from '@/simulations/printing/numbers';
import { isRounded, NEARNESS } from '@/simulations/wagers/rounded';
import type { Block, Row } from '../../paper';
import { averageStake, mandatoryStake, unitOf } from '../rounds';
import { endsAsRound } from '../settled';
import type { Offered } from '../wagers';
import { countsOf } from './places';

function pays({ label, members }: Offered): Block {
  return {
    kind: 'table',
    caption: `${label}: what each wager pays`,
    rowHeaders: 1,
    columns: [
      { title: 'Event', grow: 1 },
      { title: 'Pays', align: 'right', figures: true },
    ],
    rows: members.flatMap(({ wager, table, pays: rows }): Row[] => [
      { group: true, cells: [`${wager.label}, clause ${wager.clause}, ${table}`] },
      ...rows.map(({ label: event, pays: odds }) => ({ cells: [event, odds] })),
    ]),
  };
}

/** "exactly 1/37", where it is short enough to be read. */
const shortly = (edge: string): string => {
  const short = exact(edge);
  return short ? `, exactly ${short}` : '';
};

function edges({ result, wager }: Offered): Block {
  const unit = unitOf(result, wager);
  const exactly = isRounded(result.method) ? () => `, ${NEARNESS}` : shortly;
  const mandatory = mandatoryStake(result);
  const obliged =
    mandatory === undefined || mandatory.equals(ONE)
      ? `only the ${unit} must be staked`
      : `${decimal(mandatory, 4)} × ${unit} must be staked before any decision`;
  return {
    kind: 'facts',
    entries: [
      {
        label: `House edge per ${unit}`,
        value: `${percent(result.houseEdge)}${exactly(result.houseEdge)}`,
      },
      {
        label: 'Per all mandatory wagers',
        value: `${percent(result.perMandatory)}${exactly(result.perMandatory)}: ${obliged}`,
      },
      {
        label: 'Element of risk',
        value: `${percent(result.elementOfRisk)}${exactly(result.elementOfRisk)}: of all that is staked, ${decimal(averageStake(result), 4)} × ${unit} on average`,
      },
    ],
  };
}

export function endingsTable({ label, result, wager }: Offered): Block {
  const unit = unitOf(result, wager);
  const total = result.events.reduce((all, event) => all + BigInt(event.count), 0n);
  const decimals = placesFor(result.events.map((event) => event.probability));
  // Chances in parts of a power of ten are their counts: once is enough.
  const counted = !isRounded(result.method);
  const contributions = sum(result.events.map(({ contribution }) => fromText(contribution)));
  return {
    kind: 'table',
    caption: `${label}: every way a round can end`,
    rowHeaders: 1,
    columns: [
      { title: 'Ending', grow: 3 },
      ...(counted ? [{ title: 'Count', align: 'right' as const, figures: true }] : []),
      { title: 'Chance', align: 'right', figures: true },
      { title: `Net, × ${unit}`, align: 'right', figures: true },
      { title: `Staked, × ${unit}`, align: 'right', figures: true },
      { title: 'Contribution', align: 'right', figures: true },
    ],
    rows: [
      ...result.events.map((event) => ({
        cells: [
          event.label,
          ...(counted ? [grouped(event.count)] : []),
          chanceOf(event.probability, decimals),
          signedUnits(event.net),
          stakedShown(event, counted),
          signedPercent(event.contribution),
        ],
      })),
      {
        total: true,
        cells: [
          total.toString() === result.universe
            ? 'Total, equal to the universe'
            : `Total; the universe is ${grouped(result.universe)}`,
          ...(counted ? [grouped(total.toString())] : []),
          chanceOf(sum(result.events.map((event) => fromText(event.probability))), decimals),
          '',
          decimal(averageStake(result), 4),
          signedPercent(toText(contributions)),
        ],
      },
    ],
  };
}

/** Below this many parts, the rounding of a chance is larger than the four places that a stake is printed with. */
const LEAST_PARTS = 1_000_000n;

/** Chances rounded to parts of a whole cannot say what was staked on average where hardly any part is left. */
const stakedShown = ({ count, staked = '1/1' }: EventResult, counted: boolean): string =>
  counted || BigInt(count) >= LEAST_PARTS ? decimal(fromText(staked), 4) : '–';

export const stakesHidden = ({ result }: Offered): Block[] =>
  isRounded(result.method) && result.events.some(({ count }) => BigInt(count) < LEAST_PARTS)
    ? [
        {
          kind: 'paragraph',
          tone: 'small',
          text: 'A dash: the ending is so rare that rounding its chance hides what was staked. The total counts it.',
        },
      ]
    : [];

const asRound = ({ members }: Offered): string =>
  members.length > 1
    ? 'These wagers settle together, with the player’s decisions in between, so they are one round.'
    : 'The player decides while this wager is in play, so it is a round of its own.';

const RESULTS = [
  { label: 'The player gains', is: (net: Fraction) => net.n !== 0n && !isNegative(net) },
  { label: 'Neither gains', is: (net: Fraction) => net.n === 0n },
  { label: 'The player loses', is: isNegative },
];

/** All its endings by who gains. */
function byResult({ label, result }: Offered): Block {
  const rows = RESULTS.flatMap(({ label: name, is }): Row[] => {
    const some = result.events.filter(({ net }) => is(fromText(net)));
    if (some.length === 0) return [];
    const chance = sum(some.map(({ probability }) => fromText(probability)));
    const contribution = sum(some.map((event) => fromText(event.contribution)));
    return [
      {
        cells: [name, String(some.length), chanceOf(toText(chance), 6), signedPercent(toText(contribution))],
      },
    ];
  });
  const whole = sum(result.events.map(({ contribution }) => fromText(contribution)));
  const all = sum(result.events.map(({ probability }) => fromText(probability)));
  const cells = [
    'Total',
    String(result.events.length),
    chanceOf(toText(all), 6),
    signedPercent(toText(whole)),
  ];
  return {
    kind: 'table',
    caption: `${label}: how a round ends`,
    rowHeaders: 1,
    columns: [
      { title: 'Result', grow: 2 },
      { title: 'Ways to end', align: 'right', figures: true, grow: 1 },
      { title: 'Chance', align: 'right', figures: true, grow: 1 },
      { title: 'Contribution', align: 'right', figures: true, grow: 1 },
    ],
    rows: [...rows, { total: true, cells }],
  };
}

export function rounds(all: Offered[]): Block[] {
  return all.filter(endsAsRound).flatMap((each): Block[] => {
    const unit = unitOf(each.result, each.wager);
    return [
      { kind: 'heading', level: 2, text: `The round: ${each.label}` },
      {
        kind: 'paragraph',
        keepWithNext: true,
        text: `${asRound(each)} Its figures are per ${unit}, for the play under “Strategy assumed”.`,
      },
      pays(each),
      edges(each),
      byResult(each),
      {
        kind: 'paragraph',
        tone: 'small',
        text: 'Every way a round can end, with its count, net and stake',
        to: countsOf(each),
      },
    ];
  });
}
