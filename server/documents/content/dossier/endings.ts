/** A round in detail: what each of its wagers pays, its three edges, and every way it can end. */
import { fromText, ONE, sum, toText } from '@/simulations/exact/fraction';
import {
  chanceOf,
  count,
  decimal,
  exact,
  percent,
  placesFor,
  signedPercent,
  signedUnits,
} from '@/simulations/printing/numbers';
import { isRounded, NEARNESS } from '@/simulations/wagers/rounded';
import type { Block, Row } from '../../paper';
import { averageStake, mandatoryStake, unitOf } from '../rounds';
import type { Offered } from '../wagers';

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

function endings({ label, result, wager }: Offered): Block {
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
          ...(counted ? [count(event.count)] : []),
          chanceOf(event.probability, decimals),
          signedUnits(event.net),
          decimal(fromText(event.staked ?? '1/1'), 4),
          signedPercent(event.contribution),
        ],
      })),
      {
        total: true,
        cells: [
          total.toString() === result.universe
            ? 'Total, equal to the universe'
            : `Total; the universe is ${count(result.universe)}`,
          ...(counted ? [count(total.toString())] : []),
          chanceOf(sum(result.events.map((event) => fromText(event.probability))), decimals),
          '',
          decimal(averageStake(result), 4),
          signedPercent(toText(contributions)),
        ],
      },
    ],
  };
}

const asRound = ({ members }: Offered): string =>
  members.length > 1
    ? "These wagers settle together, with the player's decisions in between, so they are one round."
    : 'The player decides while this wager is in play, so it is a round of its own.';

export function roundDetail(each: Offered): Block[] {
  const unit = unitOf(each.result, each.wager);
  return [
    { kind: 'heading', level: 3, text: each.label },
    {
      kind: 'paragraph',
      keepWithNext: true,
      text: `${asRound(each)} Its figures are per ${unit}, for the play of section 5. An ending's contribution is its chance times its net gain. In the total, what is staked is an average.`,
    },
    pays(each),
    edges(each),
    endings(each),
  ];
}
