/** Bonus solved: whether to see the flop, and whether to bet before the turn; before the river it is decided already. */

import { type Fraction, ONE, ratio, ZERO } from '../../../exact/fraction';
import type { DecisionUse, Ending, Solution } from '../../../family/solution';
import type { PayTables } from '../../../pays/pay-table';
import { checkedSolution, lossOver } from '../../decisions/checked-solution';
import { STARTS } from '../hands/cells';
import { startsInWords } from '../hands/starts-in-words';
import {
  BONUS_ROUNDS,
  type BonusNets,
  bonusInUnits,
  bonusNets,
  decideBonus,
  ENDS,
  type End,
  type Ways,
} from './plan';
import { readableBonus } from './readable';
import type { BonusParameters } from './wagers';

const STAGES = [
  { id: 'flop', label: 'Flop bet only' },
  { id: 'river', label: 'Flop and river bets' },
  { id: 'turn', label: 'Flop and turn bets' },
  { id: 'turn-river', label: 'Flop, turn and river bets' },
] as const;
const END_LABELS: Record<End, string> = {
  paid: 'player wins, ante paid',
  lesser: 'player wins, ante returned',
  tie: 'hands are equal',
  lose: 'dealer wins',
};

function endingsFor(
  parameters: BonusParameters,
  nets: BonusNets,
  byStart: Ways[],
  sees: ArrayLike<number>,
): Ending[] {
  let folded = 0n;
  const totals = STAGES.map(() => ENDS.map(() => 0n));
  for (const [start, ways] of byStart.entries())
    for (const [stage, counts] of ways.entries())
      for (const [end, count] of counts.entries()) {
        const into = totals[stage] as bigint[];
        if (sees[start] === 0) folded += BigInt(count);
        else into[end] = (into[end] as bigint) + BigInt(count);
      }
  return [
    ...STAGES.flatMap(({ id, label }, stage) =>
      ENDS.map((end, i) => ({
        event: `${id}-${end}`,
        label: `${label}: ${END_LABELS[end]}`,
        count: totals[stage]?.[i] as bigint,
        net: ratio(bonusInUnits(parameters, nets, stage, end), nets.unit),
        staked: ratio(1 + parameters.flop + (stage >> 1) * parameters.turn + (stage & 1) * parameters.river),
      })),
    ),
    { event: 'fold', label: 'Fold', count: folded, net: ONE.neg(), staked: ONE },
  ];
}

function decisionsOf(endings: readonly Ending[]): DecisionUse[] {
  const share = (...prefixes: string[]): Fraction =>
    endings
      .filter(({ event }) => prefixes.includes(event.replace(/-(paid|lesser|tie|lose)$/, '')))
      .reduce((sum, { count }) => sum.add(ratio(count, BONUS_ROUNDS)), ZERO);
  const seen = share('flop', 'river', 'turn', 'turn-river');
  const choice = (choice: string, label: string, taken: Fraction) => ({ choice, label, taken });
  return [
    {
      street: 'Before the flop',
      reached: ONE,
      choices: [choice('bet', 'Bet to see the flop', seen), choice('fold', 'Fold', share('fold'))],
    },
    {
      street: 'At the flop',
      reached: seen,
      choices: [
        choice('bet', 'Bet', share('turn', 'turn-river')),
        choice('check', 'Check', share('flop', 'river')),
      ],
    },
    {
      street: 'At the turn',
      reached: seen,
      choices: [
        choice('bet', 'Bet', share('river', 'turn-river')),
        choice('check', 'Check', share('flop', 'turn')),
      ],
    },
  ];
}

export function solveBonus(
  parameters: BonusParameters,
  tables: PayTables,
  merged: readonly Float64Array[],
): Solution {
  const nets = bonusNets(parameters, tables);
  const { plan, byStart, byRule } = decideBonus(parameters, tables, merged);
  const endings = endingsFor(parameters, nets, byStart, plan.beforeFlop);
  const edgeOf = (ways: Ways[], sees: ArrayLike<number>) =>
    lossOver(endingsFor(parameters, nets, ways, sees), BONUS_ROUNDS);
  const folded = plan.beforeFlop.map((sees) => 1 - sees);
  return checkedSolution({
    universe: BONUS_ROUNDS,
    endings,
    mandatory: ONE,
    decisions: decisionsOf(endings),
    summary: `Fold ${startsInWords(folded)}; see the flop with anything else. Bet before the turn and before the river whenever the hand is more likely to win than to lose.`,
    alternatives: [
      {
        id: 'never-fold',
        label: 'Never fold',
        explains: 'Every hand sees the flop; the later bets follow the best play.',
        houseEdge: edgeOf(byStart, new Uint8Array(STARTS).fill(1)),
      },
      {
        id: 'simple',
        label: 'Simple rule',
        explains:
          'Follow the best play before the flop. At the flop decide on both later bets at once: place them with a pair or better that uses a card of the hand, or with four of one suit; otherwise place neither. The rule is our own.',
        houseEdge: edgeOf(byRule.simple, plan.beforeFlop),
      },
      {
        id: 'flop-only',
        label: 'Never bet more',
        explains: 'Follow the best play before the flop, and place neither of the later bets.',
        houseEdge: edgeOf(byRule.never, plan.beforeFlop),
      },
    ],
    ...readableBonus(parameters, nets, { plan, byStart }),
    method: METHOD,
  });
}

const METHOD = {
  id: 'community-turn-enumeration',
  explains:
    'For every four cards on the table, each pair of hole cards is compared with all 990 hands of the dealer on every river, going through the hands of each board from the weakest up. The bets before the turn and the river affect nothing else, so each is placed where it gains on its own; the sums by flop and hole cards then show whether seeing the flop is worth its price.',
  reductions: [
    'Boards are distinguished only as far as it affects who wins: by rank alone where no flush is possible; where one is, by the cards of its suit and the ranks of the others. 42,783 boards stand for 2,598,960.',
    'The same goes for four cards on the table: 13,351 stand for 270,725, except for two cards in each of two suits, which are decided one by one.',
    'Hole cards that play alike beside such cards are counted once: at most 351 stand for 1,081.',
  ],
};
