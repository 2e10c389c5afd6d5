import { type Fraction, ONE, ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { ChartCells } from '../../family/chart';
import { Merging } from '../../family/merging';
import type { Alternative, Solution } from '../../family/solution';
import type { PayTables } from '../../pays/pay-table';
import { percent } from '../../printing/numbers';
import { ROUNDED } from '../../wagers/rounded';
import { checkedSolution } from '../decisions/checked-solution';
import { chartTables, exceptions, FILED, filedTables } from './chart-shown';
import { blackjackCharts, columnsOf } from './charts';
import { decisionsOf, endingsOf, endingsPiece } from './endings';
import { furthestGain } from './furthest';
import { type BlackjackParameters, MOST_HANDS } from './parameters';
import { PARTS, rulesWith, WAYS, type Way } from './pieces';
import { KINDS, TEN } from './ranks';
import type { Rules } from './rules';
import { FIRST_ROUND } from './wagers';

type Told = Pick<Alternative, 'label' | 'explains'>;

const TOLD: Record<Way, Told> = {
  optimal: {
    label: 'Best play by the cards',
    explains:
      'The best choice for the exact cards of each hand. After a split, each hand is played as if it were alone.',
  },
  basic: {
    label: 'The chart',
    explains: 'The best play that looks at the total alone: basic strategy, as players carry it.',
  },
  'mimic-the-dealer': {
    label: 'As the dealer',
    explains: 'Draws and stands as the dealer must, and never doubles or splits.',
  },
  'never-bust': {
    label: 'Never bust',
    explains: 'The chart, but no card to a hard 12 or more.',
  },
  'never-double-or-split': {
    label: 'Never double or split',
    explains: 'The best chart that stakes nothing more.',
  },
  'even-money': {
    label: 'Always even money, where it is offered',
    explains: 'The chart, but a blackjack against an ace is paid one for one at once.',
  },
};

const BY_THE_CHART_FILED: Pick<Alternative, 'label' | 'explains' | 'source'> = {
  label: 'By the chart filed',
  explains: 'Follows the chart filed with the game, whole, as far as the rules allow.',
  source: 'the operator',
};

/** Rounds are counted up to sixteen hands, which only a chart that splits tens passes often enough to matter. */
const SPLITS_TENS =
  ' Tens are split up to sixteen hands: with six decks one pair of tens in two hundred would go on, which can move this figure by some hundredths of a per cent.';

const edgeAt = ([gains]: readonly Float64Array[], at: number): Fraction =>
  ratio(-BigInt(inTable(gains?.[at])), BigInt(PARTS));

/** The dealer’s cards one after another, where they were not counted before. */
function followedHere(
  parameters: BlackjackParameters,
  tables: PayTables,
  merged: Float64Array[],
): Float64Array[] {
  const merging = new Merging<Float64Array[]>();
  for (let up = 0; up < KINDS; up += 1) merging.add(endingsPiece(parameters, tables, merged, up));
  return merging.total();
}

function filedSaid(rules: Rules, filed: ChartCells): typeof BY_THE_CHART_FILED {
  const splits =
    rules.hands === MOST_HANDS &&
    rules.splits[TEN] &&
    columnsOf(rules, filed).some(({ pairs }) => pairs[TEN] === 'P');
  const { explains } = BY_THE_CHART_FILED;
  return { ...BY_THE_CHART_FILED, explains: splits ? `${explains}${SPLITS_TENS}` : explains };
}

export function solveBlackjack(
  parameters: BlackjackParameters,
  tables: PayTables,
  merged: Float64Array[],
  followed = followedHere(parameters, tables, merged),
): Solution {
  const rules = rulesWith(parameters, tables);
  const edges = new Map<Way, Fraction>(WAYS.map((way, at) => [way, edgeAt(merged, at)]));
  const edgeOf = (way: Way) => edges.get(way) as Fraction;
  const { play } = parameters;
  const filed = blackjackCharts.filed(parameters);
  const others = WAYS.filter((way) => way !== play && (way !== 'even-money' || paysMoreThanEven(rules)));
  const costs = percent(edgeOf('basic').sub(edgeOf('optimal')));
  const cells = merged[2] as Float64Array;
  return checkedSolution({
    ...(play === 'basic' && { play: { label: TOLD.basic.label, explains: 'plays by the chart' } }),
    universe: BigInt(PARTS),
    endings: endingsOf(parameters, tables, followed),
    furthest: furthestGain(parameters, rules, tables),
    mandatory: ONE,
    basis: FIRST_ROUND,
    decisions: decisionsOf(followed),
    summary:
      play === 'basic'
        ? 'Play by the chart below, which looks at the total of the hand and the dealer’s card.'
        : `Play by the cards of the hand. The chart below costs ${costs} of the first stake more.`,
    tables: [
      ...chartTables(rules, cells),
      ...(play === 'optimal' ? exceptions(rules, merged) : []),
      ...(filed ? filedTables(rules, columnsOf(rules, filed)) : []),
    ],
    alternatives: [
      ...others.map((way) => ({ id: way, ...TOLD[way], houseEdge: edgeOf(way) })),
      ...(filed ? [{ id: FILED, ...filedSaid(rules, filed), houseEdge: edgeAt(merged, WAYS.length) }] : []),
    ],
    method: {
      id: ROUNDED,
      explains:
        'For every card of the dealer, all that the dealer may draw is listed once, and each hand is worked back from the hands that can draw least: what standing gains is exact for the cards that are out. Pairs are split as often as the rules allow; the chance of each number of hands is counted, and all hands of a split are played by their own cards (composition-dependent, zero memory, pre-split). Chances are sums of products in doubles, off by less than 10^−11 of a stake, and are rounded to 15 decimal places.',
      reductions: [
        'A hand is how many cards of each of ten kinds it holds: 3,072 of them.',
        'In rounds of three hands and more, what the hands do to each other is counted pair by pair: averages are not touched, single chances by less than one in ten million.',
      ],
    },
  });
}

const paysMoreThanEven = ({ blackjackPays }: { blackjackPays: number }) => blackjackPays > 1;
