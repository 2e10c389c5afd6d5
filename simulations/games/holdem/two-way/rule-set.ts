/** Two Way: nothing is folded; each optional bet is placed where it gains on its own. */

import { CATEGORY_NAMES } from '../../../equipment/cards/categories';
import { type Fraction, ONE, ratio, ZERO } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import type { PayTables } from '../../../pays/pay-table';
import { netPays } from '../../decisions/net-pays';
import { isHidden } from '../boards/hidden';
import { type Nets, OUTCOME_LABELS, type Outcome, type Settlement, settlement } from '../boards/settlement';
import { CATEGORIES, STRAIGHT } from '../hands/categories';
import { FIRST_OF, weakestQualifying } from '../hands/category-of';
import { STARTS } from '../hands/cells';
import { doneWith, MADE } from '../hands/made-at-flop';
import { sumsOfOneFlop } from '../passes/decisions-at-flop';
import { type EndingRow, lossesOf, outcomesOf, shareIn } from '../passes/endings';
import type { Tallies } from '../passes/follow';
import { AT_FLOP, LATER_ON, stageOf } from '../passes/plan';
import type { Decided, Rules } from '../passes/rule-set';
import { flopTable, HOW_TO_READ, riverTable } from '../passes/strategy-tables';
import { type TwoWayParameters, twoWayRow, twoWayWagers } from './wagers';

const MANDATORY = 3;
const STREETS = [
  { stage: stageOf(AT_FLOP, 1), flop: 1, river: 1, id: 'both', label: 'Bet at the flop and after the river' },
  { stage: stageOf(AT_FLOP, 0), flop: 1, river: 0, id: 'flop', label: 'Bet at the flop only' },
  { stage: stageOf(LATER_ON, 1), flop: 0, river: 1, id: 'river', label: 'Bet after the river only' },
  { stage: stageOf(LATER_ON, 0), flop: 0, river: 0, id: 'neither', label: 'No further bet' },
] as const;
type Street = (typeof STREETS)[number];

function decide(merged: readonly Float64Array[]): Decided {
  const sums = sumsOfOneFlop(merged);
  const atFlop = new Uint8Array(sums.length);
  for (let i = 0; i < sums.length; i += 1) atFlop[i] = inTable(sums[i]) > 0 ? 1 : 0;
  return {
    plan: {
      beforeFlop: new Uint8Array(STARTS),
      atFlop,
      decidesAfterRiver: [false, true, true],
      afterRiver: ({ cells, count }, { later }, bets) => {
        for (let k = 0; k < count; k += 1) {
          const cell = inTable(cells[k]);
          bets[cell] = inTable(later[cell]) > 0 ? 1 : 0;
        }
      },
    },
  };
}

const SIMPLY_BET = MADE.slice(0, MADE.indexOf('Pair with the lowest card of the flop'));
const TWO_PAIRS = inTable(FIRST_OF[CATEGORIES.indexOf('two-pairs')]);

/** What the initial wagers and each bet win or lose, the two-way wager aside. */
export function twoWaySettlements(
  parameters: TwoWayParameters,
  tables: PayTables,
): {
  initial: Nets;
  bet: (wager: 'flop' | 'river') => Nets;
  settled: Settlement;
  settledAfterRiver: Settlement;
} {
  const net = netPays(twoWayWagers(parameters), tables);
  const won = (wager: string) => net(wager, 'win');
  const initial: Nets = (outcome) => {
    if (outcome.startsWith('tie')) return ZERO;
    if (outcome === 'win') return won('ante').add(won('blind'));
    if (outcome === 'win-unqualified') return won('ante');
    return ratio(outcome === 'lose' ? -2 : -1);
  };
  const bet = (wager: 'flop' | 'river') => (outcome: Outcome) => {
    if (outcome === 'win') return won(wager);
    return outcome === 'lose' ? ONE.neg() : ZERO;
  };
  const given = { qualifier: weakestQualifying(parameters.qualifier), mandatory: MANDATORY, initial };
  return {
    initial,
    bet,
    settled: settlement({ ...given, later: bet('flop') }),
    settledAfterRiver: settlement({ ...given, later: bet('river') }),
  };
}

export const twoWayRules: Rules<TwoWayParameters> = (parameters, tables) => {
  const net = netPays(twoWayWagers(parameters), tables);
  const { initial, bet, settled, settledAfterRiver } = twoWaySettlements(parameters, tables);

  const twoWay = (category: number): Fraction =>
    category < STRAIGHT ? ONE.neg() : net('two-way', twoWayRow(category));

  const row = (street: Street, outcome: Outcome, category: number): EndingRow => {
    const [atFlop, afterRiver] = [street.flop * parameters.atFlop, street.river * parameters.afterRiver];
    const id = CATEGORIES[category] as (typeof CATEGORIES)[number];
    const better = category < STRAIGHT ? 'lesser' : twoWayRow(category);
    const hand = category < STRAIGHT ? 'less than a straight' : CATEGORY_NAMES[id].toLowerCase();
    return {
      event: `${street.id}-${outcome}-${better}`,
      label: `${street.label}: ${OUTCOME_LABELS[outcome]} (${better === 'straight-flush' ? 'straight flush or royal flush' : hand})`,
      net: initial(outcome, category)
        .add(bet('flop')(outcome, category).mul(atFlop))
        .add(bet('river')(outcome, category).mul(afterRiver))
        .add(twoWay(category)),
      staked: ratio(MANDATORY + atFlop + afterRiver),
    };
  };
  const endings = (tallies: Tallies, plan: number): [EndingRow, bigint][] => {
    const counted = outcomesOf(tallies, plan);
    const losses = lossesOf(tallies, plan);
    return STREETS.flatMap((street) => {
      const here = counted.filter(({ stage }) => stage === street.stage);
      const lostTo = losses[street.stage] as bigint[];
      const lost = here.reduce((sum, { outcome, count }) => (outcome === 'lose' ? sum + count : sum), 0n);
      const toLesser = lostTo.reduce((sum, count) => sum - count, lost);
      return [
        ...here
          .filter(({ outcome }) => outcome !== 'lose')
          .map(({ outcome, category, count }): [EndingRow, bigint] => [
            row(street, outcome, category),
            count,
          ]),
        ...lostTo.map((count, i): [EndingRow, bigint] => [row(street, 'lose', STRAIGHT + i), count]),
        [row(street, 'lose', 0), toLesser] as [EndingRow, bigint],
      ];
    });
  };
  const [both, flop, river, neither] = STREETS.map(({ stage }) => stage) as [number, number, number, number];
  return {
    settled,
    settledAfterRiver,
    atFlop: (_initial, later) => later,
    decide,
    alternatives: [
      {
        id: 'never-bet',
        label: 'Never bet more',
        explains: 'Neither the flop nor the river bet is ever placed.',
        moved: () => neither,
      },
      {
        id: 'always-bet',
        label: 'Always bet',
        explains: 'Both the flop and the river bet are placed whatever the cards.',
        moved: () => both,
      },
      {
        id: 'simple',
        label: 'Simple rule',
        explains:
          'Bet at the flop with a pair in the hand, a pair with its highest or middle card, or better. Bet after the river with two pairs or better that are not all on the table. The rule is our own.',
        plan: (best) => ({
          ...best,
          atFlop: doneWith(SIMPLY_BET),
          afterRiver: (board, _nets, bets) => {
            const { cells, count, hands } = board;
            for (let k = 0; k < count; k += 1) {
              const cell = inTable(cells[k]);
              bets[cell] = inTable(hands[cell]) >= TWO_PAIRS && isHidden(board, cell) ? 1 : 0;
            }
          },
        }),
      },
    ],
    endings,
    decisions: (counted) => [
      {
        street: 'At the flop',
        reached: ONE,
        choices: [
          { choice: 'bet', label: 'Bet', taken: shareIn(counted, both, flop) },
          { choice: 'check', label: 'Check', taken: shareIn(counted, river, neither) },
        ],
      },
      {
        street: 'After the river',
        reached: ONE,
        choices: [
          { choice: 'bet', label: 'Bet', taken: shareIn(counted, both, river) },
          { choice: 'check', label: 'Check', taken: shareIn(counted, flop, neither) },
        ],
      },
    ],
    readable: ({ plan, counted }) => ({
      tables: [
        flopTable(
          {
            id: 'at-flop',
            caption: 'How often to bet at the flop, by what the hand makes with it',
            explains: `Bet where the hand wins more often than it loses against a dealer who qualifies. ${HOW_TO_READ}`,
          },
          plan.atFlop,
        ),
        riverTable(
          {
            id: 'after-river',
            caption: 'How often to bet after the river',
            explains: `By the player’s best five cards, some or all of which may be on the table. ${HOW_TO_READ}`,
          },
          'Bet',
          counted,
          { done: [both, river], passed: [flop, neither] },
        ),
      ],
    }),
    summary: () =>
      'Place each of the two optional bets where the hand is more likely to win it than to lose it; neither changes what the other is worth.',
    withLosses: true,
  };
};
